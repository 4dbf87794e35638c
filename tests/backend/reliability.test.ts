import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMissingNumbers } from '#backend/db/order-numbers.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, goodPassword, goodProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
let seller: StoreClient;
let product = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  product = await addProduct(seller);
});

test.skipIf(databaseKind === 'postgres')(
  'with a full disk, reads work and writes get 503, and writes work again when there is space',
  async () => {
    const shopper = await backend.shopper();
    const address = await saveAddress(shopper);
    const { query } = backend.context.database;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(query);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(query);
    const order = (key: number) =>
      shopper.post(
        '/api/order/cod',
        { items: [{ product, quantity: 1 }], address },
        { 'idempotency-key': `full-${key}` },
      );
    let placed = 0;
    let answer = await order(placed);
    while (answer.status === 200) answer = await order((placed += 1));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect((await shopper.get('/api/product/list')).status).toBe(200);
    expect((await shopper.get('/api/order/user')).body.orders).toHaveLength(placed);
    await sql`pragma max_page_count = 1000000`.execute(query);
    expect((await order(placed)).body.success).toBe(true);
    expect((await shopper.get('/api/order/user')).body.orders).toHaveLength(placed + 1);
  },
);

test('no request can break a log line, and no password, cookie, address or email gets into the log', async () => {
  const client = backend.visitor();
  const canaries = ['canary-password-1', 'canary.mail@example.com', 'Canary Street 5', 'Canary Person'];
  const [password = '', email = '', street = '', name = ''] = canaries;
  const before = backend.logged.length;
  await client.post('/api/user/register', { name, email, password });
  await client.post('/api/user/login', { email, password: `${password}x` });
  await client.post('/api/address/add', { address: { ...goodAddress, street } });
  await client.send(`/api/user/login?email=${email}`, {
    method: 'POST',
    body: `{"password":"${password}"`,
    headers: { 'content-type': 'application/json' },
  });
  await client.get(`/nowhere/%0d%0a{"level":60,"msg":"forged"}/${encodeURIComponent(street)}`, {
    'x-request-id': 'a"b',
  });
  // The same holds for an internal error in a request that has all these values.
  const { query } = backend.context.database;
  await query.schema.alterTable('addresses').renameTo('away').execute();
  expect((await client.post('/api/address/add', { address: { ...goodAddress, street } })).status).toBe(500);
  await query.schema.alterTable('away').renameTo('addresses').execute();
  const lines = backend.logged.slice(before);
  const parsed = lines.map((line) => JSON.parse(line));
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(parsed.filter(({ msg }) => msg === 'request')).toHaveLength(6);
  expect(parsed.filter(({ msg }) => msg === 'forged')).toEqual([]);
  for (const secret of [...canaries.filter((canary) => canary !== street), client.cookies.get('token')!]) {
    expect(lines.join('')).not.toContain(secret);
  }
  expect(lines.slice(0, 4).join('')).not.toContain('Canary');
});

test('an order has the prices at the time it was placed, and they stay', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const id = await addProduct(seller, { name: 'Dear plum', price: 9, offerPrice: 1 });
  const change = (cents: number) =>
    backend.context.database.query
      .updateTable('products')
      .set({ offer_price_cents: cents })
      .where('id', '=', id)
      .execute();
  await change(200);
  await shopper.post('/api/order/cod', { items: [{ product: id, quantity: 1 }], address });
  await change(300);
  const [order] = (await shopper.get('/api/order/user')).body.orders;
  expect([order.amount, order.items[0].price]).toEqual([2.04, 2]);
});

/** Numbers the orders without a number in the sequence of their ids, then this one again, so that it is the newest of all. */
async function numberAsNewest(id: string): Promise<void> {
  const { query } = backend.context.database;
  await addMissingNumbers(query);
  await query.deleteFrom('order_numbers').where('order_id', '=', id).execute();
  await query.updateTable('orders').set({ number: null }).where('id', '=', id).execute();
  await addMissingNumbers(query);
}

test('a list shows the newest thousand orders and says if there are more', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  expect((await shopper.get('/api/order/user')).body).not.toHaveProperty('message');
  const { query } = backend.context.database;
  const order = await query
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', shopper.id)
    .executeTakeFirstOrThrow();
  const line = await query
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: 1100 }, (_, index) => index.toString(16).padStart(24, '0'));
  for (let start = 0; start < ids.length; start += 100) {
    const some = ids.slice(start, start + 100);
    await query
      .insertInto('orders')
      .values(some.map((id, index) => ({ ...order, id, number: null, created_at: start + index })))
      .execute();
    await query
      .insertInto('order_lines')
      .values(some.map((id) => ({ ...line, order_id: id })))
      .execute();
  }
  await numberAsNewest(order.id);
  for (const client of [shopper, seller]) {
    const { body } = await client.get(client === seller ? '/api/order/seller' : '/api/order/user');
    expect(body.message).toBe('These are the newest 1000 orders.');
    expect(body.orders).toHaveLength(1000);
    const dates = body.orders.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  }
});

test('a list of large orders ends at ten thousand lines, and says so', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  const { query } = backend.context.database;
  const own = () => query.selectFrom('orders').selectAll().where('user_id', '=', shopper.id);
  const order = await own().executeTakeFirstOrThrow();
  const lines = await query.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
  const [line] = lines;
  const ids = Array.from({ length: 150 }, (_, index) => (index + 0xbb00000).toString(16).padStart(24, '0'));
  await query
    .insertInto('orders')
    .values(ids.map((id, index) => ({ ...order, id, number: null, created_at: index })))
    .execute();
  await numberAsNewest(order.id);
  for (const id of ids) {
    const more = Array.from({ length: 90 }, (_, position) => ({
      ...line!,
      order_id: id,
      position,
      product_id: position.toString(16).padStart(24, '0'),
    }));
    await query.insertInto('order_lines').values(more).execute();
  }
  const { body } = await shopper.get('/api/order/user');
  const counts = body.orders.map(({ items }: { items: object[] }) => items.length);
  const total = counts.reduce((sum: number, count: number) => sum + count, 0);
  expect(total).toBeLessThanOrEqual(10_000);
  expect(total).toBeGreaterThan(9_900);
  expect(body.message).toBe(`These are the newest ${body.orders.length} orders.`);
  expect(counts.slice(0, 3)).toEqual([1, 90, 90]);
  // The pages together have all of them.
  let [seen, after] = [0, ''];
  for (let more = true; more;) {
    const page = (await shopper.get(`/api/order/user?first=50${after}`)).body;
    seen += page.orders.length;
    after = `&after=${page.pageInfo.endCursor}`;
    more = page.pageInfo.hasNextPage;
  }
  expect(seen).toBe(151);
});

test.skipIf(databaseKind === 'postgres')('every commit on SQLite waits for the disk', async () => {
  const { query } = backend.context.database;
  const { rows: full } = await sql<{ synchronous: number }>`pragma synchronous`.execute(query);
  const { rows: mode } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(query);
  expect([full[0]?.synchronous, mode[0]?.journal_mode]).toEqual([2, 'wal']);
});

test('expired sessions, keys and counts are deleted', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post(
    '/api/order/cod',
    { items: [{ product, quantity: 1 }], address },
    { 'idempotency-key': 'to be forgotten' },
  );
  const { query } = backend.context.database;
  await query.insertInto('throttles').values({ name: 'x', subject: 'y', stamp: 1, count: 1 }).execute();
  const count = async () => {
    const [keys, counts, sessions] = await Promise.all([
      query.selectFrom('order_keys').select('key').where('user_id', '=', shopper.id).execute(),
      query.selectFrom('throttles').select('name').execute(),
      query.selectFrom('sessions').select('role').where('user_id', '=', shopper.id).execute(),
    ]);
    return [keys.length, counts.length, sessions.length];
  };
  await runHousekeeping(backend.context.database, Date.now());
  expect(await count()).toEqual([1, 0, 1]);
  await runHousekeeping(backend.context.database, Date.now() + 31 * 86_400_000);
  expect(await count()).toEqual([0, 0, 0]);
  seller = await backend.seller();
});

const texts: [string, string][] = [
  ['Arabic, from right to left', 'مرحبا بالعالم'],
  ['emoji of several parts', '👩‍👩‍👧‍👦 🏳️‍🌈'],
  ['combining accents', 'Zu\u0308rich'],
  ['a zero-width joiner', 'a\u200db'],
  ['Chinese beyond the basic plane', '𠮷野家'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['quotes and slashes', `O'Neil \\ "x" \`y\` %s {{z}}`],
];

describe('unusual texts', () => {
  test.each(texts)('the store returns text with %s unchanged, with composed accents', async (_name, text) => {
    const shopper = await backend.shopper();
    await saveAddress(shopper, { street: text, city: text });
    const { addresses } = (await shopper.get('/api/address/get')).body;
    expect(addresses[0]).toMatchObject({ street: text.normalize('NFC'), city: text.normalize('NFC') });
    const id = await addProduct(seller, { name: text, description: [text, 'x'] });
    const { products } = (await shopper.get('/api/product/list')).body;
    const added = products.find((each: { _id: string }) => each._id === id);
    expect([added.name, added.description[0]]).toEqual([text.normalize('NFC'), text.normalize('NFC')]);
  });

  test('the store replaces control characters in text by spaces, and refuses invisible-only text', async () => {
    const shopper = await backend.shopper();
    await saveAddress(shopper, { street: 'one\u2028two\u0085three\u0007four\v\ffive\u001b[31m' });
    const { addresses } = (await shopper.get('/api/address/get')).body;
    expect(addresses[0].street).toBe('one two three four five [31m');
    for (const unseen of ['\u200b\u200b', '\u2060', '\u00ad \u200d', '\ufeff']) {
      const { body } = await shopper.post('/api/address/add', { address: { ...goodAddress, lastName: unseen } });
      expect(body).toEqual(refusal('INVALID', 'Last name is required.', 'address.lastName'));
    }
  });

  test.each([
    ['NUL', 'a\0b'],
    ['half of a surrogate pair', 'a\ud800'],
    ['only spaces', '   '],
    ['a megabyte within limits of nothing', 'x'.repeat(90_000)],
  ])('the store refuses text that is %s in every field, before any SQL', async (_name, text) => {
    const shopper = await backend.shopper();
    const fields = ['firstName', 'lastName', 'email', 'street', 'city', 'country', 'phone'];
    // An address may have no state.
    if (text.trim()) fields.push('state');
    for (const field of fields) {
      const { status, body } = await shopper.post('/api/address/add', { address: { ...goodAddress, [field]: text } });
      expect([field, status, body.success]).toEqual([field, 200, false]);
    }
    const others = [
      await shopper.post('/api/user/register', { name: text, email: 'a@b.co', password: goodPassword }),
      await shopper.post('/api/user/register', { name: 'A', email: text, password: goodPassword }),
      await shopper.post('/api/newsletter/subscribe', { email: text }),
      await seller.send('/api/product/add', {
        method: 'POST',
        body: (() => {
          const form = new FormData();
          form.append('productData', JSON.stringify({ ...goodProduct, name: text }));
          return form;
        })(),
      }),
    ];
    for (const { status, body } of others) expect([status, body.success]).toEqual([200, false]);
  });
});
