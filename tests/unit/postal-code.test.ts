import { expect, test } from 'vitest';
import { areaOf } from '#backend/rules/delivery-area.ts';
import { matchedLengths, readPostalEntry } from '#readers/delivery-entry.ts';
import { readPostalCode } from '#readers/postal-code.ts';

test.each([
  ['10115', '10115'],
  ['１００－０００１', '100-0001'],
  ['〒100-0001', '100-0001'],
  ['٢٢٦٦٤', '22664'],
  ['100\u20110001', '100-0001'],
  ['se-111\u00a022', 'SE-111 22'],
  ['e105aa', 'E10 5AA'],
  ['SW1A-1AA', 'SW1A 1AA'],
  ['1012 ab', '1012 AB'],
  ['\u202b12345\u202c', '12345'],
  ['SW1A#1AA', null],
  ['1234567890123', null],
  ['-', null],
  ['x'.repeat(1_000_000), null],
])('the postal code %s is saved as %s', (typed, saved) => {
  expect(readPostalCode(typed)).toBe(saved);
});

test.each([
  ['100-0001', '1000001'],
  ['100-0001', '〒１００－０００１'],
  ['10115', 'D-10115'],
  ['10115', 'DE 10115'],
  ['D-10115', '10115'],
  ['00-950', '00950'],
  ['00950', 'PL-00-950'],
  ['111 22', 'SE-111 22'],
  ['11122', 'S-11122'],
  ['1012 AB', '1012-ab'],
  ['1012AB', 'NL-1012 AB'],
  ['1012*', '1012 AB'],
  ['111 2*', 'SE-11122'],
  ['LV-1010', '1010'],
  ['VLT 1117', 'VLT-1117'],
  ['22664', '٢٢٦٦٤'],
  ['10001', '10001-1234'],
  ['K1A*', 'k1a 0b1'],
  ['K1A *', 'K1A0B1'],
  ['101*', '10115'],
  ['E1 *', 'E1 6AN'],
  ['E1*', 'e16an'],
  ['E1', 'E1 6AN'],
  ['E1 6*', 'E1 6AN'],
  ['E10 5AA', 'e105aa'],
  ['E10*', 'e105aa'],
  ['E*', 'E10 5AA'],
  ['SW1*', 'SW1A 1AA'],
  ['SW1A*', 'SW1A 1AA'],
  ['ｅ１＊', 'E1 6AN'],
])('the entry %s names the postal code %s', (entry, code) => {
  expect(matchedLengths(code)(readPostalEntry(entry) ?? '')).toBeGreaterThan(0);
});

test.each([
  ['10115', 'A-1011'],
  ['A-1010', 'D-1010'],
  ['101*', '11015'],
  ['E1 *', 'E10 5AA'],
  ['E1*', 'E10 5AA'],
  ['E1', 'E10 5AA'],
  ['E1 *', 'E1W 1AA'],
  ['E1 5*', 'E15 1AA'],
  ['E*', 'EC1A 1BB'],
  ['SE1 *', 'SE10 9AA'],
  ['IV1*', 'IV12 4AA'],
  ['PA67*', 'PA6 7LN'],
  ['SW1*', 'SW11 1AA'],
])('the entry %s does not name the postal code %s', (entry, code) => {
  expect(matchedLengths(code)(readPostalEntry(entry) ?? '')).toBeNull();
});

test('an address gets the fee of its own British district', () => {
  const area = (name: string, entry: string) => {
    return { name, postalCodes: [entry], feeCents: 300, freeFromCents: null, minimumCents: 0 };
  };
  const nameOf = (code: string, ...entries: string[]) =>
    areaOf(
      entries.map((entry) => area(entry, entry)),
      code,
    )?.name;
  expect(nameOf('E10 5AA', 'E1 *', 'E*')).toBe('E*');
  expect(nameOf('E1 5AA', 'E1 *', 'E*')).toBe('E1 *');
  expect(nameOf('PA6 7LN', 'PA67*', 'PA*')).toBe('PA*');
  expect(nameOf('E1W 1AA', 'E1*', 'E1W*')).toBe('E1W*');
});
