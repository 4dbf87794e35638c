import { isRecord } from '../refusals/outcome.ts';
import { toId, toQuantity, toText } from './read-values.ts';

export interface RestCartLine {
  productId: string;
  quantity: number;
}

export interface RestCart {
  lines: readonly RestCartLine[];
  /** The version; null in stores without cart versions. */
  version: number | null;
}

/** A shopper. */
export interface RestUser {
  _id: string;
  name: string;
  email: string;
  cartItems: RestCartLine[];
  /** The version of the cart; null in stores without cart versions. */
  cartVersion: number | null;
}

/** The shopper, or undefined when it cannot be read. */
export function readUser(entry: unknown): RestUser | undefined {
  if (!isRecord(entry)) return undefined;
  const _id = toId(entry['_id']);
  if (_id === undefined) return undefined;
  return {
    _id,
    name: toText(entry['name']),
    email: toText(entry['email']),
    cartItems: readCart(entry['cartItems']),
    cartVersion: readCartVersion(entry['cartVersion']),
  };
}

/** `{ id: quantity }` in most stores. Some send an empty array or nothing, or numbers as text. */
function readCart(value: unknown): RestCartLine[] {
  const lines: RestCartLine[] = [];
  if (!isRecord(value)) return lines;
  for (const [productId, entry] of Object.entries(value)) {
    const quantity = toQuantity(entry);
    if (quantity !== undefined) lines.push({ productId, quantity });
  }
  return lines;
}

/** The version of the cart; null in stores without cart versions. */
export const readCartVersion = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
