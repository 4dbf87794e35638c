/** A unit that `packSizeOf` knows, and how many of it the word means. */
interface Unit {
  name: 'g' | 'ml' | 'pcs';
  factor: number;
}

/** The words for units in every language of the shop: price lists also come from abroad, and no word means two units. */
const words: readonly (Unit & { words: string })[] = [
  { name: 'g', factor: 1, words: 'g gr gm gram grams gramm gramme grammes gramo gramos غ غم جم جرام غرام' },
  {
    name: 'g',
    factor: 1000,
    words: 'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos كغ كغم كجم كيلو',
  },
  {
    name: 'ml',
    factor: 1,
    words: 'ml milliliter milliliters millilitre millilitres mililitro mililitros مل',
  },
  { name: 'ml', factor: 10, words: 'cl zentiliter centiliter centilitre centilitres centilitro centilitros سل' },
  { name: 'ml', factor: 100, words: 'dl deziliter deciliter décilitre décilitres decilitro decilitros' },
  { name: 'ml', factor: 1000, words: 'l lt ltr liter liters litre litres litro litros لتر ليتر' },
  {
    name: 'pcs',
    factor: 1,
    words:
      'pc pcs piece pieces stk st stück stücke stueck pce pces pièce pièces ud uds unidad unidades pieza piezas قطعة قطع حبة حبات',
  },
];

const byWord = new Map(words.flatMap((each) => each.words.split(' ').map((word) => [word, each] as const)));

/** The unit that a word means, in any case; undefined for an unknown word. */
export const unitOf = (word: string): Unit | undefined => byWord.get(word.normalize('NFC').toLowerCase());
