import { expect, test } from 'vitest';
import { findAmount, packSizeIn } from '#gateway/catalogue/weight-text.ts';

test.each([
  ['500 g', 500, 'G'],
  ['500g', 500, 'G'],
  [' 1 kg ', 1000, 'G'],
  ['1.5 kg', 1500, 'G'],
  ['1,5 l', 1500, 'ML'],
  ['0,33 L', 330, 'ML'],
  ['0,500 kg', 500, 'G'],
  ['1,250 kg', 1250, 'G'],
  ['1,000 g', 1000, 'G'],
  ['75 cl', 750, 'ML'],
  ['6 x 330 ml', 1980, 'ML'],
  ['6×1.5 L', 9000, 'ML'],
  ['½ l', 500, 'ML'],
  ['12 pcs', 12, 'PIECE'],
  ['1 piece', 1, 'PIECE'],
  ['1 dozen', 12, 'PIECE'],
  ['approx. 400 g', 400, 'G'],
  ['1 lb', 454, 'G'],
  ['8 oz', 227, 'G'],
])('“%s” is %i %s', (text, amount, unit) => {
  expect(packSizeIn(text)).toEqual({ amount, unit });
});

test.each([
  null,
  '',
  '500',
  'g',
  '0 g',
  '600–700 g',
  'a large one',
  '5 lemons',
  '500 g drained, 800 g net',
  '9999999 kg',
])('“%s” names no single amount', (text) => {
  expect(packSizeIn(text)).toBeNull();
});

test.each([
  ['500 g flour', '500 g', 500, 'G'],
  ['sparkling water 6 x 1,5 l', '6 x 1,5 l', 9000, 'ML'],
  ['1kg basmati rice', '1kg', 1000, 'G'],
])('finds the amount in “%s”', (text, found, amount, unit) => {
  expect(findAmount(text)).toEqual({ text: found, size: { amount, unit } });
});

test.each(['3 lemons', 'milk', 'formula 7g4', '2 large eggs'])('finds no amount in “%s”', (text) => {
  expect(findAmount(text)).toBeNull();
});
