import { describe, expect, test } from 'vitest';
import { hasCheckDigit, hasGtinLength, printedGtin, toGtin } from '#backend/gtin.ts';
import { gtinOf, isFoundByGtin, isShopCode, printedGtin as shownGtin } from '#web/shared/lib/gtin.ts';

/** The rule of GS1 in other words: three times the odd positions from the right without the last, plus the even ones. */
function checkDigitOf(digits: string): number {
  const fromRight = Array.from(digits, Number).toReversed();
  const sum = fromRight.reduce((total, digit, at) => total + (at % 2 === 0 ? 3 * digit : digit), 0);
  return (10 - (sum % 10)) % 10;
}

/** Numbers from a fixed sequence, so that a failure can be repeated. */
function digitsBySeed(seed: number, count: number): string {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % 10;
  }).join('');
}

const readByStore = (text: string) => (hasGtinLength(text) && hasCheckDigit(toGtin(text)) ? toGtin(text) : null);

test.each([
  ['4006381333931', '04006381333931'],
  ['4 006381 333931', '04006381333931'],
  ['400-6381-333931', '04006381333931'],
  ['04006381333931', '04006381333931'],
  ['96385074', '00000096385074'],
  ['036000291452', '00036000291452'],
  ['4006381333932', null],
  ['400638133393', null],
  ['40063813339311111', null],
  ['00000000', null],
  ['0000000000000', null],
  ['40063813339x1', null],
  ['', null],
])('store and web app read %j as %j', (text, expected) => {
  expect(readByStore(text)).toBe(expected);
  expect(gtinOf(text)).toBe(expected);
});

test('of 4,000 numbers, exactly those with the check digit of GS1 are accepted, in store and web app', () => {
  const lengths = [8, 12, 13, 14];
  for (let seed = 1; seed <= 4000; seed += 1) {
    const length = lengths[seed % 4] ?? 13;
    const digits = `1${digitsBySeed(seed, length - 2)}`;
    const last = seed % 10;
    const isRight = last === checkDigitOf(digits);
    expect(readByStore(`${digits}${last}`) !== null, `${digits}${last}`).toBe(isRight);
    expect(gtinOf(`${digits}${last}`) !== null, `${digits}${last}`).toBe(isRight);
  }
});

test('a number is shown as packages have it', () => {
  for (const printed of [printedGtin, shownGtin]) {
    expect(printed('04006381333931')).toBe('4006381333931');
    expect(printed('00000096385074')).toBe('96385074');
    expect(printed('14006381333938')).toBe('14006381333938');
  }
});

describe('a search', () => {
  test.each(['4006381333931', '04006381333931', '4 006381 333931', '400638', '0400638'])('finds by %j', (text) => {
    expect(isFoundByGtin(text, '04006381333931')).toBe(true);
  });

  test.each(['40063', '4006382', '333931', 'milk', '', '4006381333931x'])('does not find by %j', (text) => {
    expect(isFoundByGtin(text, '04006381333931')).toBe(false);
  });

  test('finds short and American numbers in each of their forms, and nothing without a barcode', () => {
    expect(isFoundByGtin('96385074', '00000096385074')).toBe(true);
    expect(isFoundByGtin('036000291452', '00036000291452')).toBe(true);
    expect(isFoundByGtin('0036000291452', '00036000291452')).toBe(true);
    expect(isFoundByGtin('4006381333931', null)).toBe(false);
  });
});

test.each([
  ['02012345678903', true],
  ['00212345678909', true],
  ['00000020123451', true],
  ['04006381333931', false],
  ['00036000291452', false],
])('whether %s is a code of one shop: %s', (gtin, expected) => {
  expect(isShopCode(gtin)).toBe(expected);
});
