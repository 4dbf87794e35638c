import type { ProductFilter, ProductSort } from '../__generated__/schema.ts';
import { badInput } from '../rest/faults.ts';
import type { RestProduct } from '../rest/shapes.ts';
import { nameOfCategory, shelfKey } from './categories.ts';
import type { Snapshot } from './snapshot.ts';
import { fold } from './text-fold.ts';

export interface CataloguePage {
  entries: { product: RestProduct; cursor: string }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: number;
}

export interface PageRequest {
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}

const DEFAULT_FIRST = 24;
const MAX_FIRST = 100;
const MAX_IDS = 100;
const MAX_SEARCH = 100;

/** @throws Fault BAD_USER_INPUT when an argument breaks its rule */
export function pageOf(snapshot: Snapshot, { filter, sort, first, after }: PageRequest): CataloguePage {
  const size = first ?? DEFAULT_FIRST;
  if (size < 1 || size > MAX_FIRST) throw badInput(`\`first\` must be from 1 to ${MAX_FIRST}.`);

  const isWanted = conditionOf(snapshot, filter ?? {});
  const found = snapshot.sorted(sort ?? 'FEATURED').filter(isWanted);
  const matching = sort === 'RELEVANCE' ? bestFirst(snapshot, found, filter?.search) : found;
  const start = after == null ? 0 : placeAfter(matching, after);
  const end = start + size;
  return {
    entries: matching
      .slice(start, end)
      .map((product, index) => ({ product, cursor: cursorOf(start + index, product) })),
    hasNextPage: end < matching.length,
    hasPreviousPage: start > 0 && matching.length > 0,
    totalCount: matching.length,
  };
}

function conditionOf(
  snapshot: Snapshot,
  { category, ids, inStock, maxPrice, minPrice, onOffer, search }: ProductFilter,
) {
  if (ids && ids.length > MAX_IDS) throw badInput(`\`filter.ids\` may hold at most ${MAX_IDS} identifiers.`);
  if (search && search.length > MAX_SEARCH) {
    throw badInput(`\`filter.search\` may be at most ${MAX_SEARCH} characters long.`);
  }
  const shelf = category && shelfKey(nameOfCategory(category));
  const wantedIds = ids && new Set(ids);
  const words = wordsOf(search);
  return (product: RestProduct) =>
    (!shelf || shelfKey(product.category) === shelf) &&
    (inStock == null || product.inStock === inStock) &&
    (onOffer == null || product.offerPrice < product.price === onOffer) &&
    (minPrice == null || cents(product.offerPrice) >= cents(minPrice)) &&
    (maxPrice == null || cents(product.offerPrice) <= cents(maxPrice)) &&
    (!wantedIds || wantedIds.has(product._id)) &&
    words.every((word) => snapshot.foldedName(product).includes(word));
}

const wordsOf = (search: string | null | undefined) =>
  fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

/** Prices are compared as they are shown: 0.1 + 0.2 is 0.3. */
const cents = (price: number) => Math.round(price * 100);

/** Names that begin with the text, then those with words that begin with its words, then the rest; else the order stays. */
function bestFirst(snapshot: Snapshot, found: readonly RestProduct[], search: string | null | undefined) {
  const words = wordsOf(search);
  const text = words.join(' ');
  if (!text) return found;
  const rankOf = (product: RestProduct) => {
    const name = snapshot.foldedName(product);
    if (name.startsWith(text)) return 0;
    return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2;
  };
  const ranks = new Map(found.map((product) => [product, rankOf(product)]));
  return found.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** Holds the product and, for the case that it has left the list meanwhile, the place where it stood. */
const cursorOf = (index: number, { _id }: RestProduct) => Buffer.from(`${index}:${_id}`).toString('base64url');

function placeAfter(products: readonly RestProduct[], cursor: string): number {
  const [, index, id] = /^(\d{1,9}):(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (index === undefined) throw badInput('`after` must be a cursor from an earlier page.');
  const place = products.findIndex(({ _id }) => _id === id);
  // What followed the product that left now stands in its place.
  return place === -1 ? Math.min(Number(index), products.length) : place + 1;
}
