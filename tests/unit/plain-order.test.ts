import { expect, test } from 'vitest';
import { readPlainOrder } from '#gateway/rest/plain-order.ts';
import { orderShape } from '#gateway/rest/shapes.ts';
import { address, order, product } from '#tests/support/goods.ts';

const line = (over: object = {}) => ({ product: product(), quantity: 1, ...over });
const withLine = (over: object) => order({ items: [line(over)] });

test.each<[string, object]>([
  ['an order of the bundled store', order()],
  ['an amount with fractions of a cent', order({ amount: 20.379600001 })],
  ['no address', order({ address: null })],
  ['no status', order({ status: undefined })],
  ['an empty status', order({ status: '' })],
  ['no lines', order({ items: [] })],
  ['a line of an identifier', withLine({ product: 'p7' })],
  ['a line of another field', order({ items: [{ productId: 'p7', quantity: 1 }] })],
  ['a line whose product is gone', withLine({ product: null, name: 'Pears', price: 3.333 })],
  ['a line without what was kept', withLine({ name: '', image: '', price: null })],
  ['a product without name and picture', withLine({ product: { _id: 'p7' } })],
  ['one picture', withLine({ product: product({ image: 'https://pictures.test/one.png' }) })],
  ['blank pictures', withLine({ product: product({ image: [' ', 5, 'https://pictures.test/two.png'] }) })],
  ['a day', order({ createdAt: '2026-02-03' })],
])('%s is read at once, as the shape reads it', (_name, entry) => {
  expect(readPlainOrder(entry)).toEqual(orderShape.parse(entry));
});

test.each<[string, unknown]>([
  ['no order', null],
  ['a list', []],
  ['no identifier', order({ _id: undefined })],
  ['an identifier that is a number', order({ _id: 7 })],
  ['no lines at all', order({ items: undefined })],
  ['an amount in words', order({ amount: '8.16' })],
  ['an amount below zero', order({ amount: -1 })],
  ['an amount without end', order({ amount: Infinity })],
  ['a flag in words', order({ isPaid: 'true' })],
  ['no kind of payment', order({ paymentType: undefined })],
  ['no moment', order({ createdAt: 'yesterday' })],
  ['a moment in numbers', order({ createdAt: 1_770_000_000_000 })],
  ['an address in words', order({ address: 'a1' })],
  ['an address with another spelling', order({ address: { ...address(), zipcode: undefined, zipCode: '97477' } })],
  ['an address with a number for a text', order({ address: { ...address(), phone: 5_551_234 } })],
  ['a line that is none', order({ items: ['p1'] })],
  ['a line without a quantity', withLine({ quantity: 0 })],
  ['a quantity in words', withLine({ quantity: '2' })],
  ['a price in words', withLine({ price: '4' })],
  ['a product without an identifier', withLine({ product: { name: 'Pears' } })],
  ['a product that is a number', withLine({ product: 7 })],
])('%s is left to the shape', (_name, entry) => {
  expect(readPlainOrder(entry)).toBeUndefined();
});
