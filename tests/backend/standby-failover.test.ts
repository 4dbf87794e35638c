import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#backend/db/open-database.ts';
import { openPostgresPool } from '#backend/db/postgres-database.ts';
import type { ShopCheck } from '#backend/features/shop/status/check-ids.ts';
import { createReaders, shopChecks } from '#backend/features/shop/status/shop-checks.ts';
import {
  absentPostgres,
  databaseKind,
  startBackend,
  testConfig,
  type OpenBackend,
} from '#tests/support/open-backend.ts';
import { startPostgresPair, type PostgresPair } from '#tests/support/postgres-pair.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';
import { openTcpRelay, type TcpRelay } from '#tests/support/tcp-relay.ts';

const absent = databaseKind === 'sqlite' ? 'SQLite has no standby.' : absentPostgres();

let pair: PostgresPair;
/** The address that leads to the primary. */
let relay: TcpRelay;
let folder = '';
let backends: OpenBackend[] = [];
let product = '';
let buyers: { client: StoreClient; address: string }[] = [];

beforeEach((context) => {
  if (absent !== null) context.skip(absent);
});

beforeAll(async () => {
  if (absent !== null) return;
  pair = await startPostgresPair();
  relay = await openTcpRelay(pair.primary.socket);
  folder = await mkdtemp(path.join(tmpdir(), 'greengate-failover-'));
  const url = `postgres://greengate@127.0.0.1:${relay.port}/postgres`;
  const config = testConfig(folder, { kind: 'postgres', url }, { maxOpenOrders: null });
  backends = [await startBackend(config), await startBackend(config)];
  product = await addProduct(await backends[0]!.seller());
  buyers = await Promise.all(
    [0, 1, 0, 1].map(async (index) => {
      const client = await backends[index]!.shopper();
      return { client, address: await saveAddress(client) };
    }),
  );
});

afterAll(async () => {
  if (absent !== null) return;
  await Promise.all(backends.map((backend) => backend.close()));
  await relay.close();
  pair.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Each buyer places that many orders. Returns the numbers that they were told. */
async function orderAll(times: number, key: string): Promise<number[]> {
  const numbers = await Promise.all(
    buyers.map(async ({ client, address }) => {
      const told: number[] = [];
      for (let time = 0; time < times; time += 1) {
        const order = { items: [{ product, quantity: 1 }], address };
        const answer = () => client.post('/api/order/cod', order, { 'idempotency-key': `${key} ${time}` });
        // As a client does, it repeats the order with its key while the store cannot answer.
        let { status, body } = await answer();
        while (status === 503) ({ status, body } = await answer());
        expect(body).toMatchObject({ success: true });
        told.push(Number(body.order.number));
      }
      return told;
    }),
  );
  return numbers.flat();
}

test('the status says whether a synchronous standby is connected, and unknown where the role may not know it', async () => {
  const seller = await backends[0]!.seller();
  const line = async () => {
    const { checks } = (await seller.get('/api/store/status')).body as { checks: ShopCheck[] };
    const check = checks.find(({ id }) => id === 'STANDBY');
    return `${check?.state} ${check?.note}`;
  };
  const awaitStandby = async (names: string) => {
    await pair.primary.ask(`alter system set synchronous_standby_names = '${names}'`);
    await pair.primary.ask('select pg_reload_conf()');
  };
  await expect.poll(line).toMatch(/^WARNING A standby is connected, but PostgreSQL does not wait for it/);
  await awaitStandby('standby');
  await expect.poll(line).toMatch(/^OK It is connected/);
  const { config } = backends[0]!.context;
  const readers = createReaders(() => Promise.resolve([]));
  await pair.primary.ask('create role guest login in role pg_read_all_data');
  const as = await openPostgresPool(`postgres://guest@127.0.0.1:${relay.port}/postgres`, () => undefined);
  const hidden = await shopChecks({ config, database: as, now: Date.now(), readers });
  expect(hidden.find(({ id }) => id === 'STANDBY')).toMatchObject({
    state: 'UNKNOWN',
    note: expect.stringContaining('pg_read_all_stats'),
  });
  await as.close();
  pair.standby.stop();
  await expect.poll(line).toMatch(/^FAULT None is connected, although PostgreSQL has to wait for one/);
  await awaitStandby('');
  await expect.poll(line).toBe('OK None is set up.');
  pair.standby.start();
});

test('a database that confirms what is not on its disk is refused at the start', async () => {
  await pair.primary.ask('create role careless login');
  await pair.primary.ask('alter role careless set synchronous_commit = off');
  const url = `postgres://careless@127.0.0.1:${relay.port}/postgres`;
  await expect(openDatabase({ kind: 'postgres', url }, () => undefined)).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:\d+\/postgres confirms orders before they are on its disk.*synchronous_commit is off/,
  );
});

test('after an asynchronous failover that loses orders, no number of an order comes a second time', async () => {
  const kept = await orderAll(2, 'kept');
  await pair.hasCaughtUp();
  // What the primary commits from now on, the standby never gets. PostgreSQL logs 32 numbers in advance, so more are lost.
  pair.standby.stop();
  const lost = await orderAll(15, 'lost');

  const during = orderAll(20, 'during');
  await relay.close();
  pair.primary.stop();
  pair.standby.start();
  pair.promote();
  await relay.open(pair.standby.socket);
  const after = await during;
  const [row] = await pair.standby.ask<{ count: string }>('select count(*) from order_numbers');
  expect(Number(row?.count)).toBeLessThan(kept.length + lost.length + after.length);

  const told = [...kept, ...lost, ...after];
  expect(new Set(told).size).toBe(told.length);
  // The numbers are left out once, although two stores find the new timeline at the same time.
  expect(Math.max(...after)).toBeLessThan(Math.max(...lost) + 2 * 10_000);
});
