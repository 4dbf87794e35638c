import pg from 'pg';
import { StartFault } from './start-fault.ts';

/** Running stores hold this lock together; a restore wants it for itself. */
const storeLock = 7_211_460_002;

async function tryLock(client: pg.Client, kind: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared') {
  const { rows } = await client.query<{ isOurs: boolean }>(`select ${kind}($1) as "isOurs"`, [storeLock]);
  return rows[0]?.isOurs === true;
}

/** Keeps everybody else from running a store on this database; false when one runs. Ends with the connection. */
export async function excludeStores(client: pg.Client): Promise<boolean> {
  return tryLock(client, 'pg_try_advisory_lock');
}

const again = 1000;

/**
 * Shows, for as long as it is not ended, that a store runs on this database: a connection of its own holds a lock, and is
 * made again when it breaks. Throws `StartFault` while the database is being restored.
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

  // One try at a time, also when a connection both ends and fails: a second one would hold the lock unseen.
  const connectLater = (): void => {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(() => void connectAgain(), again).unref();
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
