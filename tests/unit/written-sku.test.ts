import { expect, test } from 'vitest';
import { dialectOf, plainDialect } from '#backend/features/catalogue/products/cell-dialect.ts';
import { sku as cell } from '#backend/features/catalogue/products/csv-cells.ts';
import { createShortenedFinder, isLikeValue, writtenSku } from '#backend/features/catalogue/products/written-sku.ts';

test.each(['00815', '1E5', '815.50', '1/2', '5%', 'MAR-5', 'Mai 5', 'TRUE', 'wahr', '-7', '(5)', '.5', '$5', "'x"])(
  'a spreadsheet may change %s, so that the file has an apostrophe before it, which the import takes off',
  (number) => {
    expect(isLikeValue(number)).toBe(true);
    expect(writtenSku(`'${number}`)).toBe(number);
  },
);

test.each(['A-100', 'Q1 2026', 'ABC', 'marzipan', '#5', 'true grit'])('%s stays as it is', (number) => {
  expect(isLikeValue(number)).toBe(false);
});

const find = createShortenedFinder(
  ['00815', '1E5', '48563.750', '12.50', '123456789012345678', 'A-100'].map((sku) => ({ sku, name: `Product ${sku}` })),
);

test.each([
  ['815', '00815'],
  ['0815', '00815'],
  ['815.0', '00815'],
  ['100000', '1E5'],
  ['1.00E+05', '1E5'],
  ['1,00E+05', '1E5'],
  ['48563750', '48563.750'],
  ['48563.75', '48563.750'],
  ['12.5', '12.50'],
  ['1.23456789012346E+017', '123456789012345678'],
  ['1.23457E+17', '123456789012345678'],
])('%s may be what is left of %s', (written, known) => {
  expect(find(written)?.sku).toBe(known);
});

test.each(['816', '8150', 'A-1000', '2E5', '', 'E5', '9'.repeat(200)])('%s is another number', (written) => {
  expect(find(written)).toBeUndefined();
});

test('the cell of a known product keeps its number when only its form has changed, and says so', () => {
  const note = '815 is read as 00815, the article number that the product has: a spreadsheet may have changed it.';
  expect(cell.read('815', plainDialect, '00815')).toEqual({ value: '00815', note });
  expect(cell.read("'00815", dialectOf('de-DE'), '00815')).toEqual({ value: '00815' });
  expect(cell.read('816', plainDialect, '00815')).toEqual({ value: '816' });
  expect(cell.read('815', plainDialect)).toEqual({ value: '815' });
});
