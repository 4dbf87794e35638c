import { productShape, type RestProduct } from '../rest/shapes.ts';
import { Breather } from './yield-to-event-loop.ts';

/** Reads the store's documents. One that comes again unchanged is the very same product as the last time. */
export class ProductReader {
  readonly #pictureAddress: (address: string) => string;
  /** By the document's text; null for one that cannot be read. */
  #known: ReadonlyMap<string, RestProduct | null> = new Map();

  constructor(pictureAddress: (address: string) => string) {
    this.#pictureAddress = pictureAddress;
  }

  /** Reads entry by entry, others having their turn in between; what cannot be read is left out and counted. */
  async read(entries: readonly unknown[]): Promise<{ products: RestProduct[]; skipped: number }> {
    const known = new Map<string, RestProduct | null>();
    const products: RestProduct[] = [];
    const breather = new Breather();
    for (const entry of entries) {
      const text = JSON.stringify(entry);
      const before = this.#known.get(text);
      const product = before === undefined ? this.#parse(entry) : before;
      known.set(text, product);
      if (product) products.push(product);
      if (breather.isDue) await breather.pause();
    }
    this.#known = known;
    return { products, skipped: entries.length - products.length };
  }

  #parse(entry: unknown): RestProduct | null {
    const { data } = productShape.safeParse(entry);
    return data ? { ...data, image: data.image.map(this.#pictureAddress) } : null;
  }
}
