import type { StockMoveKind } from '#web/__generated__/seller-stock.ts';

export const productList = 'Product List';
export const loadingProducts = 'Loading the products';
export const noProductsYet = 'No products yet';
export const whenProductsAppear = 'Products that you add appear here, and in the shop while they are in stock.';
export const addFirst = 'Add your first product';
/** `outOfStock` is undefined when it is not known. */
export const productCount = (count: number, outOfStock: number | undefined) =>
  `${count} ${count === 1 ? 'product' : 'products'}${outOfStock === undefined ? '' : `, ${outOfStock} out of stock`}`;
export const onlyLoaded = (count: number, total: number) => `Only ${count} of ${total} products could be loaded.`;
export const loadingAll = (count: number, total: number) => `Loading all products: ${count} of ${total}…`;
export const tryAgain = 'Try again';
export const noProductsMatch = 'No products match. Change the search or the filters.';
export const archivedProducts = (count: number) => `Archived products: ${count}`;
export const pagesOfList = 'Pages of the product list';

/** The links to the pages that belong to the product list. */
export const products = 'Products';
/** Puts the products in another order. */
export const arrange = 'Arrange';
export const categories = 'Categories';
export const deposits = 'Deposits';
export const importProducts = 'Import';

/** The search and the filters, for screen readers. */
export const listTools = 'Product list';
export const search = 'Search';
export const searchPlaceholder = 'Name or article number';
export const category = 'Category';
export const stock = 'Stock';
export const all = 'All';
export const inStock = 'In stock';
export const fewLeft = 'Few left';
export const outOfStock = 'Out of stock';
export const sortBy = 'Sort by';
export const sortNames = { newest: 'Newest first', name: 'Name, A to Z', price: 'Offer price, low to high' };

export const tableCaption = (page: number, pageCount: number) =>
  `All products with their stock${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`;
export const selectAll = 'Select all shown products';
export const product = 'Product';
export const select = (name: string) => `Select ${name}`;
/** The switch of a product, for screen readers. */
export const isInStock = (name: string) => `${name} in stock`;
export const count = 'Count';
export const countProduct = (name: string) => `Count ${name}`;
export const onHand = (pieces: number | string) => `${pieces} on hand`;
export const stockOf = (name: string, pieces: number | string) => `Stock of ${name}: ${pieces} on hand`;
/** Adds a copy of a product. */
export const copy = 'Copy';
export const addCopy = (name: string) => `Add a copy of ${name}`;

/** The price in the row of a product. */
export const price = 'Price';
/** A form, for screen readers. */
export const priceOf = (name: string) => `Price of ${name}`;
export const priceIn = (currency: string) => `Price (${currency})`;
export const offerPriceIn = (currency: string) => `Offer price (${currency})`;
/** `price`: what the product costs without the offer. */
export const offerEndsAt = (price: string) => `The offer ends at ${price}.`;
/** `example`: an amount such as 4.50. */
export const enterPrice = (example: string) => `Enter a number, such as ${example}.`;
export const priceIsNow = (shown: string) =>
  `Somebody has changed this price. It is ${shown} now. Save again to replace it.`;
export const noSuchProduct = 'The store no longer has this product.';
export const priceSaved = 'Price saved.';
export const priceNotSaved = 'The price was not saved.';
export const cancel = 'Cancel';

/** A change of many chosen products. */
export const chooseAll = (count: number) => `Choose all ${count}`;
export const changeChosen = 'Change…';
export const changeProducts = (count: number) => `Change ${count} ${count === 1 ? 'product' : 'products'}`;
export const whatToChange = 'What to change';
export const bulkKinds = {
  PERCENT: 'Price by per cent',
  TAX_CLASS: 'Tax class',
  CATEGORY: 'Category',
  ARCHIVE: 'Archive',
};
export const bulkHints = {
  PERCENT: 'Of products with an offer, only the offer price changes. An offer that would reach the price ends.',
  TAX_CLASS: undefined,
  CATEGORY: undefined,
  ARCHIVE: 'Archived products leave the shop. Old orders keep them, and you can bring them back.',
};
export const percent = 'Per cent';
export const percentHint = 'Such as 5, or -2.5. Each price is rounded to the cent.';
export const enterPercent = 'Enter a number from -90 to 1000, such as 5 or -2.5.';
export const taxClass = 'Tax class';
export const chooseOne = 'Choose one';
export const chooseCategory = 'Choose a category.';
export const showChanges = 'Show what changes';
export const willChange = (changed: number, count: number) =>
  `${changed} of ${count} ${count === 1 ? 'product changes' : 'products change'}.`;
export const noneChanges = 'Nothing changes: all of them are so already.';
/** The columns of prices. */
export const before = 'Before';
export const after = 'After';
export const andMore = (count: number) => `And ${count} more.`;
export const confirmBulk = (count: number, isArchiving: boolean) =>
  `${isArchiving ? 'Archive' : 'Change'} ${count} ${count === 1 ? 'product' : 'products'}`;
export const nothingChanged = 'Nothing was changed.';
export const productsChanged = 'Products changed.';

export const selectedProducts = 'Selected products';
export const selectedCount = (number: number) => `${number} selected`;
export const changing = (at: number, total: number) => `Changing ${at} of ${total}…`;
export const markInStock = 'Mark in stock';
export const markOutOfStock = 'Mark out of stock';
/** Selects no products. */
export const clear = 'Clear';
export const undo = 'Undo';
export const marked = (number: number, isIn: boolean) =>
  `${number} ${number === 1 ? 'product' : 'products'} marked ${isIn ? 'in stock' : 'out of stock'}`;
export const changedBack = (number: number) => `${number} ${number === 1 ? 'product' : 'products'} changed back`;
export const alreadySo = (isIn: boolean) => `All selected products are already ${isIn ? 'in stock' : 'out of stock'}`;
export const notChanged = 'The stock was not changed.';
export const updated = 'Stock updated';

export const notCounted = 'Not counted: only the switch decides whether it can be bought.';
/** `held`: the pieces that orders without a payment hold. */
export const counted = (pieces: number | string, held: number) =>
  `${pieces} on hand.${held > 0 ? ` ${held} more are held by orders that are not paid yet.` : ''}`;
export const whatHappened = 'What happened?';
/** The choices of what happened, each with the label and the hint of its number. */
export const reasons = {
  COUNTED: { option: 'Counted', label: 'How many are there?', hint: 'All pieces that can be sold.' },
  RECEIVED: { option: 'Received', label: 'How many have arrived?', hint: undefined },
  WASTED: { option: 'Wasted', label: 'How many were spoilt or lost?', hint: undefined },
  CORRECTED: { option: 'Corrected', label: 'How many more or fewer?', hint: 'For example 2, or -2.' },
};
export const needsWholeNumber = 'Please type a whole number.';
export const needsSmallerNumber = (most: number) => `Please type a number up to ${most}.`;
export const needsOtherThanZero = 'Please type another number than 0.';
export const save = 'Save';
export const startCounting = 'Start counting';
export const stopCounting = 'Stop counting';
export const stockNotSaved = 'The stock was not changed. Please try again.';
export const stockSaved = 'Stock saved.';
export const history = 'History';
export const moveNames: Record<StockMoveKind, string> = {
  CORRECTED: 'Corrected',
  COUNTED: 'Counted',
  RECEIVED: 'Received',
  RETURNED: 'Returned by an order',
  SHORTED: 'Missing in an order',
  SOLD: 'Sold',
  STOPPED: 'Counting stopped',
  WASTED: 'Wasted',
};
/** The move of the stock by an order. */
export const moveOfOrder = (move: string, number: string) => `${move}, order ${number}`;
/** Behind the time of a move. */
export const doneBy = (name: string) => `by ${name}`;
export const showOlder = 'Show older changes';

export const demoProducts = 'Demonstration products';
export const demoNotice = (number: number) =>
  number === 1
    ? `${number} demonstration product came with the shop and has never been ordered.`
    : `${number} demonstration products came with the shop and have never been ordered.`;
export const removeThem = 'Remove them';
export const removeTitle = (number: number) =>
  `Remove ${number} demonstration ${number === 1 ? 'product' : 'products'}?`;
export const removeConsequences =
  'They disappear from the shop and from every cart at once, and cannot be restored. Your own products and all ordered products stay.';
export const remove = 'Remove';
export const keepThem = 'Keep them';
export const demoRemoved = 'The demonstration products were removed.';
export const demoNotRemoved = 'The demonstration products were not removed.';

// The sheet for counting the stock.
export const howToCount =
  'Type how many pieces can still be sold, without those that belong to orders. Enter goes to the next product. Orders that come while you count stay.';
export const onlyCounted = 'Only counted products';
/** The field of a product, for screen readers. */
export const countedOf = (name: string) => `Counted: ${name}`;
export const notYetCounted = 'Not counted yet';
/** `shown`: the pieces that the page showed when the count was typed; null when the product was not counted. */
export const shownBefore = (shown: number | null) =>
  shown === null ? 'not counted when you typed' : `${shown} when you typed`;
/** Keeps a count although the stock has changed. */
export const keepCount = (count: string) => `Keep ${count}`;
export const showMoreProducts = (left: number) => `Show more products (${left} left)`;
export const countsTyped = (number: number) => `${number} ${number === 1 ? 'count' : 'counts'} not saved`;
export const saveCounts = 'Save counts';
export const discardCounts = 'Discard';
export const countsDiscarded = 'Counts discarded';
export const countsSaved = (number: number) => `${number} ${number === 1 ? 'count' : 'counts'} saved.`;
export const countsNotSaved = (number: number) => `${number} ${number === 1 ? 'count was' : 'counts were'} not saved.`;
export const countsStillHere = 'What you typed is still here.';

// The goods of a delivery.
export const howToReceive =
  'Choose the products of the delivery and type how many pieces have arrived. All are saved together.';
export const findProduct = 'Find a product';
export const findProductHint = 'Type, or scan. Enter chooses the first one.';
export const noProductFound = 'No product matches.';
export const foundMany = (number: number) => `${number} products match. Type more.`;
export const received = 'Received products';
/** The field of a product, for screen readers. */
export const receivedOf = (name: string) => `Received: ${name}`;
export const removeLine = (name: string) => `Remove ${name} from the delivery`;
export const startsWithDelivery = 'Not counted yet: the count starts with this delivery, as if none was there before.';
export const nothingReceived = 'No product chosen yet.';
export const deliveryNote = 'Note';
export const deliveryNoteHint =
  'Such as the supplier and the number of the delivery note. It stands in the history of each product.';
export const saveDelivery = (number: number) =>
  number === 0 ? 'Save delivery' : `Save ${number} ${number === 1 ? 'product' : 'products'}`;
export const discardDelivery = 'Discard';
export const deliverySaved = (number: number) => `Received: ${number} ${number === 1 ? 'product' : 'products'}.`;
export const deliveryNotSaved = 'The delivery was not saved.';
export const seeRows = 'Please look at the marked products.';
export const deliveryWasSaved =
  'An earlier press of the button has already saved this delivery, before you changed it. Look at the history of its products, leave here only what is missing, and save again.';

export const caseScanned = 'This is the barcode of a case. The product of its item was opened.';
/** A scanned barcode that no product has. */
export const unknownCode = (code: string) => `No product has the barcode ${code}.`;
/** Labels of scales have such codes, with the weight or the price in them. */
export const unknownShopCode = (code: string) =>
  `No product has the barcode ${code}. It looks like the label of a scale: weights and prices in barcodes are not read.`;
export const addWithCode = 'Add a product with this code';
export const hideNotice = 'Close';
