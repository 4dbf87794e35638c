// Not reviewed by a native reader.
import { arabicParts, arabicSpelling, arabicStem, arabicSynonyms, folded } from './arabic-words.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(folded));

/** The part of a word that its plural and its form with the article have too: `حليب` of `الحليب`. */
function searchedPart(word: string): string {
  const stem = arabicStem(word);
  return stem.length >= 3 && word.includes(stem) ? stem : word;
}

/** The grade of a name: 0 if it begins with the search words, 1 if it has them, 2 if its words begin with them, 3 otherwise. */
function gradeOf(foldedName: string, words: readonly string[]): number {
  const name = foldedName.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const stems = name.map(arabicStem);
  const wanted = words.map(arabicStem);
  // What a thing is stands first in Arabic: orange juice is `عصير برتقال`.
  if (wanted.every((stem, at) => stem === stems[at])) return 0;
  if (wanted.every((stem) => stems.includes(stem))) return 1;
  return words.every((word) => name.some((each) => each.startsWith(word))) ? 2 : 3;
}

export default {
  minWordLength: 2,
  usualSpelling: arabicSpelling,
  stemOf: arabicStem,
  partsOf: arabicParts,
  synonymsOf: arabicSynonyms,

  searchedPart,

  gradeOf,

  emptyWords: wordsIn(
    'و أو من في مع بدون بلا على إلى عن يا هذا هذه بعض شوية قليل كمان أيضا لو سمحت فضلك أريد اريد عايز محتاج أحتاج ب ل',
  ),

  optionalWords: wordsIn(
    `طازج طازجة الطازج الطازجة عضوي عضوية العضوي العضوية جيد جيدة ممتاز ممتازة لذيذ لذيذة كبير كبيرة صغير صغيرة
    بلدي بلدية محلي محلية رخيص رخيصة`,
  ),
} satisfies Translation<typeof import('./word-forms.ts')>;
