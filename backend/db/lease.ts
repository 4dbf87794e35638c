import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';

/**
 * Rows of the table `leases` on PostgreSQL: work that one process does at a time, and the stores that run. A row has an owner
 * and ends at a time of the database's clock, so it depends on no connection: poolers give each transaction another one.
 * The owner renews its row; another process takes over a row that has ended. An owner that was stopped and wakes up late does not
 * know that, so each transaction of its work ends with `check`, and each single statement has the condition `isOurs`.
 */

const lifetimeMs = 10_000;
const renewalMs = 3_000;

/** Any fixed number that no other advisory lock in the database uses. */
const leasesLockId = 7_211_460_003;

/** The database's clock, in whole milliseconds since 1970. */
export const databaseClock = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const endOfNewLease = sql<number>`${databaseClock} + ${sql.lit(lifetimeMs)}`;

/** The work goes on in another process, and nothing of this transaction is committed. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** A row of this process. */
interface Held {
  name: string;
  owner: string;
  /** Rises with each owner of the name. */
  fence: number;
}

export interface Lease {
  /** Aborted when the row is found to be another owner's, or deleted. */
  lost: AbortSignal;
  /**
   * Call it as the last statement of a transaction: until the commit, nobody can take the work over.
   *
   * @throws LeaseLost
   */
  check(trx: DatabaseTransaction): Promise<void>;
  /** The condition of a statement outside a transaction: nobody can take the work over until it is done. */
  isOurs: RawBuilder<boolean>;
  /** Gives the row back; `deletes` it where no later owner has to get a higher number. */
  end(deletes?: 'deletes'): Promise<void>;
}

/** Makes the table. It is no migration, because migrations need it. */
export async function makeLeases(database: Database): Promise<void> {
  await database.write(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(leasesLockId)})`.execute(trx);
    await sql`create table if not exists leases
      (name text primary key, owner text not null, fence bigint not null, expires_at bigint not null)`.execute(trx);
  });
}

/** Takes the row of that name for this process; null while another owner has it. */
export async function takeLease(trx: DatabaseTransaction, name: string): Promise<Held | null> {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  const expires_at = endOfNewLease;
  const taken = await trx
    .insertInto('leases')
    .values({ name, owner, fence: 1, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ owner, fence: sql<number>`leases.fence + 1`, expires_at })
        .where('leases.expires_at', '<=', databaseClock),
    )
    .returning('fence')
    .executeTakeFirst();
  return taken ? { name, owner, fence: taken.fence } : null;
}

/** Renews a row until `end`. `report` receives the errors of renewals. */
export function keepLease({ write }: Pick<Database, 'write'>, held: Held, report: (error: Error) => void): Lease {
  const { name, owner, fence } = held;
  const change = (expires_at: RawBuilder<number> | number) => (trx: DatabaseTransaction) =>
    trx
      .updateTable('leases')
      .set({ expires_at })
      .where((is) => is.and({ name, owner, fence }))
      .executeTakeFirst();
  const lost = new AbortController();
  let renewal: Promise<void> | null = null;
  const ownRow = sql`select from leases where name = ${name} and owner = ${owner} and fence = ${fence} for share`;

  const renew = async (): Promise<void> => {
    const { numUpdatedRows } = await write(change(endOfNewLease));
    if (numUpdatedRows > 0n) return;
    clearInterval(timer);
    lost.abort();
  };
  const timer = setInterval(() => {
    renewal ??= renew()
      .catch((error: unknown) => report(error as Error))
      .finally(() => (renewal = null));
  }, renewalMs);
  timer.unref();

  return {
    lost: lost.signal,
    check: async (trx) => {
      const { rows } = await ownRow.execute(trx);
      if (rows.length === 0) throw new LeaseLost(`Another process has taken over "${name}".`);
    },
    isOurs: sql<boolean>`exists (${ownRow})`,
    end: async (deletes) => {
      clearInterval(timer);
      await renewal;
      const give = deletes
        ? (trx: DatabaseTransaction) => trx.deleteFrom('leases').where('name', '=', name).executeTakeFirst()
        : change(0);
      // A row that could not be given back ends by itself.
      await write<unknown>(give).catch(report);
    },
  };
}
