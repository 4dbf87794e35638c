export default {
  refusals: {
    CHANGED_SINCE: 'Das wurde inzwischen geändert. Bitte sehen Sie noch einmal nach.',
    NOT_LOGGED_IN: 'Sie sind nicht angemeldet, oder Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich an.',
    PAYMENT_UNAVAILABLE: 'Diese Zahlungsart ist nicht verfügbar. Bitte wählen Sie eine andere.',
    SOLD_OUT: 'Das ist leider ausverkauft.',
    TAKEN: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    TOO_MANY: 'Das ist zu viel auf einmal. Bitte versuchen Sie es mit weniger oder später noch einmal.',
    UNKNOWN_ADDRESS: 'Diese Adresse gehört nicht zu Ihren gespeicherten Adressen. Bitte wählen Sie eine andere.',
    UNKNOWN_PRODUCT: 'Ein Produkt wird nicht mehr verkauft. Bitte laden Sie die Seite neu.',
    WRONG_LOGIN: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  },

  badKey: 'Der Schlüssel der Bestellung muss aus 1 bis 255 druckbaren ASCII-Zeichen bestehen.',
  noReason: 'Der Shop hat das ohne Begründung abgelehnt. Bitte versuchen Sie es später noch einmal.',
  badDetails: 'Der Shop hat diese Angaben nicht angenommen. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  storeUnreachable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  storeTimedOut: 'Der Shop hat zu lange nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  badStoreResponse: 'Die Antwort des Shops war nicht zu verstehen. Bitte versuchen Sie es gleich noch einmal.',
  storeFailed: 'Der Shop konnte das nicht ausführen. Bitte versuchen Sie es gleich noch einmal.',
  somethingWentWrong: 'Hier ist etwas schiefgegangen.',

  tooManyLines: (max: number) => `Es passen höchstens ${max} Artikel hinein. Bitte entfernen Sie einige.`,
  quantityRange: (max: number) => `Die Menge muss zwischen 1 und ${max} liegen.`,

  notPictures: 'Bilder müssen JPEG-, PNG-, WebP- oder GIF-Dateien sein.',
  pictureTooLarge: (megabytes: number, pictures: number) =>
    `Ein Bild darf höchstens ${megabytes} MB groß sein, und es können höchstens ${pictures} Bilder gesendet werden.`,
  uploadInterrupted: 'Das Hochladen wurde unterbrochen.',
  uploadIncomplete: 'Die Bilder sind nicht vollständig angekommen. Bitte senden Sie sie noch einmal.',
  requestTooLarge: (kilobytes: number) => `Die Anfrage darf höchstens ${kilobytes} KB groß sein.`,

  successes: {
    addressAdded: 'Adresse hinzugefügt.',
    cartSaved: 'Warenkorb gespeichert.',
    loggedIn: 'Angemeldet.',
    loggedOut: 'Abgemeldet.',
    orderPlaced: 'Bestellung aufgegeben.',
    productAdded: 'Produkt angelegt.',
    registered: 'Ihr Konto wurde angelegt.',
    stockSaved: 'Bestand gespeichert.',
  },
} satisfies Translation<typeof import('#gateway/refusals/texts.ts')>;
