export default {
  label: 'Testzahlung – es fließt kein echtes Geld',
  title: 'Testzahlung',
  payHeading: 'Ihre Bestellung bezahlen',
  orderNumber: (number: number) => `Bestellung Nr. ${number}`,
  pay: (amount: string) => `${amount} bezahlen`,
  cancel: 'Abbrechen',
  delivery: 'Liefergebühr',
  deposits: 'Pfand',
  tax: 'MwSt. (2 %)',
  moreProducts: (count: number) => (count === 1 ? '1 weiteres Produkt' : `${count} weitere Produkte`),
  seeOrders: 'Meine Bestellungen ansehen',
  backToCart: 'Zurück zum Warenkorb',
  goToStore: 'Zum Shop',
  notices: {
    unknown: {
      title: 'Hier gibt es nichts zu bezahlen',
      text: 'Diese Zahlungsadresse ist nicht bekannt. Bitte beginnen Sie noch einmal in Ihrem Warenkorb.',
    },
    otherShopper: {
      title: 'Bitte melden Sie sich an',
      text: 'Nur wer diese Bestellung aufgegeben hat, kann sie bezahlen. Melden Sie sich im Shop an und öffnen Sie diese Adresse noch einmal.',
    },
    otherPage: {
      title: 'Bitte bezahlen Sie auf dieser Seite',
      text: 'Die Anfrage kam nicht von der Zahlungsseite. Deshalb wurde nichts ausgeführt.',
    },
    paid: { title: 'Bereits bezahlt', text: 'Diese Bestellung ist bezahlt. Sie müssen nichts weiter tun.' },
    cancelled: {
      title: 'Zahlung abgebrochen',
      text: 'Diese Zahlung wurde abgebrochen. Es wurde nichts abgebucht. Ihr Warenkorb ist noch da.',
    },
    expired: {
      title: 'Zahlung abgelaufen',
      text: 'Die Zeit für diese Zahlung ist abgelaufen. Es wurde nichts abgebucht. Ihr Warenkorb ist noch da.',
    },
    replaced: {
      title: 'Durch eine neuere Bestellung ersetzt',
      text: 'Sie haben eine neuere Bestellung aufgegeben. Deshalb wurde diese beendet. Es wurde nichts abgebucht. Um online zu bezahlen, beginnen Sie bitte noch einmal in Ihrem Warenkorb.',
    },
    released: {
      title: 'Zahlung vom Shop beendet',
      text: 'Der Shop hat diese Zahlung beendet. Es wurde nichts abgebucht. Ihr Warenkorb ist noch da: Bitte bestellen Sie noch einmal oder wenden Sie sich an den Shop.',
    },
  },
  notRecorded: 'Die Zahlung konnte nicht erfasst werden. Bitte versuchen Sie es noch einmal.',
  paidAfterNewerOrder: 'Bezahlt, nachdem der Kunde eine neuere Bestellung aufgegeben hatte.',
  paidAfterCancelling: 'Bezahlt, nachdem sie storniert worden war.',
  paidAfterRelease: 'Bezahlt, nachdem der Shop die Ware freigegeben hatte.',
  paidTooLate: 'Bezahlt, nachdem die Zeit für die Zahlung abgelaufen war.',
  noLongerInStock: (goods: string) => `Nicht mehr vorrätig: ${goods}.`,
  placeWasFree:
    'Der Platz im Zeitfenster war inzwischen für andere frei: Bitte prüfen Sie, ob Sie die Zeit einhalten können.',
  firstIsCancelled: (number: number) =>
    `Sie kam zur Bestellung ${number} dazu, die storniert ist, und hat deshalb weder Liefergebühr noch Mindestbestellwert: Bitte prüfen Sie sie, oder stornieren Sie sie; dann wird sie erstattet.`,
} satisfies Translation<typeof import('#backend/payments/texts.ts')>;
