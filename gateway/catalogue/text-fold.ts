/** Letters that are no base letter with a mark on it, in the spelling people type instead. */
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
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđßıþð]/g, (letter) => ligatures[letter] ?? letter);
}
