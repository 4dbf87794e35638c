import type { PackUnit } from '#web/__generated__/seller-products.ts';
import { shopLocale } from '#web/shared/lib/money.ts';
import * as texts from './texts.ts';

/** A size as typed. The store has grams, millilitres and pieces; people also say kilograms and litres. */
export interface TypedSize {
  /** The content of one piece; empty when it is not known. */
  sizeAmount: string;
  sizeUnit: SizeUnit;
}

export type SizeUnit = PackUnit | 'KG' | 'L';

/** The store's units, each with how many of them one typed unit is. */
const units: Record<SizeUnit, { unit: PackUnit; times: number }> = {
  G: { unit: 'G', times: 1 },
  KG: { unit: 'G', times: 1000 },
  ML: { unit: 'ML', times: 1 },
  L: { unit: 'ML', times: 1000 },
  PIECE: { unit: 'PIECE', times: 1 },
};

/** The largest size in the store's units. */
const maxAmount = 1_000_000;

/** The size for the API, or null without one. */
export function toSize({ sizeAmount, sizeUnit }: TypedSize): { amount: number; unit: PackUnit } | null {
  if (sizeAmount === '') return null;
  const { unit, times } = units[sizeUnit];
  // `readAmount` takes no third decimal: 1.005 kg is a size, but could be a thousand as an amount of money.
  const typed = /^\d{1,7}(?:[.,]\d{1,3})?$/.test(sizeAmount) ? Number(sizeAmount.replace(',', '.')) : Number.NaN;
  // 1.005 × 1000 is a little less than 1005.
  const amount = times === 1 ? typed : Math.round(typed * times);
  return { amount, unit };
}

export function sizeError(typed: TypedSize): string | undefined {
  const size = toSize(typed);
  if (!size || (Number.isInteger(size.amount) && size.amount >= 1 && size.amount <= maxAmount)) return undefined;
  return units[typed.sizeUnit].times === 1 ? texts.enterWholeSize : texts.enterSize;
}

/** A size of the store as people type it: from 1000 on, in kilograms and litres. */
export function typedSize(size: { amount: number; unit: PackUnit } | null): TypedSize {
  if (!size) return { sizeAmount: '', sizeUnit: 'G' };
  const { amount, unit } = size;
  if (amount < 1000 || unit === 'PIECE') return { sizeAmount: String(amount), sizeUnit: unit };
  const format = new Intl.NumberFormat(shopLocale(), {
    useGrouping: false,
    numberingSystem: 'latn',
    maximumFractionDigits: 3,
  });
  return { sizeAmount: format.format(amount / 1000), sizeUnit: unit === 'G' ? 'KG' : 'L' };
}

/** The size in words; empty without one. Equal sizes have equal words: 0.5 kg is 500 g. */
export function sizeWords(typed: TypedSize): string {
  const size = toSize(typed);
  return size ? `${size.amount} ${texts.units[size.unit]}` : '';
}

/** Whether both are the same size. Texts that are not sizes must be equal. */
export function isSameSize(one: TypedSize, other: TypedSize): boolean {
  if (one.sizeAmount === other.sizeAmount && one.sizeUnit === other.sizeUnit) return true;
  return !sizeError(one) && sizeWords(one) === sizeWords(other);
}

/** Reads a size that this browser has kept. */
export function parseSize(kept: unknown): TypedSize {
  const { sizeAmount, sizeUnit } = (kept ?? {}) as { sizeAmount?: unknown; sizeUnit?: unknown };
  return { sizeAmount: typeof sizeAmount === 'string' ? sizeAmount : '', sizeUnit: isUnit(sizeUnit) ? sizeUnit : 'G' };
}

const isUnit = (value: unknown): value is SizeUnit => typeof value === 'string' && value in units;
