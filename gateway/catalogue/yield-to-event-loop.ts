/** After this much work other requests get their turn. */
const maxBlockingMs = 8;
/** Reading the clock after each item would slow down short items. */
const itemsBetweenClockReads = 64;

/**
 * Splits long work into pieces, so that other requests are not blocked. After each item:
 *
 *     if (yielder.isDue()) await yielder.yieldToEventLoop();
 */
export function createYielder() {
  let startedAtMs = performance.now();
  let items = 0;

  return {
    /** Call it once per item. */
    isDue(): boolean {
      items += 1;
      return items % itemsBetweenClockReads === 0 && performance.now() - startedAtMs > maxBlockingMs;
    },

    async yieldToEventLoop(): Promise<void> {
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
      startedAtMs = performance.now();
    },
  };
}
