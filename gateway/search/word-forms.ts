import { remembered } from './remembered.ts';

/** The words of the shop's language in the forms that search compares. A word here is folded: see `fold`. */

/** Letters of the shortest word that the forgiving search looks for. */
export const minWordLength: number = 3;

/** A text without case and accents in the spelling that stands for all usual ones: German has `Käse` and `Kaese`. */
export const usualSpelling = (text: string) => text;

/** Plurals of which the rules would leave another stem than of the singular. */
const irregular = new Map([
  ['halves', 'half'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
]);

/** The common part of the singular and the plural of a word: `berri` of `berry` and of `berries`. */
export const stemOf = (word: string) => {
  if (word.length < 4) return word;
  const singular = irregular.get(word) ?? word.replace(/(?<=o|ss|sh|ch|x|zz)es$|(?<![su])s$/, '');
  return singular.replace(/(?<=.{3})(?:ie|y)$/, 'i');
};

const none: readonly string[] = [];

/** The stems of the words that a compound is written together from; none of any other word. */
export const partsOf = (_word: string) => none;

/** How a term sounds, because people write by ear; the same for each way to write it: `sossage` and `sausage`. */
export const soundOf: (term: string) => string = remembered((term) =>
  term
    .replaceAll('ph', 'f')
    .replaceAll(/(?<=.)gh|(?<=[aeiou])h(?![aeiou])/g, '')
    .replaceAll(/sch?(?=[eiy])|c(?=[eiy])|z/g, 's')
    .replaceAll(/ck|qu|[cq](?!h)/g, 'k')
    .replaceAll(/dg(?=[eiy])|g(?=[eiy])/g, 'j')
    .replaceAll(/(?<=.)[aeiouy]+/g, (vowels, at: number, all: string) => (at + vowels.length === all.length ? '' : 'a'))
    .replaceAll(/(.)\1+/g, '$1'),
);

/** Letters of the shortest word that is looked for by its sound. */
export const minSoundLength: number = 6;

/** The stems of the words in a compound of which one has a typing error; none of any other word. */
export const mendedPartsOf = (_word: string) => none;

/** Whether the language writes compounds apart. */
export const writesApart: boolean = true;

/** Whether a word may be several that are written as one, `sourdoughbread`, and is no thing of its own. */
export const mayBeSplit = (_word: string): boolean => true;

/** The stems of other names of the same thing. */
export const synonymsOf = (_stem: string) => none;

/** The part of a word that names must contain to be found first. */
export const searchedPart = (word: string) => word;

/** Words of a search text that say nothing about what is wanted. */
export const emptyWords: ReadonlySet<string> = new Set();
