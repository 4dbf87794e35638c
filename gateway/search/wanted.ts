import { numbers } from './line-words.ts';
import { readLine } from './read-line.ts';
import { isLink, linkPlace, wantedWordsOf, type WantedWord } from './grocery-words.ts';
import { goodsFor, isBrand, isGeneralNeed, isNeed, isNeedOfNothing } from './known-names.ts';
import { searchTermsOf } from './search-terms.ts';
import { fold } from './text-fold.ts';
import type { Measures } from '#readers/weight-words.ts';
import type { PackSize } from '#readers/weight.ts';
import { mayBeSplit, mendedPartsOf, stemOf, writesApart } from './word-forms.ts';
import { describingWords, formWords, isCompound, processedWords, produceWords } from './word-kinds.ts';
import { diets, isHeadFirst, negation } from './words.ts';

export type Diet = (typeof diets)[number];

interface WeightedWord extends WantedWord {
  /** Its part in the likeness of a product. */
  weight: number;
  /** Whether a product without it is another thing; words that describe only rank. */
  isTelling: boolean;
}

/** What a search or a line of a list asks for. */
export interface Wanted {
  words: readonly WeightedWord[];
  /** The thing itself; undefined when there are no words. */
  head: WeightedWord | undefined;
  /** Conditions that a product must be known to meet. */
  diets: readonly Diet[];
  /** Whether they are written as wishes, `no sugar`: goods that do not say so come closest. */
  isWish: boolean;
  /** Terms that the name should not have, `no bits`, unless it says the same. */
  unwanted: readonly string[];
  /** The wanted content of a pack. */
  size: PackSize | null;
}

/** Matches a folded text that says what is not in it. */
const negates = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${fold(negation)})(?![\p{L}\p{N}])`, 'u');
/** The same in the name of a product: `non bio`. */
export const saysNot = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${fold(negation)}|non)(?![\p{L}\p{N}])`, 'u');
const negated = new RegExp(String.raw`(?:^|\s)(?:${fold(negation)})\s+(.+)$`, 'u');
const maxWords = 12;
const maxTextLength = 200;
const minSplitLength = 4;
const weights = { head: 2, telling: 1, processed: 1, other: 0.8, number: 0.2 };

/** Reads the name of a wanted thing. */
export function wantedOf(name: string, size: PackSize | null = null): Wanted {
  let text = fold(name.slice(0, maxTextLength));
  const conditions = diets.filter(({ wanted }) => wanted.test(text));
  const isWish = conditions.length > 0 && conditions.every(({ wanted }) => negates.test(wanted.exec(text)?.[0] ?? ''));
  for (const { wanted } of conditions) text = text.replace(wanted, ' ');
  const { rest, unwanted } = withoutUnwanted(text);
  const read = wantedWordsOf(rest).slice(0, maxWords);
  const beside = read.filter(({ term }) => !isNeedOfNothing(term));
  const all = beside.length > 0 ? beside : read;
  const end = linkPlace(all.map(({ term }) => term));
  // In `mix for pancakes` the thing stands behind the form.
  const own = all.slice(
    0,
    all.slice(0, end).every(({ term }) => formWords.has(term) && !isNeed(term)) ? undefined : end,
  );
  const telling = own.filter(
    ({ term }) => !isLink(term) && !describingWords.has(term) && !processedWords.has(term) && !/^\d+$/.test(term),
  );
  const kept = telling.length > 0 ? telling : own;
  // The name of a brand says whose thing it is, and `on the go` what a breakfast is for.
  const isOfThing = ({ raw, term }: WantedWord) =>
    isBrand(term) || (raw.includes(' ') && isLink(stemOf(raw.split(' ')[0] ?? '')));
  const things = kept.filter(({ term }) => !formWords.has(term));
  const unbranded = things.filter((word) => !isOfThing(word));
  const special = unbranded.filter(({ term }) => !isGeneralNeed(term));
  const named = special.some(({ term }) => isNeed(term)) && special.length < unbranded.length ? special : unbranded;
  const [only] = named;
  // A brand that is not of fruit has its taste: `Schweppes lemon`.
  const isTaste = named.length === 1 && only && produceWords.has(only.term) && !isBrandOf(things, only.term);
  const [heads] = [isTaste ? [] : named, things.filter((word) => word !== only || !isTaste), kept].filter(
    ({ length }) => length > 0,
  );
  const headWord = isHeadFirst ? heads?.[0] : heads?.at(-1);
  const isOfNeed = headWord !== undefined && isNeed(headWord.term);
  const words = all
    .filter(({ term }, at) => !isLink(term) && all.findIndex((other) => other.term === term) === at)
    .map((word): WeightedWord => {
      const isHead = word.term === headWord?.term;
      const isNumber = /^\d+$/.test(word.term);
      // In `bread for toast` no spread is wanted.
      const isUse = !isHead && isNeed(word.term) && isOfThing(word);
      const isThing = kept.includes(word) && !isUse && (isHead || !formWords.has(word.term) || isCompound(word.term));
      const weight = isHead && !isOfNeed ? weights.head : isThing && !isNumber ? weights.telling : weightOf(word.term);
      const isTelling = isThing || isNumber || (isOfNeed && isHeadFirst && isNeed(word.term));
      return { ...word, isTelling, weight };
    });
  const head = words.find(({ term }) => term === headWord?.term);
  // A breakfast on a birthday is a breakfast. Where the thing comes first, `repas`, the need behind it says more.
  const isOtherNeed = (word: WeightedWord) => isOfNeed && word !== head && isNeed(word.term);
  const ofThing = isHeadFirst
    ? words.map((word) => (isOtherNeed(word) ? { ...word, weight: weights.head } : word))
    : words.filter((word) => !isOtherNeed(word) && !(isOfNeed && numbers.has(word.raw)));
  return { words: ofThing, head, diets: conditions, isWish, unwanted, size };
}

/** Whether there is no brand among these words, or one of that thing. */
function isBrandOf(written: readonly WantedWord[], term: string): boolean {
  const brands = written.filter((word) => isBrand(word.term));
  return brands.length === 0 || brands.some((word) => goodsFor(word.term, false).some((goods) => goods.includes(term)));
}

/** What is wanted, and the terms of what is not: all behind `no`, or the first word when `no` begins the text. */
function withoutUnwanted(text: string): { rest: string; unwanted: readonly string[] } {
  const [found = '', not = ''] = negated.exec(text) ?? [];
  const before = text.slice(0, text.length - found.length);
  const none = { rest: text, unwanted: [] };
  if (found === '') return none;
  if (/[\p{L}\p{N}]/u.test(before)) return { rest: before, unwanted: termsOf(not) };
  const [first = ''] = /^\s*\S+/.exec(not) ?? [];
  const rest = not.slice(first.length);
  return /\p{L}/u.test(rest) ? { rest, unwanted: termsOf(first) } : none;
}

function termsOf(text: string): string[] {
  const telling = wantedWordsOf(text).flatMap(({ term }) => term.split(' '));
  return telling.length > 0 ? telling : searchTermsOf(text);
}

function weightOf(term: string): number {
  if (/^\d+$/.test(term)) return weights.number;
  return processedWords.has(term) ? weights.processed : weights.other;
}

/** Reads a search: its amount, in these measures, chooses the pack and is no word. */
export function readSearch(text: string, measures: Measures): Wanted {
  const short = text.slice(0, maxTextLength);
  // The number may be a part of what people call a need: `quatre heures`.
  const { words, head } = wantedOf(short);
  if (head && words.length === 1 && head.raw.includes(' ') && isNeed(head.term)) return wantedOf(short);
  const { name, count, amount } = readLine(short, measures);
  // The number may be a part of the name: `rice 500`.
  const numbered = count === null ? name : `${name} ${count}`;
  return wantedOf(numbered, amount ?? (count === null || count === 1 ? null : { amount: count, unit: 'PIECE' }));
}

/** The same with another word as the thing. */
export function withHead(wanted: Wanted, thing: WeightedWord): Wanted {
  const head = { ...thing, isTelling: true, weight: weights.head };
  return { ...wanted, words: wanted.words.map((word) => (word.term === thing.term ? head : word)), head };
}

/** The same with the parts of compounds in which one part has a typing error; undefined when there are none. */
export function withMendedParts(wanted: Wanted, isKnown: (word: WantedWord) => boolean): Wanted | undefined {
  const partsByWord = new Map(
    wanted.words.map((word) => [word, word.term.includes(' ') || isKnown(word) ? [] : mendedPartsOf(word.raw)]),
  );
  if ([...partsByWord.values()].every((parts) => parts.length === 0)) return undefined;
  const words = wanted.words.flatMap((word): WeightedWord[] => {
    const parts = partsByWord.get(word) ?? [];
    if (parts.length === 0) return [word];
    return parts.map((term, at) => {
      const weight = word === wanted.head && at === parts.length - 1 ? weights.head : weights.telling;
      return { raw: term, term, isTelling: true, weight };
    });
  });
  const head = wanted.head && (partsByWord.get(wanted.head)?.at(-1) ?? wanted.head.term);
  return { ...wanted, words, head: words.findLast(({ term }) => term === head) };
}

/** The same with words apart that are written as one, `sourdoughbread`; undefined when there are none. */
export function withSplitWords(wanted: Wanted, isKnown: (word: WantedWord) => boolean): Wanted | undefined {
  const partsOf = ({ raw }: WantedWord): WantedWord[] => {
    if (!mayBeSplit(raw)) return [];
    for (let at = minSplitLength; at <= raw.length - minSplitLength; at += 1) {
      const [first, last] = [raw.slice(0, at), raw.slice(at)];
      // German has letters between the words: `Kartoffelnsack`.
      for (const start of writesApart ? [first] : [first, first.replace(/(?:en|[nse])$/, '')]) {
        const parts = [start, last].map((part) => ({ raw: part, term: stemOf(part) }));
        if (start.length >= minSplitLength && parts.every(isKnown)) return parts;
      }
    }
    return [];
  };
  const parts = new Map(
    wanted.words.map((word) => [word, isKnown(word) || word.term.includes(' ') ? [] : partsOf(word)]),
  );
  if ([...parts.values()].every(({ length }) => length === 0)) return undefined;
  const ofHead = (wanted.head && parts.get(wanted.head)) ?? [];
  const named = ofHead.filter(({ term }) => !formWords.has(term));
  const headParts = named.length > 0 ? named : ofHead;
  const head = isHeadFirst ? headParts[0] : headParts.at(-1);
  const words = wanted.words.flatMap((word): WeightedWord[] =>
    (parts.get(word)?.length ?? 0) === 0
      ? [word]
      : (parts.get(word) ?? []).map((part) => ({
          ...part,
          isTelling: part === head || !formWords.has(part.term),
          weight: part === head ? weights.head : weights.telling,
        })),
  );
  return { ...wanted, words, head: head ? words.find(({ term }) => term === head.term) : wanted.head };
}

/** The same with the single words of names of several words, which are no compounds; undefined when there are none. */
export function withSingleWords(wanted: Wanted): Wanted | undefined {
  const isPhrase = ({ term, isTurned }: WantedWord) => term.includes(' ') && (isTurned === true || !isCompound(term));
  if (!wanted.words.some(isPhrase)) return undefined;
  const words = wanted.words.flatMap((word): WeightedWord[] => {
    if (!isPhrase(word)) return [word];
    const terms = word.term.split(' ');
    return terms.map((term, at) => {
      const isHead = word === wanted.head && at === terms.length - 1;
      const isTelling = isHead || !(describingWords.has(term) || processedWords.has(term) || formWords.has(term));
      return {
        raw: term,
        term,
        isTelling,
        weight: isHead ? weights.head : isTelling ? weights.telling : weightOf(term),
      };
    });
  });
  const head =
    wanted.head && isPhrase(wanted.head)
      ? words.find(({ term }) => term === wanted.head?.term.split(' ').at(-1))
      : wanted.head;
  return { ...wanted, words, head };
}
