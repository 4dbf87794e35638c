import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/sentence.ts';

export const importAndExport = 'Import and export';

export const exportTitle = 'Export';
export const exportHint =
  'All products with their prices and texts, also archived ones. Change the file in a spreadsheet and import it again. Pictures stay in the shop.';
export const download = 'Download products.csv';
export const noFileSent = 'The store sent no file. Please try again.';

export const importTitle = 'Import';
export const importHint =
  'You see what the file changes before anything happens. Rows without an id add products. An import never removes a product, and columns that the file lacks stay as they are.';
export const csvFile = 'CSV file';
export const csvFileHint = 'At most 5000 rows and 2 MB.';
export const fileMissing = 'Choose a CSV file.';
export const encoding = 'Encoding';
export const utf8 = 'UTF-8';
export const windows1252 = 'Windows-1252 (older spreadsheets)';
export const showChanges = 'Show what changes';
export const notRead = 'The file could not be read.';

export const preview = 'Preview';
export const counts = (added: number, changed: number, unchanged: number, faulty: number) =>
  `${added} new, ${changed} changed, ${unchanged} unchanged, ${faulty} faulty`;
/** `columns`: the names of the columns, with commas. */
export const unknownColumns = (columns: string) => `Columns that the shop does not know: ${columns}.`;
export const leaveFaultyOut = 'Leave the faulty rows out';
export const nothingToImport = 'There is nothing to import.';
export const mendFaulty = 'Mend the faulty rows and choose the file again, or leave them out.';
export const importProducts = (count: number) => (count === 1 ? 'Import 1 product' : `Import ${count} products`);
export const imported = 'The products were imported.';
export const notImported = 'The products were not imported.';

export const show = 'Show';
export const allRows = 'All rows with something to see';
export const newProducts = 'New products';
export const changedProducts = 'Changed products';
export const faultyRows = 'Faulty rows';
export const rowsOfFile = 'Rows of the file';
/** What a row is, before the name of its product. */
export const rowKinds: Record<'NEW' | 'CHANGED' | 'FAULTY', string> = {
  NEW: 'New',
  CHANGED: 'Changed',
  FAULTY: 'Faulty',
};
export const noName = 'no name';
/** `line`: the number of the row in the file. */
export const row = (line: number) => `Row ${line}`;
/** `was` and `becomes`: the values of the column. */
export const change = (column: string, was: ReactNode, becomes: ReactNode) =>
  sentence`${column}: ${was} becomes ${becomes}`;
export const emptyValue = 'empty';
export const noSuchRow = 'No row of this kind.';
export const showMore = (leftCount: number) => `Show more (${leftCount} left)`;
