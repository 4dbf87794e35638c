import { germanParts, germanStem, germanSynonyms, heads, known, shortHeads, whole } from './german-words.ts';
import { remembered } from './remembered.ts';
import { typingErrors } from './typing-errors.ts';

const none: readonly string[] = [];
/** Letters of the shortest part in which a typing error is looked for. */
const minMendedLength = 4;
const minPartLength = 3;
/** The endings with which a part may be written, and the letters that join it to the next one. */
const endings = ['', 's', 'n', 'en', 'e'];

/**
 * The stems of the words in a German compound of which one has a typing error: `schoko` and `cooki` of `schokocokies`. None of any
 * other word. The other part must be known, so that no word of another kind is read as goods.
 */
export function mendedGermanParts(word: string): readonly string[] {
  // `Butermilch` is no milk.
  let fewest = closestOf(word, whole)?.errors ?? Infinity;
  let mended = none;
  for (let at = minPartLength; at <= word.length - 2; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    for (const { parts, errors } of [withMendedEnd(first, last), withMendedBeginning(first, last)]) {
      if (errors >= fewest || errors === 0) continue;
      fewest = errors;
      mended = parts;
    }
  }
  return mended;
}

interface Mended {
  parts: readonly string[];
  errors: number;
}

function withMendedEnd(first: string, last: string): Mended {
  const before = partsBefore(first);
  const closest = before.length > 0 && last.length >= minMendedLength ? closestOf(last, heads) : undefined;
  return closest ? { parts: [...before, closest.stem], errors: closest.errors } : { parts: none, errors: Infinity };
}

/** Before a long last word any word may stand, so that only those before a short one are to be mended. */
function withMendedBeginning(first: string, last: string): Mended {
  const isShort = shortHeads.has(germanStem(last));
  const closest = isShort && first.length > minMendedLength ? closestOf(first, known) : undefined;
  return closest
    ? { parts: [closest.stem, germanStem(last)], errors: closest.errors }
    : { parts: none, errors: Infinity };
}

/** The known words that a beginning is: `schoko`, `sonnenblumen`, `apfelsinen`. */
function partsBefore(text: string): readonly string[] {
  for (const ending of endings) {
    if (!text.endsWith(ending)) continue;
    const stem = germanStem(text.slice(0, text.length - ending.length));
    if (known.has(stem) || whole.has(stem) || germanSynonyms(stem).length > 0) return [stem];
  }
  return germanParts(text);
}

function closestOf(written: string, words: ReadonlySet<string>): { stem: string; errors: number } | undefined {
  let found: { stem: string; errors: number } | undefined;
  for (const stem of words) {
    if (stem.length < minMendedLength || stem[0] !== written[0]) continue;
    const errors = Math.min(...endings.map((ending) => typingErrors(written, stem + ending)));
    if (errors < (found?.errors ?? Infinity)) found = { stem, errors };
  }
  return found;
}

/** A German term as it sounds: `Auberschine`, `Schampinjon` and `Kräcker` are written by ear. */
export const germanSound = remembered((term) =>
  term
    .replaceAll(/sch|ch(?=am)|gn|g(?=[ei]|$)/g, (found) => (found === 'gn' ? 'nj' : 'x'))
    .replaceAll(/ph|v/g, 'f')
    .replaceAll(/tz|ts|z|c(?=[ei])/g, 's')
    .replaceAll(/ck|qu|c|k/g, 'k')
    .replaceAll(/dt|th|d/g, 't')
    .replaceAll(/(?<=[aeiou])h|e(?=$)/g, '')
    .replaceAll(/y|ie/g, 'i')
    .replaceAll(/(.)\1+/g, '$1'),
);
