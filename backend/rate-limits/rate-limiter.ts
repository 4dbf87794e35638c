import { createHash } from 'node:crypto';
import type { Database } from '#backend/db/database.ts';
import type { Clock } from '#backend/clock.ts';
import { createDatabaseCounts } from './database-counts.ts';
import type { LimitName, LimitSettings } from './limit-settings.ts';
import { createMemoryCounts } from './memory-counts.ts';

/** Limits how often something may be done. On PostgreSQL, all processes of a shop count together. */
export interface RateLimiter {
  /** Counts one and returns 0; when the limit is used up, counts nothing and returns the seconds to wait. */
  take(name: LimitName, subject: string): Promise<number>;
  /** Undoes a `take` that returned 0: what it counted was not done. */
  giveBack(name: LimitName, subject: string): Promise<void>;
  /** Counts a try at an account's password. Call it before the password is checked, so that simultaneous tries all count. */
  tryPassword(account: string, source: TrySource): Promise<TryResult>;
  /** Records a right password: the source starts at 0 again, and its try does not count for the account. */
  passwordWasRight(account: string, source: TrySource): Promise<void>;
}

/** The origin of a try at a password. */
interface TrySource {
  /** The network of the client, or the name of a known browser. */
  name: string;
  /** Whether this browser has logged in to the account before: then tries from elsewhere do not affect it. */
  isKnown: boolean;
}

interface TryResult {
  /** Seconds to wait; 0 when the password may be checked. */
  seconds: number;
  /** Whether this is the first try in the limit's span that reaches the account's limit for all addresses. */
  isNewAttack: boolean;
}

/** Names and addresses are not stored, only their hash. */
function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}

const unlimited: RateLimiter = {
  take: () => Promise.resolve(0),
  giveBack: () => Promise.resolve(),
  tryPassword: () => Promise.resolve({ seconds: 0, isNewAttack: false }),
  passwordWasRight: () => Promise.resolve(),
};

/** Makes a rate limiter. When `limits` is null, it allows everything. */
export function createRateLimiter(database: Database, limits: LimitSettings | null, clock: Clock): RateLimiter {
  if (limits === null) return unlimited;
  const local = createMemoryCounts();
  const shared = database.kind === 'postgres' ? createDatabaseCounts(database) : local;
  const rateOf = (name: LimitName) => ({ count: limits[name].count, spanMs: limits[name].seconds * 1000 });
  // A write to the database for every read would cost more than the limit saves.
  const countsOf = (name: LimitName) => (name === 'reads' ? local : shared);
  const accountRate = rateOf('login-account');
  const toSeconds = (ms: number) => Math.ceil(ms / 1000);
  return {
    async take(name, subject) {
      return toSeconds(await countsOf(name).take(name, hashSubject(subject), rateOf(name), clock()));
    },
    async giveBack(name, subject) {
      await countsOf(name).undoTake(name, hashSubject(subject), rateOf(name));
    },
    async tryPassword(account, { name, isKnown }) {
      const now = clock();
      const source = hashSubject(`${account} ${name}`);
      const { count: free, seconds } = limits.login;
      const sourceWait = await shared.countTry('login', source, { free, spanMs: seconds * 1000 }, now);
      // A source that has to wait must not use up the account's limit for all addresses.
      if (sourceWait > 0 || isKnown) return { seconds: toSeconds(sourceWait), isNewAttack: false };
      const accountWait = await shared.take('login-account', hashSubject(account), accountRate, now);
      if (accountWait === 0) return { seconds: 0, isNewAttack: false };
      await shared.undoTry('login', source);
      const isNewAttack =
        (await shared.take('login-alarm', hashSubject(account), { ...accountRate, count: 1 }, now)) === 0;
      return { seconds: toSeconds(accountWait), isNewAttack };
    },
    async passwordWasRight(account, { name, isKnown }) {
      await shared.clear('login', hashSubject(`${account} ${name}`));
      if (!isKnown) await shared.undoTake('login-account', hashSubject(account), accountRate);
    },
  };
}
