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
export const tooManyCells = (row: number, max: number) =>
  `Row ${row} has more than ${max} cells. Please delete the empty columns and save the file again.`;
export const tooManyRows = (max: number) => `The file has more than ${max} rows. Please send it in several parts.`;

/** Faults of one row or cell. */
export const unreadableCell =
  'The cell contains a control character. Please type its text again, or save the file as CSV UTF-8.';
export const sameProduct =
  'An earlier row has the same product. Remove one of them, or give each an article number in the column sku.';
export const sameRowTarget = 'An earlier row changes the same product. Please remove one of them.';
export const sameSku = 'An earlier row has the same article number. Please remove one of them.';
export const sameGtin = 'An earlier row has the same barcode. Please remove one of them.';
/** `cell`: an article number that no product has; `sku` is that of `product`. A spreadsheet changes one into the other. */
export const shortenedSku = (cell: string, sku: string, product: string) =>
  `The article number ${cell} may be what a spreadsheet has made of ${sku}, the number of ${product}. If it is this product, write ${sku}; if not, add the new product with the form.`;
/** The barcode of a row finds `product`, which has another article number than the row. */
export const otherSku = (product: string, sku: string) =>
  `The barcode belongs to ${product}, which has the article number ${sku}. Empty one of the two cells.`;
/** A row has no id and no known article number, and several products or rows have its name. */
export const nameOfSeveral = (count: number) =>
  `${count} products have this name. Say which one by its id in the column id, or by its article number in the column sku.`;
export const nameIsTwice =
  'Several rows have this name. Say which product each of them is about, by the column id or the column sku.';
export const otherCellCount = (cells: number, columns: number) =>
  `The row has ${cells} cells, but the first line names ${columns} columns. Put text with separators in quotation marks.`;
export const unknownId = 'There is no product with this id. Empty the cell to add a new product.';
export const sameId = 'An earlier row has the same id. Please remove one of them.';
export const neitherYesNorNo = (cell: string) => `Write yes or no, not ${cell}.`;

/** `max` is a number. */
export const isNoStock = (max: number) => `Stock must be a whole number from 0 to ${max}, or empty.`;
/** The words of a file for yes and no. The store reads them again. */
export const yes = 'yes';
export const no = 'no';

/** The numbers of products. */
export const imported = (added: number, changed: number) => `${added} added, ${changed} changed.`;
export const expired = 'This preview is no longer there. Please choose the file again.';
export const changedSince =
  'The products have changed since this preview. Please choose the file again to see a new one.';
/** `products`: the names of some of them, with commas. */
export const stockChanged = (products: string) =>
  `The stock has changed since this preview: ${products}. Please choose the file again to see a new one.`;
export const faultyRows = 'Some rows of the file are faulty. Mend them and choose the file again, or leave them out.';

/** The columns in the words of a person. A file may have these in its first line, too. */
export const columnLabels = {
  variety: 'Variety',
  id: 'Number of the shop',
  stock: 'Stock',
  bestSeller: 'Best seller',
  archived: 'Archived',
  allergens: 'Allergens',
  mayContain: 'Traces',
  nutritionBasis: 'Nutrition per',
  saturates: 'Saturates',
  sugars: 'Sugars',
  foodChecked: 'Food facts checked',
};
/** What a column takes where a text has a limit and nothing else is to say. */
export const atMost = (max: number) => `At most ${max} characters.`;
/** What the other columns take. */
export const columnHints = {
  id: 'The number that the shop gave the product. Leave it empty for a new product.',
  sku: 'Your own or your supplier’s number, at most 40 characters. A row without an id changes the product with this number; a new number adds a product. Format the column as text, so that the spreadsheet keeps zeros at the beginning.',
  gtin: 'The number below the barcode, with 8, 12, 13 or 14 digits. A row without an id and a known article number changes the product with this barcode. Format the column as text, so that the spreadsheet keeps all digits.',
  name: 'At most 120 characters. A row without an id and an article number changes the only product with this name; a new name adds a product.',
  category: 'A category as your shop shows it.',
  price: 'An amount from 0.01 to 100000, with or without a currency sign.',
  offerPrice: 'What is charged instead of the price. Leave it empty for no offer.',
  description: 'One line of the cell for each point, at most 50.',
  searchWords:
    'Other names by which shoppers find the product, with commas between them. Shoppers do not see them. At most 200 characters and 30 words.',
  weight: 'A text such as 400–600 g, at most 40 characters.',
  size: 'An amount with a unit: g, kg, ml, l or pieces.',
  portion:
    'For goods that are cut or filled by weight: the step, then the amounts that can be ordered, such as 50 g: 100 g - 2 kg. The price is that of one step. Empty: sold by the piece.',
  taxClass: 'The letter of a tax class. Empty means A.',
  minimumAge: '16 or 18, for goods that are not for everybody, such as wine. Empty: for everybody.',
  deposit:
    'The name of a type on the page Deposits, such as Bottle, or with a number before it: 20 x Bottle. Empty: no deposit.',
  inStock: 'Empty leaves it as it is. For a counted product the stock decides.',
  stock: 'The counted pieces, a whole number. A number also starts the counting; empty leaves the stock as it is.',
  bestSeller: 'Empty leaves it as it is.',
  archived: 'Whether the product is no longer sold. Empty leaves it as it is.',
  ingredients: 'With _ around each allergen, as in _milk_. At most 4000 characters.',
  allergens: 'Names with commas. none: it contains none of the 14. Empty: not stated.',
  mayContain: 'Names of allergens with commas.',
  nutritionBasis: 'g for 100 g, ml for 100 ml.',
  energyKj: 'A whole number.',
  energyKcal: 'A whole number.',
  fat: 'Grams, at most two decimals.',
  saturates: 'Grams, at most two decimals.',
  carbohydrate: 'Grams, at most two decimals.',
  sugars: 'Grams, at most two decimals.',
  fibre: 'Grams, at most two decimals.',
  protein: 'Grams, at most two decimals.',
  salt: 'Grams, at most two decimals.',
  origins: 'One line of the cell for each: the code of a country such as DE, or a text.',
  organicCode: 'Such as DE-ÖKO-006.',
  alcohol: 'Per cent by volume.',
  foodChecked:
    'The day of the check, in exported files. Changed facts become unchecked: write yes instead when a person has compared all facts of the row with the pack.',
};
/** The product in the example row of a file. */
export const exampleName = 'Carrots';
export const exampleSearchWords = 'snack vegetable, roots';
export const exampleDescription = 'Crisp and sweet\nFrom our region';
