/** A rate of at most `count` in `spanMs`. */
export interface Rate {
  count: number;
  spanMs: number;
}

/**
 * Stored counts. `name` is the limit, `subject` the hash of whom it counts, `now` in milliseconds since 1970. The results are
 * milliseconds to wait, 0 for none.
 */
export interface Counts {
  /** Takes one of `count` per `spanMs`. Becomes free again evenly over time (leaky bucket). */
  take(name: string, subject: string, rate: Rate, now: number): Promise<number>;
  /** Undoes one `take`. */
  undoTake(name: string, subject: string, rate: Rate): Promise<void>;
  /**
   * Counts a try at a secret. After `free` tries, each next one has to wait: 30 s at first, twice as long each time, up to
   * `spanMs`. Tries that have to wait do not count. After `spanMs` without a try, counting starts again.
   */
  countTry(name: string, subject: string, rule: { free: number; spanMs: number }, now: number): Promise<number>;
  /** Undoes one `countTry`. */
  undoTry(name: string, subject: string): Promise<void>;
  clear(name: string, subject: string): Promise<void>;
}

/** Milliseconds to wait after so many tries: 30 s after the last free one, doubled by each one after it. */
export function waitAfter(tries: number, free: number, spanMs: number): number {
  return Math.min(spanMs, 30_000 * 2 ** Math.min(10, Math.max(0, tries - free)));
}

/**
 * Whether a stamp lies further ahead than any request can put it: the clock was set back, or the clock of another
 * machine is ahead. Such a stamp counts as `now`: otherwise every counted client would be refused until that time.
 */
export const isImpossible = (stamp: number, spanMs: number, now: number): boolean => stamp > now + spanMs;
