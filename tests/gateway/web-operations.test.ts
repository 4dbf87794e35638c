import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { address, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

/**
 * The web app's own operations, answered whole: a field that a document leaves out is missed here, and so is a limit that
 * it writes otherwise.
 */

const store = mockStore();
const { operations } = JSON.parse(readFileSync('gateway/__generated__/persisted-operations.json', 'utf8')) as {
  operations: { name: string; body: string }[];
};

/** Runs an operation of the web app as a person who is a logged-in shopper and the seller. */
async function run(name: string, variables: object = {}) {
  const body = operations.find((each) => each.name === name)?.body ?? '';
  const { run: send } = await openGateway();
  const { data, errors } = await send(body, variables, { cookie: 'token=ann; sellerToken=sam' });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === '__typename' ? undefined : value)));
}

/** More on one shelf, and more in stock, than any shelf of five shows. */
const shelf = Array.from({ length: 9 }, (_none, at) => product({ _id: `p${at + 1}` }));
const idsOf = (products: { id: string }[]) => products.map(({ id }) => id);
const sell = (products = shelf) => store.on('GET /api/product/list', { success: true, products });
beforeEach(() => sell());

const card = {
  id: 'p1',
  name: 'Green Apples',
  category: 'FRUITS',
  categoryName: 'Fruits',
  price: 5,
  offerPrice: 4.25,
  images: ['https://pictures.test/apples.png'],
  inStock: true,
  weight: null,
};

const deliveredTo = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  street: '1 Main St',
  city: 'Springfield',
  state: 'Oregon',
  zipcode: 97477,
  country: 'USA',
  phone: '5551234',
};

const placed = {
  id: 'o1',
  amount: 8.16,
  createdAt: '2026-02-03T04:05:06.000Z',
  isPaid: false,
  paymentType: 'COD',
  status: 'Order Placed',
  address: deliveredTo,
};
const line = {
  image: 'https://pictures.test/then.png',
  name: 'Green Apples',
  productId: 'p1',
  quantity: 2,
  unitPrice: 4,
};

test('a product comes with all that its page shows, and with exactly five related ones of nine on its shelf', async () => {
  const { product: found } = await run('ProductDetail', { id: 'p1' });
  expect(found).toEqual({
    ...card,
    description: ['Crisp.', 'From the valley.'],
    related: ['p2', 'p3', 'p4', 'p5', 'p6'].map((id) => ({ ...card, id })),
  });
});

test('the best sellers are exactly the first five in stock of a shop that sells more', async () => {
  sell(shelf.map((each, at) => ({ ...each, inStock: at !== 1 })));
  const { products } = await run('BestSellers');
  expect(idsOf(products.nodes)).toEqual(['p1', 'p3', 'p4', 'p5', 'p6']);
});

test('a shopper comes with name, email and cart', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  expect((await run('Me')).me).toEqual({
    id: 'u1',
    name: 'Ann',
    email: 'ann@example.com',
    cart: [{ productId: 'p1', quantity: 2 }],
    cartVersion: null,
  });
});

test('an address comes with all nine fields, the zip code as a number', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  expect((await run('Addresses')).me).toEqual({ id: 'u1', addresses: [{ id: 'a1', ...deliveredTo }] });
});

test('a shopper’s order comes with items, amount, address, payment, status and the day it was placed', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/order/user', { success: true, orders: [order()] });
  const { me } = await run('MyOrders');
  expect(me.page.nodes).toEqual([{ ...placed, items: [{ ...line, product: { id: 'p1', categoryName: 'Fruits' } }] }]);
});

test('an order of the seller’s list comes with items, amount, address, payment, status and the day it was placed', async () => {
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/order/seller', { success: true, orders: [order()] });
  const { seller } = await run('SellerOrders');
  expect(seller.page.nodes).toEqual([{ ...placed, items: [line] }]);
});
