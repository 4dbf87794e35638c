import type { ProductListQueryVariables, ProductSort } from '#web/__generated__/catalog.ts';
import type { Shelf } from '#web/shared/lib/categories.ts';

/** The orders a shopper can choose from, as the address spells them. The first is the default and is left out of it. */
export const listingSorts = [
  { value: 'featured', sort: 'FEATURED', label: 'Recommended' },
  { value: 'price-asc', sort: 'PRICE_ASC', label: 'Price, low to high' },
  { value: 'price-desc', sort: 'PRICE_DESC', label: 'Price, high to low' },
  { value: 'name', sort: 'NAME', label: 'Name, A to Z' },
  { value: 'newest', sort: 'NEWEST', label: 'Newest first' },
] as const satisfies { value: string; sort: ProductSort; label: string }[];

/** What the gateway takes as a search text at most, in characters. */
const longestSearch = 100;

export interface Listing {
  search: string;
  /** As the address spells it. */
  sortValue: string;
  sort: ProductSort;
  /** Only products that cost less than their list price. */
  offersOnly: boolean;
  /** The lowest offer price, in whole currency units. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
}

/** The parameters of an address that say what a list shows. */
export type ListingParam = 'q' | 'sort' | 'offers' | 'min' | 'max';

/**
 * Reads what a list shows from its address: `?q=`, `?sort=`, `?offers=1`, `?min=` and `?max=`. Whatever makes no sense is
 * left out; two prices in the wrong order change places.
 */
export function readListing(params: URLSearchParams): Listing {
  const asked = params.get('sort');
  const { value, sort } = listingSorts.find((each) => each.value === asked) ?? listingSorts[0];
  const search = (params.get('q') ?? '').trim().slice(0, longestSearch);
  const [low, high] = [readPrice(params.get('min')), readPrice(params.get('max'))];
  const isTurned = low !== undefined && high !== undefined && low > high;
  return {
    search,
    sortValue: value,
    // Of what was searched for, what fits best is what is recommended.
    sort: search && sort === 'FEATURED' ? 'RELEVANCE' : sort,
    offersOnly: params.get('offers') === '1',
    minPrice: isTurned ? high : low,
    maxPrice: isTurned ? low : high,
  };
}

/** A price as a person types it, in whole currency units with up to two decimals; undefined when it is none. */
export function readPrice(text: string | null): number | undefined {
  const typed = (text ?? '').trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
}

/** Products a page. */
const pageSize = 24;

/** What the list of all products asks for: products in stock. */
export function productListVariables(listing: Listing): ProductListQueryVariables {
  const filter = { inStock: true, ...filterOf(listing) };
  return { filter, sort: listing.sort, inStockFirst: false, first: pageSize };
}

/** What a category's page asks for: all its products, those out of stock last. A search is one over all categories. */
export function shelfVariables(shelf: Shelf, listing: Listing): ProductListQueryVariables {
  const filter = { ...filterOf({ ...listing, search: '' }), category: shelf.enum };
  const sort = listing.sort === 'RELEVANCE' ? 'FEATURED' : listing.sort;
  return { filter, sort, inStockFirst: true, first: pageSize };
}

function filterOf({ search, offersOnly, minPrice, maxPrice }: Listing): ProductListQueryVariables['filter'] {
  return {
    ...(search && { search }),
    ...(offersOnly && { onOffer: true }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

/** How many of the filters are on; the search text is none of them. */
export function countFilters({ offersOnly, minPrice, maxPrice }: Listing): number {
  return [offersOnly, minPrice !== undefined || maxPrice !== undefined].filter(Boolean).length;
}

/** The address parameters with some of them set, or taken out by an empty value or the default sort. */
export function withListingParams(params: URLSearchParams, changes: Partial<Record<ListingParam, string>>) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '' || (name === 'sort' && value === listingSorts[0].value)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The part of an address's parameters that goes along to another shelf: all but the search. */
export function alongToShelf(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => ['sort', 'offers', 'min', 'max'].includes(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}
