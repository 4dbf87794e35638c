import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
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
  'R82 with the disk full, reading goes on, writing is told to come back, and all is well when there is space',
  async () => {
    const shopper = await backend.shopper();
    const address = await saveAddress(shopper);
    const { query } = backend.shop.database;
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

test('R90 nothing a client sends breaks a log line, and no password, cookie, address or email gets into the log', async () => {
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
  // And with a fault inside, while it holds them all.
  const { query } = backend.shop.database;
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

const texts: [string, string][] = [
  ['Arabic, from right to left', 'مرحبا بالعالم'],
  ['emoji of several parts', '👩‍👩‍👧‍👦 🏳️‍🌈'],
  ['combining accents', 'Zu\u0308rich'],
  ['a zero-width joiner', 'a\u200db'],
  ['Chinese beyond the basic plane', '𠮷野家'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['quotes and slashes', `O'Neil \\ "x" \`y\` %s {{z}}`],
];

describe('R92 R93 text', () => {
  test.each(texts)('with %s comes back as it was, composed', async (_name, text) => {
    const shopper = await backend.shopper();
    await saveAddress(shopper, { street: text, city: text });
    const { addresses } = (await shopper.get('/api/address/get')).body;
    expect(addresses[0]).toMatchObject({ street: text.normalize('NFC'), city: text.normalize('NFC') });
    const id = await addProduct(seller, { name: text, description: [text, 'x'] });
    const { products } = (await shopper.get('/api/product/list')).body;
    const added = products.find((each: { _id: string }) => each._id === id);
    expect([added.name, added.description[0]]).toEqual([text.normalize('NFC'), text.normalize('NFC')]);
  });

  test.each([
    ['NUL', 'a\0b'],
    ['half of a surrogate pair', 'a\ud800'],
    ['only spaces', '   '],
    ['a megabyte within limits of nothing', 'x'.repeat(90_000)],
  ])('that is %s is refused in every field, before any SQL', async (_name, text) => {
    const shopper = await backend.shopper();
    const fields = ['firstName', 'lastName', 'email', 'street', 'city', 'state', 'country', 'phone'];
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
