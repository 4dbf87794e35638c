import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseTransaction, ExclusiveTurn } from './database.ts';
import { databaseClock, keepLease, LeaseLost, takeLease } from './lease.ts';
import { createConnectionAdapter, isLostConnection, isStalePlan } from './postgres-connection.ts';
import { showPresence } from './postgres-presence.ts';
import { StartFault } from './start-fault.ts';
import { askServer, labelOf, timelineText, usualPoolSize, type PostgresServer } from './postgres-server.ts';
import type { Tables } from './tables.ts';

/** Type id of int8, which `pg` returns as text. The store's values (milliseconds, postal codes) are safe as numbers. */
const int8 = 20;

/** How the store reads the values of a type of PostgreSQL. */
export function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

/** Deadlock and serialization failure: PostgreSQL has aborted this transaction because of another one. */
const retriedCodes = new Set(['40P01', '40001']);
const maxAttempts = 4;
/** The pause before a transaction is tried on another connection. */
const lostPauseMs = 100;

function isRetried(error: unknown): boolean {
  if (isStalePlan(error)) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && retriedCodes.has(error.code);
}

/** One try of a transaction. `mayBeCommitted`: all of `work` was done, and only the answer to the commit is missing. */
async function tryOnce<T>(
  query: Kysely<Tables>,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<{ result: T } | { error: unknown; mayBeCommitted: boolean }> {
  let failure: { error: unknown } | undefined;
  let mayBeCommitted = false;
  try {
    const result = await query.transaction().execute(async (trx) => {
      try {
        const done = await work(trx);
        mayBeCommitted = true;
        return done;
      } catch (error) {
        failure = { error };
        throw error;
      }
    });
    return { result };
  } catch (error) {
    // On a lost connection, the rollback throws an error of its own.
    return { error: failure ? failure.error : error, mayBeCommitted };
  }
}

const writeWithRetries =
  (query: Kysely<Tables>): Database['write'] =>
  async (work, { isRepeatable = false } = {}) => {
    let wasLost = false;
    for (let attempt = 1; ; attempt += 1) {
      const tried = await tryOnce(query, work);
      if ('result' in tried) return tried.result;
      const { error, mayBeCommitted } = tried;
      const isLost = isLostConnection(error);
      const isAgain = isLost ? !wasLost && (isRepeatable || !mayBeCommitted) : isRetried(error);
      if (!isAgain || attempt >= maxAttempts) throw error;
      wasLost ||= isLost;
      await sleep(isLost ? lostPauseMs : Math.random() * 20 * attempt);
    }
  };

const lockIds: Database['lockIds'] = async (trx, ids, mode) => {
  const exclusiveIds = mode === 'exclusive' ? ids : mode === 'shared' ? [] : mode;
  // `offset 0` keeps the inner order: every transaction takes its locks in the order of ids, so no two wait for each other.
  await sql`select case when id = any(${exclusiveIds}::text[])
      then pg_advisory_xact_lock(hashtextextended(id, 0))::text
      else pg_advisory_xact_lock_shared(hashtextextended(id, 0))::text end
    from (select id from unnest(${ids}::text[]) as id order by id offset 0) as sorted`.execute(trx);
};

const runExclusively =
  (write: Database['write'], report: (error: Error) => void): Database['exclusively'] =>
  async (name, work) => {
    const held = await write((trx) => takeLease(trx, name));
    if (held === null) return false;
    const lease = keepLease({ write }, held, report);
    const turn: ExclusiveTurn = {
      signal: lease.lost,
      isOurs: lease.isOurs,
      write: (step, options) =>
        write(async (trx) => {
          const result = await step(trx);
          await lease.check(trx);
          return result;
        }, options),
    };
    try {
      await work(turn);
      return true;
    } catch (error) {
      if (error instanceof LeaseLost) return false;
      throw error;
    } finally {
      await lease.end();
    }
  };

async function readClock(trx: DatabaseTransaction): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${databaseClock} as now`.execute(trx);
  return rows[0]?.now ?? Date.now();
}

/** The server ends what exceeds these milliseconds. */
const serverLimits = { statement_timeout: 5000, idle_in_transaction_session_timeout: 15_000 };
/** This process waits that long for a response of the server. */
const queryTimeoutMs = 8000;
/** Without limits, a process that was stopped in a transaction holds its locks that long. */
const noLimits = { statement_timeout: 0, idle_in_transaction_session_timeout: 60_000 };

interface PoolOptions {
  server?: PostgresServer;
  /** The largest number of connections; `usualPoolSize` without it. */
  size?: number | undefined;
  isLimited?: boolean;
  /** The schema that holds the tables, where it is not the usual one. */
  schema?: string;
}

/**
 * Opens a pool and checks that the server responds. `url` is `postgres://…`.
 *
 * @throws StartFault
 */
export async function openPostgresPool(
  url: string,
  report: (error: Error) => void,
  options: PoolOptions = {},
): Promise<Database> {
  const { server = await askServer(url), size = usualPoolSize(server), isLimited = true, schema } = options;
  const limits = isLimited ? serverLimits : noLimits;
  // A pooler refuses the limits as settings of the connection, and single statements have only the limit of this process.
  const isByConnection = isLimited && !server.isPooled;
  const adaptConnection = createConnectionAdapter({
    prepares: server.keepsStatements && (server.isPooled ? 'untilStale' : true),
    settings: { ...(isByConnection ? {} : limits), ...(schema === undefined ? {} : { search_path: schema }) },
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    ...(isLimited ? { query_timeout: queryTimeoutMs } : {}),
    ...(isByConnection ? limits : {}),
    keepAlive: true,
    types: { getTypeParser: typeParser },
  });
  // Without a listener, an idle connection that the server closes would end this process.
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
    adaptConnection(client);
  });
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const write = writeWithRetries(query);
  return {
    kind: 'postgres',
    label: labelOf(url),
    timeline: server.tellsTimeline ? sql.raw<string>(timelineText) : null,
    query,
    write,
    lockIds,
    exclusively: runExclusively(write, report),
    withoutTimeouts: async (work) => {
      const unlimited = await openPostgresPool(url, report, { ...options, server, isLimited: false });
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
export async function openPostgres(
  { url, poolSize }: { url: string; poolSize?: number | undefined },
  report: (error: Error) => void,
): Promise<Database> {
  const server = await askServer(url);
  if (server.synchronousCommit === 'off') {
    throw new StartFault(
      `${labelOf(url)} confirms orders before they are on its disk, so a power failure would lose them: its synchronous_commit is off. Set it to on, for example: alter role … set synchronous_commit = on.`,
    );
  }
  const database = await openPostgresPool(url, report, { server, size: poolSize });
  try {
    const presence = await showPresence(database, report);
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
