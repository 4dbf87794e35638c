import { isRecord } from '../refusals/outcome.ts';

/**
 * Readers of single values for `__generated__/store-documents.ts`. Undefined means that the value cannot be read. Features are
 * exact: unlike the documents that every store sends, their numbers are no texts.
 */

interface Bounds {
  minimum?: number;
  maximum?: number;
}

const isWithin = (value: number, { minimum = -Infinity, maximum = Infinity }: Bounds) =>
  value >= minimum && value <= maximum;

/** A whole number. */
export const toInteger = (value: unknown, bounds: Bounds = {}): number | undefined =>
  Number.isSafeInteger(value) && isWithin(Number(value), bounds) ? Number(value) : undefined;

/** A number, without the noise of binary fractions: 0.30000000000000004 is 0.3. */
export const toFinite = (value: unknown, bounds: Bounds = {}): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && isWithin(value, bounds)
    ? Math.round(value * 1e6) / 1e6
    : undefined;

/** A day such as 2026-03-01. */
export const toDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

export const toBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

export const toPlainText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const toRecord = (value: unknown): Record<string, unknown> | undefined => (isRecord(value) ? value : undefined);

/** The list, whole or not at all: what a list lacks could be an allergen. */
export function toList<Entry>(value: unknown, read: (entry: unknown) => Entry | undefined): Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries: Entry[] = [];
  for (const each of value) {
    const entry = read(each);
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return entries;
}

export const toObject = <Document>(
  value: unknown,
  read: (object: Record<string, unknown>) => Document | undefined,
): Document | undefined => (isRecord(value) ? read(value) : undefined);
