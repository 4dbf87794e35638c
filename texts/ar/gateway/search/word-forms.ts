// Not reviewed by a native reader.
import {
  arabicParts,
  arabicSound,
  arabicSpelling,
  arabicStem,
  arabicSynonyms,
  folded,
} from '#gateway/search/arabic-words.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(folded));

/** The part of a word that its plural and its form with the article have too: `حليب` of `الحليب`. */
function searchedPart(word: string): string {
  const stem = arabicStem(word);
  return stem.length >= 3 && word.includes(stem) ? stem : word;
}

export default {
  minWordLength: 2,
  usualSpelling: arabicSpelling,
  stemOf: arabicStem,
  partsOf: arabicParts,
  mendedPartsOf: (_word: string) => [],
  soundOf: arabicSound,
  minSoundLength: 3,
  writesApart: true,
  mayBeSplit: (_word: string) => true,
  synonymsOf: arabicSynonyms,

  searchedPart,

  emptyWords: wordsIn(
    'و أو من في مع بدون بلا على إلى عن يا هذا هذه بعض شوية قليل كمان أيضا لو سمحت فضلك أريد اريد عايز محتاج أحتاج ب ل',
  ),
} satisfies Translation<typeof import('#gateway/search/word-forms.ts')>;
