import { expect, test } from 'vitest';
import { codeOf, isFoundByGtin } from '#readers/barcode.ts';
import { readPostalEntry } from '#readers/delivery-entry.ts';
import { readNumber, readWholeNumber } from '#readers/number.ts';
import { readPhone } from '#readers/phone.ts';
import { readPostalCode } from '#readers/postal-code.ts';
import { readPrice } from '#readers/price.ts';
import { readWeight } from '#readers/weight.ts';

const gtin = '04006381333931';
const readsWeight = (text: string) => readWeight(text)?.size != null;

/** Each reader with the longest text that it takes, or the largest number, and one that is longer or larger by one. */
const borders: [string, (text: string) => boolean, string, string][] = [
  ['a number', (text) => readNumber(text, '.') !== null, '1'.repeat(40), '1'.repeat(41)],
  ['a whole number', (text) => !Number.isNaN(readWholeNumber(text)), '9'.repeat(8), '9'.repeat(9)],
  ['a typed whole number', (text) => !Number.isNaN(readWholeNumber(text)), '7'.padEnd(40), '7'.padEnd(41)],
  [
    'a price',
    (text) => readPrice(text, { decimal: '.', currency: 'USD' }) !== null,
    '4.90'.padEnd(40),
    '4.90'.padEnd(41),
  ],
  ['a typed postal code', (text) => readPostalCode(text) !== null, '10115'.padEnd(40), '10115'.padEnd(41)],
  ['a postal code', (text) => readPostalCode(text) !== null, '1'.repeat(12), '1'.repeat(13)],
  ['an entry of an area', (text) => readPostalEntry(text) !== null, `${'1'.repeat(11)}*`, `${'1'.repeat(12)}*`],
  ['a typed phone number', (text) => 'phone' in readPhone(text), '030 1234567'.padEnd(60), '030 1234567'.padEnd(61)],
  ['a phone number', (text) => 'phone' in readPhone(text), '1'.repeat(20), '1'.repeat(21)],
  ['the digits of a phone number', (text) => 'phone' in readPhone(text), `0 ${'1'.repeat(19)}`, `0 ${'1'.repeat(20)}`],
  ['the least phone number', (text) => 'phone' in readPhone(text), '12345', '1234'],
  ['a code', (text) => 'gtin' in codeOf(text), gtin.padEnd(500), gtin.padEnd(501)],
  ['a searched code', (text) => isFoundByGtin(text, gtin), gtin.padEnd(500), gtin.padEnd(501)],
  ['the beginning of a searched code', (text) => isFoundByGtin(text, gtin), '400638', '40063'],
  ['a weight', readsWeight, '500 g'.padEnd(100), '500 g'.padEnd(101)],
  ['grams in groups of thousands', readsWeight, '25.000 g', '25.001 g'],
  ['grams', readsWeight, '1000000 g', '1000001 g'],
];

test.each(borders)('%s: the last one is read, and the next one is not', (_name, takes, last, next) => {
  expect([takes(last), takes(next)]).toEqual([true, false]);
});
