import { hasOffer } from '#backend/rules/money.ts';

/** What a product costs from a time on. */
export interface PriceMove {
  priceCents: number;
  /** What shoppers pay; less than the price while the product has an offer. */
  offerPriceCents: number;
  /** The grams of the step that the prices are for; null by the piece. */
  portionGrams: number | null;
  /** Whether shoppers can buy the product. */
  isOnSale: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** A time with one price. */
interface Period extends PriceMove {
  /** Infinite for the present one. */
  until: number;
}

/** The window of Directive 98/6/EC, article 6a (2). */
const windowMs = 30 * 86_400_000;

/** The moves since the present step of weight: prices of another step are prices of other goods. */
const inPresentSteps = (moves: readonly PriceMove[]): readonly PriceMove[] =>
  moves.slice(moves.findLastIndex(({ portionGrams }) => portionGrams !== moves.at(-1)?.portionGrams) + 1);

/** The times on sale. Moves at the same time leave nothing of each other but the last. */
const timesOnSale = (moves: readonly PriceMove[]): Period[] =>
  moves
    .map((move, index) => ({ ...move, until: moves[index + 1]?.at ?? Infinity }))
    .filter(({ isOnSale, at, until }) => isOnSale && at < until);

/**
 * The lowest price that shoppers could pay in the 30 days before that time; null when the product was not on sale then in its present
 * steps of weight.
 *
 * @param moves in their order
 */
export function lowestPriceBefore(moves: readonly PriceMove[], time: number): number | null {
  const prices = timesOnSale(inPresentSteps(moves))
    .filter(({ at, until }) => at < time && until > time - windowMs)
    .map(({ offerPriceCents }) => offerPriceCents);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/**
 * The price with which an announced reduction is compared (Directive 98/6/EC, article 6a): the lowest price of the 30 days before
 * the reduction began. Null without a reduction, and when the product was not on sale in these days.
 *
 * The reduction began with the present offer or, when offers followed each other and the price never rose (article 6a (5)), with
 * the first of them. Another beginning is the first sale after more than 30 days without any. Only times on sale count; the last
 * move counts in any case, because its offer is shown. The result depends on no clock: it changes with a move only.
 *
 * @param all all moves of the product, in their order
 */
export function referencePrice(all: readonly PriceMove[]): number | null {
  const present = all.at(-1);
  if (!present || !hasOffer(present)) return null;
  const moves = inPresentSteps(all);
  let first = present;
  for (const before of timesOnSale(moves.slice(0, -1).concat({ ...present, isOnSale: false })).reverse()) {
    const isSameReduction =
      hasOffer(before) && before.offerPriceCents >= first.offerPriceCents && first.at - before.until <= windowMs;
    if (!isSameReduction) break;
    first = before;
  }
  return lowestPriceBefore(moves, first.at);
}
