import type { ProductSort } from '../__generated__/schema.ts';
import type { RestProduct } from '../rest/shapes.ts';
import { shelfKey } from './categories.ts';
import { fold } from './text-fold.ts';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The whole product list at one moment, with what finding products in it needs. Never changed once made. */
export class Snapshot {
  readonly products: readonly RestProduct[];
  /** Grows with every new content; the same number means the same products. */
  readonly version: number;
  readonly #byId: ReadonlyMap<string, RestProduct>;
  readonly #inStockByShelf = new Map<string, RestProduct[]>();
  readonly #sorted = new Map<ProductSort, readonly RestProduct[]>();
  readonly #foldedNames = new Map<RestProduct, string>();

  constructor(products: readonly RestProduct[], version: number) {
    this.#byId = new Map(products.map((product) => [product._id, product]));
    // A store that lists an identifier twice means one product.
    this.products = [...this.#byId.values()];
    this.version = version;
    for (const product of this.products) {
      if (!product.inStock) continue;
      const shelf = this.#inStockByShelf.get(shelfKey(product.category));
      if (shelf) shelf.push(product);
      else this.#inStockByShelf.set(shelfKey(product.category), [product]);
    }
  }

  find(id: string): RestProduct | undefined {
    return this.#byId.get(id);
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.#byId.keys());
  }

  /** Others in stock on the same shelf, in the store's order. */
  related(product: RestProduct, atMost: number): RestProduct[] {
    const shelf = this.#inStockByShelf.get(shelfKey(product.category)) ?? [];
    // One more than asked for, in case the product itself is among them.
    return shelf
      .slice(0, atMost + 1)
      .filter(({ _id }) => _id !== product._id)
      .slice(0, atMost);
  }

  /** The list in this order; sorted once per snapshot. */
  sorted(sort: ProductSort): readonly RestProduct[] {
    const known = this.#sorted.get(sort);
    if (known) return known;
    const sorted = sortProducts(this.products, sort);
    this.#sorted.set(sort, sorted);
    return sorted;
  }

  /** The name as search compares it; folded once per snapshot. */
  foldedName(product: RestProduct): string {
    const known = this.#foldedNames.get(product);
    if (known !== undefined) return known;
    const folded = fold(product.name);
    this.#foldedNames.set(product, folded);
    return folded;
  }
}

function sortProducts(products: readonly RestProduct[], sort: ProductSort): readonly RestProduct[] {
  switch (sort) {
    case 'FEATURED':
    // What fits best depends on what is searched: see rankOf.
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
