import type { ToPictureUrl } from '../documents/picture-url.ts';
import { productShape, type RestProduct } from '../documents/shapes.ts';
import type { Measures } from '#readers/weight-words.ts';
import { completeSize } from './unit-price.ts';
import { createYielder } from './yield-to-event-loop.ts';

/** Parses the store's product list. An entry that has not changed since the last list gives the same object again. */
export function createProductReader(toPictureUrl: ToPictureUrl, measures: () => Measures = () => 'US') {
  /** The last products by the JSON of their entries; null for an entry that cannot be read. */
  let lastProducts: ReadonlyMap<string, RestProduct | null> = new Map();
  let lastMeasures = measures();

  function parse(entry: unknown): RestProduct | null {
    const { data } = productShape.safeParse(entry);
    if (!data) return null;
    for (const picture of data.images) picture.url = toPictureUrl(picture.url);
    completeSize(data, lastMeasures);
    return data;
  }

  return {
    /** Skips and counts the entries that cannot be read. Yields to the event loop during long lists. */
    async read(entries: readonly unknown[]): Promise<{ products: RestProduct[]; skipped: number }> {
      if (lastMeasures !== measures()) {
        lastMeasures = measures();
        lastProducts = new Map();
      }
      const productsByJson = new Map<string, RestProduct | null>();
      const products: RestProduct[] = [];
      const yielder = createYielder();
      for (const entry of entries) {
        const json = JSON.stringify(entry);
        const last = lastProducts.get(json);
        const product = last === undefined ? parse(entry) : last;
        productsByJson.set(json, product);
        if (product) products.push(product);
        if (yielder.isDue()) await yielder.yieldToEventLoop();
      }
      lastProducts = productsByJson;
      return { products, skipped: entries.length - products.length };
    },
  };
}
