import { describe, expect, test } from 'vitest';
import { codeOf, gtinOf, gtinsOf, isFoundByGtin, isShopCode, printedGtin } from '#readers/barcode.ts';

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

const oats = '04006381333931';
const can = '00042100005264';
const gs = '\u001D';

describe('the number of a product', () => {
  test.each([
    ['EAN-13', '4006381333931', oats],
    ['with spaces', '4 006381 333931', oats],
    ['with hyphens', '400-6381-333931', oats],
    ['with a hyphen of a word processor', '400\u2011638\u20131333931', oats],
    ['with no-break spaces and a line end', '\u00a04\u00a0006381\u202f333931\r\n', oats],
    ['14 digits', oats, oats],
    ['EAN-8', '96385074', '00000096385074'],
    ['UPC-A', '036000291452', '00036000291452'],
    ['UPC-A as EAN-13', '0036000291452', '00036000291452'],
    ['Arabic digits', '٤٠٠٦٣٨١٣٣٣٩٣١', oats],
    ['Persian digits', '۴۰۰۶۳۸۱۳۳۳۹۳۱', oats],
    ['full width', '４００６３８１３３３９３１', oats],
    ['goods of variable measure', '94006381333934', '94006381333934'],
    ['from a program that knows numbers only', '4006381333931.0', oats],
    ['with a decimal comma', '4006381333931,00', oats],
    ['grouped by points', '4.006.381.333.931', oats],
    ['grouped by commas', '4,006,381,333,931', oats],
    ['grouped by commas, with decimals', '4,006,381,333,931.00', oats],
    ['with an exponent and all digits', '4.006381333931E+12', oats],
    ['behind an apostrophe', `'${oats}`, oats],
    ['as a formula', `="${oats}"`, oats],
    ['with the sign of a scanner', '~4006381333931', oats],
    ['with the letter of a scanner', 'A4006381333931', oats],
    ['between STX and ETX', '\u00024006381333931\u0003', oats],
    ['with an AIM identifier', ']E04006381333931', oats],
  ])('%s', (_form, text, gtin) => {
    expect(codeOf(text)).toEqual({ gtin, notes: [], caseGtin: null });
  });
});

// GS1 General Specifications, 7.10: the last of the six digits says where the zeros stand.
test.each([
  ['123450', '01200000345'],
  ['123451', '01210000345'],
  ['425261', '04210000526'],
  ['123452', '01220000345'],
  ['123453', '01230000045'],
  ['123454', '01234000005'],
])('the UPC-E %s is written out with 6, 7 and 8 digits', (six, upcA) => {
  const digit = checkDigitOf(upcA);
  const reading = { gtin: `00${upcA}${digit}`, notes: ['EXPANDED'], caseGtin: null };
  expect(codeOf(six)).toEqual(reading);
  expect(codeOf(`0${six}`)).toEqual(reading);
  expect(codeOf(`0${six}${digit}`)).toEqual(reading);
  expect(codeOf(`${six}${digit}`)).toEqual(reading);
});

test('the last eight digits of a longer number, which fit a UPC-E, name no other product', () => {
  expect(gtinsOf('01234558')).toHaveLength(2);
  expect(gtinsOf('1000901234558')).toEqual(['01000901234558']);
});

test.each(['5', '6', '7', '8', '9'])(
  'eight digits whose sixth is %s and that fit a UPC-E fit an EAN-8 too, and find both',
  (last) => {
    const upcA = `0123450000${last}`;
    const digit = checkDigitOf(upcA);
    const both = `012345${last}${digit}`;
    expect(codeOf(both)).toEqual({ gtin: both.padStart(14, '0'), notes: [], caseGtin: null });
    expect(gtinsOf(both)).toEqual([both.padStart(14, '0'), `00${upcA}${digit}`]);
  },
);

test('a UPC-E of the number system 1 is written out, and 8 digits whose check digit fits an EAN-8 are one', () => {
  const digit = checkDigitOf('14210000526');
  expect(codeOf(`1425261${digit}`)).toEqual({ gtin: `0014210000526${digit}`, notes: ['EXPANDED'], caseGtin: null });
  expect(codeOf('01234565')).toEqual({ gtin: '00000001234565', notes: [], caseGtin: null });
});

test.each([
  ['7 digits', '1234565', '00000001234565'],
  ['9 digits', '123456784', '00000123456784'],
  ['10 digits', '1234567895', '00001234567895'],
  ['11 digits', '36000291452', '00036000291452'],
])('%s whose check digit fits have lost their zeros', (_form, text, gtin) => {
  expect(codeOf(text)).toEqual({ gtin, notes: ['ZEROS'], caseGtin: null });
});

test.each([
  ['DataBar', '0104006381333931'],
  ['GS1-128', `]C10104006381333931${gs}10AB12`],
  ['GS1-128 without its separators', '01040063813339311728030110AB12'],
  ['GS1 DataMatrix', `]d2${gs}010400638133393110AB12${gs}17280301`],
  ['GS1 QR', ']Q30104006381333931'],
  ['another identifier first', '172803010104006381333931'],
  ['a batch first', `10AB12${gs}0104006381333931`],
  ['a weight first', '31030012500104006381333931'],
  ['a separator in words', '10AB12<GS>0104006381333931'],
  ['the text below a code', '(01)04006381333931(17)280301(10)AB12'],
  ['the text below a code, with spaces', '(01) 0 4006381 33393 1 (10) AB12'],
  ['Digital Link', 'https://id.gs1.org/01/04006381333931/10/AB12'],
  ['Digital Link of a shop', 'https://brand.example/oats/01/04006381333931?17=280301&x=1'],
  ['Digital Link with words', 'http://brand.example/gtin/4006381333931#more'],
  ['Digital Link in capitals', 'HTTPS://ID.GS1.ORG/01/04006381333931'],
  ['Digital Link without https', 'id.gs1.org/01/04006381333931'],
  ['Digital Link on a German layout', 'httpsÖ--id.gs1.org-01-04006381333931-10-AB12'],
  ['Digital Link on an Italian layout', 'httpsç--id.gs1.org-01-04006381333931'],
])('%s contains the number', (_form, text) => {
  expect(codeOf(text)).toEqual({ gtin: oats, notes: ['TAKEN_OUT'], caseGtin: null });
});

test('a magazine has its number without the digits of the issue', () => {
  expect(codeOf('977123456700305')).toEqual({ gtin: '09771234567003', notes: ['TAKEN_OUT'], caseGtin: null });
});

test('the code of a case gives the number of its item, with the check digit of that number', () => {
  expect(codeOf('14006381333938')).toEqual({ gtin: oats, notes: ['ITEM'], caseGtin: '14006381333938' });
  expect(codeOf('(01)24006381333935(37)12')).toEqual({
    gtin: oats,
    notes: ['TAKEN_OUT', 'ITEM'],
    caseGtin: '24006381333935',
  });
  expect(gtinsOf('14006381333938')).toEqual(['14006381333938', oats]);
  expect(gtinsOf('4006381333931')).toEqual([oats]);
});

test.each([
  ['CHECK_DIGIT', '4006381333932'],
  ['CHECK_DIGIT', '400638133393'],
  ['CHECK_DIGIT', '04252615'],
  ['CHECK_DIGIT', '14006381333931'],
  ['CHECK_DIGIT', '0104006381333932'],
  ['CHECK_DIGIT', 'https://id.gs1.org/01/04006381333932'],
  ['LOST_ZEROS', '36000291453'],
  ['LOST_ZEROS', '9638508'],
  ['SHORTENED', '4.00638E+12'],
  ['SHORTENED', '4,00638E+12'],
  ['OTHER', ''],
  ['OTHER', '00000000'],
  ['OTHER', '0000000000000'],
  ['OTHER', '000000'],
  ['OTHER', '40063'],
  ['OTHER', '40063813339311111'],
  ['OTHER', '340123450000000018'],
  ['OTHER', '40063813339x1'],
  ['OTHER', '4006381333931x'],
  ['OTHER', '4006381333931 4006381333931'],
  ['OTHER', 'https://www.example.com/recipes?pack=7'],
  ['OTHER', 'https://www.example.com/2024/01/news'],
  ['OTHER', 'WIFI:T:WPA;S:shop;P:secret;;'],
  ['OTHER', '4'.repeat(501)],
  ['OTHER', '('.repeat(400)],
])('%s: %s is refused', (fault, text) => {
  expect(codeOf(text)).toEqual({ fault });
});

test('of 4,000 numbers, exactly those with the check digit of GS1 are accepted', () => {
  const lengths = [12, 13, 14];
  for (let seed = 1; seed <= 4000; seed += 1) {
    const length = lengths[seed % 3] ?? 13;
    const digits = `1${digitsBySeed(seed, length - 2)}`;
    const last = seed % 10;
    expect(gtinOf(`${digits}${last}`) !== null, `${digits}${last}`).toBe(last === checkDigitOf(digits));
  }
});

test('a number is shown as packages have it', () => {
  expect(printedGtin(oats)).toBe('4006381333931');
  expect(printedGtin('00000096385074')).toBe('96385074');
  expect(printedGtin('14006381333938')).toBe('14006381333938');
});

describe('a search', () => {
  test.each([
    '4006381333931',
    oats,
    '4 006381 333931',
    '400638',
    '0400638',
    '٤٠٠٦٣٨',
    '0104006381333931',
    '14006381333938',
  ])('finds by %j', (text) => {
    expect(isFoundByGtin(text, oats)).toBe(true);
  });

  test.each(['40063', '4006382', '333931', 'milk', '', '4006381333931x'])('does not find by %j', (text) => {
    expect(isFoundByGtin(text, oats)).toBe(false);
  });

  test('finds short and American numbers in each of their forms, and nothing without a barcode', () => {
    expect(isFoundByGtin('96385074', '00000096385074')).toBe(true);
    expect(isFoundByGtin('036000291452', '00036000291452')).toBe(true);
    expect(isFoundByGtin('0036000291452', '00036000291452')).toBe(true);
    expect(isFoundByGtin('04252614', can)).toBe(true);
    expect(isFoundByGtin('4006381333931', null)).toBe(false);
  });
});

test.each([
  ['02012345678903', true],
  ['00212345678909', true],
  ['00000020123451', true],
  [oats, false],
  ['00036000291452', false],
])('whether %s is a code of one shop: %s', (gtin, expected) => {
  expect(isShopCode(gtin)).toBe(expected);
});
