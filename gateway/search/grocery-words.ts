import { brands } from './brands.ts';
import { behindNeeds, needs, standIns } from './needs.ts';
import { foldedWordsOf, searchTermsOf, wordPartsOf } from './search-terms.ts';
import { partsOf, stemOf, synonymsOf } from './word-forms.ts';
import * as words from './words.ts';

/** The words of searches, shopping lists and names of groceries, in the form of `searchTermsOf`. */

const termsIn = (text: string): ReadonlySet<string> => new Set(searchTermsOf(text));

const emptyWords = termsIn(words.empty);
const linkWords = termsIn(words.links);
export const describingWords = termsIn(words.describing);
export const distinguishingWords = termsIn(words.distinguishing);
export const processedWords = termsIn(words.processed);
export const formWords = termsIn(words.forms);
export const sectionWords = termsIn(words.sections);
export const produceWords = termsIn(words.produce);
export const produceSections = termsIn(words.produceSections);
const [and = ''] = searchTermsOf(words.and);
const maxPhrase = 4;

const compounds = new Set(words.pairs.split(', ').map((pair) => searchTermsOf(pair).join(' ')));

/** Compounds written as one word: `icecream` is `ice cream`. */
const joined = new Map([...compounds].map((pair) => [pair.replace(' ', ''), pair]));

/** Whether a term is a compound of two words, which is another thing than its last word. */
export const isCompound = (term: string): boolean => compounds.has(term);

/** The words of a product's name, each as its terms, with each compound of two words as one term: `vanilla` and `ice cream`. */
export function nameWordsOf(name: string): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const parts of wordPartsOf(name).flatMap(apart)) {
    const pair = [...(found.at(-1) ?? []), ...parts].join(' ');
    if (found.length > 0 && compounds.has(pair)) found[found.length - 1] = [pair];
    else found.push(parts);
  }
  return found;
}

function apart(parts: readonly string[]): (readonly string[])[] {
  const pair = parts.length === 1 ? joined.get(parts[0] ?? '') : undefined;
  return pair === undefined ? [parts] : pair.split(' ').map((term) => [term]);
}

/** Other names by what people write, each as a list of terms. */
const otherNames = new Map(
  Object.entries(words.otherNames).map(
    ([name, others]) =>
      [searchTermsOf(name).join(' '), others.split(', ').map((other) => nameWordsOf(other).flat())] as const,
  ),
);

const termOf = (name: string): string => searchTermsOf(name).join(' ');

/** The entries of `names, … > things, …`, each name by its term. Between names of the same thing may be ` = `. */
function namedThings(text: string): Map<string, (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const entry of text.split(/[\n;]/)) {
    const [names = '', things] = entry.split(' > ');
    if (things === undefined) continue;
    const terms = things === '-' ? [] : things.split(', ').map((thing) => nameWordsOf(thing).flat());
    for (const name of names.split(/, | = /)) found.set(termOf(name), [...(found.get(termOf(name)) ?? []), ...terms]);
  }
  return found;
}

/** What suits a need, by its name. */
const goodsByNeed = namedThings(needs);
const minNeedInWord = 5;
const minBeforeNeed = 3;
const needsInWords = [...goodsByNeed.keys()].filter((name) => name.length >= minNeedInWord && !name.includes(' '));
const endingsOfNeeds = termsIn(behindNeeds);

/** The name of the need that a term is, or with which another word is written together: `abend` of `madelsabend`. */
function needIn(term: string): string | undefined {
  if (goodsByNeed.has(term)) return term;
  if (term.length < minNeedInWord + minBeforeNeed || term.includes(' ') || isRightWord(term)) return undefined;
  return needsInWords
    .filter(
      (name) =>
        (term.endsWith(name) && term.length >= name.length + minBeforeNeed) ||
        (term.startsWith(name) &&
          [term.slice(name.length), term.slice(name.length).replace(/^s/, '')].some((end) => endingsOfNeeds.has(end))),
    )
    .toSorted((one, other) => other.length - one.length)[0];
}

export const isNeed = (term: string): boolean => needIn(term) !== undefined;

/** The thing for which the name of a brand stands, by that name. */
const thingsByBrand = namedThings(brands);
export const isBrand = (term: string): boolean => thingsByBrand.has(term);

/** The names of one brand, by each of them. */
const namesOfBrand = new Map(
  brands.split(/[\n;]/).flatMap((entry) =>
    (entry.split(' > ')[0] ?? '').split(', ').flatMap((brand) => {
      const names = brand.split(' = ').map(termOf);
      return names.map(
        (name) => [name, names.filter((other) => other !== name).map((other) => other.split(' '))] as const,
      );
    }),
  ),
);

/** Other names of the same brand. */
export const brandNamesOf = (term: string): readonly (readonly string[])[] => namesOfBrand.get(term) ?? [];

const thingsByKind = namedThings(standIns);

/** Whether another thing may be offered in the place of what has this name. */
export const hasStandIn = (term: string): boolean => thingsByBrand.has(term) || thingsByKind.has(term);

/** What may be meant by a name, the likeliest first, and never surely: what suits a need, and the thing where a brand or a kind is not sold. */
export const goodsFor = (term: string, isSold: boolean): readonly (readonly string[])[] => [
  ...(isSold ? [] : [...(thingsByBrand.get(term) ?? []), ...(thingsByKind.get(term) ?? [])]),
  ...(goodsByNeed.get(needIn(term) ?? '') ?? []),
];

/** Other names of a term, the likeliest first, each as a list of terms. */
export const otherNamesOf = (term: string): readonly (readonly string[])[] => [
  ...(otherNames.get(term) ?? []),
  ...synonymsOf(term).map((synonym) => [synonym]),
];

/** Terms of one word that have other names. */
export const namesWithOthers: readonly string[] = [
  ...otherNames.keys(),
  ...goodsByNeed.keys(),
  ...thingsByBrand.keys(),
].filter((name) => !name.includes(' '));

/** Words that are right as they are, whether or not a product has them. */
const rightWords = new Set([
  ...[...otherNames].flatMap(([name, others]) => [...name.split(' '), ...others.flat()]),
  ...[...compounds].flatMap((pair) => pair.split(' ')),
  ...[...goodsByNeed.keys(), ...thingsByBrand.keys()].flatMap((name) => name.split(' ')),
  ...describingWords,
  ...processedWords,
  ...formWords,
  ...searchTermsOf(words.rightWords),
]);
export const isRightWord = (term: string): boolean => rightWords.has(term);

export interface WantedWord {
  /** As it is written; a word that is still being typed begins a term. */
  raw: string;
  /** Its term; the terms of a name of several words have spaces between. */
  term: string;
  /** Whether a word that says nothing stands before it: `butter and milk` is no buttermilk. */
  isApart?: boolean;
}

/** The words of what is wanted, with each compound and each name of several words as one. */
export function wantedWordsOf(text: string): WantedWord[] {
  const single = foldedWordsOf(text).flatMap((raw): WantedWord[] => {
    const parts = partsOf(raw).length > 0 ? partsOf(raw) : (joined.get(stemOf(raw))?.split(' ') ?? []);
    return parts.length > 0 ? parts.map((term) => ({ raw: term, term })) : [{ raw, term: stemOf(raw) }];
  });
  const wanted: WantedWord[] = [];
  for (let at = 0; at < single.length;) {
    const phrase = phraseAt(single, at);
    wanted.push(phrase.word);
    at += phrase.length;
  }
  return wanted
    .map((word, at) => (emptyWords.has(wanted[at - 1]?.term ?? '') ? { ...word, isApart: true } : word))
    .filter(({ term }) => !emptyWords.has(term));
}

/** The longest name of several words at a position, or else its word. */
function phraseAt(single: readonly WantedWord[], at: number): { word: WantedWord; length: number } {
  for (let length = Math.min(maxPhrase, single.length - at); length > 1; length -= 1) {
    const some = single.slice(at, at + length);
    const term = some.map((word) => word.term).join(' ');
    if ([compounds, otherNames, goodsByNeed, thingsByBrand, thingsByKind].some((known) => known.has(term))) {
      return { word: { raw: some.map(({ raw }) => raw).join(' '), term }, length };
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
