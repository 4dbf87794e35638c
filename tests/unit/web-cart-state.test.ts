import { expect, test } from 'vitest';
import {
  cartCount,
  fromLines,
  mergeCarts,
  quantityIn,
  sameCart,
  toLines,
  withChanges,
  withMore,
  withQuantity,
  withoutProducts,
} from '#web/shared/cart/cart-state.ts';

test('adding raises the quantity by one', () => {
  expect(withMore({}, 'a', 1)).toEqual({ a: 1 });
  expect(withMore({ a: 1, b: 4 }, 'a', 1)).toEqual({ a: 2, b: 4 });
});

test('several pieces are added at once, up to 99', () => {
  expect(withMore({ a: 1, b: 4 }, 'a', 3)).toEqual({ a: 4, b: 4 });
  expect(withMore({ a: 98 }, 'a', 3)).toEqual({ a: 99 });
});

test('a quantity of zero or less deletes the entry', () => {
  expect(withQuantity({ a: 1, b: 1 }, 'a', 0)).toEqual({ b: 1 });
  expect(withQuantity({}, 'a', -1)).toEqual({});
});

test('a cart takes an exact quantity of at most 99 and keeps the order of its products', () => {
  expect(withQuantity({ a: 1 }, 'a', 7)).toEqual({ a: 7 });
  expect(withQuantity({ a: 1 }, 'a', 500)).toEqual({ a: 99 });
  expect(withQuantity({ a: 1 }, 'a', Number.NaN)).toEqual({});
  expect(Object.keys(withQuantity({ a: 1, b: 1 }, 'a', 3))).toEqual(['a', 'b']);
});

test('merging keeps the larger quantity of each product', () => {
  expect(mergeCarts({ a: 1, b: 5 }, { a: 3, b: 2, c: 1 })).toEqual({ a: 3, b: 5, c: 1 });
});

test('the web app applies the changes of one cart to another', () => {
  expect(withChanges({ a: 2, b: 1 }, { a: 1 }, { a: 2, c: 1 })).toEqual({ a: 3, b: 1, c: 1 });
  expect(withChanges({ a: 2 }, { a: 1 }, {})).toEqual({ a: 1 });
});

test('the web app counts all pieces of a cart', () => {
  expect(cartCount({ a: 2, b: 3 })).toBe(5);
});

test('the web app reads and writes lines of a cart, and drops lines without a quantity', () => {
  expect(toLines({ a: 2 })).toEqual([{ productId: 'a', quantity: 2 }]);
  expect(
    fromLines([
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 0 },
    ]),
  ).toEqual({ a: 2 });
});

test('carts with the same quantities are the same, whatever their order', () => {
  expect(sameCart({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameCart({ a: 1 }, { a: 1, b: 1 })).toBe(false);
});

test('the web app removes whole products from a cart', () => {
  expect(withoutProducts({ a: 3, b: 1, c: 1 }, ['a', 'c'])).toEqual({ b: 1 });
});

test('a cart accepts product ids such as “constructor”', () => {
  expect(quantityIn({}, 'constructor')).toBe(0);
  expect(withMore({}, 'constructor', 1)).toEqual({ constructor: 1 });
});
