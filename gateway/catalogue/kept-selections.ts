import type { RestProduct } from '../rest/shapes.ts';

/** Lists, and entries of all lists together, that are kept at most. */
const MOST = { lists: 300, entries: 300_000 };

/** Lists of products by what was asked for; the ones not asked for longest go first. */
export class KeptSelections {
  readonly #lists = new Map<string, readonly RestProduct[]>();
  #entries = 0;

  get(key: string, select: () => readonly RestProduct[]): readonly RestProduct[] {
    const known = this.#lists.get(key);
    const list = known ?? select();
    this.#lists.delete(key);
    this.#lists.set(key, list);
    if (known) return list;
    this.#entries += list.length;
    for (const [oldest, { length }] of this.#lists) {
      if (this.#lists.size <= MOST.lists && this.#entries <= MOST.entries) break;
      this.#lists.delete(oldest);
      this.#entries -= length;
    }
    return list;
  }
}
