import { withPlainDigits } from '#readers/folded-text.ts';
import type { ProductListQueryVariables, ProductSort } from '#web/__generated__/catalog.ts';
import { maxSearchLength } from '#web/shared/lib/shop/search-text.ts';
import * as texts from './texts.ts';

/** The sort orders; `value` is the one in the address. The first is the default, which addresses leave out. */
export const listingSorts = [
  { value: 'featured', sort: 'FEATURED' },
  { value: 'price-asc', sort: 'PRICE_ASC' },
  { value: 'price-desc', sort: 'PRICE_DESC' },
  { value: 'unit-price', sort: 'UNIT_PRICE_ASC' },
  { value: 'name', sort: 'NAME' },
  { value: 'newest', sort: 'NEWEST' },
] as const satisfies { value: string; sort: ProductSort }[];

export interface Listing {
  search: string;
  /** The slug of the category that is searched; empty for all. */
  category: string;
  /** The sort order's value in the address. */
  sortValue: string;
  sort: ProductSort;
  /** Whether the list has only products that cost less than their list price. */
  offersOnly: boolean;
  /** The lowest offer price, in whole currency units. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** The number of the page of the list, from 1 on. It may be beyond the last one. */
  page: number;
}

/** The parameters of an address that select and sort the products of a list. */
export type ListingParam = 'q' | 'category' | 'sort' | 'offers' | 'min' | 'max';

/**
 * Reads what a list shows from its address: `?q=` with `?category=`, `?sort=`, `?offers=1`, `?min=`, `?max=` and `?page=`. Invalid
 * values are ignored; two prices in the wrong order are swapped.
 */
export function readListing(params: URLSearchParams): Listing {
  const requestedSort = params.get('sort');
  const { value, sort } = listingSorts.find((each) => each.value === requestedSort) ?? listingSorts[0];
  const search = (params.get('q') ?? '').trim().slice(0, maxSearchLength);
  const [low, high] = [readPrice(params.get('min')), readPrice(params.get('max'))];
  const isSwapped = low !== undefined && high !== undefined && low > high;
  return {
    search,
    category: search ? (params.get('category') ?? '').trim().slice(0, maxSearchLength) : '',
    sortValue: value,
    // Search results are sorted by best match by default.
    sort: search && sort === 'FEATURED' ? 'RELEVANCE' : sort,
    offersOnly: params.get('offers') === '1',
    minPrice: isSwapped ? high : low,
    maxPrice: isSwapped ? low : high,
    page: readPage(params.get('page')),
  };
}

function readPage(text: string | null): number {
  return /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), maxPage) : 1;
}

/**
 * Parses a typed price in whole currency units with up to two decimals; undefined when it is not a price. Unlike `readAmount`,
 * it takes no half-typed text such as `2.` and no seventh digit: the text also comes from addresses.
 */
export function readPrice(text: string | null): number | undefined {
  const typed = withPlainDigits((text ?? '').slice(0, 40))
    .trim()
    .replace(/[,٫]/, '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
}

/**
 * The number of products whose rendered and compressed page fits into 14 kB (docs/decisions/product-lists.md). The
 * gateway learns the number from `pages.json`.
 */
export const productsPerPage = 24;
/**
 * The highest page number. No list has so many pages, and a higher number's offset would not fit into GraphQL's Int.
 */
const maxPage = 1_000_000;

/** The variables of the list of all products: those in stock. */
export function productListVariables(listing: Listing): ProductListQueryVariables {
  const filter = { inStock: true, ...filterOf(listing) };
  return {
    filter,
    sort: listing.sort,
    inStockFirst: false,
    ...rangeOf(listing),
    ...(listing.search && { isSearch: true }),
  };
}

/** The variables of a category's page: all its products, those out of stock last. Only the list of all products is searched. */
export function categoryVariables(slug: string, listing: Listing): ProductListQueryVariables {
  const filter = { ...filterOf({ ...listing, search: '', category: '' }), category: slug };
  const sort = listing.sort === 'RELEVANCE' ? 'FEATURED' : listing.sort;
  return { filter, sort, inStockFirst: true, ...rangeOf(listing) };
}

function rangeOf({ page }: Listing) {
  return { first: productsPerPage, offset: (page - 1) * productsPerPage };
}

function filterOf({ search, category, offersOnly, minPrice, maxPrice }: Listing): ProductListQueryVariables['filter'] {
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(offersOnly && { onOffer: true }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

/** The number of active filters. The search text does not count. */
export function countFilters({ offersOnly, minPrice, maxPrice }: Listing): number {
  return [offersOnly, minPrice !== undefined || maxPrice !== undefined].filter(Boolean).length;
}

/**
 * The address parameters with changes. An empty value and the default sort order remove a parameter. Another selection
 * or order starts with its first page.
 */
export function withListingParams(params: URLSearchParams, changes: Partial<Record<ListingParam, string>>) {
  const next = withPage(params, 1);
  for (const [name, value] of Object.entries(changes)) {
    // Only a search has a category in its address.
    if (name === 'q' && value === '') next.delete('category');
    if (value === '' || (name === 'sort' && value === listingSorts[0].value)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The address parameters of another page of the same list. The first page has no parameter. */
export function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** The query of a list's canonical address. */
export function canonicalQuery({ offersOnly, page }: Pick<Listing, 'offersOnly' | 'page'>): string {
  const query = withPage(new URLSearchParams(offersOnly ? { offers: '1' } : {}), page).toString();
  return query && `?${query}`;
}

/** The title of a page of a list. The first page has the list's title. */
export function pageTitle(title: string, { page }: Listing): string {
  return page > 1 ? texts.laterPage(title, page) : title;
}

/** The query string for a link to another category: the filters and the sort order. */
export function queryForCategory(params: URLSearchParams): string {
  const entries = [...params].filter(([name]) => ['sort', 'offers', 'min', 'max'].includes(name));
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}
