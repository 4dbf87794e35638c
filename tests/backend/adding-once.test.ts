import { beforeAll, describe, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { createStoreClient, type StoreAnswer, type StoreClient } from '#tests/support/store-client.ts';
import { goodAddress, goodProduct, saveAddress } from '#tests/support/store-records.ts';

const day = 86_400_000;
let now = Date.UTC(2026, 6, 1, 12, 30);
const limits = parseLimits('withdrawals=1000/1h, addresses=1000/1h, uploads=1000/1h') ?? null;
const backend = backendForTests({ limits, mail: null }, () => now);
let seller: StoreClient;
let shopper: StoreClient & { id: string; email: string };
let picture: Buffer;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  picture = await makePicture('png', 40, 40);
  seller = await backend.seller();
  shopper = await backend.shopper();
  const form = new FormData();
  form.append('storeData', JSON.stringify({ country: 'DE' }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
});

const rows = async (table: 'addresses' | 'categories' | 'products' | 'staff' | 'withdrawals') =>
  (await backend.context.database.query.selectFrom(table).selectAll().execute()).length;

const upload = (
  path: string,
  field: string,
  data: object,
  file: string,
  headers: Record<string, string>,
  bytes = picture,
) => {
  const form = new FormData();
  if (field === '') for (const [name, value] of Object.entries(data)) form.append(name, String(value));
  else form.append(field, JSON.stringify(data));
  form.append(file, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  return seller.send(path, { method: 'POST', body: form, headers });
};

interface AddingCall {
  table: Parameters<typeof rows>[0];
  /** Sends the call; `name` makes the contents. */
  send: (name: string, headers: Record<string, string>) => Promise<StoreAnswer>;
}

const calls: Record<string, AddingCall> = {
  'address/add': {
    table: 'addresses',
    send: (city, headers) => shopper.post('/api/address/add', { address: { ...goodAddress, city } }, headers),
  },
  'product/add': {
    table: 'products',
    send: (name, headers) =>
      upload('/api/product/add', 'productData', { ...goodProduct, name, sku: name }, 'images', headers),
  },
  'category/save': {
    table: 'categories',
    send: (name, headers) => upload('/api/category/save', '', { name }, 'picture', headers),
  },
  'staff/add': {
    table: 'staff',
    send: (name, headers) =>
      seller.post('/api/staff/add', { name, email: `${name}@example.com`, role: 'PACKER' }, headers),
  },
  'withdrawal/send': {
    table: 'withdrawals',
    send: (name, headers) =>
      backend
        .visitor()
        .post('/api/withdrawal/send', { name, orderNumber: '1', email: 'ann@example.com', goods: '' }, headers),
  },
};

/** The response without the password, which is new each time. */
const told = ({ status, body: { oneTimePassword: _password, ...body } }: StoreAnswer) => ({ status, body });

describe.each(Object.entries(calls))('%s', (call, { table, send }) => {
  const nameOf = (title: string) => `${call.split('/')[0]}-${title}`;

  test('adds once for one key, says the same again, and says it a minute later', async () => {
    const before = await rows(table);
    const headers = { 'idempotency-key': `${call} again` };
    const first = await send(nameOf('again'), headers);
    expect(first.body).toMatchObject({ success: true });
    now += 60_000;
    expect(told(await send(nameOf('again'), headers))).toEqual(told(first));
    expect(await rows(table)).toBe(before + 1);
  });

  test('adds once for requests that arrive at the same time', async () => {
    const before = await rows(table);
    const headers = { 'idempotency-key': `${call} together` };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(nameOf('together'), headers)));
    expect(new Set(answers.map((answer) => JSON.stringify(told(answer)))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ success: true });
    expect(await rows(table)).toBe(before + 1);
  });

  test('adds other contents under the same key', async () => {
    const before = await rows(table);
    const headers = { 'idempotency-key': `${call} others` };
    for (const name of ['others', 'other']) {
      expect((await send(nameOf(name), headers)).body).toMatchObject({ success: true });
    }
    expect(await rows(table)).toBe(before + 2);
  });

  test('refuses a key that is no printable text of at most 255 characters', async () => {
    const before = await rows(table);
    expect((await send(nameOf('long'), { 'idempotency-key': 'k'.repeat(256) })).status).toBe(400);
    expect(await rows(table)).toBe(before);
  });
});

test.each([
  ['product/add', 'productData', { ...goodProduct, name: 'Pictured', sku: 'P-1' }, 'images', 'sku'],
  ['category/save', '', { name: 'Pictured' }, 'picture', 'name'],
])('%s with another picture under the same key is no repetition', async (call, field, data, file, taken) => {
  const headers = { 'idempotency-key': `${call} with another picture` };
  const add = async (bytes: Buffer) => (await upload(`/api/${call}`, field, data, file, headers, bytes)).body;
  expect(await add(picture)).toMatchObject({ success: true });
  expect(await add(picture)).toMatchObject({ success: true });
  expect(await add(await makePicture('png', 30, 20))).toMatchObject({ success: false, errors: [{ field: taken }] });
});

test.each([
  ['category/save', (key: object) => upload('/api/category/save', '', { name: 'Twins' }, 'picture', { ...key })],
  [
    'deposit/type/add',
    (key: object) =>
      seller.post('/api/deposit/type/add', { name: 'Twins', amount: 0.25, kind: 'RETURNABLE' }, { ...key }),
  ],
])('of %s by several people at the same time, with one name, one is added', async (call, send) => {
  const answers = await Promise.all([1, 2, 3, 4].map((each) => send({ 'idempotency-key': `${call} twins ${each}` })));
  const outcomes = answers.map(({ body }): string => body.code ?? 'ADDED');
  expect(outcomes.toSorted()).toEqual(['ADDED', 'TAKEN', 'TAKEN', 'TAKEN']);
});

test('the same key of another shopper adds for that shopper, too', async () => {
  const other = await backend.shopper();
  const headers = { 'idempotency-key': 'shared' };
  for (const client of [shopper, other]) {
    expect((await client.post('/api/address/add', { address: goodAddress }, headers)).body.success).toBe(true);
  }
  expect((await other.get('/api/address/get')).body.addresses).toHaveLength(1);
});

test('a refused request does not use up its key', async () => {
  const full = await backend.shopper();
  for (let count = 0; count < 20; count += 1) await saveAddress(full);
  const [first] = (await full.get('/api/address/get')).body.addresses;
  const add = () => full.post('/api/address/add', { address: goodAddress }, { 'idempotency-key': 'full' });
  expect((await add()).body).toMatchObject({ success: false, code: 'TOO_MANY' });
  await full.post('/api/address/remove', { addressId: first._id });
  expect((await add()).body).toMatchObject({ success: true });
  expect((await add()).body).toMatchObject({ success: true });
  expect((await full.get('/api/address/get')).body.addresses).toHaveLength(20);
});

test('the one-time password of a repeated request replaces the lost one, until the member has logged in', async () => {
  const headers = { 'idempotency-key': 'lost password' };
  const member = { name: 'Lou', email: 'lou@example.com', role: 'PACKER' };
  const add = async () => (await seller.post('/api/staff/add', member, headers)).body;
  const { oneTimePassword: lost } = await add();
  const { oneTimePassword: password } = await add();
  const client = createStoreClient(backend.address);
  const login = async (typed: string, login = client) =>
    (await login.post('/api/seller/login', { email: member.email, password: typed })).body.success;
  expect(await login(lost, backend.visitor())).toBe(false);
  expect(await login(password)).toBe(true);
  const changed = { password, newPassword: 'a password of my own' };
  expect((await client.post('/api/staff/password', changed)).body.success).toBe(true);
  expect(await add()).toMatchObject({ success: false, code: 'TAKEN' });
  expect(await login('a password of my own', backend.visitor())).toBe(true);
});

test('a key is remembered for a day', async () => {
  const headers = { 'idempotency-key': 'for a day' };
  const someone = await backend.shopper();
  const add = () => someone.post('/api/address/add', { address: goodAddress }, headers);
  const count = async () => {
    const { query } = backend.context.database;
    return (await query.selectFrom('addresses').select('id').where('user_id', '=', someone.id).execute()).length;
  };
  await add();
  now += day - 1000;
  await runHousekeeping(backend.context.database, now);
  await add();
  expect(await count()).toBe(1);
  now += 2000;
  await runHousekeeping(backend.context.database, now);
  await add();
  expect(await count()).toBe(2);
});
