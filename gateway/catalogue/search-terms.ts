import { fold } from './text-fold.ts';

/** Plurals of which the rules would leave another stem than of the singular. */
const irregular = new Map([
  ['halves', 'half'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
]);

/** The common part of the singular and the plural of a folded word: `berri` of `berry` and of `berries`. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const singular = irregular.get(word) ?? word.replace(/(?<=o|ss|sh|ch|x|zz)es$|(?<![su])s$/, '');
  return singular.replace(/(?<=.{3})(?:ie|y)$/, 'i');
}

/** The words of a text without case and accents, made of letters and digits only. */
export const foldedWordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text in the form that the forgiving search compares. */
export const searchTermsOf = (text: string): string[] => foldedWordsOf(text).map(stemOf);
