import { z } from 'zod';

/**
 * Readers of the single values in the store's documents. Stores write them in different ways; each reader tries the usual
 * type first, because it runs for every value of long lists. Undefined means that the value cannot be read.
 */

/** Identifiers are opaque; some stores use numbers. */
export function toId(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return isNumber(value) ? String(value) : undefined;
}

/** An empty text where there is none. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isNumber(value) ? String(value) : '';
}

/** The text, or null for an empty text and for any other type. */
export const toOptionalText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A number, also as text. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value !== 'string') return isNumber(value) ? value : undefined;
  const text = value.trim();
  const number = text === '' ? Number.NaN : Number(text);
  return isNumber(number) ? number : undefined;
}

/** The amount in currency units, rounded to the cent. */
export function toPrice(value: unknown): number | undefined {
  const amount = typeof value === 'number' ? value : toNumber(value);
  return isNumber(amount) && amount >= 0 ? Math.round(amount * 100) / 100 : undefined;
}

export const toOptionalPrice = (value: unknown): number | null => (value == null ? null : (toPrice(value) ?? null));

/** A whole number above zero. */
export function toQuantity(value: unknown): number | undefined {
  const quantity = typeof value === 'number' ? value : toNumber(value);
  return Number.isSafeInteger(quantity) && (quantity as number) > 0 ? quantity : undefined;
}

/** Whether it is a whole number from zero. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function toFlag(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : fallback;
}

export const toOptionalFlag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

/** The value if it is one of these; else null. */
export const toOneOf = <const Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.includes(value as Value) ? (value as Value) : null;

/** Matches what `Date.prototype.toISOString` writes, without the days that some months lack. */
const usualDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** The moment in ISO 8601, in UTC with milliseconds; null for a value that is no date. */
export function toDateTime(value: unknown): string | null {
  if (typeof value === 'string' && usualDate.test(value)) return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The texts of a list that have a visible character, or the only text. */
export function toTexts(value: unknown): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '');
}

/** A value of a zod schema that one of these readers reads. */
export const readBy = <Value>(read: (value: unknown) => Value | undefined) =>
  z
    .unknown()
    .optional()
    .transform((value, context): Value => {
      const result = read(value);
      if (result !== undefined) return result;
      context.addIssue('It cannot be read.');
      return z.NEVER;
    });

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
