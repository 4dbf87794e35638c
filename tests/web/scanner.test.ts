import { expect, test } from 'vitest';
import { createScanReader } from '#web/features/seller/shell/scan-reader.ts';

type Key = string | KeyboardEventInit;

/** Presses keys with these pauses, and returns what each press has meant: for the end of a scan, its texts. */
function press(keys: readonly Key[], gapMs: number | ((at: number) => number), init: KeyboardEventInit = {}) {
  const { read } = createScanReader();
  let now = 1000;
  return keys.map((key, at) => {
    now += typeof gapMs === 'number' ? gapMs : gapMs(at);
    const event = new KeyboardEvent('keydown', { ...(typeof key === 'string' ? { key } : key), ...init });
    Object.defineProperty(event, 'timeStamp', { value: now });
    const meaning = read(event);
    return meaning.kind === 'end' ? meaning.texts : meaning.kind;
  });
}

const code = '4006381333931';
const keysOf = (text: string) => [...Array.from(text), 'Enter'];

test.each([1, 8, 30, 80])('a code with %d ms between its keys is a scan', (gapMs) => {
  expect(press(keysOf(code), gapMs).at(-1)).toEqual([code]);
});

test('a busy browser that delivers one key late does not break a scan', () => {
  expect(press(keysOf(code), (at) => (at === 6 ? 350 : 5)).at(-1)).toEqual([code]);
});

test.each([120, 200, 500])('keys typed by hand, %d ms apart, are no scan', (gapMs) => {
  expect(press(keysOf(code), gapMs)).toEqual(Array.from({ length: 14 }, () => 'typed'));
});

test.each([
  ['a wrong check digit', '4006381333932'],
  ['too many digits', '400638133393100'],
  ['a link', 'https://www.example.com/recipes?pack=7'],
  ['letters and spaces', 'LOT 12 AB/7'],
  ['a short shelf label', 'A12'],
])('%s is a scan too, and no key of it after the first is a typed one', (_name, text) => {
  const meanings = press(keysOf(text), 5);
  expect(meanings.at(-1)).toEqual([text]);
  expect(new Set(meanings.slice(1, -1))).toEqual(new Set(['part']));
});

test.each([
  ['Enter alone', ['Enter']],
  ['Space and Enter', [' ', 'Enter']],
  ['Tab and Enter', ['Tab', 'Enter']],
  ['arrows and Enter', ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']],
])('%s of a person are typed', (_name, keys) => {
  expect(new Set(press(keys, 60))).toEqual(new Set(['typed']));
});

test('Enter long after a code is the person’s, and a code after a pause is a new one', () => {
  expect(press(keysOf(code), (at) => (at === 13 ? 600 : 5)).at(-1)).toBe('typed');
  expect(press(['7', ...keysOf(code)], (at) => (at === 1 ? 600 : 5)).at(-1)).toEqual([code]);
});

test('what was typed before the scanner began is not part of the code', () => {
  expect(press(['o', 'a', 't', ...keysOf(code)], (at) => (at === 3 ? 300 : 5)).at(-1)).toContain(code);
});

test('Tab, and CR and LF as Control with M and J, end a code; a second end belongs to it', () => {
  expect(press([...Array.from(code), 'Tab'], 5).at(-1)).toEqual([code]);
  const control = (letter: string) => ({ key: letter.toLowerCase(), code: `Key${letter}`, ctrlKey: true });
  expect(press([...Array.from(code), control('M'), control('J')], 5).slice(-2)).toEqual([[code], 'part']);
  expect(press([...keysOf(code), 'Enter'], 5).slice(-2)).toEqual([[code], 'part']);
  expect(press([...keysOf(code), 'Enter'], (at) => (at === 14 ? 300 : 5)).at(-1)).toBe('typed');
});

test('control characters come as Control with a key, or as Alt with digits of the number pad', () => {
  const separator = { key: ']', code: 'BracketRight', ctrlKey: true };
  expect(press(['1', '0', 'A', separator, '0', '1', 'Enter'], 5).at(-1)).toEqual(['10A\u001D01']);
  const alt = (digit: string) => ({ key: digit, code: `Numpad${digit}`, altKey: true });
  const keys = ['1', '0', 'A', { key: 'Alt' }, alt('0'), alt('2'), alt('9'), '0', '1', 'Enter'];
  expect(press(keys, 5).at(-1)).toEqual(['10A\u001D01']);
});

test('keys that are held down are no scan', () => {
  expect(press(keysOf(code), 5, { repeat: true }).at(-1)).toBe('typed');
});

test('a scanner with the keys of a US keyboard works on other layouts', () => {
  const french = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];
  const digits = Array.from(code, (digit) => ({ key: french[Number(digit)] ?? '', code: `Digit${digit}` }));
  expect(press([...digits, 'Enter'], 5).at(-1)).toContain(code);
  // German: the key of `:` types Ö, that of `/` types -, that of ^ is a dead key.
  const link = [
    ...Array.from('https', (letter) => ({ key: letter, code: `Key${letter.toUpperCase()}` })),
    { key: 'Shift' },
    { key: 'Ö', code: 'Semicolon', shiftKey: true },
    ...['/', '/'].map(() => ({ key: '-', code: 'Slash' })),
    { key: 'Dead', code: 'Backquote' },
  ];
  expect(press([...link, 'Enter'], 5).at(-1)).toContain('https://`');
});
