import { expect, test } from 'vitest';
import { dialectOf } from '#backend/features/catalogue/products/cell-dialect.ts';
import { packSize, weight, type CellReading } from '#backend/features/catalogue/products/csv-cells.ts';
import { centsOf, gramRangeOf } from '#backend/rules/line-picks.ts';
import { readWeight } from '#gateway/catalogue/weight-text.ts';

const english = dialectOf('en-US');
const valueOf = (reading: CellReading) => ('fault' in reading ? null : reading.value);

test.each([
  '500 g',
  '1.000 g',
  '1,000 kg',
  '1.000–1.500 g',
  '800–1.200 g',
  'ca. 1–1,5 kg',
  '1 PT (473 mL)',
  '6 x 12 fl oz',
  '400 g (240 g drained)',
  '2 x 6 x 330 ml',
  '٥٠٠ جم',
  'bunch',
  '12 xyz',
  '500',
])('form, file and packing read “%s” alike', (text) => {
  const inForm = readWeight(text);
  const inFile = valueOf(weight.read(text, english));
  expect(inFile).toBe(inForm?.text ?? null);
  expect(valueOf(packSize.read(text, english))).toEqual(inForm?.size ?? null);
  for (const saved of [text, String(inFile)]) {
    expect(gramRangeOf({ sizeText: saved })?.to ?? null).toBe(inForm?.expectedGrams ?? null);
  }
});

test('a kilogram of goods from a file is charged by its weight', () => {
  const sizeText = String(valueOf(weight.read('1.000–1.500 g', english)));
  const found = { line: 0, quantity: 1, grams: 1000, reason: null, substitute: null };
  expect(centsOf({ quantity: 1, priceCents: 3000, sizeText }, found)).toBe(2000);
});

test.each([
  ['en-US', '1.000 g', '1.000 g is read as 1 kg.'],
  ['en-US', '1,000 kg', '1,000 kg is read as 1 kg.'],
  ['de-DE', '1,000 kg', '1,000 kg is read as 1 kg.'],
  ['en-US', '1.000–1.500 g', '1.000–1.500 g is read as 1000–1500 g.'],
])('with the signs of %s, a file with %s has the note %s', (locale, cell, note) => {
  expect(weight.read(cell, dialectOf(locale))).toMatchObject({ note });
});

test.each([
  ['de-DE', '1,250 kg'],
  ['en-US', '1.25 kg'],
])('with the signs of %s, a file with %s has no note', (locale, cell) => {
  expect(weight.read(cell, dialectOf(locale))).toEqual({ value: cell });
});

test('in a shop of the United Kingdom the file has British pints', () => {
  expect(valueOf(packSize.read('2 pints', dialectOf('en-US', 'UK')))).toEqual({ amount: 1137, unit: 'ML' });
});
