import { createHash } from 'node:crypto';
import type { Database } from '#backend/db/database.ts';
import type { Clock } from '#backend/shop.ts';
import { createDatabaseCounts } from './database-counts.ts';
import type { LimitName, LimitSettings } from './limit-settings.ts';
import { createMemoryCounts } from './memory-counts.ts';

/** How often something may be done. Where the database is PostgreSQL, all processes of a shop count together. */
export interface Throttle {
  /** Seconds until it may be done again; 0 when it may be done now, which is counted. */
  take(name: LimitName, subject: string): Promise<number>;
  /** The same for a try at an account's password. Counted before the password is looked at, so that many at once count. */
  tryPassword(account: string): Promise<number>;
  /** The password was right: the account starts over. */
  passwordWasRight(account: string): Promise<void>;
}

function nameless(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}

const unlimited: Throttle = {
  take: () => Promise.resolve(0),
  tryPassword: () => Promise.resolve(0),
  passwordWasRight: () => Promise.resolve(),
};

/** `limits` null means no limits at all. */
export function createThrottle(database: Database, limits: LimitSettings | null, clock: Clock): Throttle {
  if (limits === null) return unlimited;
  const own = createMemoryCounts();
  const shared = database.kind === 'postgres' ? createDatabaseCounts(database) : own;
  const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);
  return {
    async take(name, subject) {
      const { count, seconds: span } = limits[name];
      // A write to the database for every read would cost more than the limit saves.
      const counts = name === 'reads' ? own : shared;
      return seconds(await counts.take(name, nameless(subject), { count, span: span * 1000 }, clock()));
    },
    async tryPassword(account) {
      const { count: free, seconds: span } = limits.login;
      return seconds(await shared.tryOnce('login', nameless(account), { free, span: span * 1000 }, clock()));
    },
    passwordWasRight: (account) => shared.clear('login', nameless(account)),
  };
}
