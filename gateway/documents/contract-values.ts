import { isRecord } from '../refusals/outcome.ts';
import { toNumber } from './read-values.ts';

/**
 * Readers of single values for `__generated__/store-documents.ts`. Undefined means that the value cannot be read.
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

/** A number, also as text, without the noise of binary fractions: 0.30000000000000004 is 0.3. */
export function toFinite(value: unknown, bounds: Bounds = {}): number | undefined {
  const number = toNumber(value);
  return number !== undefined && isWithin(number, bounds) ? Math.round(number * 1e6) / 1e6 : undefined;
}

/** A day such as 2026-03-01, that the calendar has. */
export const toDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && toMoment(`${value}T00:00:00Z`)?.startsWith(value)
    ? value
    : undefined;

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment of RFC 3339, in UTC. A number is no moment: 0 stands for "never" in some stores. */
export function toMoment(value: unknown): string | undefined {
  if (typeof value !== 'string' || !moment.test(value)) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export const toBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

export const toPlainText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A text, or a number that stands for one, such as the number of an order. */
export const toNumberText = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : toPlainText(value);

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
