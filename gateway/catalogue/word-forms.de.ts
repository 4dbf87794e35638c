import { germanParts, germanStem, germanSynonyms, withoutUmlautE } from './german-words.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The part of a word that its plural has too: `tomat` of `tomaten`. */
function searchedPart(word: string): string {
  const stem = germanStem(word);
  return stem.length >= 4 && word.startsWith(stem) ? stem : word;
}

/** The grade of a word for a search word: 0 for the same thing, 1 for a kind of it, 2 if it begins with it, 3 otherwise. */
function gradeOfWord(word: string, wanted: string): number {
  const stem = germanStem(wanted);
  if (word === wanted || germanStem(word) === stem) return 0;
  if (germanParts(word).at(-1) === stem) return 1;
  return word.startsWith(wanted) ? 2 : 3;
}

/** The best grade of the words of a name that contain a search word. */
function gradeIn(foldedName: string, wanted: string): number {
  const part = searchedPart(wanted);
  let best = 3;
  for (let at = foldedName.indexOf(part); at !== -1 && best > 0;) {
    const [start, end] = [wordEnd(foldedName, at, -1) + 1, wordEnd(foldedName, at, 1)];
    best = Math.min(best, gradeOfWord(foldedName.slice(start, end), wanted));
    at = foldedName.indexOf(part, Math.max(end, at + part.length));
  }
  return best;
}

/** The position of the next character that is no letter and no digit, from `at` on. */
function wordEnd(text: string, at: number, step: 1 | -1): number {
  let end = at;
  for (; end >= 0 && end < text.length; end += step) {
    const code = text.charCodeAt(end);
    if (code < 128 && !(code >= 97 && code <= 122) && !(code >= 48 && code <= 57)) return end;
  }
  return end;
}

export default {
  minWordLength: 2,
  usualSpelling: withoutUmlautE,
  stemOf: germanStem,
  partsOf: germanParts,
  synonymsOf: germanSynonyms,

  searchedPart,

  /** Of several search words, the worst one counts. */
  gradeOf: (foldedName: string, words: readonly string[]) =>
    words.reduce((worst, wanted) => Math.max(worst, gradeIn(foldedName, wanted)), 0),

  emptyWords: wordsIn(
    `und oder mit ohne von vom zu zum zur fur der die das den dem des ein eine einen einem einer im in aus auf bitte noch
    etwas etw paar einige mal`,
  ),

  optionalWords: wordsIn(
    `bio frisch frische frischer frisches frischen gut gute guter gutes guten lecker leckere leckerer leckeres leckeren
    gross grosse grosser grosses grossen klein kleine kleiner kleines kleinen regional regionale regionaler regionales
    regionalen billig billige billiger billiges billigen`,
  ),
} satisfies Translation<typeof import('./word-forms.ts')>;
