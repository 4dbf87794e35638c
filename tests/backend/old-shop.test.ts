import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  absentPostgres,
  skipWithoutPostgres,
  startBackend,
  testConfig,
  type OpenBackend,
} from '#tests/support/open-backend.ts';
import { makeOldDatabase } from '#tests/support/old-shop.ts';
import { goodPassword } from '#tests/support/store-records.ts';

let made: Awaited<ReturnType<typeof makeOldDatabase>>;
let backend: OpenBackend;

skipWithoutPostgres();

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  made = await makeOldDatabase('schema-5');
  backend = await startBackend(testConfig(made.folder, made.database, {}));
});

afterAll(async () => {
  if (absentPostgres() !== null) return;
  await backend.close();
  await made.remove();
});

async function login(name: 'ann' | 'ben') {
  const client = backend.visitor();
  const { body } = await client.post('/api/user/login', { email: `${name}@example.com`, password: goodPassword });
  expect(body.success).toBe(true);
  return { client, user: body.user };
}

test('a database of the version before opens with its products, pictures, accounts, carts and addresses unchanged', async () => {
  const { body } = await backend.visitor().get('/api/product/list');
  const products = body.products.map(({ name, inStock, offerPrice }: Record<string, unknown>) => [
    name,
    offerPrice,
    inStock,
  ]);
  expect(products).toEqual([
    ['Pears 1 kg', 3.5, true],
    ['Milk', 1.29, true],
    ['Plums', 6, false],
  ]);
  const picture = await backend.visitor().get(new URL(body.products[0].image[0]).pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const { client, user } = await login('ann');
  const [pear, milk] = body.products.map(({ _id }: { _id: string }) => _id);
  expect(user.cartItems).toEqual({ [pear]: 2, [milk]: 1 });
  const { body: book } = await client.get('/api/address/get');
  expect(book.addresses).toMatchObject([{ firstName: 'Ann', zipcode: 97477, postalCode: '97477', isDefault: false }]);
});

test('a price list gives the products of the version before their article numbers, by name', async () => {
  const seller = await backend.seller();
  const form = new FormData();
  form.append('file', new Blob(['sku;name;price\n0047;milk;1,39\n0048;Pears 1 kg;3,50\n']), 'list.csv');
  const { body } = await seller.send('/api/product/import/preview', { method: 'POST', body: form });
  expect(body).toMatchObject({ counts: { added: 0, changed: 2, faulty: 0 }, matched: { name: 2 } });
  expect((await seller.post('/api/product/import/apply', { token: body.token })).body).toMatchObject({ changed: 2 });
  const { products } = (await seller.get('/api/product/seller')).body;
  expect(products.map(({ sku }: { sku: string | null }) => sku)).toEqual(['0048', '0047', null]);
});

test('old orders are in their first stage, keep their payment, and the shopper sees when they were placed', async () => {
  const ann = await login('ann');
  const { body } = await ann.client.get('/api/order/user');
  expect(body.orders).toMatchObject([
    {
      number: '1006',
      address: { zipcode: 97477, postalCode: '97477' },
      noteToShop: null,
      amount: 15.78,
      stage: 'PLACED',
      version: 1,
      paymentState: 'UNPAID',
      paid: 0,
      isPaid: false,
    },
    { number: '1002', amount: 5.26, stage: 'PLACED', paymentState: 'PAID', paid: 5.26, isPaid: true, isTest: true },
    { number: '1001', amount: 11.08, stage: 'PLACED', status: 'Order Placed', refunded: 0 },
  ]);
  expect(body.orders[2].timeline).toEqual([
    { at: '2026-09-01T08:00:00.000Z', stage: 'PLACED', actor: 'SHOPPER', note: null },
  ]);
  const ben = await login('ben');
  const { body: bens } = await ben.client.get('/api/order/user');
  expect(bens.orders).toMatchObject([{ number: '1004', paymentState: 'PAID', paid: 17.85 }]);
});

test('the seller moves an old order to its end, and takes the cash', async () => {
  const seller = await backend.seller();
  const { body } = await seller.get('/api/order/seller?number=1001');
  const orderId = body.orders[0]._id;
  for (const to of ['PICKING', 'READY', 'OUT', 'DONE']) {
    const moved = await seller.post('/api/order/move', { orderId, to });
    expect(moved.body).toMatchObject({ success: true, order: { stage: to } });
  }
  const after = await seller.get('/api/order/seller?number=1001');
  expect(after.body.orders).toMatchObject([{ isPaid: true, paid: 11.08, paymentState: 'PAID', status: 'Delivered' }]);
});

test('the sums equal those of the orders', async () => {
  const { body } = await (await backend.seller()).get('/api/order/seller/sums');
  expect(body.sums).toMatchObject({ count: 4, amount: 49.97, pendingCount: 1, pendingAmount: 15.78 });
});
