import { expect, test } from 'vitest';
import { orderHeaders, toRestAddress, toRestContents } from '#gateway/store/typed-order.ts';

const address = {
  firstName: 'Ada',
  lastName: 'Green',
  email: 'ada@example.com',
  phone: '030 1234567',
  street: '1 Market Lane',
  city: 'London',
  state: '',
  country: 'United Kingdom',
};

test.each([
  ['sw1a1aa', 'SW1A 1AA'],
  ['01067', '01067'],
  ['no code at all', 'no code at all'],
])('the postal code %j of a typed address is sent as %j', (postalCode, zipcode) => {
  expect(toRestAddress({ ...address, postalCode })).toEqual({ ...address, zipcode });
});

const contents = {
  items: [
    { productId: 'p1', quantity: 2, portionGrams: 50, substitution: 'NONE' as const },
    { productId: 'p2', quantity: 1, portionGrams: null, substitution: null },
  ],
  payment: 'ONLINE' as const,
  expectedTotal: 0,
  noteToShop: 'Ripe',
  noteToCourier: 'Ring',
  slotId: 's1',
  substitution: 'SIMILAR_NOT_DEARER' as const,
};
const having = (...features: string[]) => ({ has: (feature: string) => features.includes(feature) });
const items = [
  { product: 'p1', quantity: 2 },
  { product: 'p2', quantity: 1 },
];

test.each([
  ['nothing more', [], {}],
  ['totals', ['ORDERS_TOTALS'], { expectedTotal: 0 }],
  ['times', ['ORDERS_SLOTS'], { slotId: 's1' }],
  ['notes', ['ORDERS_NOTES'], { noteToShop: 'Ripe', noteToCourier: 'Ring' }],
  ['wishes', ['ORDERS_PICKED'], { substitution: 'SIMILAR_NOT_DEARER', substitutionExceptions: { p1: 'NONE' } }],
  ['steps', ['PRODUCTS_PORTIONS'], { items: [{ ...items[0], portionGrams: 50 }, items[1]] }],
])('a store that knows %s gets that of an order', (_what, features, sent) => {
  expect(toRestContents(contents, having(...features))).toEqual({ payment: 'Online', items, ...sent });
});

test('an order to be paid on delivery has its wish without exceptions', () => {
  const [, plain] = contents.items;
  expect(toRestContents({ ...contents, payment: 'COD', items: [plain!] }, having('ORDERS_PICKED'))).toEqual({
    payment: 'COD',
    items: [items[1]],
    substitution: 'SIMILAR_NOT_DEARER',
  });
});

test('only an order to be paid online names the origin to which the payment page returns', () => {
  expect(orderHeaders({ payment: 'COD', idempotencyKey: 'one' }, 'https://shop.example:8443')).toEqual({
    'idempotency-key': 'one',
  });
  expect(orderHeaders({ payment: 'ONLINE', idempotencyKey: null }, 'https://shop.example:8443')).toEqual({
    'idempotency-key': undefined,
    origin: 'https://shop.example:8443',
    'x-forwarded-host': 'shop.example:8443',
    'x-forwarded-proto': 'https',
  });
});
