import type { Database } from './database.ts';
import { writeShopValue } from './shop-values.ts';

/**
 * Whether changes reach the database. With a full disk or a read-only database reads keep working, so the store stays in
 * service, and says that it is degraded.
 */
export interface WriteHealth {
  /** To be told every fault of the database. */
  noteFault(error: Error & { code?: unknown }): void;
  /** Asks by a write of its own, at most once in five seconds. */
  canWrite(): Promise<boolean>;
}

const askEveryMs = 5000;

/** A small write may still fit where an order does not: so long does a failed change count, whatever the probe says. */
const faultCountsMs = 30_000;

/** SQLite: full, broken or read-only. PostgreSQL: disk full (53100), read-only (25006), I/O error (58030). */
const writeFaults = /^(SQLITE_(FULL|IOERR|READONLY)|53100|25006|58030)/;

export function createWriteHealth(database: Database, clock: () => number): WriteHealth {
  let lastFaultAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(true);

  const ask = async (): Promise<boolean> => {
    try {
      await database.write((trx) => writeShopValue(trx, 'last-write-check', String(clock())));
      return true;
    } catch {
      return false;
    }
  };

  return {
    noteFault({ code }) {
      if (typeof code === 'string' && writeFaults.test(code)) lastFaultAt = clock();
    },
    async canWrite() {
      const now = clock();
      if (now - askedAt >= askEveryMs) {
        askedAt = now;
        answer = ask();
      }
      return (await answer) && now - lastFaultAt >= faultCountsMs;
    },
  };
}
