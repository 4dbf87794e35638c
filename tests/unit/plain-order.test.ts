import { expect, test } from 'vitest';
import { readPlainOrder } from '#gateway/documents/plain-order.ts';
import { orderShape } from '#gateway/documents/shapes.ts';
import { address, inLife, order, product } from '#tests/support/goods.ts';

const line = (over: object = {}) => ({ product: product(), quantity: 1, ...over });
const withLine = (over: object) => order({ items: [line(over)] });

test.each<[string, object]>([
  ['the fields of a classic store', order()],
  ['all fields of the bundled store', order({ number: '1001', subtotal: 8, tax: 0.16, shipping: 0, isTest: true })],
  ['an empty number', order({ number: '' })],
  ['a number that is null', order({ number: null, subtotal: null, tax: null, shipping: null, isTest: null })],
  ['a tax with fractions of a cent', order({ tax: 0.1599999 })],
  ['a test flag as text', order({ isTest: 'true' })],
  ['an amount with fractions of a cent', order({ amount: 20.379600001 })],
  ['no address', order({ address: null })],
  ['no status', order({ status: undefined })],
  ['an empty status', order({ status: '' })],
  ['no lines', order({ items: [] })],
  ['a line with a bare product id', withLine({ product: 'p7' })],
  ['a line with productId', order({ items: [{ productId: 'p7', quantity: 1 }] })],
  ['a line with a deleted product', withLine({ product: null, name: 'Pears', price: 3.333 })],
  ['a line with a size', withLine({ sizeText: '500 g' })],
  ['a line with an empty size', withLine({ sizeText: '' })],
  ['a line without a snapshot', withLine({ name: '', image: '', price: null })],
  ['a product without name and picture', withLine({ product: { _id: 'p7' } })],
  ['one picture', withLine({ product: product({ image: 'https://pictures.test/one.png' }) })],
  ['blank pictures', withLine({ product: product({ image: [' ', 5, 'https://pictures.test/two.png'] }) })],
  ['a date without a time', order({ createdAt: '2026-02-03' })],
  ['taxes', order({ taxes: [{ name: 'Food', rate: 7, amount: 0.07, net: 1 }] })],
  ['unreadable taxes', order({ taxes: [{ name: 'Food' }] })],
  ['stages', order(inLife())],
  ['an unknown stage', order(inLife({ stage: 'LOST' }))],
  [
    'unreadable parts of its stages',
    order(inLife({ version: '3', actions: ['FLY', 'CANCEL'], timeline: {}, paid: -1 })),
  ],
])('an order with %s is read by the fast reader with the same result as the zod schema', (_name, entry) => {
  expect(readPlainOrder(entry)).toEqual(orderShape.parse(entry));
});

test.each<[string, unknown]>([
  ['null', null],
  ['an array', []],
  ['an order without an id', order({ _id: undefined })],
  ['a numeric id', order({ _id: 7 })],
  ['missing lines', order({ items: undefined })],
  ['an amount as text', order({ amount: '8.16' })],
  ['a negative amount', order({ amount: -1 })],
  ['an infinite amount', order({ amount: Infinity })],
  ['a number that is no text', order({ number: 17 })],
  ['a subtotal as text', order({ subtotal: '8' })],
  ['a negative shipping', order({ shipping: -1 })],
  ['a boolean as text', order({ isPaid: 'true' })],
  ['a missing payment type', order({ paymentType: undefined })],
  ['an invalid date', order({ createdAt: 'yesterday' })],
  ['a numeric date', order({ createdAt: 1_770_000_000_000 })],
  ['an address as text', order({ address: 'a1' })],
  ['an address with zipCode', order({ address: { ...address(), zipcode: undefined, zipCode: '97477' } })],
  ['an address with a numeric phone', order({ address: { ...address(), phone: 5_551_234 } })],
  ['a line as text', order({ items: ['p1'] })],
  ['a line with quantity zero', withLine({ quantity: 0 })],
  ['a quantity as text', withLine({ quantity: '2' })],
  ['a price as text', withLine({ price: '4' })],
  ['a product without an id', withLine({ product: { name: 'Pears' } })],
  ['a numeric product', withLine({ product: 7 })],
])('%s is left to the zod schema', (_name, entry) => {
  expect(readPlainOrder(entry)).toBeUndefined();
});
