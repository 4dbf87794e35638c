import { expect, test } from 'vitest';
import type { PickedItem_itemFragment } from '#web/__generated__/order-life.ts';
import { lineCents, pickedText } from '#web/shared/order-life/picked.ts';

const ordered = { quantity: 3, unitPrice: 2.5, picked: null } as PickedItem_itemFragment;
const withPick = (picked: object, more: object = {}) =>
  ({
    ...ordered,
    ...more,
    picked: { amount: 5, grams: null, quantity: 2, substitute: null, ...picked },
  }) as PickedItem_itemFragment;

test('a line costs what was found once it is picked, and what was ordered before', () => {
  expect(lineCents(ordered)).toBe(750);
  expect(lineCents(withPick({ amount: 5 }))).toBe(500);
  expect(lineCents(withPick({ amount: 0, quantity: 0 }))).toBe(0);
  expect(lineCents(withPick({ amount: 5 }, { unitPrice: null }))).toBe(500);
  expect(lineCents({ ...ordered, unitPrice: null })).toBeNull();
});

test('a line says what was found when it is not what was ordered', () => {
  const oats = { name: 'Oat Milk' };
  expect(pickedText(ordered)).toBeUndefined();
  expect(pickedText(withPick({ quantity: 3 }))).toBeUndefined();
  expect(pickedText(withPick({ quantity: 0 }))).toBe('Not found, not charged');
  expect(pickedText(withPick({ quantity: 2 }))).toBe('2 of 3 found');
  expect(pickedText(withPick({ quantity: 3, grams: 1250 }))).toBe('1250 g');
  expect(pickedText(withPick({ quantity: 2, grams: 900 }))).toBe('2 of 3 found, 900 g');
  expect(pickedText(withPick({ quantity: 3, substitute: oats }))).toBe('Replaced by 3 × Oat Milk');
});
