import { expect, test } from 'vitest';
import { readNumber, readWholeNumber } from '#readers/number.ts';

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['0', 0],
  ['٣٤', 34],
  ['۵', 5],
  ['１２', 12],
  ['\u200f12', 12],
])('the typed number “%s” is %i', (typed, number) => {
  expect(readWholeNumber(typed)).toBe(number);
});

test.each(['', '  ', '-1', '1.5', '1,000', 'x', '1e3', '0x10', '123456789', '1'.repeat(50)])(
  '“%s” is no typed whole number',
  (typed) => {
    expect(readWholeNumber(typed)).toBeNaN();
  },
);

test.each([
  ['12', '12'],
  ['.5', '0.5'],
  ['5,', '5'],
  ["1'234.5", '1234.5'],
  ['1.234,50', '1234.50'],
  ['1.234.567', '1234567'],
  ['1,234', '1,234 grouped'],
  ['1.234', '1.234'],
  ['0.234', '0.234'],
  ['0,234', '0.234'],
  ['.', null],
  [',', null],
  ['1.2,3', null],
  ['1,2.3.4', null],
  ['1.23.45', null],
  ['x5', null],
  ['1'.repeat(40), '1'.repeat(40)],
  ['1'.repeat(41), null],
])('where a point is the decimal sign, the number “%s” is %s', (typed, read) => {
  const number = readNumber(typed, '.');
  const inGroups = number?.isGrouped ? `${typed} grouped` : number?.text;
  expect(inGroups ?? null).toBe(read);
});
