import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export const importAndExport = 'Import and export';

export const exportTitle = 'Export';
export const exportHint =
  'All products with their prices and texts, also archived ones. Change the file in a spreadsheet and import it again. Pictures stay in the shop.';
export const download = 'Download products.csv';
/** Downloads the file in the form of the spreadsheets of the shop's locale. */
export const downloadLocal = 'Download for a spreadsheet';
export const dialectHint =
  'The file for a spreadsheet has the decimal sign, the separator and the words of your shop; the other one is the same for every program. Both can be imported again.';
export const noFileSent = 'The store sent no file. Please try again.';

export const importTitle = 'Import';
export const importHint =
  'You see what the file changes before anything happens. A row finds its product by id, then by article number, then by barcode, then by its name; another row adds a product. An import never removes a product, and columns that the file lacks stay as they are.';
export const csvFile = 'CSV file';
export const csvFileHint = 'At most 5000 rows and 8 MB.';
export const fileMissing = 'Choose a CSV file.';
export const encoding = 'Encoding';
export const utf8 = 'UTF-8';
export const windows1252 = 'Windows-1252 (older spreadsheets)';
export const showChanges = 'Show what changes';
export const notRead = 'The file could not be read.';

export const preview = 'Preview';
export const counts = (added: number, changed: number, unchanged: number, faulty: number) =>
  `${added} new, ${changed} changed, ${unchanged} unchanged, ${faulty} faulty`;
/** The numbers of products that were found by each column. */
export const found = (byId: number, bySku: number, byGtin: number, byName: number) =>
  `Products found: ${byId} by id, ${bySku} by article number, ${byGtin > 0 ? `${byGtin} by barcode, ` : ''}${byName} by name.`;
/** By what a row found its product. */
export const foundBy = {
  ID: 'found by id',
  SKU: 'found by article number',
  GTIN: 'found by barcode',
  NAME: 'found by name',
};
/** `columns`: the names of the columns, with commas. */
export const unknownColumns = (columns: string) => `Columns that the shop does not know: ${columns}.`;
/** The choice of a column for each header of the file. */
export const chooseColumns = 'Choose what each column of the file is';
export const columnsOfFile = 'Columns of the file: choose others';
export const leaveColumnOut = 'Leave out';
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

export const columnsTitle = 'Columns of a price list';
export const columnsHint =
  'The first line of the file has the names of the columns, in any order. Only those that you need have to be there. Numbers are read as your shop writes them: 1.5 or 1,5.';
export const downloadTemplate = 'Download a template';
/** The name of the file. */
export const templateName = 'template.csv';
/** Says of a column that a new product needs it. */
export const isRequired = 'needed for a new product';
/** `values`: a list with commas. */
export const allowed = (values: string) => `Allowed: ${values}`;
export const example = (cell: string) => `Example: ${cell}`;
