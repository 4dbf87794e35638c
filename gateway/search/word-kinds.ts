// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import { searchTermsOf, wordPartsOf } from './search-terms.ts';
import * as words from './words.ts';

/** The kinds of words of searches, shopping lists and names of groceries, in the form of `searchTermsOf`. */

const termsIn = (text: string): ReadonlySet<string> => new Set(searchTermsOf(text));

export const emptyWords = termsIn(words.empty);
export const linkWords = termsIn(words.links);
export const describingWords = termsIn(words.describing);
export const distinguishingWords = termsIn(words.distinguishing);
export const processedWords = termsIn(words.processed);
export const formWords = termsIn(words.forms);
export const sectionWords = termsIn(words.sections);
export const produceWords = termsIn(words.produce);
export const produceSections = termsIn(words.produceSections);

export const compounds = new Set(words.pairs.split(', ').map((pair) => searchTermsOf(pair).join(' ')));

/** Compounds written as one word: `icecream` is `ice cream`. */
export const joined = new Map([...compounds].map((pair) => [pair.replace(' ', ''), pair]));

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

export const termOf = (name: string): string => searchTermsOf(name).join(' ');
