import type { ProductSort } from '../__generated__/schema.ts';
import type { RestProduct } from '../rest/shapes.ts';
import { Breather } from './yield-to-event-loop.ts';
import { categoryKey } from './categories.ts';
import { KeptSelections } from './cached-selections.ts';
import { NameIndex } from './name-index.ts';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The list in one order. */
interface Ranking {
  products: readonly RestProduct[];
  /** Where each product stands in it. */
  ranks: ReadonlyMap<RestProduct, number>;
}

/** The whole product list at one moment, with what finding products in it needs. Never changed once made. */
export class Snapshot {
  readonly products: readonly RestProduct[];
  /** Grows with every new content; the same number means the same products. */
  readonly version: number;
  readonly #names: NameIndex;
  readonly #places: ReadonlyMap<string, number>;
  readonly #inStockByShelf = new Map<string, RestProduct[]>();
  readonly #rankings = new Map<ProductSort, Ranking>();
  readonly #selections = new KeptSelections();

  private constructor(products: readonly RestProduct[], version: number, names: NameIndex) {
    this.products = products;
    this.version = version;
    this.#names = names;
    this.#places = new Map(products.map(({ _id }, place) => [_id, place]));
    for (const product of products) {
      if (!product.inStock) continue;
      const shelf = this.#inStockByShelf.get(categoryKey(product.category));
      if (shelf) shelf.push(product);
      else this.#inStockByShelf.set(categoryKey(product.category), [product]);
    }
  }

  /** Prepares a list, others having their turn in between. What an earlier one prepared is taken over where it fits. */
  static async of(listed: readonly RestProduct[], version: number, earlier?: Snapshot): Promise<Snapshot> {
    // A store that lists an identifier twice means one product.
    const products = [...new Map(listed.map((product) => [product._id, product])).values()];
    const names = earlier?.shareNames(products) ?? new NameIndex();
    const breather = new Breather();
    while (names.length < products.length) {
      names.add(products[names.length]?.name ?? '');
      if (breather.isDue) await breather.pause();
    }
    return new Snapshot(products, version, names);
  }

  /** The index of names, if these products begin with the same names in the same order. */
  private shareNames(products: readonly RestProduct[]): NameIndex | undefined {
    const names = this.#names;
    for (let place = 0; place < names.length; place += 1) {
      if (products[place]?.name !== names.nameAt(place)) return undefined;
    }
    return names;
  }

  find(id: string): RestProduct | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.products[place];
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.#places.keys());
  }

  /** Others in stock on the same shelf, in the store's order. */
  related(product: RestProduct, atMost: number): RestProduct[] {
    const shelf = this.#inStockByShelf.get(categoryKey(product.category)) ?? [];
    // One more than asked for, in case the product itself is among them.
    return shelf
      .slice(0, atMost + 1)
      .filter(({ _id }) => _id !== product._id)
      .slice(0, atMost);
  }

  /** The list in this order; sorted once per snapshot. */
  sorted(sort: ProductSort): readonly RestProduct[] {
    return this.#ranking(sort).products;
  }

  /** These products in this order. */
  inOrder(products: readonly RestProduct[], sort: ProductSort): RestProduct[] {
    const ranking = this.#ranking(sort);
    const ranks = Uint32Array.from(products, (product) => ranking.ranks.get(product) ?? 0).sort();
    return Array.from(ranks, (rank) => ranking.products[rank]).filter((product) => product !== undefined);
  }

  /**
   * Where the entries after this product begin in a list that has this order, the product itself being in it or not.
   * Undefined when the product is unknown. Where the list is ordered by `grade` first, that has to be told.
   */
  placeAfter(
    selection: readonly RestProduct[],
    sort: ProductSort,
    id: string,
    grade: (product: RestProduct) => number = () => 0,
  ): number | undefined {
    const product = this.find(id);
    if (!product) return undefined;
    const { ranks } = this.#ranking(sort);
    const rankOf = (each: RestProduct) => grade(each) * this.products.length + (ranks.get(each) ?? 0);
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
  }

  /** The products with all these words, folded, somewhere in their names, in no order; of several words perhaps some more. */
  named(words: readonly string[]): readonly RestProduct[] {
    const [fewest = []] = words.map((word) => this.#names.placesOf(word)).sort((a, b) => a.length - b.length);
    const found = Array.from(fewest, (place) => this.products[place]);
    // A longer list than this one may have added to the index.
    return found.filter((product) => product !== undefined);
  }

  /** The name as search compares it. */
  foldedName({ _id }: RestProduct): string {
    return this.#names.foldedAt(this.#places.get(_id) ?? -1);
  }

  /** What `select` gives, made once per key as long as the key is asked for. */
  selection(key: string, select: () => readonly RestProduct[]): readonly RestProduct[] {
    return this.#selections.get(key, select);
  }

  #ranking(sort: ProductSort): Ranking {
    const known = this.#rankings.get(sort);
    if (known) return known;
    const products = sortProducts(this.products, sort);
    const ranking = { products, ranks: new Map(products.map((product, rank) => [product, rank])) };
    this.#rankings.set(sort, ranking);
    return ranking;
  }
}

function sortProducts(products: readonly RestProduct[], sort: ProductSort): readonly RestProduct[] {
  switch (sort) {
    case 'FEATURED':
    // What fits best depends on what is searched: that order is laid over this one.
    case 'RELEVANCE':
      return products;
    case 'NAME':
      return products.toSorted((a, b) => byName.compare(a.name, b.name));
    case 'PRICE_ASC':
      return products.toSorted((a, b) => a.offerPrice - b.offerPrice);
    case 'PRICE_DESC':
      return products.toSorted((a, b) => b.offerPrice - a.offerPrice);
    case 'NEWEST':
      // Where dates are missing or equal, what the store lists last counts as the newest.
      return products.toReversed().sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  }
}
