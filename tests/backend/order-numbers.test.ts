import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';
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

test('the answer to a repeated order has the same order, in cash and online, as the list shows it', async () => {
  const shopper = await backends[0]!.shopper();
  const address = await saveAddress(shopper);
  const cash = await order(shopper, address, 'cod', 'cash');
  expect(await order(shopper, address, 'cod', 'cash')).toBe(cash);
  const online = await order(shopper, address, 'stripe', 'online');
  expect(await order(shopper, address, 'stripe', 'online')).toBe(online);
  const { body } = await shopper.get('/api/order/user');
  expect(body.orders.map(({ number }: { number: string }) => number)).toEqual([cash]);
});

test('the orders of an older database get their numbers by age, and the next order follows them', async () => {
  const old = await openDatabase(made!.database, () => undefined);
  await migrateUntil(old, 4);
  await insertOldUser(old);
  const times = { newest: 3000, oldest: 1000, second: 2000, secondToo: 2000 };
  await insertOldOrders(
    old,
    Object.entries(times).map(([id, created_at]) => ({ id, created_at })),
  );
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
    await insertOldOrders(store.context.database, [{ id: 'late', created_at: Date.now() + 1000 }]);
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
