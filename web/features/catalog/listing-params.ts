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
}

/** Reads what a list shows from its address: `?q=`, `?sort=` and `?offers=1`. Whatever makes no sense is left out. */
export function readListing(params: URLSearchParams): Listing {
  const asked = params.get('sort');
  const { value, sort } = listingSorts.find((each) => each.value === asked) ?? listingSorts[0];
  return {
    search: (params.get('q') ?? '').trim().slice(0, longestSearch),
    sortValue: value,
    sort,
    offersOnly: params.get('offers') === '1',
  };
}

/** Products a page. */
const pageSize = 24;

/** What the list of all products asks for. */
export function productListVariables({ search, sort, offersOnly }: Listing): ProductListQueryVariables {
  return {
    filter: { inStock: true, ...(search && { search }), ...(offersOnly && { onOffer: true }) },
    sort,
    first: pageSize,
  };
}

/** What a shelf asks for. */
export function shelfVariables(shelf: Shelf, { sort }: Listing): ProductListQueryVariables {
  return { filter: { category: shelf.enum, inStock: true }, sort, first: pageSize };
}

/** The address parameters with one of them set, or taken out by an empty value or the default sort. */
export function withListingParam(params: URLSearchParams, name: 'q' | 'sort' | 'offers', value: string) {
  const next = new URLSearchParams(params);
  if (value === '' || (name === 'sort' && value === listingSorts[0].value)) next.delete(name);
  else next.set(name, value);
  return next;
}
