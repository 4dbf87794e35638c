import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { address, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

/**
 * Runs the web app's own operations and compares the whole result, so that a missing field or another page size in a
 * document fails here.
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

/** More products in one category, and more in stock, than any list of five shows. */
const nineProducts = Array.from({ length: 9 }, (_none, at) =>
  product({ _id: `p${at + 1}`, availability: 'LOW', left: 3, size: { amount: 500, unit: 'G' } }),
);
const idsOf = (products: { id: string }[]) => products.map(({ id }) => id);
const sell = (products = nineProducts) => store.on('GET /api/product/list', { success: true, products });
beforeEach(() => {
  store.on('GET /api/store', withFeatures('products.edit', 'stock.count'));
  sell();
});

const card = {
  id: 'p1',
  name: 'Green Apples',
  category: { slug: 'fruits', label: 'Fresh Fruits' },
  price: 5,
  offerPrice: 4.25,
  image: { url: 'https://pictures.test/apples.png' },
  expectedGrams: null,
  inStock: true,
  left: 3,
  referencePrice: null,
  deposit: null,
  portion: null,
  unitPrice: { amount: 8.5, per: 'KILOGRAM' },
  weight: '500 g',
};

const deliveredTo = {
  firstName: 'Ann',
  lastName: 'Lee',
  street: '1 Main St',
  city: 'Springfield',
  state: 'Oregon',
  postalCode: '97477',
  country: 'USA',
  phone: '5551234',
};

const placed = {
  id: 'o1',
  amount: 8.16,
  createdAt: '2026-02-03T04:05:06.000Z',
  isPaid: false,
  number: 'O1',
  paymentText: 'COD',
  status: 'Order Placed',
  address: deliveredTo,
};
const line = {
  image: { url: 'https://pictures.test/then.png' },
  name: 'Green Apples',
  quantity: 2,
  unitPrice: 4,
  picked: null,
  foodVersion: null,
  deposit: null,
  portionGrams: null,
};

/** The fields of an order that the store of these tests does not send. */
const stages = {
  actions: null,
  afterRefunds: null,
  noteToCourier: null,
  noteToShop: null,
  paid: null,
  refundable: null,
  refunded: null,
  refunds: null,
  settled: null,
  stage: null,
  timeline: null,
  version: null,
  withdrawnAt: null,
  joinedBy: null,
  joins: null,
};

test('a product has all fields of its page and exactly five related products of nine in its category', async () => {
  const { product: found } = await run('ProductDetail', { id: 'p1' });
  expect(found).toMatchObject({
    ...card,
    allergens: null,
    gtin: null,
    minimumAge: null,
    images: [{ ...card.image, width: null, height: null }],
    description: ['Crisp.', 'From the valley.'],
    size: { amount: 500, unit: 'G' },
    related: ['p2', 'p3', 'p4', 'p5', 'p6'].map((id) => ({ ...card, id })),
  });
});

test('the best sellers are exactly the first five products in stock', async () => {
  sell(nineProducts.map((each, at) => ({ ...each, inStock: at !== 1 })));
  const { products } = await run('BestSellers');
  expect(idsOf(products.nodes)).toEqual(['p1', 'p3', 'p4', 'p5', 'p6']);
});

test('a search without a result asks for the nearest products and for the best sellers', async () => {
  const { soldOut, nearestProducts, products } = await run('NoResultsHelp', { search: 'ripe green apple' });
  expect(nearestProducts[0]).toEqual(card);
  expect(nearestProducts).toHaveLength(6);
  expect(soldOut).toEqual({ hasAllWords: true, nodes: [] });
  expect(products.nodes).toHaveLength(5);
  expect(products.nodes[0]).toEqual(card);
});

test('a shopper has name, email and cart', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  expect((await run('Me')).me).toEqual({
    id: 'u1',
    name: 'Ann',
    email: 'ann@example.com',
    cart: { lines: [{ productId: 'p1', quantity: 2 }], version: null },
  });
});

test('a shopper’s regulars have the fields of a card and the usual quantity', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/order/user', { success: true, orders: [order()] });
  expect((await run('Regulars')).me).toEqual({ id: 'u1', regulars: [{ quantity: 2, product: card }] });
});

test('an address has all its fields, with a numeric zip code and the postal code as text', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  expect((await run('Addresses')).me).toEqual({
    id: 'u1',
    addresses: [{ id: 'a1', ...deliveredTo, email: 'ann@example.com', isDefault: null }],
  });
  // The number of the specification, for which the web app does not ask.
  const { run: send } = await openGateway();
  const { data } = await send('{ me { addresses { zipcode } } }', {}, { cookie: 'token=ann' });
  expect(data.me.addresses).toEqual([{ zipcode: 97477 }]);
});

test('a shopper’s order has items, amount, address, payment, status and date', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/order/user', { success: true, orders: [order()] });
  const { me } = await run('MyOrders');
  expect(me.page.nodes).toEqual([
    {
      ...placed,
      ...stages,
      payment: 'COD',
      stopsBefore: null,
      canChangeWishes: null,
      substitution: null,
      subtotal: null,
      deposits: null,
      tax: null,
      taxes: null,
      shipping: null,
      slot: null,
      items: [
        {
          ...line,
          productId: 'p1',
          sizePrice: null,
          substitution: null,
          weight: null,
          product: { id: 'p1', category: { slug: 'fruits' } },
        },
      ],
    },
  ]);
});

test('an order in the seller’s list has items, amount, address, payment, status and date', async () => {
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/order/seller', { success: true, orders: [order()] });
  const { seller } = await run('SellerOrders', { dayFilter: {} });
  const sums = { subtotal: null, deposits: null, shipping: null, tax: null, taxes: null };
  expect(seller.page.nodes).toEqual([
    {
      ...placed,
      ...stages,
      ...sums,
      isTest: null,
      minimumAge: null,
      slot: null,
      substitution: null,
      withdrawalsAnsweredAt: null,
      address: { ...deliveredTo, email: 'ann@example.com' },
      items: [{ ...line, productId: 'p1', refundable: null, substitution: null }],
    },
  ]);
});
