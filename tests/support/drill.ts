import { isFirstPart } from '#tests/parts.ts';

/** Whether `npm run lab -- drill` runs the tests, with the full number of rounds and with figures at the end. */
export const isFullDrill = process.env['DRILL'] === 'full';

/** Whether `npm test -- --all` runs the tests, with everything that a usual run leaves out. */
export const isEveryTest = process.env['EVERY_TEST'] === 'yes';

/** The number of rounds: `short` in `npm test`, `full` under `npm run lab -- drill`. */
export function drillSize(short: number, full: number): number {
  return isFullDrill ? full : short;
}

/** The number of times that a drill kills a process: the first part does it once, the rest twice on the other database. */
export const killsOf = (full: number): number => drillSize(isFirstPart ? 1 : 2, full);

/** Test timeout in milliseconds, long enough for the chosen size. */
export const drillTimeout = isFullDrill ? 1_200_000 : 180_000;

/** Prints the figures of a full drill. */
export function reportDrill(name: string, figures: Record<string, number | string>): void {
  if (!isFullDrill) return;
  const text = Object.entries(figures).map(([label, value]) => `${value} ${label}`);
  process.stdout.write(`DRILL ${name}: ${text.join(', ')}\n`);
}

/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
