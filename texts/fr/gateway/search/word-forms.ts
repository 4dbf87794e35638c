// Not reviewed by a native reader.
import { frenchSound, frenchStem, frenchSynonyms } from '#gateway/search/french-words.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const none: readonly string[] = [];

const emptyWords = wordsIn(
  `a au aux avec d de des du en et l la le les mon ma mes nos notre ou par pour qu que quelques sans svp un une`,
);

/** The part of a word that its plural has too: `tomat` of `tomates`. */
function searchedPart(word: string): string {
  const stem = frenchStem(word);
  return stem.length >= 4 && word.startsWith(stem) ? stem : word;
}

export default {
  minWordLength: 3,

  /** The words after an apostrophe are words of their own: `huile d’olive` is found by `olive`. */
  usualSpelling: (text: string) => text.replaceAll(/['’ʼ]/g, ' '),

  stemOf: frenchStem,
  partsOf: (_word: string) => none,
  mendedPartsOf: (_word: string) => none,
  soundOf: frenchSound,
  minSoundLength: 4,
  writesApart: true,
  mayBeSplit: (_word: string) => true,
  synonymsOf: frenchSynonyms,

  searchedPart,

  emptyWords,
} satisfies Translation<typeof import('#gateway/search/word-forms.ts')>;
