import { shownName } from '#backend/features/catalogue/categories/category-names.ts';
import { hasOffer, toUnits, type TaxClassCode } from '#backend/money.ts';
import { packSizeOf, type PackSize } from '#backend/pack-size.ts';
import { readNumber, withoutCurrency } from './cell-numbers.ts';
import type { CellDialect } from './cell-dialect.ts';
import { unitOf } from './size-words.ts';
import * as texts from './texts.ts';

/** The value for the rule of the field, which checks it, perhaps with a sentence about how it was read. */
export type CellReading<Value = unknown> = { value: Value; note?: string } | { fault: string };

/** The form in which a cell of a CSV file holds the value of a field. */
export interface CsvCell<Value> {
  /** Whether a spreadsheet would read the text as a number and shorten it. */
  isLongNumber?: true;
  toText: (value: Value, dialect: CellDialect, product: { priceCents: number; offerPriceCents: number }) => string;
  read: (text: string, dialect: CellDialect) => CellReading;
}

export const text: CsvCell<string> = { toText: (value) => value, read: (cell) => ({ value: cell }) };

/** A text that may be missing. */
export const optionalText: CsvCell<string | null> = {
  toText: (value) => value ?? '',
  read: (cell) => ({ value: cell.trim() }),
};

/** A number that a spreadsheet shows as `4.00638E+12`, and saves so. */
const shortened = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** The barcode in a cell. Files have it as a text behind an apostrophe, or as the formula `="04006381333931"`. */
export const writtenGtin = (cell: string) =>
  cell
    .trim()
    .replace(/^'/, '')
    .replace(/^="([^"]*)"$/, '$1');

export const gtin: CsvCell<string | null> = {
  isLongNumber: true,
  toText: (value) => value ?? '',
  read: (cell) => {
    const text = writtenGtin(cell);
    return shortened.test(text) ? { fault: texts.shortenedGtin } : { value: text };
  },
};

export const lines: CsvCell<string[]> = {
  toText: (value) => value.join('\n'),
  read: (cell) => ({ value: cell.split(/\r?\n/) }),
};

/** The reader of rows knows the names of all categories, and finds the one that a cell names. */
export const category: CsvCell<string> = {
  toText: (name, { isTranslated }) => (isTranslated ? shownName(name) : name),
  read: (cell) => ({ value: cell }),
};

const shortest = (cell: string) => (cell.length > 20 ? `${cell.slice(0, 20)}…` : cell);

/** The sentence about a number like `1.234` that was read as one thousand and something. */
const noteOf = (cell: string, { text: number, isGrouped }: { text: string; isGrouped: boolean }) =>
  isGrouped ? { note: texts.readAsThousands(shortest(cell), number) } : {};

/** Reads an amount with at most two decimals, perhaps with a currency sign. Its value is a text that `toCents` knows. */
export function readAmount(cell: string, dialect: CellDialect): CellReading<string> {
  const written = withoutCurrency(cell);
  const number = readNumber(written, dialect);
  // The rule of the field says what an amount is.
  if (number === null) return { value: written };
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(number.text)) return { fault: texts.threeDecimals(shortest(written)) };
  return { value: number.text, ...noteOf(written, number) };
}

export const money: CsvCell<number> = {
  toText: (cents, { decimal }) => toUnits(cents).toFixed(2).replace('.', decimal),
  read: readAmount,
};

/** The cell of an offer price; empty without an offer. */
export const offerMoney: CsvCell<number> = {
  ...money,
  toText: (cents, dialect, product) => (hasOffer(product) ? money.toText(cents, dialect, product) : ''),
};

const unitTexts = { G: 'g', ML: 'ml', PIECE: 'pcs' } as const;

export const packSize: CsvCell<PackSize | null> = {
  toText: (size, { isTranslated }) => {
    if (size === null) return '';
    return `${size.amount} ${isTranslated && size.unit === 'PIECE' ? texts.pieceUnit : unitTexts[size.unit]}`;
  },
  read: (cell, dialect) => {
    if (cell.trim() === '') return { value: null };
    const [, number = '', name = ''] = /^([^\p{L}]{1,40}?)\s*(\p{L}{1,20})\.?$/u.exec(cell.trim()) ?? [];
    const unit = unitOf(name);
    const amount = readNumber(number, dialect);
    if (unit === undefined || amount === null) return { fault: texts.isNoSizeText };
    const size = packSizeOf(`${Math.round(Number(amount.text) * unit.factor * 1000) / 1000} ${unit.name}`);
    return size === null ? { fault: texts.isNoSizeText } : { value: size, ...noteOf(number, amount) };
  },
};

/** The letter of a tax class in either case; an empty cell stands for the class A. */
export const taxClass: CsvCell<TaxClassCode | null> = {
  toText: (value) => value ?? '',
  read: (cell) => ({ value: cell.trim().toUpperCase() || null }),
};

/** A whole number of years; an empty cell stands for everybody. */
export const minimumAge: CsvCell<16 | 18 | null> = {
  toText: (value) => value?.toString() ?? '',
  // The rule of the field says which ages there are.
  read: (cell) => ({ value: cell.trim() === '' ? null : Number(cell.trim().slice(0, 20)) }),
};
