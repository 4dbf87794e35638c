import { refused, type Refusal } from '#backend/refusal.ts';
import * as texts from './texts.ts';

/**
 * The longest period of which the store adds up the orders at once: SQLite has one thread, and shoppers wait for it. A leap year
 * fits.
 */
const maxDays = 366;

const dayMs = 86_400_000;

/**
 * The reason why these periods are too long, or null. Each begins at one of `starts`, which rise, and ends at the next
 * one; the last one ends now.
 */
export function refuseLongPeriods(starts: readonly number[], field: string, now: number): Refusal | null {
  const isTooLong = starts.some((start, at) => (starts[at + 1] ?? now) - start > maxDays * dayMs);
  if (!isTooLong) return null;
  return refused('INVALID', texts.periodTooLong(maxDays), field);
}
