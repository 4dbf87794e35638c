import { expect, test } from 'vitest';
import { cartTotals, formatCents, formatPrice, percentOff, setCurrency, toCents } from '#web/shared/lib/money.ts';

const priced = (offerPrice: number, quantity = 1, price = offerPrice) => ({ product: { price, offerPrice }, quantity });

test('keeps every cent of a price that floating point would round down', () => {
  expect(toCents(19.99)).toBe(1999);
  expect(cartTotals([priced(19.99)]).amount).toBe(1999);
  expect(cartTotals([priced(0.1, 3), priced(0.2, 3)]).amount).toBe(90);
});

test('sums offer prices, takes 2 % tax floored to the cent, and adds the two', () => {
  expect(cartTotals([priced(2.99, 2), priced(19.99)])).toEqual({ amount: 2597, tax: 51, total: 2648, saving: 0 });
});

test('calculates the saving of offers against list prices', () => {
  expect(cartTotals([priced(2.5, 2, 4)]).saving).toBe(300);
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([])).toEqual({ amount: 0, tax: 0, total: 0, saving: 0 });
});

test('shows amounts with the currency symbol and two decimals', () => {
  expect(formatPrice(1234.5)).toBe('$1,234.50');
  expect(formatCents(7)).toBe('$0.07');
});

test('uses the currency symbol of the page, and $ by default', () => {
  setCurrency('__CURRENCY__');
  expect(formatPrice(1)).toBe('$1.00');
  setCurrency('€');
  expect(formatPrice(1)).toBe('€1.00');
  setCurrency('$');
});

test('shows an offer as a whole percentage, and no percentage without an offer', () => {
  expect(percentOff({ price: 4, offerPrice: 3 })).toBe(25);
  expect(percentOff({ price: 3, offerPrice: 3 })).toBe(0);
  expect(percentOff({ price: 0, offerPrice: 0 })).toBe(0);
});
