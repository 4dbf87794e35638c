// Not reviewed by a native reader.
import { spanishStem, spanishSynonyms } from './spanish-words.ts';
import { thingFirstGrade } from './thing-first.ts';

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
  synonymsOf: spanishSynonyms,

  searchedPart,

  gradeOf: thingFirstGrade(spanishStem, emptyWords),

  emptyWords,

  optionalWords: wordsIn(
    `bio eco ecologico ecologica ecologicos ecologicas organico organica organicos organicas fresco fresca frescos frescas buen
    bueno buena buenos buenas rico rica ricos ricas gran grande grandes pequeno pequena pequenos pequenas barato barata baratos
    baratas natural naturales local locales casero casera caseros caseras artesano artesana artesanos artesanas artesanal
    artesanales espanol espanola espanoles espanolas`,
  ),
} satisfies Translation<typeof import('./word-forms.ts')>;
