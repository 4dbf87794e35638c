import { expect, test } from 'vitest';
import { measuresOf } from '#readers/weight-words.ts';
import { readWeight } from '#readers/weight.ts';

test.each([
  ['500 g', 500, 'G'],
  ['500g', 500, 'G'],
  ['1.5 kg', 1500, 'G'],
  ['1,5 l', 1500, 'ML'],
  ['1.000 g', 1000, 'G'],
  ['1,000 g', 1000, 'G'],
  ['1 000 g', 1000, 'G'],
  ["1'000 g", 1000, 'G'],
  ['1,000 kg', 1000, 'G'],
  ['1.250 kg', 1250, 'G'],
  ['.33 l', 330, 'ML'],
  [',75 l', 750, 'ML'],
  ['.5 lb', 227, 'G'],
  ['1 1/2 kg', 1500, 'G'],
  ['1½ kg', 1500, 'G'],
  ['½ l', 500, 'ML'],
  ['⅓ l', 333, 'ML'],
  ['500 g ℮', 500, 'G'],
  ['℮ 500 g', 500, 'G'],
  ['NET WT 16 OZ (1 LB) 454g', 454, 'G'],
  ['Net Wt 16 oz', 454, 'G'],
  ['NET WT. 12 OZ (340g)', 340, 'G'],
  ['1 lb 4 oz', 567, 'G'],
  ['1 PT (473 mL)', 473, 'ML'],
  ['12 fl oz (355 mL)', 355, 'ML'],
  ['6 x 12 fl oz (355 ml)', 2130, 'ML'],
  ['1 PT 0.9 FL OZ (500 mL)', 500, 'ML'],
  ['16 oz / 454 g', 454, 'G'],
  ['2 x 6 x 330 ml', 3960, 'ML'],
  ['4 x 125 g', 500, 'G'],
  ['6×0,33 L', 1980, 'ML'],
  ['6x330ml', 1980, 'ML'],
  ['125 g x 4', 500, 'G'],
  ['2 x 250 g = 500 g', 500, 'G'],
  ['Kasten 20 x 0,5 l', 10_000, 'ML'],
  ['Flasche 0,7 l', 700, 'ML'],
  ['20 Beutel à 2 g', 40, 'G'],
  ['2 Stk. à 100 g', 200, 'G'],
  ['6 bottles of 0.5 l', 3000, 'ML'],
  ['6 pcs of 50 g', 300, 'G'],
  ['6er Pack à 330 ml', 1980, 'ML'],
  ['6-pack x 330 ml', 1980, 'ML'],
  ['6er', 6, 'PIECE'],
  ['10er Pack', 10, 'PIECE'],
  ['6-pack', 6, 'PIECE'],
  ['6 pk', 6, 'PIECE'],
  ['1 ea', 1, 'PIECE'],
  ['8 rolls', 8, 'PIECE'],
  ['8 Rollen', 8, 'PIECE'],
  ['20 WL', 20, 'PIECE'],
  ['10 Eier', 10, 'PIECE'],
  ['12 ct', 12, 'PIECE'],
  ['1 dozen', 12, 'PIECE'],
  ['3 pcs (500 g)', 3, 'PIECE'],
  ['1 Dose (400 g)', 400, 'G'],
  ['ca. 1 kg', 1000, 'G'],
  ['etwa 500 g', 500, 'G'],
  ['environ 500 g', 500, 'G'],
  ['3,5 % Fett, 1 l', 1000, 'ML'],
  ['٥٠٠ جم', 500, 'G'],
  ['١٫٥ لتر', 1500, 'ML'],
  ['５００ｇ', 500, 'G'],
])('the weight “%s” is %s %s', (text, amount, unit) => {
  expect(readWeight(text)).toMatchObject({ size: { amount, unit }, range: null });
});

test.each(['1 oz', '1 bunch', '1 Dose', 'bunch', 'L', '2–3 pcs', '250–300 ml'])(
  'the weight “%s” names no size',
  (text) => {
    expect(readWeight(text)).toMatchObject({ size: null, range: null });
  },
);

test.each([
  ['600–700 g', 600, 700],
  ['1.000–1.500 g', 1000, 1500],
  ['800–1.200 g', 800, 1200],
  ['900 g – 1.250 g', 900, 1250],
  ['1 000–1 500 g', 1000, 1500],
  ['1,000 - 1,500 g', 1000, 1500],
  ['1–1,5 kg', 1000, 1500],
  ['800 g – 1,2 kg', 800, 1200],
  ['500 bis 600 g', 500, 600],
  ['500 to 600 g', 500, 600],
  ['500 à 600 g', 500, 600],
  ['500 a 600 g', 500, 600],
  ['500 إلى 600 جم', 500, 600],
  ['1 lb - 2 lb', 454, 907],
  ['٤٠٠–٦٠٠ جم', 400, 600],
])('goods of “%s” are weighed', (text, from, to) => {
  expect(readWeight(text)).toMatchObject({ size: null, range: { from, to } });
});

test.each([
  'ca. 600–700 g',
  'ca. 1–1,5 kg',
  'approx. 1-1.5 kg',
  'environ 500 à 600 g',
  'aprox. 500-600 g',
  'حوالي 400–600 جم',
])('an estimated range such as “%s” has one price and is not weighed', (text) => {
  expect(readWeight(text)).toMatchObject({ size: null, range: null });
});

test.each([
  '400 g (240 g drained)',
  '400 g (drained 240 g)',
  '400 g (Abtropfgewicht 240 g)',
  '400 g, Abtropfgewicht 240 g',
  '400 g / 240 g ATG',
  'Füllmenge 400 g Abtropfgewicht: 240 g',
  '400 g (poids net égoutté 240 g)',
  '400 g (peso escurrido: 240 g)',
  '400 جم (الوزن المصفى 240 جم)',
  '240 g drained, 400 g net',
])('the price of “%s” is that of the drained weight', (text) => {
  expect(readWeight(text)).toMatchObject({ size: { amount: 240, unit: 'G' }, gross: { amount: 400, unit: 'G' } });
});

test('a drained weight in grams counts beside a volume, and also alone', () => {
  expect(readWeight('425 ml (ATG 250 g)')).toMatchObject({ size: { amount: 250, unit: 'G' } });
  expect(readWeight('240 g ATG')).toMatchObject({ size: { amount: 240, unit: 'G' }, gross: null });
});

test.each([
  '500',
  '600–400 g',
  '400–600',
  '400- g',
  '12 xyz',
  '0 g',
  '0.5 g',
  '-500 g',
  '400 600 g',
  '1.2.3 kg',
  '1.000,5 kg',
  '1 kg 500 g',
  '2 lb 3 lb',
  '4 oz 1 lb',
  '5 fl oz 1 pt',
  '2 kg + 500 g',
  '1/0 kg',
  '1 500 kg',
  '9999999 kg',
  'max. 500 g',
  'bis 500 g',
  '2 à 100 g',
  '6 pack 330 ml',
  '600–700 g / 1 kg',
  '500 g, 600–700 g',
  '400 g / 240 g ATG / 200 g ATG',
  `500 g ${'x'.repeat(200)}`,
  '9'.repeat(1_000_000),
])('the weight “%s” is refused', (text) => {
  expect(readWeight(text)).toBeNull();
});

test('pints, quarts, gallons and fluid ounces are those of the shop’s country', () => {
  const amounts = (measures: 'US' | 'BRITISH') =>
    ['1 pint', '2 pints', '1 quart', '1 gallon', '20 fl oz'].map((text) => readWeight(text, measures)?.size?.amount);
  expect(amounts('US')).toEqual([473, 946, 946, 3785, 591]);
  expect(amounts('BRITISH')).toEqual([568, 1137, 1137, 4546, 568]);
  expect([measuresOf('UK', 'en-US'), measuresOf(null, 'en-GB'), measuresOf(null, 'en-US')]).toEqual([
    'BRITISH',
    'BRITISH',
    'US',
  ]);
});

test('a number whose sign may be one of thousands or of decimals is named', () => {
  expect(readWeight('1,000 kg')?.ambiguous).toEqual([{ number: '1,000', isThousands: false }]);
  expect(readWeight('1.000–1.500 g')?.ambiguous).toMatchObject([
    { number: '1.000', isThousands: true },
    { number: '1.500', isThousands: true },
  ]);
  expect(readWeight('1,5 kg')?.ambiguous).toEqual([]);
});
