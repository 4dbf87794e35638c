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

/** Text without case, accents and ligatures: `Crème Brûlée` becomes `creme brulee`. */
export function fold(text: string): string {
  return usualSpelling(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[æœøłđßıþð]/g, (letter) => ligatures[letter] ?? letter),
  );
}
