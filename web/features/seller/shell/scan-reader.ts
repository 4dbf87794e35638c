/** What a pressed key is: a key of a person, a key inside a scan, or the end of one with the texts that it may stand for. */
export type KeyMeaning =
  { kind: 'typed' | 'part' } | { kind: 'end'; texts: readonly string[]; keys: number; meanGapMs: number };

/** A person cannot press keys at this pace; scanners need 1 to 30 ms for a key, and a busy browser some more. */
const maxMeanGapMs = 100;
/** A pause that begins a new code. */
export const maxGapMs = 400;
/** A scanner sends a second end, the LF after the CR, within this time. */
const maxTailMs = 100;
/** A person does not press so many keys without a text field before Enter. */
const fewestKeys = 3;
const surelyFastMs = 50;
/** A code that is longer is cut: it is shown, not read. */
const maxKeys = 4000;

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn']);
/** The names of the keys of signs, and what they type without and with Shift. */
const signs = new Map(
  (
    'Minus-_ Equal=+ BracketLeft[{ BracketRight]} Backslash\\| Semicolon;: Quote\'" Backquote`~ Comma,< Period.> Slash/? ' +
    'NumpadDecimal.. NumpadDivide// NumpadMultiply** NumpadSubtract-- NumpadAdd++'
  )
    .split(' ')
    .map((each) => [each.slice(0, -2), each.slice(-2)]),
);

/** The character of a key on a US keyboard, whose keys scanners press: other layouts type other characters. */
function usCharacter({ code, shiftKey }: KeyboardEvent): string {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  if (digit !== undefined) return shiftKey && code.startsWith('D') ? (')!@#$%^&*('[Number(digit)] ?? '') : digit;
  if (code === 'Space') return ' ';
  return signs.get(code)?.[shiftKey ? 1 : 0] ?? '';
}

/** What a key adds to a code: by its layout, and on a US keyboard; null for a key that types nothing. */
function charactersOf(event: KeyboardEvent): { typed: string; us: string } | null {
  const us = usCharacter(event);
  const isTyped = Array.from(event.key).length === 1;
  const isAltGraph = event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey);
  if (event.metaKey || (event.altKey && !isAltGraph)) return null;
  if (event.ctrlKey && !isAltGraph) {
    // Scanners press Control with a key for a control character: `]` for the separator of GS1, whose code is 29.
    const control = us === '' ? '' : String.fromCharCode(us.toUpperCase().charCodeAt(0) % 32);
    return control === '' ? null : { typed: control, us: control };
  }
  if (isTyped) return { typed: event.key, us: us || event.key };
  return us === '' || !['Dead', 'Process', 'Unidentified'].includes(event.key) ? null : { typed: us, us };
}

/** Enter, Tab, and CR and LF as Control with a letter: what scanners send after a code. */
const isEnd = ({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !altKey && !metaKey && (ctrlKey ? code === 'KeyM' || code === 'KeyJ' : key === 'Enter' || key === 'Tab');

/** Tells scans from typing by the time between keys. `read` takes each pressed key; `silence` ends a code that no key has ended. */
export function createScanReader() {
  let typed = '';
  let us = '';
  let altCode = '';
  let place: EventTarget | null = null;
  let keys = 0;
  /** The number of characters before the last longer pause. */
  let pausedAt = 0;
  let firstAt = 0;
  let lastAt = 0;
  let endedAt = Number.NEGATIVE_INFINITY;

  function clear() {
    [typed, us, altCode] = ['', '', ''];
    [keys, pausedAt] = [0, 0];
  }

  function add(characters: { typed: string; us: string }) {
    keys += 1;
    if (typed.length >= maxKeys) return;
    typed += characters.typed;
    us += characters.us;
  }

  /** The character of Alt with digits of the number pad, after Alt was released. */
  function addAltCode() {
    const code = Number(altCode);
    altCode = '';
    if (code > 0 && code < 256) add({ typed: String.fromCharCode(code), us: String.fromCharCode(code) });
  }

  function end(at: number): KeyMeaning {
    if (altCode !== '') addAltCode();
    // A person may have typed before the scanner did: no number of a product is longer than 14 digits.
    const last = typed.length > 14 && typed.length - pausedAt >= 8 ? typed.slice(pausedAt) : typed;
    const texts = [...new Set([typed, us, last])];
    const count = keys;
    const meanGapMs = (at - firstAt) / Math.max(1, count);
    clear();
    const isScan =
      meanGapMs <= maxMeanGapMs && (count >= 2 * fewestKeys || (count >= fewestKeys && meanGapMs <= surelyFastMs));
    if (!isScan) return { kind: 'typed' };
    endedAt = at;
    return { kind: 'end', texts, keys: count, meanGapMs };
  }

  function read(event: KeyboardEvent): KeyMeaning {
    const { timeStamp } = event;
    if (modifiers.has(event.key)) return { kind: 'typed' };
    if (event.repeat || event.isComposing) {
      clear();
      return { kind: 'typed' };
    }
    // No scan moves the focus: what was pressed elsewhere is not part of it.
    if (timeStamp - lastAt > maxGapMs || event.target !== place) clear();
    else if (timeStamp - lastAt > maxMeanGapMs) pausedAt = typed.length;
    place = event.target;
    if (isEnd(event)) {
      if (keys > 0) return end(timeStamp);
      return { kind: timeStamp - endedAt > maxTailMs ? 'typed' : 'part' };
    }
    // A person may press two shortcuts quickly, such as those that choose and copy everything.
    const isFast = keys > (event.ctrlKey ? 1 : 0) && timeStamp - firstAt <= maxMeanGapMs * keys;
    const altDigit = event.altKey && !event.ctrlKey ? /^Numpad(\d)$/.exec(event.code)?.[1] : undefined;
    if (altDigit === undefined && altCode !== '') addAltCode();
    const characters = altDigit === undefined ? charactersOf(event) : null;
    if (altDigit !== undefined) altCode = `${altCode}${altDigit}`.slice(-4);
    else if (characters !== null) {
      if (keys === 0) firstAt = timeStamp;
      add(characters);
    } else if (!isFast) {
      clear();
      return { kind: 'typed' };
    }
    lastAt = timeStamp;
    return { kind: isFast ? 'part' : 'typed' };
  }

  return { read, silence: () => end(lastAt) };
}
