export default {
  title: 'Ohne Konto bestellen',
  cart: 'Warenkorb',
  about: 'Wir verwenden Adresse und E-Mail-Adresse nur für diese Bestellung. In einer E-Mail steht ein Link zu ihr.',
  aboutWithoutMails:
    'Wir verwenden Adresse und E-Mail-Adresse nur für diese Bestellung. Dieser Shop verschickt keine E-Mails: Die Seite Ihrer Bestellung bleibt nur in diesem Browser-Tab offen.',
  yourOrder: 'Ihre Bestellung',
  notPlaced: 'Die Bestellung wurde nicht aufgegeben. Bitte versuchen Sie es noch einmal.',
  notConfirmed: 'Der Shop hat die Bestellung nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  invalidFields: (count: number) => (count === 1 ? 'Bitte prüfen Sie ein Feld.' : `Bitte prüfen Sie ${count} Felder.`),
} satisfies Translation<typeof import('#web/features/cart/guest/texts.ts')>;
