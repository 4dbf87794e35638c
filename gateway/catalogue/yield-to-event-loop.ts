/** Milliseconds of work after which others get their turn. */
const longest = 8;
/** Pieces of work between two looks at the clock. */
const itemsPerPiece = 64;

/** For long work in small pieces: `await breather.pause()` after `isDue` lets everything else that waits go first. */
export class Breather {
  #since = performance.now();
  #pieces = 0;

  /** To be asked after each piece. */
  get isDue(): boolean {
    this.#pieces += 1;
    return this.#pieces % itemsPerPiece === 0 && performance.now() - this.#since > longest;
  }

  async pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    this.#since = performance.now();
  }
}
