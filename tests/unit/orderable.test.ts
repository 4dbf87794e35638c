import { expect, test } from 'vitest';
import { asSoldToday, fewestOf, mostOf, oneLess, orderable } from '#web/shared/products/orderable.ts';

const portion = { __typename: 'Portion', grams: 50, from: 100, to: 1000 } as const;
const pieces = { left: null, portion: null };
const steps = { left: null, portion };

test('removing lowers by one and deletes the entry at zero', () => {
  expect(oneLess(2, pieces)).toBe(1);
  expect(oneLess(1, pieces)).toBe(0);
  expect(oneLess(0, pieces)).toBe(0);
});

test('goods in steps have no quantity below their least amount', () => {
  expect(oneLess(3, steps)).toBe(2);
  expect(oneLess(2, steps)).toBe(0);
  expect(fewestOf(steps)).toBe(2);
});

test('a quantity is at most 99, what is left, and the largest amount', () => {
  expect([mostOf(pieces), mostOf({ ...pieces, left: 3 })]).toEqual([99, 3]);
  expect([mostOf(steps), mostOf({ ...steps, left: 4 })]).toEqual([20, 4]);
  expect([1, 7, 30].map((quantity) => orderable(quantity, steps))).toEqual([2, 7, 20]);
});

test.each([
  { was: 'by the piece', is: 'by the piece', from: [4, null], product: pieces, quantity: 4 },
  { was: 'in steps of 50 g', is: 'in the same', from: [6, 50], product: steps, quantity: 6 },
  { was: 'in steps of 100 g', is: 'in steps of 50 g', from: [3, 100], product: steps, quantity: 6 },
  { was: 'by the piece', is: 'in steps of 50 g', from: [4, null], product: steps, quantity: 1 },
  {
    was: 'by the piece',
    is: 'by the piece, with 3 left',
    from: [12, null],
    product: { left: 3, portion: null },
    quantity: 12,
  },
  { was: 'in steps of 50 g', is: 'by the piece', from: [6, 50], product: pieces, quantity: 1 },
] as const)('an order of goods sold $was is ordered again $is', ({ from: [before, grams], product, quantity }) => {
  expect(asSoldToday(before, grams, product)).toBe(quantity);
});
