import type { ProductSort } from '#web/__generated__/inputs-and-enums.ts';
import type { CategorySlug } from '#web/shared/lib/shop/categories.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';

// Lists
export const categories = 'Categories';
export const allProducts = 'All products';
export const todaysDeals = 'Today’s deals';
export const searchResults = 'Search results';
/** @param category the name of the category that is searched; empty for all */
export const resultsFor = (search: string, category: string) =>
  `Results for “${search}”${category && ` in ${category}`}`;
/** The title of a later page of a list. @param title the title of the list */
export const laterPage = (title: string, page: number) => `${title} – page ${page}`;
export const productCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
export const resultCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'result' : 'results'}`;
export const offerCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'offer' : 'offers'}`;
/** @param count such as `70 products` */
export const countOnPage = (count: string, page: number, pages: number) => `${count}, page ${page} of ${pages}`;
export const needsScripts =
  'Searching needs JavaScript. Please turn it on and reload this page, or choose a category below.';
/** Stands before the products that have some of the words. */
export const noneHasAllWords = 'No product has all these words. These come closest';
export const searchAll = 'Search in all products';
export const allOf = (category: string) => `All of ${category}`;
export const loadingProducts = 'Loading products';
export const products = 'Products';
/** A plain word below the name of a category, where the name does not contain it. */
export const plainNames: Partial<Record<CategorySlug, string>> = { vegetables: 'Vegetables' };
/** The name of the vegetables in a shop that has none: it promises no organic ones. */
export const plainVegetables = 'Vegetables';

// The pages of a list
export const pagesOfList = 'Pages of this list';
export const previousPage = 'Previous page';
export const previous = 'Previous';
export const nextPage = 'Next page';
export const next = 'Next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const noSuchPage = (page: number) => `There is no page ${page}`;
export const listHasPages = (pages: number) =>
  pages === 1 ? 'This list has one page.' : `This list has ${pages} pages.`;
export const showLastPage = (pages: number) => (pages === 1 ? 'Show the list' : 'Show the last page');

// Lists without products
export const noneInCategory = 'No products found in this category.';
export const browseAll = 'Browse all products';
export const nothingFound = (search: string, category: string) =>
  `Nothing found for “${search}”${category && ` in ${category}`}`;
export const clearSearch = 'Clear search';
export const noOffers = 'No offers today';
export const noReducedPrice = 'No product has a reduced price right now.';
export const seeAll = 'See all products';
export const noneInStock = 'No products in stock right now';
export const restocking = 'We are restocking. Please come back soon.';
export const backHome = 'Back to the home page';
export const nothingFits = 'No products match these filters';
export const widenFilters = 'Try a wider price range, or clear the filters.';

// Filters and sort order
export const filters = 'Filters';
export const onOffer = 'On offer';
export const onlyOffers = 'Only products on offer';
export const clearFilters = 'Clear filters';
/** The search that a button ends. */
export const quoted = (search: string) => `“${search}”`;
export const clearSearchFor = (search: string) => `Clear the search for ${search}`;
export const price = 'Price';
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
/** These stand before the field of the lowest and that of the highest price. */
export const from = 'From';
export const to = 'To';
export const showProducts = 'Show products';
export const showCount = (count: number) => `Show ${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
export const sortBy = 'Sort by';
/** The sort order of search results. */
export const bestMatch = 'Best match';
export const sortNames: Record<Exclude<ProductSort, 'RELEVANCE' | 'BEST_SELLERS'>, string> = {
  FEATURED: 'Recommended',
  PRICE_ASC: 'Price, low to high',
  PRICE_DESC: 'Price, high to low',
  UNIT_PRICE_ASC: 'Unit price, low to high',
  NAME: 'Name, A to Z',
  NEWEST: 'Newest first',
};
