// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import { joinedWordsOf } from '#readers/joined-words.ts';
import { fold, foldLetters } from './text-fold.ts';
import { emptyWords, partsOf, stemOf } from './word-forms.ts';

/** The words of a text without case and accents, made of letters and digits only. */
export const foldedWordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const maxNameLength = 200;

/** The terms of words that signs join in a name, each as one: `loreal` of _L’Oréal_. */
export const joinedTermsOf = (text: string): string[] =>
  /['’.&-]/.test(text) ? joinedWordsOf(foldLetters(text.slice(0, maxNameLength))).map(stemOf) : [];

/** The words without those that say nothing about what is wanted, unless there are no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words of a text in the form that the forgiving search compares. */
export const searchTermsOf = (text: string): string[] => foldedWordsOf(text).map(stemOf);

/** The terms by which a name is found: its words, and the parts of compounds. */
export const indexTermsOf = (text: string): string[] =>
  foldedWordsOf(text).flatMap((word) => [stemOf(word), ...partsOf(word)]);

/** The words of a text, each as its parts when it is a compound. */
export const wordPartsOf = (text: string): (readonly string[])[] =>
  foldedWordsOf(text).map((word) => {
    const parts = partsOf(word);
    return parts.length > 0 ? parts : [stemOf(word)];
  });
