export default {
  note: 'Notiz',
  reason: 'Grund',
  unknownCustomer:
    'Diesen Kunden gibt es nicht mehr. Bitte suchen Sie noch einmal oder geben Sie Namen und Adresse ein.',
  tooManyOpen: (count: number) =>
    `Dieser Kunde hat ${count} offene Bestellungen, und der Shop nimmt vorerst keine weitere an. Bitte schließen Sie eine davon ab oder stornieren Sie eine.`,
  tooManyWaiting:
    'Zwei Bestellungen mit dieser E-Mail-Adresse oder Telefonnummer warten noch auf Zahlung. Bitte geben Sie eine davon frei oder wählen Sie Zahlung bei der Übergabe.',
  noPayLink:
    'Einen Link zum Bezahlen kann nur ein Kunde mit E-Mail-Adresse erhalten. Bitte geben Sie sie ein oder wählen Sie Zahlung bei der Übergabe.',
  placed: 'Bestellung aufgenommen.',
  payLinkMailed: (email: string) =>
    `Ein Link zum Bezahlen geht per E-Mail an ${email}. Die Bestellung gilt, sobald sie bezahlt ist.`,
  wasCancelled: (number: number) =>
    `Diese Anfrage war die Bestellung Nr. ${number}, und sie ist storniert. Bitte nehmen Sie eine neue auf.`,
  hasEnded: (number: number) =>
    `Diese Anfrage war die Bestellung Nr. ${number}, und sie ist beendet: Sie wurde nicht rechtzeitig bezahlt oder freigegeben. Bitte nehmen Sie eine neue auf.`,
  takenBefore: (number: number) =>
    `Die Bestellung Nr. ${number} dieses Anrufs ist schon aufgenommen, mit einer anderen Adresse. Bitte sehen Sie sie an: Dort können Sie sie stornieren oder freigeben und dann noch einmal aufnehmen.`,
  noteSaved: 'Notiz gespeichert.',
} satisfies Translation<typeof import('#backend/features/orders/customers/texts.ts')>;
