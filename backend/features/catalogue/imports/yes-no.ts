import type { CellDialect } from '../products/cell-dialect.ts';
import * as texts from './texts.ts';

/** What people and spreadsheets write for yes and no, in every language of the shop. */
const yesWords = 'yes ja oui sí si true wahr vrai verdadero 1 نعم صحيح'.split(' ');
const noWords = 'no nein non false falsch faux falso 0 لا خطأ'.split(' ');

const flags = new Map([
  ...yesWords.map((word) => [word, true] as const),
  ...noWords.map((word) => [word, false] as const),
]);

/** The yes or no in a cell; undefined when it is neither. */
export const readFlag = (cell: string): boolean | undefined => flags.get(cell.normalize('NFC').toLowerCase());

export const flagText = (isTrue: boolean, { isTranslated }: CellDialect): string =>
  isTranslated ? (isTrue ? texts.yes : texts.no) : isTrue ? 'yes' : 'no';
