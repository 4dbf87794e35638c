// Not reviewed by a native reader.
import { frenchStem, frenchSynonyms } from './french-words.ts';

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

/** The grade of the words of a name for a search word: 1 for the same word, 2 if one begins with it, 3 otherwise. */
function gradeOfWord(nameWords: readonly string[], wanted: string): number {
  const stem = frenchStem(wanted);
  if (nameWords.some((word) => frenchStem(word) === stem)) return 1;
  return nameWords.some((word) => word.startsWith(wanted)) ? 2 : 3;
}

export default {
  minWordLength: 3,

  /** The words after an apostrophe are words of their own: `huile d’olive` is found by `olive`. */
  usualSpelling: (text: string) => text.replaceAll(/['’ʼ]/g, ' '),

  stemOf: frenchStem,
  partsOf: (_word: string) => none,
  synonymsOf: frenchSynonyms,

  searchedPart,

  /** The first word of a French name is the thing itself: `tomates en grappe`, but `soupe de tomates`. */
  gradeOf: (foldedName: string, words: readonly string[]) => {
    const nameWords = foldedName.match(/[\p{L}\p{N}]+/gu) ?? [];
    const telling = words.filter((word) => !emptyWords.has(word));
    const wanted = telling.length > 0 ? telling : words;
    const worst = wanted.reduce((grade, word) => Math.max(grade, gradeOfWord(nameWords, word)), 1);
    const [first = ''] = wanted;
    const isFirst = frenchStem(nameWords[0] ?? '') === frenchStem(first) || foldedName.startsWith(words.join(' '));
    return worst === 1 && isFirst ? 0 : worst;
  },

  emptyWords,

  optionalWords: wordsIn(
    `bio frais fraiche fraiches bon bonne bons bonnes beau belle beaux belles grand grande grands grandes gros grosse grosses
    petit petite petits petites delicieux delicieuse local locale locaux locales pas cher chere chers cheres nature
    artisanal artisanale artisanaux artisanales francais francaise francaises`,
  ),
} satisfies Translation<typeof import('./word-forms.ts')>;
