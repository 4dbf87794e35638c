import { expect, test } from 'vitest';
import { plainDialect } from '#backend/features/catalogue/products/cell-dialect.ts';
import { gtin as cell } from '#backend/features/catalogue/products/csv-cells.ts';
import { requiredGtin } from '#backend/features/catalogue/products/gtin-field.ts';
import { formFields } from '#web/features/seller/products/product-form.ts';
import { isFoundByGtin } from '#readers/barcode.ts';

const oats = '04006381333931';

/** The number that the form sends, with its fault. */
const inForm = (text: string) => {
  const fault = formFields.gtin.error(text);
  return fault === undefined ? String(formFields.gtin.to(text)) : null;
};
const inFile = (text: string) => {
  const reading = cell.read(text, plainDialect);
  return 'fault' in reading ? null : requiredGtin.safeParse(reading.value).data;
};
const inApi = (text: string) => requiredGtin.safeParse(text).data ?? null;

test.each([
  ['4006381333931', oats],
  ['4 006381 333931', oats],
  ['٤٠٠٦٣٨١٣٣٣٩٣١', oats],
  ['04252614', '00042100005264'],
  ['425261', '00042100005264'],
  ['14006381333938', oats],
  ['0104006381333931', oats],
  [']C10104006381333931\u001D10AB12', oats],
  ['(01)04006381333931(17)280301', oats],
  ['https://id.gs1.org/01/04006381333931/10/AB12', oats],
  ['4006381333931.0', oats],
  ['4.006.381.333.931', oats],
])('form, file, API and search read %s as the same number', (text, gtin) => {
  // The form sends a plain number as it was typed; the store reads it.
  expect(inApi(inForm(text) ?? '')).toBe(gtin);
  expect(inFile(text)).toBe(gtin);
  expect(inApi(text)).toBe(gtin);
  expect(isFoundByGtin(text, gtin)).toBe(true);
});

test.each([
  '4006381333932',
  '0104006381333932',
  '00000000',
  'https://www.example.com/recipes?pack=7',
  '4.00638E+12',
  '40063',
])('none of them takes %s', (text) => {
  expect([inForm(text), inFile(text) ?? null, inApi(text)]).toEqual([null, null, null]);
});

test('only the file, which may have lost zeros, and the form, which shows the number, add zeros', () => {
  expect(cell.read('36000291452', plainDialect)).toEqual({
    value: '00036000291452',
    note: '36000291452 is read as 00036000291452: zeros at the beginning were missing.',
  });
  expect(inForm('36000291452')).toBe('00036000291452');
  expect(inApi('36000291452')).toBeNull();
});
