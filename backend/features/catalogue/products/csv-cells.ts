import { shownName } from '#backend/features/catalogue/categories/category-names.ts';
import { hasOffer, toUnits, type TaxClassCode } from '#backend/rules/money.ts';
import { sizeTextOf } from '#backend/rules/pack-size.ts';
import { codeOf, gtinsOfCode, type ProductCode } from '#readers/barcode.ts';
import type { AmbiguousNumber, GramRange } from '#readers/weight-amounts.ts';
import { readWeight, type PackSize, type Weight } from '#readers/weight.ts';
import { readPrice, type PriceReading } from '#readers/price.ts';
import type { CellDialect } from './cell-dialect.ts';
import { isLikeValue, looksShortened, writtenSku } from './written-sku.ts';
import * as texts from './texts.ts';

/** The value for the rule of the field, which checks it, perhaps with a sentence about how it was read. */
export type CellReading<Value = unknown> = { value: Value; note?: string } | { fault: string };

/** The form in which a cell of a CSV file holds the value of a field. */
export interface CsvCell<Value> {
  /** Whether a spreadsheet would read the text as a number or a date, and save another text. */
  needsApostrophe?: (text: string) => boolean;
  toText: (value: Value, dialect: CellDialect, product: { priceCents: number; offerPriceCents: number }) => string;
  /** @param before the value that the product of the row has now; undefined for a new one */
  read: (text: string, dialect: CellDialect, before?: Value) => CellReading;
}

export const text: CsvCell<string> = { toText: (value) => value, read: (cell) => ({ value: cell }) };

const shortest = (cell: string) => (cell.length > 20 ? `${cell.slice(0, 20)}…` : cell);

/** A text that may be missing. */
export const optionalText: CsvCell<string | null> = {
  toText: (value) => value ?? '',
  read: (cell) => ({ value: cell.trim() }),
};

/** The sentence about how a barcode was read that a spreadsheet, a scanner or a supplier has written in another form. */
function noteOfCode(cell: string, { gtin: number, notes }: ProductCode): { note?: string } {
  const written = shortest(cell.trim());
  if (notes.includes('ITEM')) return { note: texts.itemOfCase(written, number) };
  if (notes.includes('ZEROS')) return { note: texts.zerosAdded(written, number) };
  return notes.length > 0 ? { note: texts.readAsThousands(written, number) } : {};
}

/** A spreadsheet shows 14 digits as `4.00638E+12` and saves them so; the apostrophe prevents it. */
export const gtin: CsvCell<string | null> = {
  needsApostrophe: () => true,
  toText: (value) => value ?? '',
  read: (cell, _dialect, before) => {
    const reading = codeOf(cell);
    // The rule of the field says what a barcode is.
    if ('fault' in reading) {
      if (reading.fault === 'SHORTENED') return { fault: texts.shortenedGtin };
      return reading.fault === 'LOST_ZEROS' ? { fault: texts.lostZeros } : { value: cell.trim() };
    }
    // The product may have another number of the same code.
    if (before != null && gtinsOfCode(reading).includes(before)) return { value: before };
    return { value: reading.gtin, ...noteOfCode(cell, reading) };
  },
};

/** An article number. A spreadsheet would read many as numbers or dates, and save `815` for `00815`. */
export const sku: CsvCell<string | null> = {
  needsApostrophe: isLikeValue,
  toText: (value) => value ?? '',
  read: (cell, _dialect, before) => {
    const number = writtenSku(cell);
    if (before == null || before === number) return { value: number };
    if (before === cell.trim()) return { value: before };
    return looksShortened(number, before)
      ? { value: before, note: texts.readAsBefore(number, before) }
      : { value: number };
  },
};

export const lines: CsvCell<string[]> = {
  toText: (value) => value.join('\n'),
  read: (cell) => ({ value: cell.split(/\r?\n/) }),
};

/** The reader of rows knows the names of all categories, and finds the one that a cell names. */
export const category: CsvCell<string> = {
  toText: (name, { isTranslated, categoryLabels }) =>
    categoryLabels?.get(name) ?? (isTranslated ? shownName(name) : name),
  read: (cell) => ({ value: cell }),
};

/** The sentence about an amount that was read as thousands, or that has the sign of another currency. */
function priceNote(cell: string, { text, written, isGrouped, otherCurrency }: PriceReading, { currency }: CellDialect) {
  if (otherCurrency !== null && currency) return { note: texts.otherCurrency(shortest(cell), `${text} ${currency}`) };
  return isGrouped ? { note: texts.readAsThousands(shortest(written), text) } : {};
}

/** Reads an amount with at most two decimals, perhaps with a currency sign. Its value is a text that `toCents` knows. */
export function readAmount(cell: string, dialect: CellDialect): CellReading<string> {
  const written = cell.trim();
  const price = readPrice(cell, { decimal: dialect.decimal, currency: dialect.currency ?? null });
  // The rule of the field says what an amount is.
  if (price === null) return { value: written };
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(price.text)) return { fault: texts.threeDecimals(shortest(price.written)) };
  return { value: price.text, ...priceNote(written, price, dialect) };
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

const rangeText = ({ from, to, isInKilograms }: GramRange): string =>
  isInKilograms ? `${from / 1000}–${to / 1000} kg` : `${from}–${to} g`;

/**
 * The sentence about a weight with a number such as `1.000`, where the sign is not the one that the locale has there, or where the
 * decimals could be thousands.
 */
function weightNote(cell: string, { size, range, ambiguous }: Weight, { decimal }: CellDialect): { note?: string } {
  const isUnclear = ({ number, isThousands }: AmbiguousNumber) =>
    number.includes(decimal) === isThousands || number.endsWith('000');
  const text = range ? rangeText(range) : size && sizeTextOf({ weight: null, size });
  return text && ambiguous.some(isUnclear) ? { note: texts.readAsThousands(shortest(cell.trim()), text) } : {};
}

export const packSize: CsvCell<PackSize | null> = {
  toText: (size, { isTranslated }) => {
    if (size === null) return '';
    return `${size.amount} ${isTranslated && size.unit === 'PIECE' ? texts.pieceUnit : unitTexts[size.unit]}`;
  },
  read: (cell, dialect) => {
    if (cell.trim() === '') return { value: null };
    const read = readWeight(cell, dialect.measures);
    if (!read?.size) return { fault: texts.isNoSizeText };
    return { value: read.size, ...weightNote(cell, read, dialect) };
  },
};

/** A text of a weight: an amount, a range of weights that the shop weighs, or words without a number. */
export const weight: CsvCell<string | null> = {
  ...optionalText,
  read: (cell, dialect) => {
    const read = readWeight(cell, dialect.measures);
    if (!read) return { fault: texts.isNoWeightText };
    return { value: read.range ? rangeText(read.range) : cell.trim(), ...weightNote(cell, read, dialect) };
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
