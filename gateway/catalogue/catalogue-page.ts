import type { ProductFilter, ProductSort } from '../__generated__/schema.ts';
import { badInput } from '../rest/faults.ts';
import type { RestProduct } from '../rest/shapes.ts';
import { nameOfCategory, categoryKey } from './categories.ts';
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
  /** Products to skip, from the start of the list or from `after`. */
  offset?: number | null | undefined;
  /** Products out of stock come after all others. */
  inStockFirst?: boolean | null | undefined;
}

const defaultFirst = 24;
const maxFirst = 100;
const maxIds = 100;
const maxSearch = 100;

/** Which products a list has, and in which order. */
interface Wish {
  filter: ProductFilter;
  sort: ProductSort;
  inStockFirst: boolean;
}

/** @throws Fault BAD_USER_INPUT when an argument breaks its rule */
export function pageOf(
  snapshot: Snapshot,
  { filter, sort, first, after, offset, inStockFirst }: PageRequest,
): CataloguePage {
  const size = first ?? defaultFirst;
  if (size < 1 || size > maxFirst) throw badInput(`\`first\` must be from 1 to ${maxFirst}.`);
  const skipped = offset ?? 0;
  if (skipped < 0) throw badInput('`offset` must be 0 or more.');

  const wish: Wish = { filter: filter ?? {}, sort: sort ?? 'FEATURED', inStockFirst: inStockFirst ?? false };
  const matching = select(snapshot, wish);
  const start = skipped + (after == null ? 0 : placeAfter(snapshot, matching, wish, after));
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

/** The wanted products in order. Costs what matches, and nothing when the same was asked of this snapshot before. */
function select(snapshot: Snapshot, wish: Wish): readonly RestProduct[] {
  const { filter, sort, inStockFirst } = wish;
  const isWanted = conditionOf(snapshot, filter);
  const grade = gradeOf(snapshot, wish);
  const inOrder = (found: readonly RestProduct[]) => (grade ? bestFirst(found, grade) : found);
  const { ids } = filter;
  // Every shopper's own: not worth keeping.
  if (ids) {
    const named = [...new Set(ids)].flatMap((id) => snapshot.find(id) ?? []);
    return inOrder(snapshot.inOrder(named.filter(isWanted), sort));
  }
  return snapshot.selection(JSON.stringify([sort, filter, inStockFirst]), () => {
    const words = wordsOf(filter);
    const candidates = words.length > 0 ? snapshot.named(words) : undefined;
    if (!candidates || candidates.length > snapshot.products.length / 8) {
      return inOrder(snapshot.sorted(sort).filter(isWanted));
    }
    // One word needs no second look.
    const others = words.length === 1 ? conditionOf(snapshot, { ...filter, search: null }) : isWanted;
    return inOrder(snapshot.inOrder(candidates.filter(others), sort));
  });
}

const wordsOf = ({ search }: ProductFilter) =>
  fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

/** Whether a product is wanted: every condition, the ones a candidate was found by included. */
function conditionOf(snapshot: Snapshot, filter: ProductFilter) {
  const { category, ids, inStock, maxPrice, minPrice, onOffer, search } = filter;
  if (ids && ids.length > maxIds) throw badInput(`\`filter.ids\` may hold at most ${maxIds} identifiers.`);
  if (search && search.length > maxSearch) {
    throw badInput(`\`filter.search\` may be at most ${maxSearch} characters long.`);
  }
  // `1e999` is a number in GraphQL's text and Infinity here, and JSON, which keys kept lists, has only null for that.
  if ([minPrice, maxPrice].some((price) => price != null && !Number.isFinite(price))) {
    throw badInput('`filter.minPrice` and `filter.maxPrice` must be finite numbers.');
  }
  const shelf = category && categoryKey(nameOfCategory(category));
  const wantedIds = ids && new Set(ids);
  const words = wordsOf(filter);
  return (product: RestProduct) =>
    (!shelf || categoryKey(product.category) === shelf) &&
    (inStock == null || product.inStock === inStock) &&
    (onOffer == null || product.offerPrice < product.price === onOffer) &&
    (minPrice == null || cents(product.offerPrice) >= cents(minPrice)) &&
    (maxPrice == null || cents(product.offerPrice) <= cents(maxPrice)) &&
    (!wantedIds || wantedIds.has(product._id)) &&
    words.every((word) => snapshot.foldedName(product).includes(word));
}

/** Prices are compared as they are shown: 0.1 + 0.2 is 0.3. */
const cents = (price: number) => Math.round(price * 100);

type Grade = (product: RestProduct) => number;

/** What a list is ordered by before `sort`, 0 being first; undefined where `sort` alone orders it. */
function gradeOf(snapshot: Snapshot, { filter, sort, inStockFirst }: Wish): Grade | undefined {
  const relevance = relevanceOf(snapshot, sort, filter);
  if (!inStockFirst) return relevance;
  return (product) => (product.inStock ? 0 : relevanceGrades) + (relevance?.(product) ?? 0);
}

const relevanceGrades = 3;

/**
 * How well a product fits what is searched, 0 being best: its name begins with the text, words of it begin with the words,
 * or it only contains them. Undefined where that makes no order.
 */
function relevanceOf(snapshot: Snapshot, sort: ProductSort, filter: ProductFilter): Grade | undefined {
  const words = sort === 'RELEVANCE' ? wordsOf(filter) : [];
  if (words.length === 0) return undefined;
  const text = words.join(' ');
  return (product) => {
    const name = snapshot.foldedName(product);
    if (name.startsWith(text)) return 0;
    return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2;
  };
}

function bestFirst(found: readonly RestProduct[], grade: Grade): readonly RestProduct[] {
  const grades = new Map(found.map((product) => [product, grade(product)]));
  return found.toSorted((a, b) => (grades.get(a) ?? 0) - (grades.get(b) ?? 0));
}

/** Holds the product and, for the case that it has left the list meanwhile, the place where it stood. */
const cursorOf = (index: number, { _id }: RestProduct) => Buffer.from(`${index}:${_id}`).toString('base64url');

function placeAfter(snapshot: Snapshot, products: readonly RestProduct[], wish: Wish, cursor: string): number {
  const [, index, id] = /^(\d{1,9}):(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (index === undefined || id === undefined) throw badInput('`after` must be a cursor from an earlier page.');
  // What followed a product that is gone now stands in its place.
  const grade = gradeOf(snapshot, wish);
  return snapshot.placeAfter(products, wish.sort, id, grade) ?? Math.min(Number(index), products.length);
}
