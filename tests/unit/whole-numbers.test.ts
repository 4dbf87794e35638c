import { expect, test } from 'vitest';
import { readWholeNumber } from '#readers/number.ts';

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
