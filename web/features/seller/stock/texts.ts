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
export const importProducts = 'Import';

/** The search and the filters, for screen readers. */
export const listTools = 'Product list';
export const search = 'Search';
export const searchPlaceholder = 'Product name';
export const category = 'Category';
/** `value`: the name in the REST calls, which is English. `label`: the name that shoppers see. */
export const categoryName = (value: string, _label: string) => value;
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
export const offerPrice = 'Offer price';
export const select = (name: string) => `Select ${name}`;
/** The switch of a product, for screen readers. */
export const isInStock = (name: string) => `${name} in stock`;
export const count = 'Count';
export const countProduct = (name: string) => `Count ${name}`;
export const onHand = (pieces: number) => `${pieces} on hand`;
export const stockOf = (name: string, pieces: number) => `Stock of ${name}: ${pieces} on hand`;
/** Adds a copy of a product. */
export const copy = 'Copy';
export const addCopy = (name: string) => `Add a copy of ${name}`;

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
export const counted = (pieces: number, held: number) =>
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
