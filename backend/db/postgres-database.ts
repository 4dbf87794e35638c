import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseTransaction } from './database.ts';
import { createConnectionAdapter, isStalePlan } from './postgres-connection.ts';
import { showPresence } from './postgres-presence.ts';
import { StartFault } from './start-fault.ts';
import type { Tables } from './tables.ts';

/** Type id of int8, which `pg` returns as text. The store's values (milliseconds, postal codes) are safe as numbers. */
const int8 = 20;

function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

/** Deadlock and serialization failure: PostgreSQL has aborted this transaction because of another one. */
const retriedCodes = new Set(['40P01', '40001']);
const maxAttempts = 4;

function isRetried(error: unknown): boolean {
  if (isStalePlan(error)) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && retriedCodes.has(error.code);
}

async function writeWithRetries<T>(query: Kysely<Tables>, work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await query.transaction().execute(work);
    } catch (error) {
      if (attempt >= maxAttempts || !isRetried(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

const lockIds: Database['lockIds'] = async (trx, ids, mode) => {
  const exclusiveIds = mode === 'exclusive' ? ids : mode === 'shared' ? [] : mode;
  // `offset 0` keeps the inner order: every transaction takes its locks in the order of ids, so no two wait for each other.
  await sql`select case when id = any(${exclusiveIds}::text[])
      then pg_advisory_xact_lock(hashtextextended(id, 0))::text
      else pg_advisory_xact_lock_shared(hashtextextended(id, 0))::text end
    from (select id from unnest(${ids}::text[]) as id order by id offset 0) as sorted`.execute(trx);
};

/** The lock belongs to the connection, so it ends with the process that has it. */
async function runExclusively(query: Kysely<Tables>, name: string, work: () => Promise<void>): Promise<boolean> {
  return query.connection().execute(async (connection) => {
    const { rows } = await sql<{
      isOurs: boolean;
    }>`select pg_try_advisory_lock(hashtextextended(${name}, 1)) as "isOurs"`.execute(connection);
    if (rows[0]?.isOurs !== true) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 1))`.execute(connection);
    }
    return true;
  });
}

async function readClock(trx: DatabaseTransaction): Promise<number> {
  const { rows } = await sql<{
    now: number;
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(trx);
  return rows[0]?.now ?? Date.now();
}

/** Names the database in messages, without credentials. */
export function labelOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

/** Time limits in milliseconds. */
const timeouts = { statement_timeout: 5000, query_timeout: 8000, idle_in_transaction_session_timeout: 15_000 };

/**
 * Opens a pool and checks that the server responds. `url` is `postgres://…`; `limits` replaces the timeouts.
 *
 * @throws StartFault
 */
export async function openPostgresPool(
  url: string,
  report: (error: Error) => void,
  limits: Partial<typeof timeouts> = timeouts,
): Promise<Database> {
  const label = labelOf(url);
  const adaptConnection = createConnectionAdapter();
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    ...limits,
    keepAlive: true,
    types: { getTypeParser: typeParser },
  });
  // Without a listener, an idle connection that the server closes would end this process.
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
    adaptConnection(client);
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || String(error.name) : String(error);
    throw new StartFault(`The database of DATABASE_URL (${label}) cannot be reached: ${reason}.`);
  }
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    label,
    query,
    write: (work) => writeWithRetries(query, work),
    lockIds,
    exclusively: (name, work) => runExclusively(query, name, work),
    withoutTimeouts: async (work) => {
      const unlimited = await openPostgresPool(url, report, {});
      try {
        return await work(unlimited);
      } finally {
        await unlimited.close();
      }
    },
    now: readClock,
    // Kysely ends only a pool that it has used.
    close: async () => {
      await query.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Opens PostgreSQL for a running store, and shows other processes that it runs (see `showPresence`).
 *
 * @throws StartFault
 */
export async function openPostgres(url: string, report: (error: Error) => void): Promise<Database> {
  const database = await openPostgresPool(url, report);
  try {
    const presence = await showPresence(url, report);
    return {
      ...database,
      close: async () => {
        await presence.end();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
