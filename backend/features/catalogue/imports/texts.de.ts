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
  productExists:
    'Ein solches Produkt gibt es bereits. Tragen Sie seine id in die Spalte id ein oder ändern Sie den Namen.',
  otherCellCount: (cells: number, columns: number) =>
    `Die Zeile hat ${cells} Zellen, aber die erste Zeile nennt ${columns} Spalten. Setzen Sie Text mit Trennzeichen in Anführungszeichen.`,
  unknownId: 'Es gibt kein Produkt mit dieser id. Leeren Sie die Zelle, um ein neues Produkt hinzuzufügen.',
  sameId: 'Eine frühere Zeile hat dieselbe id. Bitte entfernen Sie eine davon.',
  neitherYesNorNo: (cell: string) => `Schreiben Sie ja oder nein, nicht ${cell}.`,
  expired: 'Diese Vorschau gibt es nicht mehr. Bitte wählen Sie die Datei noch einmal.',
  changedSince:
    'Die Produkte haben sich seit dieser Vorschau geändert. Bitte wählen Sie die Datei noch einmal, um eine neue zu sehen.',
  faultyRows:
    'Einige Zeilen der Datei sind fehlerhaft. Berichtigen Sie sie und wählen Sie die Datei noch einmal oder lassen Sie sie weg.',
} satisfies Translation<typeof import('./texts.ts')>;
