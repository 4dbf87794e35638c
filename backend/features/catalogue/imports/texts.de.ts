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
  tooManyRows: (max: number) => `Die Datei hat mehr als ${max} Zeilen. Bitte senden Sie sie in mehreren Teilen.`,
  unreadableCell:
    'Die Zelle enthält ein Steuerzeichen. Bitte geben Sie den Text noch einmal ein oder speichern Sie die Datei als CSV UTF-8.',
  sameProduct:
    'Eine frühere Zeile hat dasselbe Produkt. Entfernen Sie eine davon oder geben Sie jeder eine Artikelnummer in der Spalte sku.',
  sameRowTarget: 'Eine frühere Zeile ändert dasselbe Produkt. Bitte entfernen Sie eine davon.',
  sameSku: 'Eine frühere Zeile hat dieselbe Artikelnummer. Bitte entfernen Sie eine davon.',
  nameOfSeveral: (count: number) =>
    `${count} Produkte haben diesen Namen. Sagen Sie mit der id in der Spalte id oder mit der Artikelnummer in der Spalte sku, welches gemeint ist.`,
  nameIsTwice:
    'Mehrere Zeilen haben diesen Namen. Sagen Sie mit der Spalte id oder der Spalte sku, welches Produkt jede meint.',
  otherCellCount: (cells: number, columns: number) =>
    `Die Zeile hat ${cells} Zellen, aber die erste Zeile nennt ${columns} Spalten. Setzen Sie Text mit Trennzeichen in Anführungszeichen.`,
  unknownId: 'Es gibt kein Produkt mit dieser id. Leeren Sie die Zelle, um ein neues Produkt hinzuzufügen.',
  sameId: 'Eine frühere Zeile hat dieselbe id. Bitte entfernen Sie eine davon.',
  neitherYesNorNo: (cell: string) => `Schreiben Sie ja oder nein, nicht ${cell}.`,
  isNoStock: (max: number) => `Der Bestand muss eine ganze Zahl von 0 bis ${max} oder leer sein.`,
  yes: 'ja',
  no: 'nein',
  imported: (added: number, changed: number) => `${added} hinzugefügt, ${changed} geändert.`,
  expired: 'Diese Vorschau gibt es nicht mehr. Bitte wählen Sie die Datei noch einmal.',
  changedSince:
    'Die Produkte haben sich seit dieser Vorschau geändert. Bitte wählen Sie die Datei noch einmal, um eine neue zu sehen.',
  stockChanged: (products: string) =>
    `Der Bestand hat sich seit dieser Vorschau geändert: ${products}. Bitte wählen Sie die Datei noch einmal, um eine neue zu sehen.`,
  faultyRows:
    'Einige Zeilen der Datei sind fehlerhaft. Berichtigen Sie sie und wählen Sie die Datei noch einmal oder lassen Sie sie weg.',

  columnLabels: {
    id: 'Nummer des Shops',
    sku: 'Artikelnummer',
    name: 'Name',
    category: 'Kategorie',
    price: 'Preis',
    offerPrice: 'Angebotspreis',
    description: 'Beschreibung',
    weight: 'Gewicht',
    size: 'Größe',
    taxClass: 'Steuerklasse',
    inStock: 'Vorrätig',
    stock: 'Bestand',
    bestSeller: 'Bestseller',
    archived: 'Archiviert',
  },
  columnHints: {
    id: 'Die Nummer, die der Shop dem Produkt gegeben hat. Für ein neues Produkt bleibt sie leer.',
    sku: 'Ihre eigene Nummer oder die Ihres Lieferanten, höchstens 40 Zeichen. Eine Zeile ohne id ändert das Produkt mit dieser Nummer; eine neue Nummer legt ein Produkt an. Formatieren Sie die Spalte als Text, damit Nullen am Anfang bleiben.',
    name: 'Höchstens 120 Zeichen. Eine Zeile ohne id und ohne Artikelnummer ändert das einzige Produkt mit diesem Namen; ein neuer Name legt ein Produkt an.',
    category: 'Eine Kategorie, wie Ihr Shop sie zeigt.',
    price: 'Ein Betrag von 0,01 bis 100000, mit oder ohne Währungszeichen.',
    offerPrice: 'Was statt des Preises berechnet wird. Ohne Angebot bleibt die Zelle leer.',
    description: 'Eine Zeile der Zelle für jeden Punkt, höchstens 50.',
    weight: 'Ein Text wie 400–600 g, höchstens 40 Zeichen.',
    size: 'Eine Menge mit Einheit: g, kg, ml, l oder Stück.',
    taxClass: 'Der Buchstabe einer Steuerklasse. Leer bedeutet A.',
    inStock: 'Leer lässt es, wie es ist. Bei gezählten Produkten entscheidet der Bestand.',
    stock:
      'Die gezählten Stücke, eine ganze Zahl. Eine Zahl beginnt auch das Zählen; leer lässt den Bestand, wie er ist.',
    bestSeller: 'Leer lässt es, wie es ist.',
    archived: 'Ob das Produkt nicht mehr verkauft wird. Leer lässt es, wie es ist.',
  },
  exampleName: 'Möhren',
  exampleDescription: 'Knackig und süß\nAus der Region',
} satisfies Translation<typeof import('./texts.ts')>;
