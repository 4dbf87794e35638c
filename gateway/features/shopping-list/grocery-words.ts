import { searchTermsOf, wordPartsOf } from '#gateway/catalogue/search-terms.ts';
import * as words from './words.ts';

/** The words of shopping lists and names of groceries, in the form of `searchTermsOf`. */

const termsIn = (text: string): ReadonlySet<string> => new Set(searchTermsOf(text));

const emptyWords = termsIn(words.empty);
export const linkWords = termsIn(words.links);
export const describingWords = termsIn(words.describing);
export const processedWords = termsIn(words.processed);
export const formWords = termsIn(words.forms);
const [and = ''] = searchTermsOf(words.and);

const compounds = new Set(words.pairs.split(', ').map((pair) => searchTermsOf(pair).join(' ')));

/** Compounds written as one word: `icecream` is `ice cream`. */
const joined = new Map([...compounds].map((pair) => [pair.replace(' ', ''), pair]));

/** The terms of each word of a text: several when the word is a compound. Pairs of words are one word. */
function goodsWordsOf(text: string, isPair: (pair: string) => boolean): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const parts of wordPartsOf(text).flatMap(apart)) {
    const pair = [...(found.at(-1) ?? []), ...parts].join(' ');
    if (found.length > 0 && isPair(pair)) found[found.length - 1] = [pair];
    else found.push(parts);
  }
  return found;
}

function apart(parts: readonly string[]): (readonly string[])[] {
  const pair = parts.length === 1 ? joined.get(parts[0] ?? '') : undefined;
  return pair === undefined ? [parts] : pair.split(' ').map((term) => [term]);
}

/** The words of a product's name, with each compound of two words as one term: `vanilla` and `ice cream`. */
export const nameWordsOf = (name: string) => goodsWordsOf(name, (pair) => compounds.has(pair));

/** Other names by what people write, each as a list of terms. */
const otherNames = new Map(
  Object.entries(words.otherNames).map(
    ([name, others]) =>
      [searchTermsOf(name).join(' '), others.split(', ').map((other) => nameWordsOf(other).flat())] as const,
  ),
);

/** The terms of what is wanted, with each compound and each name of two words as one term. */
export const wantedTermsOf = (text: string) =>
  goodsWordsOf(text, (pair) => compounds.has(pair) || otherNames.has(pair))
    .flat()
    .filter((term) => !emptyWords.has(term));

/** Other names of a term, each as a list of terms. */
export const otherNamesOf = (term: string): readonly (readonly string[])[] => otherNames.get(term) ?? [];

/** The words before a link word: of `spaghetti in tomato sauce` only the first. */
export function beforeLink<Word extends string | readonly string[]>(all: readonly Word[]): readonly Word[] {
  const at = all.findIndex(
    (word, index) => index > 0 && linkWords.has(typeof word === 'string' ? word : (word[0] ?? '')),
  );
  return at === -1 ? all : all.slice(0, at);
}

/** The terms for the things in a product's name: the last of each part, and the one before a form such as `loaf`. */
export function headsOf(name: readonly (readonly string[])[]): string[] {
  const at = name.findIndex(([term]) => term === and);
  if (at > 0) return [...headsOf(name.slice(0, at)), ...headsOf(name.slice(at + 1))];
  const first = words.isThingFirst ? name.find((word) => !word.every((term) => describingWords.has(term))) : undefined;
  const thing = thingOf(name.flat());
  return [...(first ? [thingOf(first) ?? ''] : []), ...(thing === undefined ? [] : [thing]), name.at(-1)?.at(-1) ?? ''];
}

const thingOf = (terms: readonly string[]) => terms.findLast((term) => !formWords.has(term));
