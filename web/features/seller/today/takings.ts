import type { DayTakings_takingsFragment } from '#web/__generated__/seller-today.ts';
import { toCents } from '#web/shared/lib/format/money.ts';

/** The money of a period in cents. */
export type Money = Record<'card' | 'cash' | 'net' | 'placed' | 'placedCount' | 'refunded' | 'tax', number>;

/** Adds up periods. */
export function sumTakings(periods: readonly DayTakings_takingsFragment[]): Money {
  const sum = (centsOf: (period: DayTakings_takingsFragment) => number) =>
    periods.reduce((total, period) => total + centsOf(period), 0);
  return {
    card: sum(({ card }) => toCents(card)),
    cash: sum(({ cash }) => toCents(cash)),
    net: sum(({ net }) => toCents(net)),
    placed: sum(({ placed }) => toCents(placed)),
    placedCount: sum(({ placedCount }) => placedCount),
    refunded: sum(({ refunded }) => toCents(refunded)),
    tax: sum(({ tax }) => toCents(tax)),
  };
}
