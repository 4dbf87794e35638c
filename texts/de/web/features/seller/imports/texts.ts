import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  importAndExport: 'Import und Export',

  exportTitle: 'Export',
  exportHint:
    'Alle Produkte mit Preisen und Texten, auch archivierte. Ändern Sie die Datei in einer Tabellenkalkulation und importieren Sie sie wieder. Bilder bleiben im Shop.',
  download: 'products.csv herunterladen',
  downloadLocal: 'Für die Tabellenkalkulation herunterladen',
  dialectHint:
    'Die Datei für die Tabellenkalkulation hat das Dezimalzeichen, das Trennzeichen und die Wörter Ihres Shops; die andere ist für jedes Programm gleich. Beide lassen sich wieder importieren.',
  noFileSent: 'Der Shop hat keine Datei gesendet. Bitte versuchen Sie es noch einmal.',

  importTitle: 'Import',
  importHint:
    'Sie sehen, was die Datei ändert, bevor etwas geschieht. Eine Zeile findet ihr Produkt über die id, dann über die Artikelnummer, dann über den Strichcode, dann über den Namen; jede andere Zeile legt ein Produkt an. Ein Import entfernt nie ein Produkt, und Spalten, die in der Datei fehlen, bleiben unverändert.',
  csvFile: 'CSV-Datei',
  csvFileHint: 'Höchstens 5000 Zeilen und 8 MB.',
  fileMissing: 'Wählen Sie eine CSV-Datei.',
  encoding: 'Zeichenkodierung',
  utf8: 'UTF-8',
  windows1252: 'Windows-1252 (ältere Tabellenprogramme)',
  showChanges: 'Änderungen anzeigen',
  notRead: 'Die Datei konnte nicht gelesen werden.',

  preview: 'Vorschau',
  counts: (added: number, changed: number, unchanged: number, faulty: number) =>
    `${added} neu, ${changed} geändert, ${unchanged} unverändert, ${faulty} fehlerhaft`,
  found: (byId: number, bySku: number, byGtin: number, byName: number) =>
    `Gefundene Produkte: ${byId} über die id, ${bySku} über die Artikelnummer, ${byGtin > 0 ? `${byGtin} über den Strichcode, ` : ''}${byName} über den Namen.`,
  foundBy: {
    ID: 'über die id gefunden',
    SKU: 'über die Artikelnummer gefunden',
    GTIN: 'über den Strichcode gefunden',
    NAME: 'über den Namen gefunden',
  },
  unknownColumns: (columns: string) => `Spalten, die der Shop nicht kennt: ${columns}.`,
  chooseColumns: 'Wählen Sie, was in jeder Spalte der Datei steht',
  columnsOfFile: 'Spalten der Datei anders zuordnen',
  leaveColumnOut: 'Weglassen',
  leaveFaultyOut: 'Fehlerhafte Zeilen auslassen',
  nothingToImport: 'Es gibt nichts zu importieren.',
  mendFaulty: 'Berichtigen Sie die fehlerhaften Zeilen und wählen Sie die Datei noch einmal, oder lassen Sie sie aus.',
  importProducts: (count: number) => (count === 1 ? '1 Produkt importieren' : `${count} Produkte importieren`),
  imported: 'Die Produkte wurden importiert.',
  notImported: 'Die Produkte wurden nicht importiert.',

  show: 'Anzeigen',
  allRows: 'Alle außer unveränderten',
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
  showMore: (leftCount: number) => `Mehr anzeigen (noch ${leftCount})`,

  columnsTitle: 'Spalten einer Preisliste',
  columnsHint:
    'Die erste Zeile der Datei nennt die Spalten in beliebiger Reihenfolge. Nur die Spalten, die Sie brauchen, müssen vorhanden sein. Schreiben Sie Zahlen so, wie Ihr Shop sie zeigt.',
  downloadTemplate: 'Vorlage herunterladen',
  templateName: 'vorlage.csv',
  isRequired: 'für neue Produkte nötig',
  allowed: (values: string) => `Erlaubt: ${values}`,
  example: (cell: string) => `Beispiel: ${cell}`,
} satisfies Translation<typeof import('#web/features/seller/imports/texts.ts')>;
