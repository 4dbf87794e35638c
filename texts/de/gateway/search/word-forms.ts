import { germanSound, mendedGermanParts } from '#gateway/search/german-compounds.ts';
import { germanParts, germanStem, germanSynonyms, whole, withoutUmlautE } from '#gateway/search/german-words.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The part of a word that its plural has too: `tomat` of `tomaten`. */
function searchedPart(word: string): string {
  const stem = germanStem(word);
  return stem.length >= 4 && word.startsWith(stem) ? stem : word;
}

export default {
  minWordLength: 2,
  usualSpelling: withoutUmlautE,
  stemOf: germanStem,
  partsOf: germanParts,
  mendedPartsOf: mendedGermanParts,
  soundOf: germanSound,
  minSoundLength: 6,
  writesApart: false,
  mayBeSplit: (word: string) => !whole.has(germanStem(word)),
  synonymsOf: germanSynonyms,

  searchedPart,

  emptyWords: wordsIn(
    `und oder mit ohne von vom zu zum zur fur der die das den dem des ein eine einen einem einer im in aus auf bitte noch
    etwas etw paar einige mal`,
  ),
} satisfies Translation<typeof import('#gateway/search/word-forms.ts')>;
