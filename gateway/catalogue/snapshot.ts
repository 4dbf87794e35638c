import type { ProductSort } from '../__generated__/schema.ts';
import { statesAllergens } from '../documents/allergens.ts';
import type { RestProduct } from '../documents/shapes.ts';
import { groupByCategory, type ShopCategories } from './categories.ts';
import { createForgivingIndex, type ForgivingIndex } from '#gateway/search/forgiving-search.ts';
import type { SearchedText } from '#gateway/search/goods-index.ts';
import { createNameIndex, type NameIndex } from '#gateway/search/name-index.ts';
import { createProductSearch } from '#gateway/search/product-search.ts';
import { createSelectionCache } from './selection-cache.ts';
import { sortProducts } from './sort-products.ts';
import type { Measures } from '#readers/weight-words.ts';
import type { Wanted } from '#gateway/search/wanted.ts';
import { createYielder } from './yield-to-event-loop.ts';

/** The whole list in one order. */
interface Ranking {
  products: readonly RestProduct[];
  /** The position of each product in that order. */
  ranks: ReadonlyMap<RestProduct, number>;
}

/** The whole product list at one moment, with the indexes to find products in it. It never changes. */
export type Snapshot = ReturnType<typeof indexProducts>;

interface SnapshotOptions {
  /** What the store says of its categories; absent for a store with the seven of the contract only. */
  shopCategories?: ShopCategories | undefined;
  /** Whether reductions are compared with the price of the history. */
  comparesReference?: boolean;
  /** Whether the store has food facts, which searches then use. */
  hasFood?: boolean;
  /** Whose pints and ounces searches and shopping lists mean. */
  measures?: Measures;
  /** A snapshot whose indexes are shared where they fit. */
  earlier?: Snapshot | undefined;
  /** Whether a search finds only names that contain its words: such a snapshot is made in less time. */
  isPlain?: boolean;
}

/**
 * Indexes a product list. Yields to the event loop during long lists.
 *
 * @param version of the list's content
 */
export async function createSnapshot(
  listed: readonly RestProduct[],
  version: number,
  {
    shopCategories,
    comparesReference = false,
    hasFood = false,
    measures = 'US',
    earlier,
    isPlain = false,
  }: SnapshotOptions = {},
): Promise<Snapshot> {
  // A store that lists an identifier twice means one product.
  const products = [...new Map(listed.map((product) => [product._id, product])).values()];
  const categories = groupByCategory(products, shopCategories);
  const names = earlier && beginWithNamesOf(earlier.names, products) ? earlier.names : createNameIndex();
  const texts = isPlain ? [] : textsOf(products, categories);
  const forgiving = earlier && beginWithTextsOf(earlier.forgiving, texts) ? earlier.forgiving : createForgivingIndex();
  const yielder = createYielder();
  while (names.length < products.length) {
    names.add(products[names.length]?.name ?? '');
    if (yielder.isDue()) await yielder.yieldToEventLoop();
  }
  for (const text of texts.slice(forgiving.length)) {
    forgiving.add(text);
    if (yielder.isDue()) await yielder.yieldToEventLoop();
  }
  return indexProducts({ products, shopCategories, categories, comparesReference, hasFood, measures }, version, {
    names,
    forgiving,
  });
}

/** Whether the products begin with all names of the index, in the same order. */
function beginWithNamesOf(names: NameIndex, products: readonly RestProduct[]): boolean {
  for (let position = 0; position < names.length; position += 1) {
    if (products[position]?.name !== names.nameAt(position)) return false;
  }
  return true;
}

function textsOf(products: readonly RestProduct[], categories: Categories): SearchedText[] {
  return products.map((product) => {
    const category = categories.of(product);
    return {
      name: product.name,
      category: category ? `${category.label} ${category.storeName}` : '',
      description: product.description.join(' '),
      searchWords: product.searchWords ?? '',
    };
  });
}

const searchedParts = ['name', 'category', 'description', 'searchWords'] as const;

/** Whether the texts begin with all texts of the index, in the same order. */
function beginWithTextsOf(index: ForgivingIndex, texts: readonly SearchedText[]): boolean {
  for (let position = 0; position < index.length; position += 1) {
    const known = index.textAt(position);
    const text = texts[position];
    if (searchedParts.some((part) => text?.[part] !== known?.[part])) return false;
  }
  return true;
}

type Categories = ReturnType<typeof groupByCategory>;

interface Contents {
  products: readonly RestProduct[];
  shopCategories: ShopCategories | undefined;
  categories: Categories;
  comparesReference: boolean;
  hasFood: boolean;
  measures: Measures;
}

interface Indexes {
  names: NameIndex;
  forgiving: ForgivingIndex;
}

function indexProducts(
  { products, shopCategories, categories, comparesReference, hasFood, measures }: Contents,
  version: number,
  { names, forgiving }: Indexes,
) {
  const positions: ReadonlyMap<string, number> = new Map(products.map(({ _id }, position) => [_id, position]));
  const rankings = new Map<ProductSort, Ranking>();
  const selections = createSelectionCache();
  const search = createProductSearch({ products, hasFood, measures }, names, forgiving);

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
    /** A number that grows with every new content: the same number means the same products. */
    version,
    /** The index of names, which later snapshots may share and append to. */
    names,
    /** The forgiving index, which later snapshots may share and append to. */
    forgiving,
    find,
    categories,
    /** What the store says of its categories. */
    shopCategories,
    /** Whether reductions are compared with the price of the history. */
    comparesReference,
    /** Whose pints and ounces searches and shopping lists mean. */
    measures,
    /** Whether any product states its allergens. */
    statesAllergens: products.some(({ allergens }) => statesAllergens(allergens)),

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

    /** The products that a search text finds; undefined for a text without a word, which does not limit a list. */
    found: (text: string | null | undefined) => search.found(text),

    /** The best matches of a text, best first: see `SearchMatch.fit`. */
    search: (text: string, limit: number) => search.matches(text, limit),

    /** The products for a thing on a list, best first. */
    ranked: (wanted: Wanted, limit: number) => search.ranked(wanted, limit),

    /** The cached result of a query, or else the result of `select`. */
    selection: (key: string, select: () => readonly RestProduct[]): readonly RestProduct[] =>
      selections.get(key, select),
  };
}
