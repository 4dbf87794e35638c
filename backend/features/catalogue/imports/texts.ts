/** The names in these sentences are names of columns and of encodings. */
export const notUtf8 =
  'The file is not in UTF-8. If it comes from an older spreadsheet, choose Windows-1252; else save it as CSV UTF-8.';
export const isInUtf8 = 'The file is in UTF-8. Please choose UTF-8 as the encoding.';
export const isUtf16 = 'The file is in UTF-16. Please save it as CSV UTF-8.';
export const noText = 'This is no text. Please save it as CSV UTF-8.';
export const tooLarge = (megabytes: number) =>
  `The file can have at most ${megabytes} MB. Please send it in several parts.`;
export const chooseFile = 'Please choose a CSV file.';

export const openQuotation = (row: number) =>
  `The quotation mark in row ${row} is not closed. Please add the closing one.`;
export const textAfterQuotation = (row: number) =>
  `In row ${row}, text follows a closing quotation mark. Please write two quotation marks for one inside a cell.`;
export const isEmpty = 'The file is empty. Please choose a file with a header and rows.';
export const columnIsTwice = (name: string) => `The column ${name} is there twice. Please remove one of them.`;
/** `names` is a list with commas. */
export const noColumns = (names: string) => `The first line must name the columns, such as ${names}. Please add it.`;
export const tooManyRows = (max: number) => `The file has more than ${max} rows. Please send it in several parts.`;

/** Faults of one row or cell. */
export const unreadableCell =
  'The cell contains a control character. Please type its text again, or save the file as CSV UTF-8.';
export const productExists = 'There is such a product already. Put its id in the column id, or change the name.';
export const otherCellCount = (cells: number, columns: number) =>
  `The row has ${cells} cells, but the first line names ${columns} columns. Put text with separators in quotation marks.`;
export const unknownId = 'There is no product with this id. Empty the cell to add a new product.';
export const sameId = 'An earlier row has the same id. Please remove one of them.';
export const neitherYesNorNo = (cell: string) => `Write yes or no, not ${cell}.`;

export const expired = 'This preview is no longer there. Please choose the file again.';
export const changedSince =
  'The products have changed since this preview. Please choose the file again to see a new one.';
export const faultyRows = 'Some rows of the file are faulty. Mend them and choose the file again, or leave them out.';
