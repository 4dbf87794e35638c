import { LRUCache } from 'lru-cache';
import type { RestProduct } from '../documents/shapes.ts';

const maxLists = 300;
/** Products in all lists together. */
const maxProducts = 300_000;

/** Lists of products by their query. The least recently used lists are dropped first. */
export function createSelectionCache() {
  const lists = new LRUCache<string, readonly RestProduct[]>({
    max: maxLists,
    maxSize: maxProducts,
    // An empty list takes memory too, and the cache accepts no size of 0.
    sizeCalculation: ({ length }) => length + 1,
  });

  return {
    /** The cached list, or else the result of `select`. */
    get(key: string, select: () => readonly RestProduct[]): readonly RestProduct[] {
      const cached = lists.get(key);
      if (cached) return cached;
      const list = select();
      lists.set(key, list);
      return list;
    },
  };
}
