import { setTimeout as sleep } from 'node:timers/promises';

interface KeyedWork<Item> {
  /**
   * Finds the items to work on, oldest first. The list may have items whose work still runs, or ends during the search.
   */
  find: () => Promise<Item[]>;
  /** The key of an item. Items of one key are done one after the other, in the order of `find`. */
  keyOf: (item: Item) => string;
  /**
   * Does the work of an item; nothing for an item that is done. After it, `find` no longer lists the item, even when
   * the work failed.
   */
  work: (item: Item) => Promise<void>;
  /** The amount of work that runs at once. */
  maxRunning: number;
  /** The pause before the next search, while work runs and no other item is found. */
  lookAgainMs: number;
  /** Once aborted, no further work begins. */
  signal: AbortSignal;
}

/**
 * Does all that `find` finds, and resolves when it finds nothing and no work runs. A slow item delays the others of its key
 * only. When a work throws, no further work begins, and its error is thrown after those that run have ended.
 */
export async function doKeyedWork<Item>(options: KeyedWork<Item>): Promise<void> {
  const { find, keyOf, work, maxRunning, lookAgainMs, signal } = options;
  const running = new Map<string, Promise<void>>();
  const errors: unknown[] = [];
  let found: Item[] = [];
  const isFree = (item: Item) => !running.has(keyOf(item));

  const takeNext = async (): Promise<Item | undefined> => {
    if (running.size >= maxRunning) return undefined;
    if (!found.some(isFree)) found = await find();
    const at = found.findIndex(isFree);
    return at === -1 ? undefined : found.splice(at, 1)[0];
  };
  const begin = (item: Item): void => {
    const ended = work(item)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => running.delete(keyOf(item)));
    running.set(keyOf(item), ended);
  };

  try {
    while (!signal.aborted && errors.length === 0) {
      const item = await takeNext();
      if (item !== undefined) begin(item);
      else if (running.size > 0)
        await Promise.race([...running.values(), sleep(lookAgainMs, undefined, { ref: false })]);
      // Without running work, the found items are of keys whose work has just ended: they are free in the next round.
      else if (found.length === 0) return;
    }
  } finally {
    await Promise.all(running.values());
  }
  if (errors.length > 0) throw errors[0];
}
