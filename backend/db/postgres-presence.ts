import pg from 'pg';
import { StartFault } from './start-fault.ts';

/** Running stores have a shared lock on this id; a restore needs an exclusive one. */
const storeLockId = 7_211_460_002;

async function tryLock(client: pg.Client, kind: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared') {
  const { rows } = await client.query<{ isOurs: boolean }>(`select ${kind}($1) as "isOurs"`, [storeLockId]);
  return rows[0]?.isOurs === true;
}

/**
 * Prevents stores from starting on this database until the connection ends; false when one is running.
 */
export async function excludeStores(client: pg.Client): Promise<boolean> {
  return tryLock(client, 'pg_try_advisory_lock');
}

const reconnectDelayMs = 1000;

/**
 * Shows that a store runs on this database, until `end` is called: a separate connection has a lock. It reconnects when the
 * connection breaks.
 *
 * @throws StartFault while the database is being restored
 */
export async function showPresence(url: string, report: (error: Error) => void): Promise<{ end(): Promise<void> }> {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let current: pg.Client | undefined;

  const connect = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 });
    client.on('error', report);
    client.on('end', () => {
      if (client === current) connectLater();
    });
    await client.connect();
    current = client;
    return tryLock(client, 'pg_try_advisory_lock_shared');
  };

  const connectAgain = async (): Promise<void> => {
    try {
      const hasLock = await connect();
      if (isEnded || !hasLock) await current?.end();
    } catch (error) {
      if (error instanceof Error) report(error);
      connectLater();
    }
  };

  // One attempt at a time, also when a connection reports both an error and its end: nothing would ever close a second one.
  const connectLater = (): void => {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(() => void connectAgain(), reconnectDelayMs).unref();
  };

  const end = async (): Promise<void> => {
    isEnded = true;
    clearTimeout(timer);
    await current?.end();
  };
  if (!(await connect())) {
    await end();
    throw new StartFault('The database is being restored right now. Start again when that is finished.');
  }
  return { end };
}
