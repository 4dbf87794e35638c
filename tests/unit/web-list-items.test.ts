import { expect, test } from 'vitest';
import { countItems, pastedItems } from '#web/shared/lib/shop/list-items.ts';

test('a text with commas, lines or semicolons is a list of its things', () => {
  expect(countItems('500 g flour, 3 bananas, 1/2 dozen eggs')).toBe(3);
  expect(countItems('500 g Mehl, 3 Bananen, 1/2 Dutzend Eier')).toBe(3);
  expect(countItems('Äpfel\nBrötchen; Käse')).toBe(3);
  expect(pastedItems('500 g Mehl\n 3 Bananen\n')).toBe('500 g Mehl, 3 Bananen');
});

test('a decimal comma separates nothing', () => {
  expect(countItems('1,5 l Milch')).toBe(1);
  expect(countItems('1,5 l Milch, 0,5 kg Mehl')).toBe(2);
  expect(pastedItems('1,5 l Milch')).toBeUndefined();
});
