export default {
  descriptionLine: 'Zeile der Beschreibung',
  isMissing: (label: string) => `„${label}“ fehlt noch.`,
  isNoPrice: (label: string) =>
    `„${label}“ muss ein Betrag von 0,01 bis 100.000 mit höchstens zwei Nachkommastellen sein.`,
  hiddenInSku: '„Artikelnummer“ darf nur sichtbare Zeichen enthalten.',
  skuIsTaken: (sku: string, product: string) =>
    `Die Artikelnummer ${sku} gehört zu ${product}. Jedes Produkt braucht eine eigene.`,
  isNoGtin: 'Der Strichcode muss 8, 12, 13 oder 14 Ziffern haben.',
  wrongCheckDigit:
    'Die letzte Ziffer des Strichcodes passt nicht zu den anderen. Bitte vergleichen Sie die Nummer mit der Packung.',
  shortenedGtin:
    'Eine Tabellenkalkulation hat den Strichcode gekürzt. Formatieren Sie die Spalte als Text und geben Sie alle Ziffern ein.',
  lostZeros:
    'Dem Strichcode fehlen Ziffern. Wenn eine Tabellenkalkulation Nullen am Anfang entfernt hat, formatieren Sie die Spalte als Text und geben Sie alle Ziffern ein.',
  zerosAdded: (cell: string, number: string) => `${cell} wird als ${number} gelesen: Nullen am Anfang fehlten.`,
  itemOfCase: (cell: string, number: string) =>
    `${cell} ist der Strichcode eines Kartons. Das Produkt erhält den Strichcode eines Stücks darin, ${number}.`,
  readAsBefore: (cell: string, sku: string) =>
    `${cell} wird als ${sku} gelesen, die Artikelnummer des Produkts: Eine Tabellenkalkulation kann sie verändert haben.`,
  gtinIsTaken: (gtin: string, product: string) =>
    `Der Strichcode ${gtin} gehört zu ${product}. Jedes Produkt braucht einen eigenen.`,
  tooManySearchWords: (max: number) => `Es sind höchstens ${max} Suchwörter möglich.`,
  tooManyLines: (max: number) => `Die Beschreibung darf höchstens ${max} Zeilen haben.`,
  amountFault: (max: number) => `Die Menge in „Größe“ muss eine ganze Zahl von 1 bis ${max} sein.`,
  isNoSize: 'Die Größe muss eine Menge mit einer Einheit sein.',
  isNoSizeText:
    'Die Größe muss eine Menge mit einer Einheit sein, zum Beispiel 500 g, 1,5 kg, 250 ml, 1 l oder 6 Stück.',
  isNoWeightText:
    'Das Gewicht muss eine Menge mit einer Einheit sein, zum Beispiel 500 g, 6 x 330 ml oder 400–600 g, oder Wörter ohne Zahl.',
  pieceUnit: 'Stück',
  readAsThousands: (cell: string, number: string) => `${cell} wird als ${number} gelesen.`,
  otherCurrency: (cell: string, amount: string) => `${cell} wird ohne Umrechnung als ${amount} gelesen.`,
  threeDecimals: (cell: string) =>
    `${cell} hat drei Nachkommastellen. Schreiben Sie höchstens zwei, und Tausender ohne Trennzeichen, zum Beispiel 1234.`,
  noDepositInSteps:
    'Ware in Schritten nach Gewicht hat kein Pfand, weil es für jedes Stück berechnet wird. Entfernen Sie eins von beiden.',
  stopCountingFirst: (product: string) =>
    `Der Bestand von ${product} zählt die Schritte. Beenden Sie zuerst das Zählen und zählen Sie dann in den neuen Schritten.`,
  isNoPortion:
    'Die Portion braucht einen Schritt in Gramm sowie eine kleinste und eine größte Menge aus ganzen Schritten, von 1 g bis 1.000.000 g.',
  tooManySteps: (max: number) => `Die größte Menge kann höchstens ${max} Schritte haben.`,
  isNoPortionText: 'Die Portion muss ein Schritt mit den bestellbaren Mengen sein, zum Beispiel 50 g: 100 g - 2 kg.',
  minimumAgeFault: 'Das Mindestalter muss 16, 18 oder leer sein.',
  taxClassFault: (codes: string) => `Diese Steuerklassen gibt es: ${codes}. Bitte wählen Sie eine davon.`,
  unknownCategory: (names: string) => `Die Kategorie muss eine von ${names} sein.`,
  dearOffer: 'Der Angebotspreis darf nicht höher als der Preis sein.',
  tooManyPictures: (max: number) => `Ein Produkt kann höchstens ${max} Bilder haben.`,
  pictureTooLarge: (megabytes: number) =>
    `Jedes Bild darf höchstens ${megabytes} MB groß sein. Bitte verkleinern Sie es und versuchen Sie es noch einmal.`,
  pictureGone: 'Der Shop hat dieses Bild nicht mehr. Bitte fügen Sie es noch einmal hinzu.',
  pictureNotSent: 'Dieses Bild wurde nicht gesendet. Bitte fügen Sie es noch einmal hinzu.',
  pictureNotPlaced: 'Jedes gesendete Bild braucht einen Platz unter den Bildern.',
  noSuchPicture: 'Dieses Bild gibt es nicht.',
  unreadableForm: 'Das Formular konnte nicht gelesen werden. Bitte senden Sie es noch einmal.',
  formTooLarge: 'Das Formular ist zu groß. Bitte senden Sie weniger oder kleinere Bilder.',
  unknownProduct: 'Dieses Produkt gibt es nicht.',
  unknownProductBefore: 'Das Produkt, hinter dem dieses stehen soll, gibt es nicht.',
  changedSince:
    'Das Produkt hat sich geändert, seit Sie es geöffnet haben. Bitte sehen Sie sich die neueren Werte an und speichern Sie noch einmal.',
  lessOnHand: (product: string) =>
    `Der Bestand von ${product} wird gezählt und ist kleiner als die kleinste Menge, die man bestellen kann. Bitte buchen Sie zuerst einen Zugang oder zählen Sie nach.`,
  noneOnHand: (product: string) =>
    `${product} wird gezählt, und der Bestand ist 0. Erfassen Sie zuerst einen Wareneingang oder zählen Sie.`,
  oneChangedSince: (product: string) =>
    `${product} wurde inzwischen geändert, deshalb wurde nichts gespeichert. Bitte sehen Sie die neuen Werte an und versuchen Sie es noch einmal.`,
  priceOutOfRange: (product: string) => `Der neue Preis von ${product} läge nicht zwischen 0,01 und 100000.`,
  nothingToChange: 'Bitte geben Sie an, was sich ändern soll.',
  noProduct: 'Bitte wählen Sie mindestens ein Produkt aus.',
  tooManyProducts: (max: number) => `Es lassen sich höchstens ${max} Produkte zusammen ändern.`,
  percentFault:
    'Die Prozentzahl muss zwischen -90 und 1000 liegen, höchstens zwei Nachkommastellen haben und darf nicht 0 sein.',
  changedMany: (count: number) => (count === 1 ? '1 Produkt geändert.' : `${count} Produkte geändert.`),
  added: 'Das Produkt ist angelegt.',
  addedUnchecked:
    'Das Produkt ist angelegt, aber noch nicht vorrätig: Tragen Sie die Lebensmittelangaben ein, prüfen Sie sie und stellen Sie das Produkt dann auf vorrätig.',
  saved: 'Das Produkt ist gespeichert.',
  archived: 'Das Produkt wird nicht mehr verkauft.',
  unarchived: 'Das Produkt wird wieder verkauft.',
  arranged: 'Die Reihenfolge der Produkte ist gespeichert.',
  inStock: 'Das Produkt ist vorrätig.',
  outOfStock: 'Das Produkt ist ausverkauft.',
  demoProducts: 'Beispielprodukte',
  noDemoProduct: 'Es gibt kein Beispielprodukt, das entfernt werden kann.',
  demoProductsRemoved: (count: number) =>
    count === 1 ? '1 Beispielprodukt entfernt.' : `${count} Beispielprodukte entfernt.`,
} satisfies Translation<typeof import('#backend/features/catalogue/products/texts.ts')>;
