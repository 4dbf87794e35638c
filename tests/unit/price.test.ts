import { expect, test } from 'vitest';
import { dialectOf } from '#backend/features/catalogue/products/cell-dialect.ts';
import { money } from '#backend/features/catalogue/products/csv-cells.ts';
import { productDataFor } from '#backend/features/catalogue/products/product-input.ts';
import { readPrice } from '#readers/price.ts';
import { setFormats } from '#web/shared/lib/format/money.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';

const inDollars = { decimal: '.', currency: 'USD' } as const;

test.each([
  ['4.90', '4.90'],
  ['4,90', '4.90'],
  ['.99', '0.99'],
  ['$.99', '0.99'],
  [',99', '0.99'],
  ['99¢', '0.99'],
  ['99 ¢', '0.99'],
  ['99 ct', '0.99'],
  ['99 Cent', '0.99'],
  ['150¢', '1.50'],
  ['$4.90', '4.90'],
  ['4.90 USD', '4.90'],
  ['US$ 4.90', '4.90'],
  ['5,-', '5'],
  ['5,--', '5'],
  ['$5.--', '5'],
  ['3.8900000000000000001', '3.89'],
  ['2.9900000000000002', '2.99'],
  ['2,9900000000000002', '2.99'],
  ['4.9000', '4.90'],
  ['1,234.50', '1234.50'],
  ['٤٫٩٠', '4.90'],
  ['４．９０', '4.90'],
  ['＄4.90', '4.90'],
])('in a shop with dollars the price “%s” is %s', (typed, text) => {
  expect(readPrice(typed, inDollars)).toMatchObject({ text, isGrouped: false, otherCurrency: null });
});

test.each([
  ['EUR 2.99', 'EUR'],
  ['2,99 €', '€'],
  ['£4.90', '£'],
  ['CHF 4.90', 'CHF'],
  ['490 ¥', '¥'],
  ['JPY 490', 'JPY'],
  ['4,90 zł', 'ZŁ'],
  ['49 kr', 'KR'],
])('in a shop with dollars the price “%s” is of another currency', (typed, otherCurrency) => {
  expect(readPrice(typed, inDollars)).toMatchObject({ otherCurrency });
});

test.each([
  ['4,90 €', 'EUR'],
  ['4,90 Euro', 'EUR'],
  ['£4.90', 'GBP'],
  ['Fr. 4.90', 'CHF'],
  ['490,00 kr', 'SEK'],
  ['$4.90', 'CAD'],
  ['‏1,234.50 ر.س.‏', 'SAR'],
  ['99p', 'GBP'],
  ['Rs.49', 'INR'],
])('“%s” is an amount of a shop with %s', (typed, currency) => {
  expect(readPrice(typed, { decimal: '.', currency })).toMatchObject({ otherCurrency: null });
});

test.each(['', '.', ',', '$.', '5 kg', '4.90 per kg', '0.99¢', '99p', '-5', '1e3', '$', 'x'.repeat(1_000_000)])(
  '“%s” is no price',
  (typed) => {
    expect(readPrice(typed, inDollars)).toBeNull();
  },
);

test.each([
  ['99¢', 99],
  ['.99', 99],
  ['4,90', 490],
  ['$4.90', 490],
  ['1,234.50', 123_450],
  ['٤٫٩٠', 490],
  ['2.9900000000000002', 299],
  ['5 kg', null],
])('form, file and request read the price “%s” alike', (typed, cents) => {
  setFormats(undefined);
  const amount = readAmount(typed);
  expect(amount === undefined ? null : Math.round(amount * 100)).toBe(cents);
  const rules = productDataFor(['Fruits']);
  const centsOf = (price: unknown) =>
    rules.safeParse({ name: 'Figs', category: 'Fruits', price, offerPrice: price }).data?.priceCents ?? null;
  expect(centsOf(typed)).toBe(cents);
  const cell = money.read(typed, { ...dialectOf('en-US'), currency: 'USD' });
  expect('fault' in cell ? null : centsOf(cell.value)).toBe(cents);
});

test('the preview says that an amount of another currency is taken as it is', () => {
  expect(money.read('490 ¥', { ...dialectOf('en-US'), currency: 'USD' })).toEqual({
    value: '490',
    note: '490 ¥ is read as 490 USD, without converting it.',
  });
});
