// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import { goodsByNeed, isForeign, joinedNames, otherNames, thingsByBrand, thingsByKind } from './known-names.ts';
import { foldedWordsOf, searchTermsOf } from './search-terms.ts';
import { partsOf, stemOf } from './word-forms.ts';
import { compounds, describingWords, emptyWords, formWords, joined, linkWords, processedWords } from './word-kinds.ts';
import * as words from './words.ts';

/** The words of what is wanted and of names of groceries, in the form of `searchTermsOf`. */

const [and = ''] = searchTermsOf(words.and);
const maxPhrase = 4;
const minWrittenApart = 6;

export interface WantedWord {
  /** As it is written; a word that is still being typed begins a term. */
  raw: string;
  /** Its term; the terms of a name of several words have spaces between. */
  term: string;
  /** Whether a word that says nothing stands before it: `butter and milk` is no buttermilk. */
  isApart?: boolean;
  /** Whether the text has its words the other way round. */
  isTurned?: boolean;
}

/** The words of what is wanted, with each compound and each name of several words as one. */
export function wantedWordsOf(text: string): WantedWord[] {
  const single = foldedWordsOf(text).flatMap((raw): WantedWord[] => {
    const parts =
      partsOf(raw).length > 0
        ? partsOf(raw)
        : (joined.get(stemOf(raw)) ?? joinedNames.get(stemOf(raw)) ?? '').split(' ').filter(Boolean);
    return parts.length > 0 ? parts.map((term) => ({ raw: term, term })) : [{ raw, term: stemOf(raw) }];
  });
  const wanted: WantedWord[] = [];
  const turned = turnedRound(single);
  if (turned) return [turned];
  for (let at = 0; at < single.length;) {
    const phrase = phraseAt(single, at);
    wanted.push(phrase.word);
    at += phrase.length;
  }
  return wanted
    .map((word, at) => (emptyWords.has(wanted[at - 1]?.term ?? '') ? { ...word, isApart: true } : word))
    .filter(({ term }) => !emptyWords.has(term));
}

/** The name of which a text says the words the other way round: `cheese for pizza` is pizza cheese. */
function turnedRound(single: readonly WantedWord[]): WantedWord | undefined {
  const [thing, link, use, more] = single.filter(({ term }) => !emptyWords.has(term));
  if (words.isHeadFirst || !thing || !use || more || !linkWords.has(link?.term ?? '')) return undefined;
  const term = `${use.term} ${thing.term}`;
  return compounds.has(term) || otherNames.has(term)
    ? { raw: `${use.raw} ${thing.raw}`, term, isTurned: true }
    : undefined;
}

/** The longest name of several words at a position, or else its word. */
function phraseAt(single: readonly WantedWord[], at: number): { word: WantedWord; length: number } {
  for (let length = Math.min(maxPhrase, single.length - at); length > 1; length -= 1) {
    const some = single.slice(at, at + length);
    const term = some.map((word) => word.term).join(' ');
    const raw = some.map((word) => word.raw).join(' ');
    // `egg plant` is one word.
    const asOne = length === 2 ? stemOf(raw.replace(' ', '')) : '';
    if (asOne.length >= minWrittenApart && otherNames.has(asOne))
      return { word: { raw: raw.replace(' ', ''), term: asOne }, length };
    if (
      [compounds, otherNames, goodsByNeed, thingsByBrand, thingsByKind].some((known) => known.has(term)) ||
      isForeign({ raw, term })
    ) {
      return { word: { raw, term }, length };
    }
  }
  return { word: single[at] ?? { raw: '', term: '' }, length: 1 };
}

/** The place of the first link word behind a word: of `spaghetti in tomato sauce` 1; the number of words without a link word. */
export function linkPlace(terms: readonly string[]): number {
  const at = terms.findIndex((term, index) => index > 0 && linkWords.has(term));
  return at === -1 ? terms.length : at;
}

export const isLink = (term: string): boolean => linkWords.has(term);

/** Whether a word of a name tells what a product is. */
export const isTellingInName = (term: string): boolean =>
  !describingWords.has(term) && !linkWords.has(term) && !emptyWords.has(term) && !/^\d/.test(term);

/** The terms for the things in a product's name: the last of each part, and the one before a form such as `loaf`. */
export function headsOf(name: readonly (readonly string[])[]): string[] {
  const numberAt = name.findIndex(([term = ''], at) => at > 0 && /^\d/.test(term));
  const own = name.slice(0, numberAt > 0 ? numberAt : undefined).slice(0, linkPlace(name.map(([term]) => term ?? '')));
  const at = own.findIndex(([term]) => term === and);
  if (at > 0) return [...headsOf(own.slice(0, at)), ...headsOf(own.slice(at + 1))];
  const first = words.isThingFirst ? own.find((word) => !word.every((term) => describingWords.has(term))) : undefined;
  const terms = own.flat().filter((term) => !/\d/.test(term));
  const things = [
    first && thingOf(first),
    thingOf(terms),
    terms.findLast((term) => !describingWords.has(term) && !processedWords.has(term)),
    own.at(-1)?.at(-1),
  ];
  return [...new Set(things.filter((term) => term !== undefined))];
}

const thingOf = (terms: readonly string[]) =>
  terms.findLast((term) => !formWords.has(term) && !describingWords.has(term) && !processedWords.has(term)) ??
  terms.findLast((term) => !formWords.has(term));
