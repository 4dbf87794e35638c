export default {
  placed: 'Ihre Bestellung ist eingegangen.',
  outOfStock: (product: string) => `${product} ist ausverkauft.`,
  noLongerSold: 'Ein Produkt dieser Bestellung wird nicht mehr verkauft. Bitte prüfen Sie Ihren Warenkorb.',
  noAddress: 'Bitte wählen Sie eine Adresse',
  noProducts: 'Eine Bestellung braucht mindestens ein Produkt.',
  noJoining: 'Dieser Shop fügt keine Bestellung zu einer anderen hinzu. Bitte geben Sie eine eigene Bestellung auf.',
  noOnlinePayment: 'Online-Zahlung ist nicht verfügbar. Bitte wählen Sie Barzahlung.',
  perhapsPlaced:
    'Der Shop hat nicht gemeldet, ob Ihre Bestellung eingegangen ist, und Ihre Bestellungen lassen sich gerade nicht lesen. Sie wurde nicht noch einmal gesendet. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  keyOfOtherOrder:
    'Dieser Schlüssel gehört schon zu einer anderen Bestellung. Bitte senden Sie diese Bestellung mit einem neuen Schlüssel.',

  notSupported: {
    move: 'Dieser Shop kann den Status von Bestellungen nicht ändern. Es wurde nichts geändert.',
    cancel: 'Dieser Shop kann Bestellungen nicht stornieren. Es wurde nichts geändert.',
    refund: 'Dieser Shop kann Bestellungen nicht erstatten. Es wurde nichts geändert.',
    refundMissing:
      'In diesem Shop kann eine Erstattung nicht auf fehlende Produkte angerechnet werden. Bitte erstatten Sie nach dem Packen oder ohne Anrechnung.',
    refundLines: 'Dieser Shop kann einzelne Produkte nicht erstatten. Bitte erstatten Sie einen Teil der Bestellung.',
    release: 'Dieser Shop kann unbezahlte Bestellungen nicht freigeben. Es wurde nichts geändert.',
    pick: 'In diesem Shop werden Bestellungen nicht Produkt für Produkt gepackt. Es wurde nichts geändert.',
    wishes:
      'In diesem Shop lässt sich ein Wunsch für fehlende Produkte nachträglich nicht ändern. Es wurde nichts geändert.',
    tour: 'Dieser Shop kann keine Touren starten. Es wurde nichts geändert.',
  },
  pleaseLogIn: 'Bitte melden Sie sich an.',
} satisfies Translation<typeof import('#gateway/features/orders/texts.ts')>;
