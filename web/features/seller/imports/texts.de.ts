import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/sentence.ts';

export default {
  importAndExport: 'Import und Export',

  exportTitle: 'Export',
  exportHint:
    'Alle Produkte mit Preisen und Texten, auch archivierte. Ändern Sie die Datei in einer Tabellenkalkulation und importieren Sie sie wieder. Bilder bleiben im Shop.',
  download: 'products.csv herunterladen',
  noFileSent: 'Der Shop hat keine Datei gesendet. Bitte versuchen Sie es noch einmal.',

  importTitle: 'Import',
  importHint:
    'Sie sehen, was die Datei ändert, bevor etwas geschieht. Zeilen ohne id legen neue Produkte an. Ein Import entfernt nie ein Produkt, und Spalten, die in der Datei fehlen, bleiben unverändert.',
  csvFile: 'CSV-Datei',
  csvFileHint: 'Höchstens 5000 Zeilen und 2 MB.',
  fileMissing: 'Wählen Sie eine CSV-Datei.',
  encoding: 'Zeichenkodierung',
  utf8: 'UTF-8',
  windows1252: 'Windows-1252 (ältere Tabellenprogramme)',
  showChanges: 'Änderungen zeigen',
  notRead: 'Die Datei konnte nicht gelesen werden.',

  preview: 'Vorschau',
  counts: (added: number, changed: number, unchanged: number, faulty: number) =>
    `${added} neu, ${changed} geändert, ${unchanged} unverändert, ${faulty} fehlerhaft`,
  unknownColumns: (columns: string) => `Spalten, die der Shop nicht kennt: ${columns}.`,
  leaveFaultyOut: 'Fehlerhafte Zeilen auslassen',
  nothingToImport: 'Es gibt nichts zu importieren.',
  mendFaulty: 'Berichtigen Sie die fehlerhaften Zeilen und wählen Sie die Datei noch einmal, oder lassen Sie sie aus.',
  importProducts: (count: number) => (count === 1 ? '1 Produkt importieren' : `${count} Produkte importieren`),
  imported: 'Die Produkte wurden importiert.',
  notImported: 'Die Produkte wurden nicht importiert.',

  show: 'Anzeigen',
  allRows: 'Alle Zeilen, bei denen es etwas zu sehen gibt',
  newProducts: 'Neue Produkte',
  changedProducts: 'Geänderte Produkte',
  faultyRows: 'Fehlerhafte Zeilen',
  rowsOfFile: 'Zeilen der Datei',
  rowKinds: { NEW: 'Neu', CHANGED: 'Geändert', FAULTY: 'Fehlerhaft' },
  noName: 'ohne Namen',
  row: (line: number) => `Zeile ${line}`,
  change: (column: string, was: ReactNode, becomes: ReactNode) => sentence`${column}: ${was} wird ${becomes}`,
  emptyValue: 'leer',
  noSuchRow: 'Keine Zeile dieser Art.',
  showMore: (leftCount: number) => `Mehr zeigen (noch ${leftCount})`,
} satisfies Translation<typeof import('./texts.ts')>;
