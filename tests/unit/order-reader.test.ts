import { expect, test } from 'vitest';
import { readOrder } from '#gateway/documents/order.ts';
import { address, inLife, newAddress, order, product } from '#tests/support/goods.ts';

const line = (over: object = {}) => ({ product: product(), quantity: 1, ...over });
const withLine = (over: object) => order({ items: [line(over)] });

const readLine = {
  productId: 'p1',
  quantity: 1,
  name: 'Green Apples',
  image: 'https://pictures.test/apples.png',
  price: null,
  refundable: null,
  weight: null,
  foodVersion: null,
  minimumAge: null,
  portionGrams: null,
  deposit: null,
  expectedGrams: null,
  leastGrams: null,
  likelyGrams: null,
  substitution: null,
  picked: null,
};
const itemsWith = (over: object) => ({ items: [{ ...readLine, ...over }] });

/** The order of `order()`. */
const usual = {
  _id: 'o1',
  number: 'O1',
  ...itemsWith({ quantity: 2, image: 'https://pictures.test/then.png', price: 4 }),
  amount: 8.16,
  subtotal: null,
  deposits: null,
  tax: null,
  shipping: null,
  address: { ...newAddress(), postalCode: '97477' },
  paymentType: 'COD',
  status: 'Order Placed',
  slot: null,
  isPaid: false,
  isTest: null,
  noteToShop: null,
  noteToCourier: null,
  createdAt: '2026-02-03T04:05:06.000Z',
  taxes: null,
  placedTaxes: null,
  withdrawnAt: null,
  withdrawalsAnsweredAt: null,
  minimumAge: null,
  stopsBefore: null,
  canChangeWishes: null,
  joins: null,
  joinedBy: null,
  stage: null,
  paymentState: null,
  version: null,
  actions: null,
  timeline: null,
  refunds: null,
  paid: null,
  refunded: null,
  refundable: null,
  afterRefunds: null,
  substitution: null,
  settled: null,
};

const { refunds, timeline, ...readLife } = inLife();
const inStages = {
  ...readLife,
  refunds: refunds.map((refund) => ({ ...refund, positions: null, isForMissing: null, staffName: null })),
  timeline: timeline.map((event) => ({ ...event, staffName: null })),
};

test.each<[string, object, object]>([
  ['the fields of a classic store', order(), {}],
  [
    'all fields of the bundled store',
    order({ number: '1001', subtotal: 8, tax: 0.16, shipping: 0, isTest: true }),
    { number: '1001', subtotal: 8, tax: 0.16, shipping: 0, isTest: true },
  ],
  ['an empty number', order({ number: '' }), {}],
  ['a number that is null', order({ number: null, subtotal: null, tax: null, shipping: null, isTest: null }), {}],
  ['a tax with fractions of a cent', order({ tax: 0.1599999 }), { tax: 0.16 }],
  ['a test flag as text', order({ isTest: 'true' }), { isTest: null }],
  ['an amount with fractions of a cent', order({ amount: 20.379600001 }), { amount: 20.38 }],
  ['no address', order({ address: null }), { address: null }],
  ['no status', order({ status: undefined }), { status: null }],
  ['an empty status', order({ status: '' }), { status: null }],
  ['no lines', order({ items: [] }), { items: [] }],
  [
    'a line with a bare product id',
    withLine({ product: 'p7' }),
    itemsWith({ productId: 'p7', name: null, image: null }),
  ],
  [
    'a line with productId',
    order({ items: [{ productId: 'p7', quantity: 1 }] }),
    itemsWith({ productId: 'p7', name: null, image: null }),
  ],
  [
    'a line with a deleted product',
    withLine({ product: null, name: 'Pears', price: 3.333 }),
    itemsWith({ productId: null, name: 'Pears', image: null, price: 3.33 }),
  ],
  ['a line with a size', withLine({ sizeText: '500 g' }), itemsWith({ weight: '500 g' })],
  ['a line with an empty size', withLine({ sizeText: '' }), itemsWith({})],
  ['a line without a snapshot', withLine({ name: '', image: '', price: null }), itemsWith({})],
  [
    'a product without name and picture',
    withLine({ product: { _id: 'p7' } }),
    itemsWith({ productId: 'p7', name: null, image: null }),
  ],
  [
    'one picture',
    withLine({ product: product({ image: 'https://pictures.test/one.png' }) }),
    itemsWith({ image: 'https://pictures.test/one.png' }),
  ],
  [
    'blank pictures',
    withLine({ product: product({ image: [' ', 5, 'https://pictures.test/two.png'] }) }),
    itemsWith({ image: 'https://pictures.test/two.png' }),
  ],
  ['a date without a time', order({ createdAt: '2026-02-03' }), { createdAt: '2026-02-03T00:00:00.000Z' }],
  [
    'taxes',
    order({ taxes: [{ name: 'Food', rate: 7, amount: 0.07, net: 1 }] }),
    { taxes: [{ name: 'Food', rate: 7, amount: 0.07, net: 1 }] },
  ],
  ['unreadable taxes', order({ taxes: [{ name: 'Food' }] }), {}],
  ['stages', order(inLife()), inStages],
  ['an unknown stage', order(inLife({ stage: 'LOST' })), {}],
  [
    'unreadable parts of its stages',
    order(inLife({ version: '3', actions: ['FLY', 'CANCEL'], timeline: {}, paid: -1 })),
    { ...inStages, version: null, actions: ['CANCEL'], timeline: null, paid: null },
  ],
  ['a numeric id', order({ _id: 7 }), { _id: '7', number: '7' }],
  ['an amount as text', order({ amount: '8.16' }), {}],
  ['a number that is no text', order({ number: 17 }), { number: '17' }],
  ['a subtotal as text', order({ subtotal: '8' }), { subtotal: 8 }],
  ['a negative shipping', order({ shipping: -1 }), {}],
  ['a boolean as text', order({ isPaid: 'true' }), { isPaid: true }],
  ['a missing payment type', order({ paymentType: undefined }), { paymentType: '' }],
  ['an invalid date', order({ createdAt: 'yesterday' }), { createdAt: null }],
  ['a numeric date', order({ createdAt: 1_770_000_000_000 }), { createdAt: '2026-02-02T02:40:00.000Z' }],
  ['an address as text', order({ address: 'a1' }), { address: null }],
  ['an address with zipCode', order({ address: { ...address(), zipcode: undefined, zipCode: '97477' } }), {}],
  [
    'an address with a postal code as text',
    order({ address: { ...address(), zipcode: null, postalCode: ' SW1A 1AA ' } }),
    { address: { ...newAddress(), zipcode: null, postalCode: 'SW1A 1AA' } },
  ],
  ['an address with a numeric phone', order({ address: { ...address(), phone: 5_551_234 } }), {}],
  ['a line as text', order({ items: ['p1', line()] }), itemsWith({})],
  ['a line with quantity zero', withLine({ quantity: 0 }), { items: [] }],
  ['a quantity as text', withLine({ quantity: '2' }), itemsWith({ quantity: 2 })],
  ['a price as text', withLine({ price: '4' }), itemsWith({ price: 4 })],
  [
    'a product without an id',
    withLine({ product: { name: 'Pears' } }),
    itemsWith({ productId: null, name: null, image: null }),
  ],
  ['a numeric product', withLine({ product: 7 }), itemsWith({ productId: '7', name: null, image: null })],
])('the gateway reads an order with %s', (_name, entry, read) => {
  expect(readOrder(entry)).toEqual({ ...usual, ...read });
});

const at = '2026-02-03T06:00:00.000Z';
const deposit = { type: 'd1', name: 'Bottle', count: 1, amount: 0.25 };
const readDeposit = { typeId: 'd1', name: 'Bottle', count: 1, amount: 0.25 };
const weights = { expectedGrams: 500, leastGrams: 400, likelyGrams: { from: 0, to: 700 } };
const substitute = {
  productId: 'p2',
  name: 'Pears',
  image: '/images/p',
  price: 3,
  sizeText: '1 kg',
  deposit,
  ...weights,
};
const pick = { quantity: 0, grams: 480, reason: 'DAMAGED', amount: 1.5, substitute };
const food = { name: 'Food', rate: 7, amount: 0.07, net: 1 };
const pickedLine = {
  price: 4,
  refundable: 3.5,
  sizeText: '500 g',
  foodVersion: 2,
  minimumAge: 18,
  deposit,
  portionGrams: 50,
  ...weights,
  substitution: 'NONE',
  picked: pick,
};
const readSubstitute = {
  productId: 'p2',
  name: 'Pears',
  image: '/images/p',
  price: 3,
  weight: '1 kg',
  deposit: readDeposit,
  ...weights,
};
const readPicked = {
  price: 4,
  refundable: 3.5,
  weight: '500 g',
  foodVersion: 2,
  minimumAge: 18,
  deposit: readDeposit,
  portionGrams: 50,
  ...weights,
  substitution: 'NONE',
  picked: { quantity: 0, grams: 480, reason: 'DAMAGED', amount: 1.5, substitute: readSubstitute },
};
const settled = { subtotal: 7, deposits: 0.25, tax: 0.14, amount: 7.39, at };
const refund = {
  amount: 1.5,
  reason: 'Bruised',
  state: 'DONE',
  at,
  lines: [0, 2],
  forMissing: false,
  staffName: 'Sam',
};
const readRefund = {
  amount: 1.5,
  reason: 'Bruised',
  state: 'DONE',
  at,
  positions: [0, 2],
  isForMissing: false,
  staffName: 'Sam',
};
const slot = { id: 's1', kind: 'PICKUP', start: '2026-02-04T09:00:00+01:00', end: '2026-02-04T11:00:00+01:00' };

test('the gateway reads an order with all that a store of today says', () => {
  const names = { joins: { _id: 'o0', number: '1000' }, joinedBy: [{ _id: 'o2', number: '1002' }] };
  const said = {
    subtotal: 8,
    deposits: 0.25,
    tax: 0.16,
    shipping: 3,
    slot,
    isPaid: true,
    isTest: false,
    noteToShop: 'Ripe ones',
    noteToCourier: 'Ring twice',
    taxes: [food],
    placedTaxes: [{ ...food, amount: 0.14, net: 2 }],
    withdrawnAt: '2026-02-05T06:00:00.000Z',
    withdrawalsAnsweredAt: '2026-02-06T06:00:00.000Z',
    minimumAge: 16,
    stopsBefore: 0,
    canChangeWishes: false,
    substitution: 'SIMILAR_NOT_DEARER',
    settled,
    afterRefunds: { amount: 6.66, tax: 0.1, taxes: [food] },
    ...names,
  };
  expect(readOrder(order({ ...said, ...inLife({ refunds: [refund] }), items: [line(pickedLine)] }))).toEqual({
    ...usual,
    ...inStages,
    ...said,
    refunds: [readRefund],
    ...itemsWith(readPicked),
  });
});

test.each<[string, object, object]>([
  ['an unknown wish', { substitution: 'ANYTHING' }, { substitution: null }],
  [
    'no wish',
    { substitution: undefined },
    { substitution: null, picked: null, expectedGrams: null, leastGrams: null, likelyGrams: null },
  ],
  [
    'weights of nothing',
    { expectedGrams: 0, leastGrams: 1.5, likelyGrams: { from: -1, to: 2 } },
    { expectedGrams: null, leastGrams: null, likelyGrams: null },
  ],
  ['half a range of weights', { likelyGrams: { from: 1 } }, { likelyGrams: null }],
  [
    'an age, facts and a step of zero',
    { minimumAge: 0, foodVersion: 0, portionGrams: 0 },
    { minimumAge: null, foodVersion: null, portionGrams: null },
  ],
  [
    'an empty deposit and less than nothing to give back',
    { deposit: { ...deposit, count: 0 }, refundable: -1 },
    { deposit: null, refundable: null },
  ],
  ['a pick of less than nothing', { picked: { ...pick, quantity: -1 } }, { picked: null }],
  ['a pick without an amount', { picked: { ...pick, amount: undefined } }, { picked: null }],
  [
    'a pick for an unknown reason',
    { picked: { quantity: 1, grams: 0, reason: 'EATEN', amount: 0, substitute: null } },
    { picked: { quantity: 1, grams: null, reason: null, amount: 0, substitute: null } },
  ],
  [
    'a substitute without a name',
    { picked: { ...pick, substitute: { ...substitute, name: '' } } },
    { picked: { ...readPicked.picked, substitute: null } },
  ],
  [
    'a substitute without a price',
    { picked: { ...pick, substitute: { ...substitute, price: -1 } } },
    { picked: { ...readPicked.picked, substitute: null } },
  ],
])('a picked line with %s is read as far as possible', (_name, fault, read) => {
  expect(readOrder(withLine({ ...pickedLine, ...fault }))).toEqual({
    ...usual,
    ...itemsWith({ ...readPicked, ...read }),
  });
});

test.each<[string, object, object]>([
  ['an unknown kind of time', { slot: { ...slot, kind: 'DRONE' } }, {}],
  ['a time without an end', { slot: { ...slot, end: 'later' } }, {}],
  ['a time without an id', { slot: { ...slot, id: 7 } }, {}],
  ['an age, a place and a mark that it cannot read', { minimumAge: -16, stopsBefore: -1, canChangeWishes: 'yes' }, {}],
  [
    'orders without a number',
    { joins: { _id: 'o0' }, joinedBy: [{ number: '1' }, { _id: 7, number: 8 }] },
    { joinedBy: [{ _id: '7', number: '8' }] },
  ],
  ['its final sums', { substitution: 'NONE', settled }, { substitution: 'NONE', settled }],
  ['final sums of no moment', { substitution: 'NONE', settled: { ...settled, at: 'then' } }, { substitution: 'NONE' }],
  ['final sums without a wish', { settled }, {}],
  [
    'unreadable refunds',
    {
      ...inLife({
        refunds: [
          { ...refund, lines: [0, -1], forMissing: 1 },
          { ...refund, state: 'LOST' },
        ],
      }),
    },
    { ...inStages, refunds: [{ ...readRefund, positions: null, isForMissing: null }] },
  ],
  [
    'an unreadable timeline and sums after refunds',
    {
      ...inLife({ timeline: [{ at, stage: 'PICKING', actor: 'CAT' }], refunds: null }),
      afterRefunds: { amount: 1, tax: 0 },
    },
    { ...inStages, timeline: [], refunds: null },
  ],
])('an order with %s is read as far as possible', (_name, said, read) => {
  expect(readOrder(order(said))).toEqual({ ...usual, ...read });
});

test.each<[string, unknown]>([
  ['null', null],
  ['an array', []],
  ['an order without an id', order({ _id: undefined })],
  ['an order without lines', order({ items: undefined })],
  ['a negative amount', order({ amount: -1 })],
  ['an infinite amount', order({ amount: Infinity })],
])('the gateway cannot read %s', (_name, entry) => {
  expect(readOrder(entry)).toBeUndefined();
});
