import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#backend/clock.ts';
import type { Database } from './database.ts';
import { writeShopValue } from './shop-values.ts';

/**
 * Whether writes to the database work. With a full disk or a read-only database, reads still work: the store stays in
 * service and reports that it is degraded.
 */
export interface WriteHealth {
  /** Call it with every error of the database. */
  noteFault(error: Error & { code?: unknown }): void;
  /** Checks with a small write, at most every five seconds. It is false, too, while that write waits for longer than a second. */
  canWrite(): Promise<boolean>;
  /** The time at which such a check last worked, in milliseconds since 1970; null before the first one. */
  readonly lastWriteAt: number | null;
}

const checkIntervalMs = 5000;

/** A balancer's check does not wait for as long as a write may wait for a locked database. */
const checkTimeoutMs = 1000;

/** After a failed write, `canWrite` is false for this long: on a full disk, the small write may work where an order fails. */
const afterFaultMs = 30_000;

/** SQLite: full, broken or read-only. PostgreSQL: disk full (53100), read-only (25006), I/O error (58030). */
const writeFaults = /^(SQLITE_(FULL|IOERR|READONLY)|53100|25006|58030)/;

export function createWriteHealth(database: Database, clock: Clock): WriteHealth {
  let lastFaultAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result: Promise<boolean> = Promise.resolve(true);
  let lastWriteAt: number | null = null;

  const check = async (): Promise<boolean> => {
    try {
      await database.write((trx) => writeShopValue(trx, 'last-write-check', String(clock())));
      lastWriteAt = clock();
      return true;
    } catch {
      return false;
    }
  };

  return {
    noteFault({ code }) {
      if (typeof code === 'string' && writeFaults.test(code)) lastFaultAt = clock();
    },
    get lastWriteAt() {
      return lastWriteAt;
    },
    async canWrite() {
      const now = clock();
      if (now - checkedAt >= checkIntervalMs) {
        checkedAt = now;
        result = check();
      }
      const isWritten = await Promise.race([result, pause(checkTimeoutMs, false, { ref: false })]);
      return isWritten && now - lastFaultAt >= afterFaultMs;
    },
  };
}
