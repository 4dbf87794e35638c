import type { ProductFilter } from '../__generated__/schema.ts';
import { maxSearchLength, pageOf } from '../catalogue/catalogue-page.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { PublicPage } from './public-pages.ts';

/** The rules for lists of products in the web app's page table. */
export interface ListRules {
  /** The values of `?sort=` that make another page of a list. */
  listSorts: readonly string[];
  productsPerPage: number;
}

interface ListAddress {
  /** The path, in one spelling for each list. */
  path: string;
  /** The slug; undefined for the list of all products, which has only what is in stock. */
  category: string | undefined;
  query: URLSearchParams;
  /** The catalogue; undefined while the gateway has none: every page then counts as existing. */
  catalogue: Snapshot | undefined;
}

/** Matches the prices that shoppers choose most often: one digit and zeros, below 1000. */
const roundPrice = /^[1-9]0{0,2}$/;

/**
 * The page of a list under its filters and its sort order, without the parameters that make no difference.
 *
 * The number of pages is bounded. For each category, all lists with a price that is not round share a page without products, and
 * so do all pages beyond the last one, which have status 404. The browser loads what they show. A search has results, and a page
 * without products that all searches share for when it may not be rendered.
 */
export function listAddress(
  { path, category, query, catalogue }: ListAddress,
  { listSorts, productsPerPage }: ListRules,
): { status: 200 | 404; rendered: PublicPage } {
  const valueOf = (name: string) => (query.get(name) ?? '').trim();
  const frame = (name: 'search' | 'list') => ({ address: `${path}?frame=${name}`, hasProducts: false });
  const search = category === undefined ? valueOf('q') : '';
  // A category in the address is one that is searched, spelt as in links.
  const searched = search ? valueOf('category') : '';
  if (search && !isRenderedSearch(search, searched, catalogue)) return { status: 200, rendered: frame('search') };

  const [min, max] = [valueOf('min'), valueOf('max')];
  const isRound = [min, max].every((price) => price === '' || roundPrice.test(price));
  const isRangeReversed = min !== '' && max !== '' && Number(min) > Number(max);
  if (!isRound || isRangeReversed) return { status: 200, rendered: frame(search ? 'search' : 'list') };

  const isOffers = query.get('offers') === '1';
  const page = /^[1-9]\d*$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const filter: ProductFilter = {
    ...(category === undefined ? { inStock: true } : { category }),
    ...(isOffers && { onOffer: true }),
    ...(min && { minPrice: Number(min) }),
    ...(max && { maxPrice: Number(max) }),
  };
  // Whether a search has this page is known only after the search, which no limit would hold here.
  if (search && page > 1) return { status: 200, rendered: frame('search') };
  const isBeyondEnd =
    page > 1 &&
    catalogue !== undefined &&
    pageOf(catalogue, { filter, first: 1 }).totalCount <= (page - 1) * productsPerPage;
  if (isBeyondEnd) return { status: 404, rendered: frame('list') };

  const listing = new URLSearchParams({
    ...(search && { q: search }),
    ...(searched && { category: searched }),
    ...(listSorts.includes(valueOf('sort')) && { sort: valueOf('sort') }),
    ...(isOffers && { offers: '1' }),
    ...(min && { min }),
    ...(max && { max }),
    ...(page > 1 && { page: String(page) }),
  });
  const address = listing.size > 0 ? `${path}?${listing.toString()}` : path;
  return { status: 200, rendered: { address, hasProducts: true, ...(search && { otherwise: frame('search') }) } };
}

/** Whether the results of a search may be rendered: a short text in one line, in all products or in a known category. */
function isRenderedSearch(search: string, category: string, catalogue: Snapshot | undefined): boolean {
  if (!catalogue || search.length > maxSearchLength || /\p{Cc}/u.test(search)) return false;
  return category === '' || catalogue.categories.find(category)?.slug === category;
}
