export default {
  notUtf8:
    'Die Datei ist nicht in UTF-8. Wenn sie aus einer älteren Tabellenkalkulation kommt, wählen Sie Windows-1252; sonst speichern Sie sie als CSV UTF-8.',
  isInUtf8: 'Die Datei ist in UTF-8. Bitte wählen Sie UTF-8 als Kodierung.',
  isUtf16: 'Die Datei ist in UTF-16. Bitte speichern Sie sie als CSV UTF-8.',
  noText: 'Das ist keine Textdatei. Bitte speichern Sie sie als CSV UTF-8.',
  tooLarge: (megabytes: number) =>
    `Die Datei darf höchstens ${megabytes} MB groß sein. Bitte senden Sie sie in mehreren Teilen.`,
  chooseFile: 'Bitte wählen Sie eine CSV-Datei.',
  openQuotation: (row: number) =>
    `Das Anführungszeichen in Zeile ${row} wird nicht geschlossen. Bitte ergänzen Sie das schließende.`,
  textAfterQuotation: (row: number) =>
    `In Zeile ${row} folgt Text auf ein schließendes Anführungszeichen. Bitte schreiben Sie innerhalb einer Zelle zwei Anführungszeichen für eines.`,
  isEmpty: 'Die Datei ist leer. Bitte wählen Sie eine Datei mit Kopfzeile und Zeilen.',
  columnIsTwice: (name: string) => `Die Spalte ${name} gibt es zweimal. Bitte entfernen Sie eine davon.`,
  noColumns: (names: string) =>
    `Die erste Zeile muss die Spalten nennen, zum Beispiel ${names}. Bitte ergänzen Sie sie.`,
  tooManyCells: (row: number, max: number) =>
    `Zeile ${row} hat mehr als ${max} Zellen. Bitte löschen Sie die leeren Spalten und speichern Sie die Datei erneut.`,
  tooManyRows: (max: number) => `Die Datei hat mehr als ${max} Zeilen. Bitte senden Sie sie in mehreren Teilen.`,
  unreadableCell:
    'Die Zelle enthält ein Steuerzeichen. Bitte geben Sie den Text noch einmal ein oder speichern Sie die Datei als CSV UTF-8.',
  sameProduct:
    'Eine frühere Zeile hat dasselbe Produkt. Entfernen Sie eine davon oder geben Sie jeder eine Artikelnummer in der Spalte sku.',
  sameRowTarget: 'Eine frühere Zeile ändert dasselbe Produkt. Bitte entfernen Sie eine davon.',
  sameSku: 'Eine frühere Zeile hat dieselbe Artikelnummer. Bitte entfernen Sie eine davon.',
  sameGtin: 'Eine frühere Zeile hat denselben Strichcode. Bitte entfernen Sie eine davon.',
  shortenedSku: (cell: string, sku: string, product: string) =>
    `Die Artikelnummer ${cell} sieht aus wie ${sku}, die Nummer von ${product}, von einer Tabellenkalkulation verändert. Ist dieses Produkt gemeint, schreiben Sie ${sku}; sonst legen Sie das neue Produkt mit dem Formular an.`,
  otherSku: (product: string, sku: string) =>
    `Der Strichcode gehört zu ${product} mit der Artikelnummer ${sku}. Leeren Sie eine der beiden Zellen.`,
  nameOfSeveral: (count: number) =>
    `${count} Produkte haben diesen Namen. Geben Sie in der Spalte id oder in der Spalte sku an, welches gemeint ist.`,
  nameIsTwice:
    'Mehrere Zeilen haben diesen Namen. Geben Sie in der Spalte id oder in der Spalte sku an, welches Produkt jeweils gemeint ist.',
  otherCellCount: (cells: number, columns: number) =>
    `Die Zeile hat ${cells} Zellen, aber die erste Zeile nennt ${columns} Spalten. Setzen Sie Text mit Trennzeichen in Anführungszeichen.`,
  unknownId: 'Es gibt kein Produkt mit dieser id. Leeren Sie die Zelle, um ein neues Produkt anzulegen.',
  sameId: 'Eine frühere Zeile hat dieselbe id. Bitte entfernen Sie eine davon.',
  neitherYesNorNo: (cell: string) => `Schreiben Sie ja oder nein, nicht ${cell}.`,
  isNoStock: (max: number) => `Der Bestand muss eine ganze Zahl von 0 bis ${max} oder leer sein.`,
  yes: 'ja',
  no: 'nein',
  imported: (added: number, changed: number) => `${added} angelegt, ${changed} geändert.`,
  expired: 'Diese Vorschau gibt es nicht mehr. Bitte wählen Sie die Datei noch einmal.',
  changedSince:
    'Die Produkte haben sich seit dieser Vorschau geändert. Bitte wählen Sie die Datei noch einmal, um eine neue zu sehen.',
  stockChanged: (products: string) =>
    `Der Bestand hat sich seit dieser Vorschau geändert: ${products}. Bitte wählen Sie die Datei noch einmal, um eine neue zu sehen.`,
  faultyRows:
    'Einige Zeilen der Datei sind fehlerhaft. Berichtigen Sie sie und wählen Sie die Datei noch einmal oder lassen Sie sie weg.',

  columnLabels: {
    variety: 'Sorte',
    id: 'Nummer des Shops',
    stock: 'Bestand',
    bestSeller: 'Bestseller',
    archived: 'Archiviert',
    allergens: 'Allergene',
    mayContain: 'Spuren',
    nutritionBasis: 'Nährwerte je',
    saturates: 'Gesättigte Fettsäuren',
    sugars: 'Zucker',
    foodChecked: 'Lebensmittelangaben geprüft',
  },
  atMost: (max: number) => `Höchstens ${max} Zeichen.`,
  columnHints: {
    id: 'Die Nummer, die der Shop dem Produkt gegeben hat. Für ein neues Produkt bleibt sie leer.',
    sku: 'Ihre eigene Nummer oder die Ihres Lieferanten, höchstens 40 Zeichen. Eine Zeile ohne id ändert das Produkt mit dieser Nummer; eine neue Nummer legt ein Produkt an. Formatieren Sie die Spalte als Text, damit Nullen am Anfang bleiben.',
    gtin: 'Die Nummer unter dem Strichcode mit 8, 12, 13 oder 14 Ziffern. Eine Zeile ohne id und ohne bekannte Artikelnummer ändert das Produkt mit diesem Strichcode. Formatieren Sie die Spalte als Text, damit alle Ziffern bleiben.',
    name: 'Höchstens 120 Zeichen. Eine Zeile ohne id und ohne Artikelnummer ändert das einzige Produkt mit diesem Namen; ein neuer Name legt ein Produkt an.',
    category: 'Eine Kategorie, wie Ihr Shop sie zeigt.',
    price: 'Ein Betrag von 0,01 bis 100000, mit oder ohne Währungszeichen.',
    offerPrice: 'Was statt des Preises berechnet wird. Ohne Angebot bleibt die Zelle leer.',
    description: 'Eine Zeile in der Zelle für jeden Punkt, höchstens 50.',
    searchWords:
      'Andere Namen, mit denen Kunden das Produkt finden, durch Kommas getrennt. Kunden sehen sie nicht. Höchstens 200 Zeichen und 30 Wörter.',
    weight: 'Ein Text wie 400–600 g, höchstens 40 Zeichen.',
    size: 'Eine Menge mit Einheit: g, kg, ml, l oder Stück.',
    portion:
      'Für Ware, die nach Gewicht geschnitten oder abgefüllt wird: der Schritt, dann die bestellbaren Mengen, zum Beispiel 50 g: 100 g - 2 kg. Der Preis gilt für einen Schritt. Leer: stückweise verkauft.',
    taxClass: 'Der Buchstabe einer Steuerklasse. Leer bedeutet A.',
    minimumAge: '16 oder 18, für Waren mit Altersgrenze, zum Beispiel Wein. Leer: für alle.',
    deposit:
      'Der Name einer Pfandart der Seite „Pfand“, zum Beispiel Flasche, oder mit einer Anzahl davor: 20 x Flasche. Leer: kein Pfand.',
    inStock: 'Leer: Es bleibt, wie es ist. Bei gezählten Produkten entscheidet der Bestand.',
    stock:
      'Die gezählten Stücke, eine ganze Zahl. Mit einer Zahl beginnt auch das Zählen. Leer: Der Bestand bleibt, wie er ist.',
    bestSeller: 'Ob das Produkt eine Empfehlung ist. Leer: Es bleibt, wie es ist.',
    archived: 'Ob das Produkt nicht mehr verkauft wird. Leer: Es bleibt, wie es ist.',
    ingredients: 'Jedes Allergen zwischen zwei _ wie in _Milch_. Höchstens 4000 Zeichen.',
    allergens: 'Namen, durch Kommas getrennt. keine: Es enthält keines der 14. Leer: keine Angabe.',
    mayContain: 'Namen von Allergenen, durch Kommas getrennt.',
    nutritionBasis: 'g für 100 g, ml für 100 ml.',
    energyKj: 'Eine ganze Zahl.',
    energyKcal: 'Eine ganze Zahl.',
    fat: 'Gramm, höchstens zwei Nachkommastellen.',
    saturates: 'Gramm, höchstens zwei Nachkommastellen.',
    carbohydrate: 'Gramm, höchstens zwei Nachkommastellen.',
    sugars: 'Gramm, höchstens zwei Nachkommastellen.',
    fibre: 'Gramm, höchstens zwei Nachkommastellen.',
    protein: 'Gramm, höchstens zwei Nachkommastellen.',
    salt: 'Gramm, höchstens zwei Nachkommastellen.',
    origins: 'Eine Zeile in der Zelle für jede: der Code eines Landes wie DE oder ein Text.',
    organicCode: 'Zum Beispiel DE-ÖKO-006.',
    alcohol: 'Volumenprozent.',
    foodChecked:
      'In exportierten Dateien der Tag der Prüfung. Geänderte Angaben gelten als ungeprüft: Schreiben Sie stattdessen ja, wenn jemand alle Angaben der Zeile mit der Packung verglichen hat.',
  },
  exampleName: 'Möhren',
  exampleSearchWords: 'Karotten, Wurzelgemüse',
  exampleDescription: 'Knackig und süß\nAus der Region',
} satisfies Translation<typeof import('#backend/features/catalogue/imports/texts.ts')>;
