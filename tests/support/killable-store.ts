import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { databaseVariables, startBackendProcess, type BackendProcess } from './backend-process.ts';
import { absentPostgres, makeDatabase, sellerLogin, skipWithoutPostgres } from './open-backend.ts';
import { createStoreClient, type StoreClient } from './store-client.ts';
import { addProduct, register, saveAddress } from './store-records.ts';

/**
 * A shop with one product of 10.00. After each start of the store, its clients use the new address and keep their
 * sessions.
 */
interface DrillShop {
  seller: StoreClient;
  shopper: StoreClient;
  product: string;
  /** The shopper's address. */
  address: string;
}

export interface KillableStore {
  /** The address of the process that was started last. */
  address: () => string;
  start: () => Promise<void>;
  /** Ends the process with SIGKILL, and waits for its end. */
  kill: () => Promise<void>;
  /** Starts the store and opens a shop in it. */
  openShop: () => Promise<DrillShop>;
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
  /** The client at the address of the process that was started last. */
  const moved = ({ cookies }: StoreClient): StoreClient => {
    const next = createStoreClient(address);
    for (const [name, value] of cookies) next.cookies.set(name, value);
    return next;
  };
  let shop: DrillShop | undefined;
  const start = async () => {
    store = startBackendProcess({
      ...databaseVariables(made.folder, made.database),
      SELLER_EMAIL: sellerLogin.email,
      SELLER_PASSWORD: sellerLogin.password,
      RATE_LIMITS: 'off',
      MAX_OPEN_ORDERS: '99999',
      ...variables,
    });
    ({ address } = await store.ready);
    if (shop) Object.assign(shop, { seller: moved(shop.seller), shopper: moved(shop.shopper) });
  };
  return {
    address: () => address,
    start,
    kill,
    openShop: async () => {
      await start();
      const [seller, shopper] = [createStoreClient(address), createStoreClient(address)];
      await seller.post('/api/seller/login', sellerLogin);
      const product = await addProduct(seller, { name: 'Apple', price: '10', offerPrice: '10' });
      await register(shopper);
      shop = { seller, shopper, product, address: await saveAddress(shopper) };
      return shop;
    },
    openDatabase: () =>
      openDatabase(made.database, (error) => {
        throw error;
      }),
  };
}
