// Not reviewed by a native reader.
import { frenchStem, frenchSynonyms } from './french-words.ts';
import { thingFirstGrade } from './thing-first.ts';

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
  synonymsOf: frenchSynonyms,

  searchedPart,

  gradeOf: thingFirstGrade(frenchStem, emptyWords),

  emptyWords,

  optionalWords: wordsIn(
    `bio frais fraiche fraiches bon bonne bons bonnes beau belle beaux belles grand grande grands grandes gros grosse grosses
    petit petite petits petites delicieux delicieuse local locale locaux locales pas cher chere chers cheres nature
    artisanal artisanale artisanaux artisanales francais francaise francaises`,
  ),
} satisfies Translation<typeof import('./word-forms.ts')>;
