import { expect, test } from 'vitest';
import { findAmount, packSizeIn, readWeight, weightIn } from '#gateway/catalogue/weight-text.ts';

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
  ['8 fl oz', 237, 'ML'],
  ['1 gallon', 3785, 'ML'],
  ['250 grams', 250, 'G'],
  ['1\u00a0kg', 1000, 'G'],
  ['1 000 g', 1000, 'G'],
  ['1.000 g', 1000, 'G'],
  ['1 500 g', 1500, 'G'],
  ['10 000 g', 10_000, 'G'],
  ['25 000 gr', 25_000, 'G'],
  ['1 000 ml', 1000, 'ML'],
  ['1\u202f500 ml', 1500, 'ML'],
  ['2 x 1 500 ml', 3000, 'ML'],
  ['1 000 pcs', 1000, 'PIECE'],
  ['1/2 kg', 500, 'G'],
  ['1/3 l', 333, 'ML'],
  ['kg', 1000, 'G'],
  ['per kg', 1000, 'G'],
  ['a dozen', 12, 'PIECE'],
  ['each', 1, 'PIECE'],
  ['~500 g', 500, 'G'],
  ['500 g bag', 500, 'G'],
  ['500 g, fresh', 500, 'G'],
  ['500 g (drained 300 g)', 300, 'G'],
  ['3 pcs (500 g)', 3, 'PIECE'],
  ['125 g x 4', 500, 'G'],
  ['6 × 0,33 l', 1980, 'ML'],
  ['2 dl', 200, 'ML'],
  ['2 litres', 2000, 'ML'],
  ['12 ct', 12, 'PIECE'],
])('“%s” is %i %s', (text, amount, unit) => {
  expect(packSizeIn(text)).toEqual({ amount, unit });
});

test.each([
  null,
  '',
  '500',
  'g',
  '0 g',
  '0.5 g',
  '1 oz',
  '1/0 kg',
  '-500 g',
  '1.2.3 kg',
  'bunch',
  '1 bunch',
  'L',
  'N/A',
  '250 g - 300 g',
  '1 kg 500 g',
  '2 kg + 500 g',
  `500 g ${'x'.repeat(200)}`,
  '600–700 g',
  '400 600 g',
  '90 120 g',
  '250 300 ml',
  '100 200 pcs',
  '1 000 000 g',
  '0 500 g',
  '1 500 kg',
  '1 500 l',
  '1 500 cl',
  '1 500 dl',
  '1 500 oz',
  '1 500 lb',
  '1 500 dozen',
  '400,600 g',
  'a large one',
  '5 lemons',
  '9999999 kg',
])('“%s” names no single amount', (text) => {
  expect(packSizeIn(text)).toBeNull();
});

test.each([
  ['500 g flour', '500 g', 500, 'G'],
  ['sparkling water 6 x 1,5 l', '6 x 1,5 l', 9000, 'ML'],
  ['1kg basmati rice', '1kg', 1000, 'G'],
])('the gateway finds the amount in the weight “%s”', (text, found, amount, unit) => {
  expect(findAmount(text, 'US')).toEqual({ text: found, size: { amount, unit } });
});

test.each(['3 lemons', 'milk', 'formula 7g4', '2 large eggs'])(
  'the gateway finds no amount in the weight “%s”',
  (text) => {
    expect(findAmount(text, 'US')).toBeNull();
  },
);

test.each([
  ['500 g', '500 g', { amount: 500, unit: 'G' }, null],
  ['ca. 1 kg', 'ca. 1 kg', { amount: 1000, unit: 'G' }, null],
  ['bunch', 'bunch', null, null],
  ['2–3 pcs', '2–3 pcs', null, null],
  ['400–600 g', '400–600 g', null, 600],
  [' 400 -  600g', '400–600 g', null, 600],
  ['ca. 400–600 g', 'ca. 400–600 g', null, null],
  ['1.000–1.500 g', '1000–1500 g', null, 1500],
  ['800 g – 1,2 kg', '0.8–1.2 kg', null, 1200],
  ['1 lb - 2 lb', '454–907 g', null, 907],
])('the typed weight “%s” is saved as “%s”', (typed, text, size, expectedGrams) => {
  expect(readWeight(typed)).toEqual({ text, size, expectedGrams });
});

test.each(['500', '600–400 g', '400–600', '400- g', '12 xyz', '0 g', '400 600 g', `1 g ${'x'.repeat(200)}`])(
  'the typed weight “%s” is refused',
  (typed) => {
    expect(readWeight(typed)).toBeNull();
  },
);

test.each([
  ['1.5 kg', '1,5 kg'],
  ['1.234 kg', '1,234 kg'],
  ['6 x 1.5 L', '6 x 1,5 L'],
  ['0.8–1.2 kg', '0,8–1,2 kg'],
  ['1,000 g', '1,000 g'],
  ['No. 1.5', 'No. 1.5'],
])('in de-DE the size “%s” is written “%s”', (text, written) => {
  expect(weightIn('de-DE', text)).toBe(written);
  expect(weightIn('en-US', text)).toBe(text);
});

test.each(['1 l', '1 L', '1L', '6 x 0.5 l'])('the size %s is shown with the shop’s sign of the litre', (text) => {
  expect(weightIn('en-US', text)).toBe(text.replace('l', 'L'));
});

test.each(['250 ml', '1 litre', '5 lemons', 'Vitamin L'])('the text %s stays as it is', (text) => {
  expect(weightIn('en-US', text)).toBe(text);
});
