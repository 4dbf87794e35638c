import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { databaseVariables, startBackendProcess, type BackendProcess } from './backend-process.ts';
import { absentPostgres, makeDatabase, sellerLogin, skipWithoutPostgres } from './open-backend.ts';
import { createStoreClient, type StoreClient } from './store-client.ts';

export interface KillableStore {
  /** The address of the process that was started last. */
  address: () => string;
  start: () => Promise<void>;
  /** Ends the process with SIGKILL, and waits for its end. */
  kill: () => Promise<void>;
  /** The same client, with its sessions, at the address of the process that was started last. */
  moved: (client: StoreClient) => StoreClient;
  /** Opens the database of the store. With SQLite, kill the store before. */
  openDatabase: () => Promise<Database>;
}

/**
 * A store in a process that the tests of a file start and kill, always on the same new database, which is deleted after
 * them. Where PostgreSQL is missing, the tests are skipped with the reason.
 */
export function storeToKill(variables: Record<string, string> = {}): KillableStore {
  let made: Awaited<ReturnType<typeof makeDatabase>>;
  let store: BackendProcess | undefined;
  let address = '';
  const kill = async () => {
    store?.child.kill('SIGKILL');
    await store?.ended;
  };
  skipWithoutPostgres();
  beforeAll(async () => {
    if (absentPostgres() === null) made = await makeDatabase();
  });
  afterAll(async () => {
    if (absentPostgres() !== null) return;
    await kill();
    await made.remove();
  });
  return {
    address: () => address,
    start: async () => {
      store = startBackendProcess({
        ...databaseVariables(made.folder, made.database),
        SELLER_EMAIL: sellerLogin.email,
        SELLER_PASSWORD: sellerLogin.password,
        RATE_LIMITS: 'off',
        ...variables,
      });
      ({ address } = await store.ready);
    },
    kill,
    moved: ({ cookies }) => {
      const next = createStoreClient(address);
      for (const [name, value] of cookies) next.cookies.set(name, value);
      return next;
    },
    openDatabase: () =>
      openDatabase(made.database, (error) => {
        throw error;
      }),
  };
}
