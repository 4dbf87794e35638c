import { expect, test } from 'vitest';
import { createScanReader } from '#web/features/seller/shell/scanner.ts';

/** Presses keys with these pauses, and returns what each press has given. */
function press(keys: readonly string[], gapMs: number | ((at: number) => number), init: KeyboardEventInit = {}) {
  const read = createScanReader();
  let now = 1000;
  return keys.map((key, at) => {
    now += typeof gapMs === 'number' ? gapMs : gapMs(at);
    const event = new KeyboardEvent('keydown', { key, ...init });
    Object.defineProperty(event, 'timeStamp', { value: now });
    return read(event);
  });
}

const code = '4006381333931';
const keysOf = (text: string) => [...Array.from(text), 'Enter'];

test.each([1, 8, 30, 80])('a code with %d ms between its keys is a scan', (gapMs) => {
  expect(press(keysOf(code), gapMs).at(-1)).toBe(code);
});

test('a busy browser that delivers one key late does not break a scan', () => {
  expect(press(keysOf(code), (at) => (at === 6 ? 350 : 5)).at(-1)).toBe(code);
});

test.each([120, 200, 500])('digits typed by hand, %d ms apart, are no scan', (gapMs) => {
  expect(press(keysOf(code), gapMs)).toEqual(Array.from({ length: 14 }, () => null));
});

test.each([
  ['a wrong check digit', '4006381333932'],
  ['too few digits', '4006381'],
  ['too many digits', '400638133393100'],
  ['nothing', ''],
])('%s is no scan', (_name, text) => {
  expect(press(keysOf(text), 5).at(-1)).toBeNull();
});

test('text before the code, and Enter long after it, are not part of a scan', () => {
  expect(press(['4', '4', 'x', ...keysOf(code)], 5).at(-1)).toBe(code);
  expect(press(keysOf(code), (at) => (at === 13 ? 600 : 5)).at(-1)).toBeNull();
  expect(press(['7', ...keysOf(code)], (at) => (at === 1 ? 600 : 5)).at(-1)).toBe(code);
});

test('keys with Control, and keys that are held down, are no scan', () => {
  expect(press(keysOf(code), 5, { ctrlKey: true }).at(-1)).toBeNull();
  expect(press(keysOf(code), 5, { repeat: true }).at(-1)).toBeNull();
});

test('a scanner with the keys of a US keyboard works where the digits need Shift', () => {
  const french = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];
  const read = createScanReader();
  let now = 0;
  const pressed = Array.from(code, (digit) => ({ key: french[Number(digit)] ?? '', code: `Digit${digit}` }));
  const results = [...pressed, { key: 'Enter', code: 'Enter' }].map((init) => {
    const event = new KeyboardEvent('keydown', init);
    now += 5;
    Object.defineProperty(event, 'timeStamp', { value: now });
    return read(event);
  });
  expect(results.at(-1)).toBe(code);
});
