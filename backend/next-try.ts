import { sql, type RawBuilder } from 'kysely';

/** The longest pause before something is tried again. */
const longestPauseMs = 3_600_000;

/** The pause after that many tries: twice as long each time, up to an hour. */
export const pauseAfter = (tries: number, firstMs: number): number => Math.min(longestPauseMs, firstMs * 2 ** tries);

/**
 * SQL of whether the time of the next try has come, in the column `next_try_at`. A time further ahead than any pause was planned
 * before the clock was set back, so it has come, too.
 */
export const isTryDue = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(next_try_at <= ${now} or next_try_at > ${now + longestPauseMs})`;
