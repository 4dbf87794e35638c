import { describe, expect, test } from 'vitest';
import {
  lowestPriceBefore,
  referencePrice,
  type PriceMove,
} from '#backend/features/catalogue/prices/reference-price.ts';

const dayMs = 86_400_000;

/** A move on that day: the price, and the price of an offer. */
const move = (day: number, priceCents: number, offerPriceCents = priceCents, isOnSale = true): PriceMove => ({
  at: day * dayMs,
  priceCents,
  offerPriceCents,
  portionGrams: null,
  isOnSale,
});
const off = (day: number, priceCents: number, offerPriceCents = priceCents) =>
  move(day, priceCents, offerPriceCents, false);

describe('the reference price', () => {
  test.each<[string, PriceMove[], number | null]>([
    ['without moves', [], null],
    ['without an offer', [move(0, 500), move(10, 400)], null],
    ['of an offer after one price', [move(0, 500), move(40, 500, 400)], 500],
    ['of a new product, which has an offer from its first day on', [move(0, 500, 400)], null],
    ['of a product that was on sale for less than 30 days', [move(0, 500), move(3, 500, 400)], 500],
    ['is the lowest price of the 30 days', [move(0, 500), move(50, 300), move(60, 500), move(70, 500, 400)], 300],
    ['is no price of more than 30 days before', [move(0, 300), move(39, 500), move(70, 500, 400)], 500],
    ['is a price that ended less than 30 days before', [move(0, 300), move(40.5, 500), move(70, 500, 400)], 300],
    ['is no price that ended exactly 30 days before', [move(0, 300), move(40, 500), move(70, 500, 400)], 500],
    ['does not move while the offer lasts', [move(0, 500), move(40, 500, 400), move(200, 500, 400)], 500],
    ['of a further reduction', [move(0, 500), move(40, 500, 400), move(45, 500, 300)], 500],
    ['of a reduction after a rise', [move(0, 500), move(40, 500, 300), move(45, 500, 400)], 300],
    [
      'of an offer that ended and came back',
      [move(0, 500), move(40, 500, 400), move(50, 500), move(55, 500, 400)],
      400,
    ],
    ['of a raised price that was never asked', [move(0, 500), move(40, 900, 500)], 500],
    ['of a price that was raised for a day', [move(0, 500), move(40, 900), move(41, 900, 600)], 500],
    ['counts no price of a time off sale', [move(0, 500), off(41, 100), move(60, 500), move(70, 500, 400)], 500],
    ['of a product that was off sale for 30 days', [move(0, 500), off(10, 500), move(50, 500, 400)], null],
    [
      'of an offer that was sold out for a day',
      [move(0, 500), move(40, 500, 400), off(41, 500, 400), move(42, 500, 400)],
      500,
    ],
    ['of an offer that is sold out', [move(0, 500), move(40, 500, 400), off(41, 500, 400)], 500],
    [
      'of an offer that came back after a season',
      [move(0, 500), move(40, 500, 400), off(41, 500, 400), move(340, 500, 400)],
      null,
    ],
    [
      'of an offer that came back after exactly 30 days',
      [move(0, 500), move(40, 500, 400), off(41, 500, 400), move(71, 500, 400)],
      500,
    ],
    [
      'of an offer that came back after more than 30 days',
      [move(0, 500), move(40, 500, 400), off(41, 500, 400), move(71.25, 500, 400)],
      null,
    ],
    [
      'of an offer after a price that lasted no time',
      [move(0, 500), move(40, 100), move(40, 500), move(41, 500, 400)],
      500,
    ],
    ['of a price that fell before the offer', [move(0, 500), move(20, 450), move(100, 450, 400)], 450],
  ])('%s', (_title, moves, expected) => {
    expect(referencePrice(moves)).toBe(expected);
  });

  test('the lowest price before a time is null when the product was not on sale', () => {
    expect(lowestPriceBefore([], 0)).toBe(null);
    expect(lowestPriceBefore([move(10, 500)], 10 * dayMs)).toBe(null);
    expect(lowestPriceBefore([move(10, 500)], 10 * dayMs + 1)).toBe(500);
  });
});

/** Steps of a day in random histories: moves lie on them, often several on one. */
const stepsPerDay = 4;
const windowSteps = 30 * stepsPerDay;

/**
 * The same by a walk through every step from the first move to the last. It knows nothing of periods: it asks at each step what a
 * shopper pays, and remembers when the reduction of that step began.
 */
function referenceByWalk(moves: readonly PriceMove[], stepMs: number): number | null {
  const last = moves.at(-1);
  if (!last) return null;
  const paid: (number | null)[] = [];
  let begin: number | null = null;
  let before: { step: number; move: PriceMove } | null = null;
  const end = last.at / stepMs;
  for (let step = 0; step <= end; step += 1) {
    const now = moves.findLast(({ at }) => at <= step * stepMs);
    paid[step] = now?.isOnSale ? now.offerPriceCents : null;
    if (!now || (!now.isOnSale && step < end)) continue;
    if (now.offerPriceCents === now.priceCents) begin = null;
    else {
      const continues =
        begin !== null &&
        before !== null &&
        now.offerPriceCents <= before.move.offerPriceCents &&
        step - (before.step + 1) <= windowSteps;
      if (!continues) begin = step;
    }
    before = { step, move: now };
  }
  if (begin === null) return null;
  const window = paid.slice(Math.max(0, begin - windowSteps), begin).filter((cents) => cents !== null);
  return window.length > 0 ? Math.min(...window) : null;
}

/** Random numbers below a bound, the same in each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A history with few different prices, so that the same ones come back, with pauses from none to two months. */
function randomHistory(random: (below: number) => number, stepMs: number): PriceMove[] {
  let step = random(5);
  return Array.from({ length: 1 + random(14) }, () => {
    const priceCents = 100 * (3 + random(5));
    const offerPriceCents = random(3) === 0 ? priceCents : 100 * (1 + random(priceCents / 100));
    const made = { at: step * stepMs, priceCents, offerPriceCents, portionGrams: null, isOnSale: random(4) > 0 };
    step += [0, 1, random(20), random(60), random(60 * stepsPerDay)][random(5)] ?? 0;
    return made;
  });
}

test('10,000 random histories have the reference price that a walk through every step finds', () => {
  const random = randomFrom(30);
  const stepMs = dayMs / stepsPerDay;
  let compared = 0;
  const differences: object[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    const moves = randomHistory(random, stepMs);
    const [found, expected] = [referencePrice(moves), referenceByWalk(moves, stepMs)];
    if (found !== expected) differences.push({ moves, found, expected });
    if (expected !== null) compared += 1;
  }
  expect(differences).toEqual([]);
  // Enough of them have a reduction with a reference price.
  expect(compared).toBeGreaterThan(2000);
});
