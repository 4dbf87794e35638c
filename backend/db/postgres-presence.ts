import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { databaseClock, keepLease, makeLeases, takeLease } from './lease.ts';
import { StartFault } from './start-fault.ts';

/** A store has a shared lock on this id while it adds its row, and a restore an exclusive one in its whole transaction. */
const storeLockId = 7_211_460_002;

const rowPrefix = 'store ';
const lookAgainMs = 500;
const keptMs = 86_400_000;

/** This process was stopped for so long that the database may have been restored meanwhile. It has to start again. */
export class PresenceLost extends Error {
  override name = 'PresenceLost';
}

/**
 * Shows that a store runs on this database, until `end` is called, by a row that it renews. `report` receives `PresenceLost` when
 * a restore has deleted the row.
 *
 * @throws StartFault while the database is being restored
 */
export async function showPresence(
  database: Database,
  report: (error: Error) => void,
): Promise<{ end(): Promise<void> }> {
  await makeLeases(database);
  const held = await database.write(async (trx) => {
    const { rows } = await sql<{
      isOurs: boolean;
    }>`select pg_try_advisory_xact_lock_shared(${sql.lit(storeLockId)}) as "isOurs"`.execute(trx);
    if (rows[0]?.isOurs !== true) {
      throw new StartFault('The database is being restored right now. Start again when that is finished.');
    }
    const isDead = sql<number>`${databaseClock} - ${keptMs}`;
    await trx.deleteFrom('leases').where('name', 'like', `${rowPrefix}%`).where('expires_at', '<', isDead).execute();
    return takeLease(trx, rowPrefix + randomUUID());
  });
  if (held === null) throw new Error('The new row of this store is not new.');
  const lease = keepLease(database, held, report);
  lease.lost.addEventListener('abort', () =>
    report(new PresenceLost('This process was stopped, and the database was restored meanwhile.')),
  );
  return { end: () => lease.end('deletes') };
}

/** When the rows of stores end that have not ended yet, by name. */
async function readStores(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; expires_at: string }>(
    `select name, expires_at from leases where name like $1
      and expires_at > floor(extract(epoch from clock_timestamp()) * 1000)`,
    [`${rowPrefix}%`],
  );
  return new Map(rows.map(({ name, expires_at }) => [name, expires_at]));
}

/**
 * Prevents stores from starting on this database until the transaction of the client ends; false when one is running. A store that
 * was killed has left its row: this waits until the row has ended, or is renewed.
 */
export async function excludeStores(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean; isNew: boolean }>(
    `select pg_try_advisory_xact_lock($1) as "isOurs", to_regclass('leases') is null as "isNew"`,
    [storeLockId],
  );
  if (rows[0]?.isOurs !== true) return false;
  if (rows[0].isNew) return true;
  const first = await readStores(client);
  for (let now = first; now.size > 0; now = await readStores(client)) {
    if ([...now].some(([name, expiresAt]) => first.get(name) !== expiresAt)) return false;
    await sleep(lookAgainMs);
  }
  await client.query('delete from leases where name like $1', [`${rowPrefix}%`]);
  return true;
}
