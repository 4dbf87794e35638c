/** True under `npm run lab -- drill`: the full number of rounds, with figures at the end. */
export const isFullDrill = process.env['DRILL'] === 'full';

/** How much a drill does: a little in `npm test`, all of it under `npm run lab -- drill`. */
export function drillSize(short: number, full: number): number {
  return isFullDrill ? full : short;
}

/** Long enough for the full size, in milliseconds. */
export const drillTimeout = isFullDrill ? 1_200_000 : 90_000;

/** Prints what a full drill found. */
export function reportDrill(name: string, figures: Record<string, number | string>): void {
  if (!isFullDrill) return;
  const text = Object.entries(figures).map(([label, value]) => `${value} ${label}`);
  process.stdout.write(`DRILL ${name}: ${text.join(', ')}\n`);
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
