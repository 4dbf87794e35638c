import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readContents } from '#backend/features/orders/placing/order-contents.ts';
import { absentPostgres, backendForTests, databaseKind, startBackend } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { createStoreClient, type StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let apple = '';
let pear = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  apple = await addProduct(seller, { name: 'Apple', offerPrice: 1 });
  pear = await addProduct(seller, { name: 'Pear', offerPrice: 2 });
});

async function readyShopper() {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const order = (call: 'cod' | 'stripe', quantity: number, key?: string) =>
    shopper.post(
      `/api/order/${call}`,
      { items: [{ product: apple, quantity }], address },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const count = async () => {
    const rows = await backend.context.database.query
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', shopper.id)
      .execute();
    return rows.length;
  };
  return { shopper, address, order, count };
}

test('requests with one key place one order and get the same response', async () => {
  const { order, count } = await readyShopper();
  const first = await order('cod', 1, 'key-1');
  const again = await order('cod', 1, 'key-1');
  expect(again.text).toBe(first.text);
  expect(await count()).toBe(1);
});

test('50 simultaneous requests with 5 keys place 5 orders', async () => {
  const { order, count } = await readyShopper();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => order('cod', 1, `key-${index % 5}`)));
  expect(answers.every(({ body }) => body.success === true)).toBe(true);
  expect(await count()).toBe(5);
});

test('an online order sent twice with one key has one payment page', async () => {
  const { order, count } = await readyShopper();
  const answers = await Promise.all([order('stripe', 1, 'pay'), order('stripe', 1, 'pay')]);
  const later = await order('stripe', 1, 'pay');
  expect(answers[0].body.url).toMatch(/\/pay\//);
  expect(answers[1].body.url).toBe(answers[0].body.url);
  expect(later.body.url).toBe(answers[0].body.url);
  expect(await count()).toBe(1);
});

test('a key whose payment page failed to open continues with the same order', async () => {
  const { order, count } = await readyShopper();
  const first = await order('stripe', 1, 'torn');
  await backend.context.database.query
    .updateTable('order_keys')
    .set({ answer: null })
    .where('key', '=', 'torn')
    .execute();
  expect((await order('stripe', 1, 'torn')).body.url).toBe(first.body.url);
  expect(await count()).toBe(1);
});

test('without a key, an online order whose payment page does not open can be sent again as a new one after half a minute', async () => {
  const { shopper, order, count } = await readyShopper();
  await order('stripe', 1);
  const { query } = backend.context.database;
  /** Makes the last order one without a page, of so many milliseconds ago. */
  const tear = (agoMs: number) =>
    query
      .updateTable('order_keys')
      .set((is) => ({ answer: null, created_at: is('created_at', '-', agoMs) }))
      .where('user_id', '=', shopper.id)
      .execute();
  await tear(20_000);
  await order('stripe', 1);
  expect(await count()).toBe(1);
  await tear(31_000);
  await order('stripe', 1);
  expect(await count()).toBe(2);
});

test('a key sent with a different order is refused', async () => {
  const { order, count } = await readyShopper();
  await order('cod', 1, 'key');
  for (const other of [await order('cod', 2, 'key'), await order('stripe', 1, 'key')]) {
    expect(other.status).toBe(200);
    const text = 'This Idempotency-Key was already used for another order. Please use a new one.';
    expect(other.body).toEqual(refusal('INVALID', text, 'Idempotency-Key'));
  }
  expect(await count()).toBe(1);
});

test('one key sent simultaneously with different orders places one order, and only requests for that order succeed', async () => {
  const { order, count } = await readyShopper();
  const quantities = Array.from({ length: 20 }, (_, index) => 1 + (index % 2));
  const answers = await Promise.all(quantities.map((quantity) => order('cod', quantity, 'torn between')));
  const taken = quantities.filter((_, index) => answers[index]?.body.success === true);
  expect(new Set(taken).size).toBe(1);
  expect(taken).toHaveLength(10);
  const refused = answers.filter(({ body }) => !body.success);
  expect(refused.every(({ body }) => /already used/.test(String(body.message)))).toBe(true);
  expect(await count()).toBe(1);
});

test('the same lines in another order of lines are the same order', async () => {
  const { shopper, address, count } = await readyShopper();
  const ask = (products: string[]) =>
    shopper.post(
      '/api/order/cod',
      { items: products.map((product) => ({ product, quantity: 1 })), address },
      { 'idempotency-key': 'lines' },
    );
  await ask([apple, pear]);
  expect((await ask([pear, apple])).body.success).toBe(true);
  expect(await count()).toBe(1);
});

test('two shoppers can use the same key', async () => {
  const [ada, bob] = await Promise.all([readyShopper(), readyShopper()]);
  await Promise.all([ada.order('cod', 1, 'shared'), bob.order('cod', 2, 'shared')]);
  expect([await ada.count(), await bob.count()]).toEqual([1, 1]);
});

test('a refused order does not use up its key', async () => {
  const { order, count } = await readyShopper();
  await seller.post('/api/product/stock', { id: apple, inStock: false });
  expect((await order('cod', 1, 'later')).body.success).toBe(false);
  await seller.post('/api/product/stock', { id: apple, inStock: true });
  expect((await order('cod', 1, 'later')).body.success).toBe(true);
  expect(await count()).toBe(1);
});

test('a key expires after a day', async () => {
  const { order, count } = await readyShopper();
  await order('cod', 1, 'daily');
  now += 24 * 3_600_000 + 1;
  await order('cod', 1, 'daily');
  expect(await count()).toBe(2);
});

test('without a key, simultaneous identical orders are one, later ones are new', async () => {
  const { shopper, order, count } = await readyShopper();
  // Another transaction locks the shopper's row while ten requests arrive.
  const answers = await backend.context.database.write(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', shopper.id).forUpdate().execute();
    const posts = Array.from({ length: 10 }, () => order('cod', 4));
    // No event says that a request waits for a lock. By then all ten wait.
    await sleep(200);
    return { posts };
  });
  for (const { body } of await Promise.all(answers.posts)) expect(body.success).toBe(true);
  expect(await count()).toBe(1);
  await order('cod', 4);
  expect(await count()).toBe(2);
});

test.each([['x'.repeat(256)], ['schl\u00fcssel']])('the key %s is refused as malformed', async (key) => {
  const { shopper, address } = await readyShopper();
  const answer = await shopper.post(
    '/api/order/cod',
    { items: [{ product: apple, quantity: 1 }], address },
    { 'idempotency-key': key },
  );
  expect([answer.status, answer.body.success]).toEqual([400, false]);
});

test('simultaneous orders of overlapping products while stock changes end as complete orders or refusals with the name', async () => {
  const shoppers = await Promise.all(Array.from({ length: 6 }, readyShopper));
  let isOver = false;
  const flicker = async () => {
    for (let inStock = false; !isOver; inStock = !inStock) {
      await seller.post('/api/product/stock', { id: pear, inStock });
    }
    await seller.post('/api/product/stock', { id: pear, inStock: true });
  };
  const buy = shoppers.flatMap(({ shopper, address }, index) =>
    Array.from({ length: 4 }, (_, round) => {
      const products = (index + round) % 2 === 0 ? [apple, pear] : [pear, apple];
      const items = products.map((product) => ({ product, quantity: round + 1 }));
      return shopper.post('/api/order/cod', { items, address });
    }),
  );
  const flickering = flicker();
  const answers = await Promise.all(buy);
  isOver = true;
  await flickering;
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  const refusals = answers.filter(({ body }) => !body.success).map(({ body }) => body.message);
  for (const refusal of refusals) expect(refusal).toBe('Pear is out of stock. Please remove it from the cart.');
  for (const { shopper } of shoppers) {
    const { orders } = (await shopper.get('/api/order/user')).body;
    for (const order of orders) expect(order.items).toHaveLength(2);
  }
});

test.skipIf(databaseKind === 'sqlite')(
  'without a key, simultaneous identical orders through several processes are one',
  async () => {
    const other = await startBackend(backend.context.config, () => now);
    const { shopper, address, order, count } = await readyShopper();
    const twin = createStoreClient(other.address);
    for (const [name, value] of shopper.cookies) twin.cookies.set(name, value);
    const body = { items: [{ product: apple, quantity: 7 }], address };
    const posts = await backend.context.database.write(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', shopper.id).forUpdate().execute();
      const sent = [...Array(4)].flatMap(() => [order('cod', 7), twin.post('/api/order/cod', body)]);
      // As above: by then all eight wait.
      await sleep(300);
      return { sent };
    });
    for (const answer of await Promise.all(posts.sent)) expect(answer.body.success).toBe(true);
    expect(await count()).toBe(1);
    expect((await twin.post('/api/order/cod', body)).body.success).toBe(true);
    expect(await count()).toBe(2);
    await other.close();
  },
);

test('an order arrived when it did, also if the process stands still while it is read', () => {
  let clockMs = 1000;
  let pausesMs = [40, 25];
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
  onTestFinished(() => void vi.restoreAllMocks());
  const reply = {
    get elapsedTime() {
      clockMs += pausesMs.shift() ?? 0;
      return clockMs - 1000;
    },
  };
  const body = {
    get items() {
      clockMs += 60;
      return [{ product: apple, quantity: 1 }];
    },
  };
  expect(readContents(reply as FastifyReply, body, backend.context).arrivedAt).toBe(1000);
  pausesMs = Array.from({ length: 1000 }, () => 1);
  expect(readContents(reply as FastifyReply, body, backend.context).arrivedAt).toBe(999);
});
