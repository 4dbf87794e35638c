import type { ProductSort } from '../__generated__/schema.ts';
import type { RestProduct } from '../rest/shapes.ts';
import { groupByCategory, type OwnCategory } from './categories.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { createSelectionCache } from './selection-cache.ts';
import { sortProducts } from './sort-products.ts';
import { createYielder } from './yield-to-event-loop.ts';

/** The whole list in one order. */
interface Ranking {
  products: readonly RestProduct[];
  /** The position of each product in that order. */
  ranks: ReadonlyMap<RestProduct, number>;
}

/** The whole product list at one moment, with the indexes to find products in it. It never changes. */
export type Snapshot = ReturnType<typeof indexProducts>;

/**
 * Indexes a product list. Yields to the event loop during long lists.
 *
 * @param version of the list's content
 * @param own the seller's own categories
 * @param earlier a snapshot whose index of names is shared where it fits
 */
export async function createSnapshot(
  listed: readonly RestProduct[],
  version: number,
  { own = [], earlier }: { own?: readonly OwnCategory[]; earlier?: Snapshot | undefined } = {},
): Promise<Snapshot> {
  // A store that lists an identifier twice means one product.
  const products = [...new Map(listed.map((product) => [product._id, product])).values()];
  const names = earlier && beginWithNamesOf(earlier.names, products) ? earlier.names : createNameIndex();
  const yielder = createYielder();
  while (names.length < products.length) {
    names.add(products[names.length]?.name ?? '');
    if (yielder.isDue()) await yielder.yieldToEventLoop();
  }
  return indexProducts({ products, own }, version, names);
}

/** Whether the products begin with all names of the index, in the same order. */
function beginWithNamesOf(names: NameIndex, products: readonly RestProduct[]): boolean {
  for (let position = 0; position < names.length; position += 1) {
    if (products[position]?.name !== names.nameAt(position)) return false;
  }
  return true;
}

interface Contents {
  products: readonly RestProduct[];
  own: readonly OwnCategory[];
}

function indexProducts({ products, own }: Contents, version: number, names: NameIndex) {
  const positions: ReadonlyMap<string, number> = new Map(products.map(({ _id }, position) => [_id, position]));
  const categories = groupByCategory(products, own);
  const rankings = new Map<ProductSort, Ranking>();
  const selections = createSelectionCache();

  function find(id: string): RestProduct | undefined {
    const position = positions.get(id);
    return position === undefined ? undefined : products[position];
  }

  function rankingBy(sort: ProductSort): Ranking {
    const known = rankings.get(sort);
    if (known) return known;
    const sorted = sortProducts(products, sort);
    const ranking = { products: sorted, ranks: new Map(sorted.map((product, rank) => [product, rank])) };
    rankings.set(sort, ranking);
    return ranking;
  }

  return {
    products,
    /** Grows with every new content: the same number means the same products. */
    version,
    /** Later snapshots may share this index and append to it. */
    names,
    find,
    categories,
    /** The seller's own categories. */
    own,

    ids: (): ReadonlySet<string> => new Set(positions.keys()),

    /** Other products in stock in the same category, in the store's order. */
    related(product: RestProduct, maxCount: number): RestProduct[] {
      // One more, because the product itself may be among them.
      return categories
        .inStockWith(product)
        .slice(0, maxCount + 1)
        .filter(({ _id }) => _id !== product._id)
        .slice(0, maxCount);
    },

    /** The whole list in this order; sorted once per snapshot. */
    sorted: (sort: ProductSort): readonly RestProduct[] => rankingBy(sort).products,

    /** Sorts some products of this snapshot. */
    inOrder(some: readonly RestProduct[], sort: ProductSort): RestProduct[] {
      const ranking = rankingBy(sort);
      const ranks = Uint32Array.from(some, (product) => ranking.ranks.get(product) ?? 0).sort();
      return Array.from(ranks, (rank) => ranking.products[rank]).filter((product) => product !== undefined);
    },

    /**
     * The position in a sorted selection at which the products after this one begin. The product itself need not be in the
     * selection. Undefined when the product is unknown.
     *
     * @param grade what the selection is sorted by before `sort`, if anything
     */
    positionAfter(
      selection: readonly RestProduct[],
      sort: ProductSort,
      id: string,
      grade: (product: RestProduct) => number = () => 0,
    ): number | undefined {
      const product = find(id);
      if (!product) return undefined;
      const { ranks } = rankingBy(sort);
      const rankOf = (each: RestProduct) => grade(each) * products.length + (ranks.get(each) ?? 0);
      const rank = rankOf(product);
      let low = 0;
      let high = selection.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const each = selection[middle];
        if (each && rankOf(each) <= rank) low = middle + 1;
        else high = middle;
      }
      return low;
    },

    /** The products whose names contain the rarest of these folded words, in no order: candidates for all the words. */
    candidatesFor(words: readonly string[]): readonly RestProduct[] {
      const [fewest = []] = words.map((word) => names.positionsOf(word)).sort((a, b) => a.length - b.length);
      const found = Array.from(fewest, (position) => products[position]);
      // A longer list that shares the index may have added positions that this list does not have.
      return found.filter((product) => product !== undefined);
    },

    /** The name in the form that search compares. */
    foldedName: ({ _id }: RestProduct): string => names.foldedAt(positions.get(_id) ?? -1),

    /** The cached result of a query, or else the result of `select`. */
    selection: (key: string, select: () => readonly RestProduct[]): readonly RestProduct[] =>
      selections.get(key, select),
  };
}
