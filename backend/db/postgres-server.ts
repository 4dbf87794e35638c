import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartFault } from './start-fault.ts';

/** What the store knows of a PostgreSQL, and of a pooler such as PgBouncer before it. */
export interface PostgresServer {
  /** Whether a pooler is between: it may give each transaction another connection, which is not alone ours. */
  isPooled: boolean;
  /** Whether a statement that was prepared by name is there in a later transaction. PgBouncer does that from 1.21 on. */
  keepsStatements: boolean;
  /** Whether the server tells its timeline, which changes when a standby becomes the primary. */
  tellsTimeline: boolean;
  /** The value of `synchronous_commit`. */
  synchronousCommit: string;
  /** The connections that the server allows to ordinary roles. */
  maxConnections: number;
}

/** The timeline of the server, eight hexadecimal digits, which any role may read. */
export const timelineText = `substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)`;

/**
 * The largest number of connections of a process without DATABASE_POOL: an eighth of what the server allows, so that eight processes
 * fit, and from 5, because orders alone use up to four at once, to 10.
 */
export const usualPoolSize = ({ maxConnections }: Pick<PostgresServer, 'maxConnections'>): number =>
  Math.max(5, Math.min(10, Math.floor(maxConnections / 8)));

/** Names the database in messages, without credentials. */
export function labelOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

/** A pooler that knows prepared statements gives them its own names; others pass ours on to whatever connection they use. */
async function renamesStatements(client: pg.Client): Promise<boolean> {
  const name = `probe_${randomUUID()}`;
  await client.query('begin');
  try {
    const text = 'select from pg_prepared_statements where name = $1';
    const { rowCount } = await client.query({ name, text, values: [name] });
    if (rowCount === 1) await client.query(`deallocate "${name}"`);
    return rowCount === 0;
  } finally {
    await client.query('rollback');
  }
}

/**
 * Opens a connection and asks the server what the store has to know of it.
 *
 * @throws StartFault
 */
export async function askServer(url: string): Promise<PostgresServer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 8000 });
  // Without a listener, a connection that breaks later would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; synchronousCommit: string; maxConnections: number }>(
      `select pg_backend_pid() as pid, current_setting('synchronous_commit') as "synchronousCommit",
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "maxConnections"`,
    );
    const { pid, synchronousCommit = '', maxConnections = 100 } = rows[0] ?? {};
    // A pooler makes up the process id that it tells its clients.
    const isPooled = pid !== (client as pg.Client & { processID: number | null }).processID;
    const tellsTimeline = await client.query(`select ${timelineText}`).then(
      () => true,
      () => false,
    );
    const keepsStatements = !isPooled || (await renamesStatements(client));
    return { isPooled, keepsStatements, tellsTimeline, synchronousCommit, maxConnections };
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error.name) : String(error);
    throw new StartFault(`The database of DATABASE_URL (${labelOf(url)}) cannot be reached: ${reason}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
