import { expect, test } from 'vitest';
import { amountFormats } from '#gateway/store/amount-formats.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatNumber, plainAmount, typedAmount } from '#web/shared/lib/format/numbers.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import { cartTotals, claimOf, formatCents, formatPrice, setFormats, toCents } from '#web/shared/lib/format/money.ts';

const priced = (offerPrice: number, quantity = 1, price = offerPrice, referencePrice: number | null = null) => ({
  product: { price, offerPrice, referencePrice, deposit: null },
  quantity,
});

test('the web app keeps every cent of a price that floating point would round down', () => {
  expect(toCents(19.99)).toBe(1999);
  expect(cartTotals([priced(19.99)]).amount).toBe(1999);
  expect(cartTotals([priced(0.1, 3), priced(0.2, 3)]).amount).toBe(90);
});

test('the web app sums offer prices, takes 2 % tax floored to the cent, and adds the two', () => {
  expect(cartTotals([priced(2.99, 2), priced(19.99)])).toEqual({
    amount: 2597,
    deposits: 0,
    tax: 51,
    total: 2648,
    saving: 0,
  });
});

test('the web app adds no tax to prices that include it', () => {
  setFormats('{"locale":"en-US","currency":"USD","symbol":"$","isTaxIncluded":true}');
  expect(cartTotals([priced(2.99, 2), priced(19.99)])).toEqual({
    amount: 2597,
    deposits: 0,
    tax: 0,
    total: 2597,
    saving: 0,
  });
  setFormats(undefined);
});

test('the web app adds deposits and the tax on them to the total, and to no amount and no saving', () => {
  const { product } = priced(12, 1, 13);
  const beer = { product: { ...product, deposit: { amount: 3.1 } }, quantity: 3 };
  expect(cartTotals([beer])).toEqual({ amount: 3600, deposits: 930, tax: 90, total: 4620, saving: 300 });
});

test('the web app calculates the saving of offers against list prices', () => {
  expect(cartTotals([priced(2.5, 2, 4, 3)]).saving).toBe(300);
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([])).toEqual({ amount: 0, deposits: 0, tax: 0, total: 0, saving: 0 });
});

test('the web app shows amounts with the currency symbol and two decimals', () => {
  expect(formatPrice(1234.5)).toBe('$1,234.50');
  expect(formatCents(7)).toBe('$0.07');
});

const nbsp = '\u00A0';

test.each([
  ['en-US', 'USD', '$', '-$1,234.50'],
  ['de-DE', 'EUR', '€', `-1.234,50${nbsp}€`],
  // The narrow space of newer data is written as the other no-break space, so that all browsers write the same.
  ['fr-FR', 'EUR', '€', `-1${nbsp}234,50${nbsp}€`],
  ['en-US', 'CHF', 'CHF', `-CHF${nbsp}1,234.50`],
  ['en-US', 'USD', 'US$', '-US$1,234.50'],
  ['en-US', null, '🥕', '-🥕1,234.50'],
  ['de-DE', null, '🥕', `-1.234,50${nbsp}🥕`],
])('the web app writes amounts for %s in %s with the symbol %s', (locale, currency, symbol, text) => {
  setFormats(JSON.stringify({ locale, currency, symbol }));
  expect(formatPrice(-1234.5)).toBe(text);
});

test.each([
  ['en-US', 'USD'],
  ['de-DE', 'EUR'],
  ['fr-FR', 'EUR'],
  ['de-CH', 'CHF'],
  ['en-IN', 'INR'],
  ['nl-NL', 'EUR'],
  ['he-IL', 'ILS'],
  ['sv-SE', 'SEK'],
  ['ar-EG', 'EGP'],
  ['en-US', '🥕'],
])(
  'for %s and %s, amounts and counts below 1000 are the same with the gateway’s marks as with Intl alone',
  (locale, currency) => {
    const formats = amountFormats({ currencyCode: null, facts: null }, { locale, currency });
    const texts = (shown: object) => {
      setFormats(JSON.stringify(shown));
      return [
        ...[0, 5, 10, 99, 100, 12_345, 99_999, 100_000, 123_456_789, -5].map(formatCents),
        ...[0, 7, 999, 1000, 12_345, -5, 0.5].map(formatNumber),
      ];
    };
    expect(texts(formats)).toEqual(texts({ ...formats, marks: undefined }));
    expect('marks' in formats).toBe(locale !== 'ar-EG');
  },
);

test('without formats in the page it writes dollars', () => {
  setFormats('__FORMATS__');
  expect(formatPrice(1)).toBe('$1.00');
});

test('fields and spreadsheets have the decimal sign of the locale, and both signs can be typed', () => {
  setFormats(JSON.stringify({ locale: 'de-DE', currency: 'EUR', symbol: '€' }));
  expect([typedAmount(4.5), plainAmount(1234.5), formatNumber(1234)]).toEqual(['4,5', '1234,50', '1.234']);
  setFormats(undefined);
  expect([typedAmount(4.5), plainAmount(1234.5), formatNumber(1234)]).toEqual(['4.5', '1234.50', '1,234']);
  expect(['4,90', ' 4.9', '.5', '12', '4.'].map(readAmount)).toEqual([4.9, 4.9, 0.5, 12, 4]);
  expect(['', ',', '-1', '1,234', '4 €', '1e3'].map(readAmount)).toEqual(Array(6).fill(undefined));
});

test('moments are written by the locale, in a time zone', () => {
  const moment = '2026-11-22T22:05:00Z';
  setFormats(JSON.stringify({ locale: 'de-DE', currency: 'EUR', symbol: '€' }));
  expect(formatMoment(moment, 'moment', 'Europe/Berlin')).toBe('22.11.2026, 23:05');
  setFormats(undefined);
  expect(formatMoment(moment, 'moment', 'Europe/Berlin').replace('\u202F', ' ')).toBe('Nov 22, 2026, 11:05 PM');
});

test('the web app shows an offer as a whole percentage, and no percentage without an offer', () => {
  const percentOf = (price: number, offerPrice: number) =>
    claimOf({ price, offerPrice, referencePrice: null })?.percent ?? null;
  expect(percentOf(4, 3)).toBe(25);
  expect(percentOf(3, 2)).toBe(33);
  expect(percentOf(3, 1)).toBe(67);
  expect(percentOf(3, 3)).toBe(null);
  expect(percentOf(3, 4)).toBe(null);
  expect(percentOf(0, 0)).toBe(null);
});

test('where the law asks for it, the web app counts a reduction from the reference price, and claims none without it', () => {
  setFormats('{"locale":"en-US","currency":"USD","symbol":"$","comparesReference":true}');
  const claim = (referencePrice: number | null) => claimOf({ price: 4, offerPrice: 1, referencePrice });
  expect(claim(3)).toEqual({ wasCents: 300, savedCents: 200, percent: 66, isReference: true });
  expect(claim(1)).toBe(null);
  expect(claim(0.5)).toBe(null);
  expect(claim(null)).toBe(null);
  expect(claimOf({ price: 1, offerPrice: 1, referencePrice: 3 })).toBe(null);
  expect(cartTotals([priced(2.5, 2, 4, 3), priced(2.5, 2, 4)]).saving).toBe(100);
  setFormats(undefined);
});
