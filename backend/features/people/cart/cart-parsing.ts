import { maxQuantity } from '#common/limits.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import * as texts from './texts.ts';

/** Limits of one cart: different products, and pieces of one product. */
export const cartLimits = { products: 100, quantity: maxQuantity };

/** A valid cart (quantity by product id, in the order sent), or why it is refused. */
export type ParsedCart = { quantities: Map<string, number> } | { refusal: Refusal };

/** A whole number of 1 or more, 0 for "remove", or null for an invalid value. Old clients send digits as text. */
function toQuantity(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d{1,6}\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return null;
  return Math.max(0, number);
}

/**
 * Reads `cartItems`: a map of product id to quantity. Old clients send an empty list or null for an empty cart. The result is
 * a `Map`, so that the key `__proto__` is only one more unknown id.
 */
export function parseCart(cartItems: unknown): ParsedCart {
  if (cartItems === null || (Array.isArray(cartItems) && cartItems.length === 0)) return { quantities: new Map() };
  if (typeof cartItems !== 'object' || Array.isArray(cartItems)) {
    return { refusal: refused('INVALID', 'Cart must be a map of product ids to quantities.', 'cartItems') };
  }
  const quantities = new Map<string, number>();
  for (const [id, value] of Object.entries(cartItems)) {
    const quantity = toQuantity(value);
    if (quantity === null) {
      return { refusal: refused('INVALID', texts.quantityIsNoWhole, 'cartItems') };
    }
    if (quantity > cartLimits.quantity) {
      return { refusal: refused('TOO_MANY', texts.tooManyPieces(cartLimits.quantity), 'cartItems') };
    }
    if (quantity > 0) quantities.set(id, quantity);
  }
  return { quantities };
}
