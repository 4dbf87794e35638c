export interface Rate {
  count: number;
  /** Milliseconds. */
  span: number;
}

/** Where counts are kept. `subject` is a hash, `now` milliseconds since 1970; answers are milliseconds to wait, 0 for none. */
export interface Counts {
  /** Takes one of `count` per `span` milliseconds, worked off evenly. */
  take(name: string, subject: string, rate: Rate, now: number): Promise<number>;
  /** Undoes one `take`. */
  giveBack(name: string, subject: string, rate: Rate): Promise<void>;
  /**
   * Counts a try at something secret: `free` ones in `span` milliseconds of quiet, then 30 s of waiting, doubling with
   * each further try up to `span`. Tries that have to wait are not counted.
   */
  tryOnce(name: string, subject: string, rule: { free: number; span: number }, now: number): Promise<number>;
  /** Undoes one `tryOnce`. */
  takeBackTry(name: string, subject: string): Promise<void>;
  clear(name: string, subject: string): Promise<void>;
}

/** 30 s after the last free try, doubling with each one after it. */
export function waitAfter(tries: number, free: number, span: number): number {
  return Math.min(span, 30_000 * 2 ** Math.min(10, Math.max(0, tries - free)));
}
