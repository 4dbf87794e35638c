// Not reviewed by a native reader.
import { spanishSound, spanishStem, spanishSynonyms } from '#gateway/search/spanish-words.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const none: readonly string[] = [];

const emptyWords = wordsIn(
  'a al algo con de del e el en la las lo los mi mis o para por que sin su sus u un una unas unos y',
);

/** The part of a plural that its singular has too: `limon` of `limones`. Not of `leche`, because `lechuga` begins with its stem. */
function searchedPart(word: string): string {
  const stem = word.endsWith('s') ? spanishStem(word) : word;
  return stem.length >= 4 && word.startsWith(stem) ? stem : word;
}

export default {
  minWordLength: 2,
  usualSpelling: (text: string) => text,
  stemOf: spanishStem,
  partsOf: (_word: string) => none,
  mendedPartsOf: (_word: string) => none,
  soundOf: spanishSound,
  minSoundLength: 4,
  writesApart: true,
  mayBeSplit: (_word: string) => true,
  synonymsOf: spanishSynonyms,

  searchedPart,

  emptyWords,
} satisfies Translation<typeof import('#gateway/search/word-forms.ts')>;
