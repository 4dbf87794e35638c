import { createHash } from 'node:crypto';
import type { Database } from '#backend/db/database.ts';
import type { Clock } from '#backend/clock.ts';
import { createDatabaseCounts } from './database-counts.ts';
import type { LimitName, LimitSettings } from './limit-settings.ts';
import { createMemoryCounts } from './memory-counts.ts';

/** How often something may be done. Where the database is PostgreSQL, all processes of a shop count together. */
export interface RateLimiter {
  /** Seconds until it may be done again; 0 when it may be done now, which is counted. */
  take(name: LimitName, subject: string): Promise<number>;
  /** Counts a try at an account's password, before the password is checked: simultaneous tries all count. */
  tryPassword(account: string, source: TrySource): Promise<TryResult>;
  /** The password was right: its source starts over, and its try does not count for the account. */
  passwordWasRight(account: string, source: TrySource): Promise<void>;
}

/** Where a try at a password comes from. */
interface TrySource {
  /** The address of the client, or the name of a browser that has logged in to this account before. */
  name: string;
  /** Whether it is such a browser: it is counted alone, whatever is tried from elsewhere. */
  isKnown: boolean;
}

interface TryResult {
  /** Seconds to wait; 0 when the password may be checked. */
  seconds: number;
  /** Whether the account's limit for all addresses was reached for the first time in its span. */
  isNewAttack: boolean;
}

function nameless(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}

const unlimited: RateLimiter = {
  take: () => Promise.resolve(0),
  tryPassword: () => Promise.resolve({ seconds: 0, isNewAttack: false }),
  passwordWasRight: () => Promise.resolve(),
};

/** `limits` null means no limits at all. */
export function createRateLimiter(database: Database, limits: LimitSettings | null, clock: Clock): RateLimiter {
  if (limits === null) return unlimited;
  const own = createMemoryCounts();
  const shared = database.kind === 'postgres' ? createDatabaseCounts(database) : own;
  const accountRate = { count: limits['login-account'].count, span: limits['login-account'].seconds * 1000 };
  const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);
  return {
    async take(name, subject) {
      const { count, seconds: span } = limits[name];
      // A write to the database for every read would cost more than the limit saves.
      const counts = name === 'reads' ? own : shared;
      return seconds(await counts.take(name, nameless(subject), { count, span: span * 1000 }, clock()));
    },
    async tryPassword(account, { name, isKnown }) {
      const now = clock();
      const source = nameless(`${account} ${name}`);
      const { count: free, seconds: span } = limits.login;
      const sourceWait = await shared.tryOnce('login', source, { free, span: span * 1000 }, now);
      // A source that has to wait must not use up what all addresses have together.
      if (sourceWait > 0 || isKnown) return { seconds: seconds(sourceWait), isNewAttack: false };
      const accountWait = await shared.take('login-account', nameless(account), accountRate, now);
      if (accountWait === 0) return { seconds: 0, isNewAttack: false };
      await shared.takeBackTry('login', source);
      const isNewAttack =
        (await shared.take('login-alarm', nameless(account), { ...accountRate, count: 1 }, now)) === 0;
      return { seconds: seconds(accountWait), isNewAttack };
    },
    async passwordWasRight(account, { name, isKnown }) {
      await shared.clear('login', nameless(`${account} ${name}`));
      if (!isKnown) await shared.giveBack('login-account', nameless(account), accountRate);
    },
  };
}
