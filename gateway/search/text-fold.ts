import { usualSpelling } from './word-forms.ts';

/** Letters that do not decompose into a base letter and a mark, with what people type instead. */
const ligatures: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

const isAscii = /^\p{ASCII}*$/u;

/** Text without case, accents and ligatures, as it is spelled. */
export function foldLetters(text: string): string {
  // Most texts are ASCII, in which there is only the case to fold.
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđßıþð]/g, (letter) => ligatures[letter] ?? letter);
}

/** Text without case, accents and ligatures, in the usual spelling: `Crème Brûlée` becomes `creme brulee`. */
export const fold = (text: string): string => usualSpelling(foldLetters(text));
