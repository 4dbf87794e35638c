import { LRUCache } from 'lru-cache';
import type { RestProduct } from '../rest/shapes.ts';

/** Lists, and entries of all lists together, that are kept at most. */
const most = { lists: 300, entries: 300_000 };

/** Lists of products by what was asked for; the ones not asked for longest go first. */
export class KeptSelections {
  readonly #lists = new LRUCache<string, readonly RestProduct[]>({
    max: most.lists,
    maxSize: most.entries,
    // An empty list takes room, too.
    sizeCalculation: ({ length }) => length + 1,
  });

  get(key: string, select: () => readonly RestProduct[]): readonly RestProduct[] {
    const known = this.#lists.get(key);
    if (known) return known;
    const list = select();
    this.#lists.set(key, list);
    return list;
  }
}
