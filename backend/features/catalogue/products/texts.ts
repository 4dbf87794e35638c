export const descriptionLine = 'Each line of the description';

export const isMissing = (label: string) => `${label} is required.`;
export const isNoPrice = (label: string) => `${label} must be an amount from 0.01 to 100000 with at most two decimals.`;
export const hiddenInSku = 'Article number can have only characters that are visible.';
/** `product` is the name of the product that has it. */
export const skuIsTaken = (sku: string, product: string) =>
  `The article number ${sku} belongs to ${product}. Each product needs its own.`;
export const isNoGtin = 'The barcode must have 8, 12, 13 or 14 digits.';
export const wrongCheckDigit =
  'The last digit of the barcode does not fit the others. Please compare the number with the package.';
/** For a cell such as `4.00638E+12`. */
export const shortenedGtin = 'A spreadsheet has shortened the barcode. Format the column as text and enter all digits.';
export const lostZeros =
  'The barcode lacks digits. If a spreadsheet has removed zeros at its beginning, format the column as text and enter all digits.';
/** `cell`: the number without the zeros at its beginning; `number`: with them. */
export const zerosAdded = (cell: string, number: string) =>
  `${cell} is read as ${number}: zeros at the beginning were missing.`;
/** `cell`: the barcode of a case; `number`: that of one item in it. */
export const itemOfCase = (cell: string, number: string) =>
  `${cell} is the barcode of a case. The product gets the barcode of one item in it, ${number}.`;
/** `cell`: what a spreadsheet has made of the article number `sku`. */
export const readAsBefore = (cell: string, sku: string) =>
  `${cell} is read as ${sku}, the article number that the product has: a spreadsheet may have changed it.`;
/** `product` is the name of the product that has it. */
export const gtinIsTaken = (gtin: string, product: string) =>
  `The barcode ${gtin} belongs to ${product}. Each product needs its own.`;
export const tooManySearchWords = (max: number) => `Search words can have at most ${max} words.`;
export const tooManyLines = (max: number) => `Description can have at most ${max} lines.`;
export const amountFault = (max: number) => `The amount of the size must be a whole number from 1 to ${max}.`;
export const isNoSize = 'Size must be an amount with a unit.';
/** For a cell of a file. The units are read in this form. */
export const isNoSizeText = 'Size must be an amount with a unit, such as 500 g, 1.5 kg, 250 ml, 1 l or 6 pcs.';
export const isNoWeightText =
  'Weight must be an amount with a unit, such as 500 g, 6 x 330 ml or 400–600 g, or words without a number.';
/** The unit of a size in a file. `packSize` reads it again. */
export const pieceUnit = 'pcs';
/** `cell`: a number such as `1,234`; `number`: the same without signs. */
export const readAsThousands = (cell: string, number: string) => `${cell} is read as ${number}.`;
/** For an amount such as `5 €` in a shop with dollars; `amount`: `5 USD`. */
export const otherCurrency = (cell: string, amount: string) => `${cell} is read as ${amount}, without converting it.`;
export const threeDecimals = (cell: string) =>
  `${cell} has three decimals. Write at most two; write thousands without a separator, such as 1234.`;
export const noDepositInSteps =
  'Goods in steps of weight have no deposit: it is charged for each piece. Remove one of the two.';
/** `product` is its name. */
export const stopCountingFirst = (product: string) =>
  `The stock of ${product} counts its steps. Stop counting it first, and count it again in the new steps.`;
export const isNoPortion =
  'The portion needs a step in grams, and a least and a largest amount that are whole steps, from 1 g to 1,000,000 g.';
export const tooManySteps = (max: number) => `The largest amount can be at most ${max} steps.`;
/** For a cell of a file. */
export const isNoPortionText =
  'The portion must be a step and the amounts that can be ordered, such as 50 g: 100 g - 2 kg.';
export const minimumAgeFault = 'Minimum age must be 16 or 18, or empty.';
/** `codes` and `names` are lists with commas. */
export const taxClassFault = (codes: string) => `Tax class must be one of ${codes}.`;
export const unknownCategory = (names: string) => `Category must be one of ${names}.`;
export const dearOffer = 'Offer price must not be higher than the price.';

export const tooManyPictures = (max: number) => `A product can have at most ${max} pictures.`;
export const pictureTooLarge = (megabytes: number) =>
  `Each picture can be at most ${megabytes} MB. Please make it smaller and try again.`;
export const pictureGone = 'The store no longer has this picture. Please add it again.';
export const pictureNotSent = 'This picture was not sent. Please add it again.';
export const pictureNotPlaced = 'Each sent picture needs a place among the pictures.';
export const noSuchPicture = 'There is no such picture.';
export const unreadableForm = 'The form could not be read. Please send it again.';
export const formTooLarge = 'The form is too large. Please send fewer or smaller pictures.';

export const unknownProduct = 'There is no such product.';
export const unknownProductBefore = 'There is no such product to list this one after.';
export const changedSince =
  'The product has changed since you opened it. Please look at the newer values and save again.';
/** `product` is its name. */
export const lessOnHand = (product: string) =>
  `${product} is counted, and less than the least amount that can be ordered is on hand. Receive or count some first.`;
/** `product` is its name. */
export const noneOnHand = (product: string) =>
  `${product} is counted, and none is on hand. Receive or count some first.`;

/** `product` is the name of one of several products that should change together. */
export const oneChangedSince = (product: string) =>
  `${product} has changed since you looked at it, so nothing was changed. Please look at the new values and try again.`;
export const priceOutOfRange = (product: string) => `The new price of ${product} would not be from 0.01 to 100000.`;
export const nothingToChange = 'Say what to change.';
export const noProduct = 'Choose at least one product.';
export const tooManyProducts = (max: number) => `At most ${max} products can be changed together.`;
export const percentFault = 'The per cent must be a number from -90 to 1000 with at most two decimals, and not 0.';
export const changedMany = (count: number) => `${count} ${count === 1 ? 'product' : 'products'} changed.`;

export const added = 'Product added.';
/** In a shop that sells only products with checked food facts. */
export const addedUnchecked =
  'Product added. It is out of stock: fill in and check its food facts, then put it in stock.';
export const saved = 'Product saved.';
export const archived = 'Product is no longer sold.';
export const unarchived = 'Product is sold again.';
export const arranged = 'Order of the products saved.';
export const inStock = 'Product is in stock.';
export const outOfStock = 'Product is out of stock.';

/** The name of the removed products in the list of changes. */
export const demoProducts = 'Demonstration products';
export const noDemoProduct = 'There is no demonstration product that can be removed.';
export const demoProductsRemoved = (count: number) =>
  `${count} demonstration ${count === 1 ? 'product' : 'products'} removed.`;
