import type { ProductFilter, ProductSort } from '../__generated__/schema.ts';
import { allergens } from '#common/allergens.ts';
import { isFreeFrom, namesAny } from '../documents/allergens.ts';
import { badCursor, readPageArguments, type PageArguments, type PagePart } from '../documents/page-arguments.ts';
import type { RestProduct } from '../documents/shapes.ts';
import { badInput } from '../refusals/faults.ts';
import { isReduced } from './reduction.ts';
import { gradeFor, type ListQuery } from './product-grades.ts';
import type { Snapshot } from './snapshot.ts';

export interface CataloguePage {
  entries: { product: RestProduct; cursor: string }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: number;
  /** Whether the products have all words of the search. */
  hasAllWords: boolean;
}

export interface PageRequest extends PageArguments {
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  /** Products to skip, from the start of the list or from `after`. */
  offset?: number | null | undefined;
  /** Lists products out of stock after all others. */
  inStockFirst?: boolean | null | undefined;
}

const standardSize = 24;
const maxIds = 100;
const maxAvailabilities = 3;
export const maxSearchLength = 100;
/** Share of the list: with more candidates, testing the whole sorted list is faster than sorting them. */
const maxCandidateShare = 1 / 8;

/** @throws Fault BAD_USER_INPUT when an argument breaks its rule */
export function pageOf(
  snapshot: Snapshot,
  { filter, sort, offset, inStockFirst, ...page }: PageRequest,
): CataloguePage {
  const part = readPageArguments(page, standardSize);
  const skipped = offset ?? 0;
  if (skipped < 0) throw badInput('`offset` must be 0 or more.');
  if (skipped > 0 && part.isBackward) throw badInput('`offset` goes with `first` and `after` only.');

  const query: ListQuery = {
    filter: filter ?? {},
    sort: sort ?? (filter?.search ? 'RELEVANCE' : 'FEATURED'),
    inStockFirst: inStockFirst ?? false,
  };
  const matching = selectProducts(snapshot, query);
  const position = positionOf(snapshot, matching, query, part);
  const start = part.isBackward ? Math.max(0, position - part.size) : position + skipped;
  const end = part.isBackward ? position : start + part.size;
  return {
    entries: matching
      .slice(start, end)
      .map((product, index) => ({ product, cursor: cursorOf(start + index, product) })),
    hasNextPage: end < matching.length,
    hasPreviousPage: start > 0 && matching.length > 0,
    totalCount: matching.length,
    hasAllWords: snapshot.found(query.filter.search)?.haveAllWords ?? true,
  };
}

/** The matching products in order. The snapshot caches the result. */
function selectProducts(snapshot: Snapshot, query: ListQuery): readonly RestProduct[] {
  const { filter, sort, inStockFirst } = query;
  const matches = matcherFor(snapshot, filter);
  const { ids } = filter;
  const inSort = () => {
    const found = snapshot.found(filter.search);
    if (found && sort === 'RELEVANCE') return found.products.filter(matches);
    const isFound = (product: RestProduct) => matches(product) && (!found || found.ranks.has(product));
    if (ids) return snapshot.inOrder([...new Set(ids)].flatMap((id) => snapshot.find(id) ?? []).filter(isFound), sort);
    return !found || found.products.length > snapshot.products.length * maxCandidateShare
      ? snapshot.sorted(sort).filter(isFound)
      : snapshot.inOrder(found.products.filter(matches), sort);
  };
  const select = () => (inStockFirst ? withStockFirst(inSort()) : inSort());
  // Lists of ids differ from shopper to shopper: not worth caching.
  return ids ? select() : snapshot.selection(JSON.stringify([sort, filter, inStockFirst]), select);
}

const withStockFirst = (products: readonly RestProduct[]): readonly RestProduct[] => [
  ...products.filter(({ inStock }) => inStock),
  ...products.filter(({ inStock }) => !inStock),
];

/** A filter over a store without food facts, of whose products no allergen is known: none contains it, and none is free of it. */
export const withoutFood = (filter: PageRequest['filter']): PageRequest['filter'] =>
  filter?.containsAny || filter?.freeFrom ? { ...filter, ids: [] } : filter;

/** @throws Fault BAD_USER_INPUT when the text is too long */
export function checkSearch(search: string | null | undefined, argument: string): void {
  if (search && search.length > maxSearchLength) {
    throw badInput(`${argument} may be at most ${maxSearchLength} characters long.`);
  }
}

/** Tests a product against all conditions of a filter but its search. @throws Fault BAD_USER_INPUT when a condition breaks its rule */
function matcherFor(snapshot: Snapshot, filter: ProductFilter): (product: RestProduct) => boolean {
  const { availability, category, containsAny, freeFrom, ids, inStock, maxPrice, minPrice, onOffer, search } = filter;
  if (ids && ids.length > maxIds) throw badInput(`\`filter.ids\` may hold at most ${maxIds} identifiers.`);
  if ([containsAny, freeFrom].some((list) => list && list.length > allergens.length)) {
    throw badInput(`\`filter.containsAny\` and \`filter.freeFrom\` may hold at most ${allergens.length} allergens.`);
  }
  if (availability && availability.length > maxAvailabilities) {
    throw badInput(`\`filter.availability\` may hold at most ${maxAvailabilities} values.`);
  }
  checkSearch(search, '`filter.search`');
  // GraphQL accepts `1e999`, which is Infinity here, and JSON.stringify writes that as null in the keys of cached lists.
  if ([minPrice, maxPrice].some((price) => price != null && !Number.isFinite(price))) {
    throw badInput('`filter.minPrice` and `filter.maxPrice` must be finite numbers.');
  }
  // Null when no product can be in it.
  const wantedCategory = category == null ? undefined : (snapshot.categories.find(category) ?? null);
  const wantedIds = ids && new Set(ids);
  return (product) =>
    (wantedCategory === undefined || snapshot.categories.of(product) === wantedCategory) &&
    (!availability || (product.availability !== null && availability.includes(product.availability))) &&
    (inStock == null || product.inStock === inStock) &&
    (onOffer == null || isReduced(product, snapshot.comparesReference) === onOffer) &&
    (minPrice == null || centsOf(product.offerPrice) >= centsOf(minPrice)) &&
    (maxPrice == null || centsOf(product.offerPrice) <= centsOf(maxPrice)) &&
    (!wantedIds || wantedIds.has(product._id)) &&
    (!containsAny || namesAny(product.allergens, containsAny)) &&
    (!freeFrom || isFreeFrom(product.allergens, freeFrom));
}

/** Compares prices as they are shown: 0.1 + 0.2 is 0.3. */
const centsOf = (price: number) => Math.round(price * 100);

/** Holds the product's id, and its position in case the product is removed from the store before the next page. */
const cursorOf = (index: number, { _id }: RestProduct) => Buffer.from(`${index}:${_id}`).toString('base64url');

/**
 * The position where a page begins, or ends when it is read backward: behind the product of the cursor, or before it.
 */
function positionOf(snapshot: Snapshot, products: readonly RestProduct[], query: ListQuery, part: PagePart): number {
  const { cursor, isBackward } = part;
  if (cursor === null) return isBackward ? products.length : 0;
  const [, index, id] = /^(\d{1,9}):(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (index === undefined || id === undefined) throw badCursor(part);
  const behind = snapshot.positionAfter(products, query.sort, id, gradeFor(snapshot, query));
  // The products after a removed one have moved up to its position.
  if (behind === undefined) return Math.min(Number(index), products.length);
  return isBackward && products[behind - 1]?._id === id ? behind - 1 : behind;
}
