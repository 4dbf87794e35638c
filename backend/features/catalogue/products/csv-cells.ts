import { hasOffer, toUnits, type TaxClassCode } from '#backend/money.ts';
import { packSizeOf, type PackSize } from '#backend/pack-size.ts';
import * as texts from './texts.ts';

/** The form in which a cell of a CSV file holds the value of a field. */
export interface CsvCell<Value> {
  toText: (value: Value, product: { priceCents: number; offerPriceCents: number }) => string;
  /** The value for the rule of the field, which checks it; undefined when the cell cannot be read. */
  read: (text: string) => unknown;
  /** Says why the cell cannot be read. */
  fault?: string;
}

export const text: CsvCell<string> = { toText: (value) => value, read: (cell) => cell };

/** A text that may be missing. */
export const optionalText: CsvCell<string | null> = { toText: (value) => value ?? '', read: (cell) => cell.trim() };

export const lines: CsvCell<string[]> = {
  toText: (value) => value.join('\n'),
  read: (cell) => cell.split(/\r?\n/),
};

/** An amount as people write it, with a decimal comma or point and perhaps a currency sign, for the product's rules. */
export function amountText(cell: string): string {
  const amount = cell.replaceAll(/[\s\p{Sc}]/gu, '');
  const lastComma = amount.lastIndexOf(',');
  const lastPoint = amount.lastIndexOf('.');
  if (lastComma === -1) return amount;
  // The later one of both is the decimal one.
  return lastComma > lastPoint ? amount.replaceAll('.', '').replace(',', '.') : amount.replaceAll(',', '');
}

export const money: CsvCell<number> = { toText: (cents) => toUnits(cents).toFixed(2), read: amountText };

/** The cell of an offer price; empty without an offer. */
export const offerMoney: CsvCell<number> = {
  ...money,
  toText: (cents, product) => (hasOffer(product) ? money.toText(cents, product) : ''),
};

const unitTexts = { G: 'g', ML: 'ml', PIECE: 'pcs' } as const;

export const packSize: CsvCell<PackSize | null> = {
  toText: (size) => (size === null ? '' : `${size.amount} ${unitTexts[size.unit]}`),
  read: (cell) => (cell.trim() === '' ? null : (packSizeOf(cell.trim().replace(',', '.')) ?? undefined)),
  fault: texts.isNoSizeText,
};

/** The letter of a tax class in either case; an empty cell stands for the class A. */
export const taxClass: CsvCell<TaxClassCode | null> = {
  toText: (value) => value ?? '',
  read: (cell) => cell.trim().toUpperCase() || null,
};
