// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
/** Positions of products in a list, in typed arrays: numbers are sorted and filtered much faster than objects. */

/** For sorting: more than any score and any number of matches; a score is rounded to a part of this. */
const maxScore = 40;
const maxMatches = 2 ** 22;
const scoreSteps = 1e6;

/** The positions of the ones, in order. */
export function positionsIn(flags: Uint8Array): Int32Array {
  const found = new Int32Array(flags.length);
  let count = 0;
  for (let at = 0; at < flags.length; at += 1) if (flags[at] === 1) found[count++] = at;
  return found.subarray(0, count);
}

/**
 * Positions by their scores, the best first; those with the same score keep their order.
 */
export function bestFirst(positions: Int32Array, scores: Float64Array): Int32Array {
  const keys = new Float64Array(scores.length);
  for (let at = 0; at < keys.length; at += 1) {
    keys[at] = Math.round((maxScore - (scores[at] ?? 0)) * scoreSteps) * maxMatches + at;
  }
  keys.sort();
  const sorted = new Int32Array(keys.length);
  for (let at = 0; at < keys.length; at += 1) sorted[at] = positions[(keys[at] ?? 0) % maxMatches] ?? 0;
  return sorted;
}

/** The number of positions at the start for which a condition holds; it holds for none after them. */
export function countFirst(positions: Int32Array, holds: (position: number) => boolean): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(positions[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
