import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serverArgs, serverMalloc } from '../../../scripts/setup/server-args.mjs';
import type { DatabaseConfig } from '#backend/db/database.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { startSession } from '#backend/features/people/sessions/session-repository.ts';
import { databaseVariables, startBackendProcess } from '#tests/support/backend-process.ts';
import { addMassRecords, analyze, productId, userId } from '#tests/support/mass-records.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { processorMs, residentMegabytes } from '../process-figures.ts';

export interface ShopSize {
  products: number;
  orders: number;
}

/** A shop of that size: the bundled store and a gateway in front of it, as two processes. */
export interface GrowthShop {
  size: ShopSize;
  /** Cookies of twenty shoppers who ordered before, with the address each has saved. */
  shoppers: { cookie: string; addressId: string }[];
  sellerCookie: string;
  /** Sends an operation and returns its data. */
  run(query: string, variables: object, cookie?: string): Promise<GraphqlData>;
  /** Resident memory in megabytes. */
  memory(): { gateway: number; store: number };
  /** The processor time so far in milliseconds. */
  processorMs(): { gateway: number; store: number };
  stop(): Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- looked at field by field
type GraphqlData = any;

const ordersEach = 20;
const seller = { email: 'seller@example.com', password: 'seller-password' };
const root = path.resolve(import.meta.dirname, '../../..');

/** Fills an empty database to that size and logs twenty shoppers in. */
async function fill(config: DatabaseConfig, size: ShopSize) {
  const database = await openDatabase(config, () => undefined);
  try {
    await migrate(database);
    const now = Date.now();
    // The newest order is half an hour old, so that the sums have orders to count one by one.
    await addMassRecords(database, { ...size, ordersEach, now: now - 1_800_000, days: 730 });
    await analyze(database);
    const users = Math.ceil(size.orders / ordersEach);
    const shoppers = [];
    for (let at = 0; at < 20; at += 1) {
      const id = userId(Math.floor((at * users) / 20));
      const token = await startSession(database, { role: 'shopper', userId: id, replacedId: undefined }, now);
      if (token === null) throw new Error('The session did not start.');
      shoppers.push({ cookie: `token=${token}`, addressId: `b${id.slice(1)}` });
    }
    return shoppers;
  } finally {
    await database.close();
  }
}

async function startGateway(backendUrl: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, serverArgs.gateway, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      BACKEND_URL: backendUrl,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      ...serverMalloc,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type: string; address: string }) => {
      if (message.type === 'ready') resolve(message.address);
    });
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}.`)));
  });
  return { child, address };
}

/** Fills a database in that folder, or the given one of PostgreSQL, and opens the shop on it. */
export async function openGrowthShop(folder: string, size: ShopSize, url: string | null): Promise<GrowthShop> {
  mkdirSync(folder, { recursive: true });
  const config: DatabaseConfig =
    url === null ? { kind: 'sqlite', file: path.join(folder, 'greengate.db') } : { kind: 'postgres', url };
  const shoppers = await fill(config, size);
  const store = startBackendProcess({
    ...databaseVariables(folder, config),
    SELLER_EMAIL: seller.email,
    SELLER_PASSWORD: seller.password,
    RATE_LIMITS: 'off',
    MAX_OPEN_ORDERS: '99999',
  });
  const { address: backendUrl } = await store.ready;
  const client = createStoreClient(backendUrl);
  await client.post('/api/seller/login', seller);
  const sellerCookie = `sellerToken=${client.cookies.get('sellerToken')}`;
  const gateway = await startGateway(backendUrl);
  return {
    size,
    shoppers,
    sellerCookie,
    async run(query, variables, cookie = '') {
      const response = await fetch(`${gateway.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'accept-encoding': 'identity' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data: GraphqlData; errors?: object[] };
      if (errors) throw new Error(`${response.status} ${JSON.stringify(errors)}`);
      return data;
    },
    processorMs: () => ({ gateway: processorMs(gateway.child.pid), store: processorMs(store.child.pid) }),
    memory: () => ({ gateway: residentMegabytes(gateway.child.pid), store: residentMegabytes(store.child.pid) }),
    async stop() {
      const ended = new Promise((resolve) => void gateway.child.once('exit', resolve));
      gateway.child.kill('SIGTERM');
      await ended;
      store.child.kill('SIGTERM');
      await store.ended;
    },
  };
}

export { productId };
