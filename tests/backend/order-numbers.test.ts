import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import {
  absentPostgres,
  makeDatabase,
  startBackend,
  testConfig,
  twoBackendsForTests,
} from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backends = twoBackendsForTests({});
let apple = '';
let made: Awaited<ReturnType<typeof makeDatabase>> | undefined;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  made = await makeDatabase();
  apple = await addProduct(await backends[0]!.seller(), { name: 'Apple', offerPrice: 1 });
});

afterAll(() => made?.remove());

async function order(shopper: StoreClient, address: string, call = 'cod', key = ''): Promise<string> {
  const items = [{ product: apple, quantity: 1 }];
  const { body } = await shopper.post(`/api/order/${call}`, { items, address }, key ? { 'idempotency-key': key } : {});
  if (body.success !== true) throw new Error(JSON.stringify(body));
  return body.order.number;
}

test('orders are numbered from 1001, each with its own number, also through two processes at once', async () => {
  const [one, other] = backends;
  const shopper = await one!.shopper();
  const address = await saveAddress(shopper);
  expect(await order(shopper, address)).toBe('1001');
  const numbers = await Promise.all(
    Array.from({ length: 20 }, async (_none, at) => {
      const client = await (at % 2 === 0 ? one! : other!).shopper();
      return order(client, await saveAddress(client), at % 3 === 0 ? 'stripe' : 'cod');
    }),
  );
  expect(new Set(['1001', ...numbers]).size).toBe(21);
  for (const number of numbers) expect(number).toMatch(/^1\d{3}$/);
});

test('a repeated order is answered with the same order, in cash and online, and as the list shows it', async () => {
  const shopper = await backends[0]!.shopper();
  const address = await saveAddress(shopper);
  const cash = await order(shopper, address, 'cod', 'cash');
  expect(await order(shopper, address, 'cod', 'cash')).toBe(cash);
  const online = await order(shopper, address, 'stripe', 'online');
  expect(await order(shopper, address, 'stripe', 'online')).toBe(online);
  const { body } = await shopper.get('/api/order/user');
  expect(body.orders.map(({ number }: { number: string }) => number)).toEqual([cash]);
});

/** Inserts an order as the version before order numbers did. */
async function insertOldOrder({ query }: Database, id: string, createdAt: number): Promise<void> {
  await query
    .insertInto('orders')
    .values({
      id,
      user_id: 'u1',
      payment_type: 'COD',
      status: 'Order Placed',
      is_paid: 0,
      subtotal_cents: 100,
      tax_cents: 2,
      amount_cents: 102,
      currency: 'usd',
      address: '{}',
      payment_state: 'none',
      provider: null,
      success_url: null,
      cancel_url: null,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
}

test('the orders of an older database get their numbers by age, and the next order follows them', async () => {
  const old = await openDatabase(made!.database, () => undefined);
  await migrate(old, allMigrations.slice(0, 3));
  const user = { name: 'Ada', email: 'a@b.co', password_hash: 'x', cart_version: 0, created_at: 1 };
  await old.query
    .insertInto('users')
    .values({ id: 'u1', ...user })
    .execute();
  const times = { newest: 3000, oldest: 1000, second: 2000, secondToo: 2000 };
  for (const [id, createdAt] of Object.entries(times)) await insertOldOrder(old, id, createdAt);
  await migrate(old);
  const numbered = await old.query.selectFrom('order_numbers').selectAll().orderBy('number').execute();
  await old.close();
  expect(numbered).toEqual([
    { number: 1001, order_id: 'oldest' },
    { number: 1002, order_id: 'second' },
    { number: 1003, order_id: 'secondToo' },
    { number: 1004, order_id: 'newest' },
  ]);

  const store = await startBackend(testConfig(made!.folder, made!.database, {}));
  try {
    apple = await addProduct(await store.seller(), { name: 'Apple', offerPrice: 1 });
    const shopper = await store.shopper();
    expect(await order(shopper, await saveAddress(shopper))).toBe('1005');

    // A process of the older version still runs, and places one more order.
    await insertOldOrder(store.context.database, 'late', Date.now() + 1000);
    const seller = await store.seller();
    const listed = async () => {
      const { body } = await seller.get('/api/order/seller');
      return body.orders.map(({ _id, number }: { _id: string; number: string }) => [_id, number]);
    };
    expect((await listed())[0]).toEqual(['late', '1006']);
    expect((await listed())[0]).toEqual(['late', '1006']);
    expect(await order(shopper, await saveAddress(shopper))).toBe('1007');
  } finally {
    await store.close();
  }
});
