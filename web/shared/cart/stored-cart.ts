import { isRecord } from '../lib/is-record.ts';
import { parsed } from '#web/shared/lib/storage/parsed.ts';
import { withQuantity, type Cart } from './cart-state.ts';

/** The shopper's cart at the store, as this device knows it. */
export interface CartBase {
  /** The user's id. */
  of: string;
  /** The store's cart as it was last read or saved. */
  cart: Cart;
  /** The version of `cart`; null where the store has no versions. */
  version: number | null;
  /**
   * The cart that the store may have by now instead of `cart`: a cart that was sent without a definite response, or an
   * empty cart after an order. While it is set, the store's cart is read before one is sent.
   */
  sent: Cart | null;
}

export interface StoredCart {
  /** The id of the logged-in shopper, or null for a visitor. */
  owner: string | null;
  /** The shown cart. */
  cart: Cart;
  /** The base of the cart; null for a cart that the store has never had. It stays when a session expires. */
  base: CartBase | null;
}

/** Stores the cart of this device. */
export interface CartStorage {
  read: () => StoredCart | undefined;
  write: (stored: StoredCart) => void;
  /** Calls the listener when another tab has written. Returns a function that removes the listener. */
  onChange: (listener: (stored: StoredCart | undefined) => void) => () => void;
}

/** Parses an entry that this build or an earlier one wrote. Undefined when it is not a cart. */
export const parseStoredCart = (text: string | null | undefined) => parsed(text, readStoredCart);

function readStoredCart(value: unknown): StoredCart | undefined {
  if (!isRecord(value)) return undefined;
  const cart = readCart(value['cart']);
  const owner = typeof value['owner'] === 'string' ? value['owner'] : null;
  return cart && { owner, cart, base: readBase(value, owner, cart) };
}

function readBase(entry: Record<string, unknown>, owner: string | null, shown: Cart): CartBase | null {
  // Entries of earlier builds have no base. They say whether the store has accepted the cart, and as which version.
  const given = 'base' in entry || entry['pending'] === true ? entry['base'] : { ...entry, of: owner, cart: shown };
  if (!isRecord(given) || typeof given['of'] !== 'string') return null;
  const { of, version } = given;
  const cart = readCart(given['cart']);
  if (!cart) return null;
  return {
    of,
    cart,
    version: typeof version === 'number' ? version : null,
    sent: readCart(given['sent']) ?? null,
  };
}

function readCart(value: unknown): Cart | undefined {
  if (!isRecord(value)) return undefined;
  return Object.entries(value).reduce<Cart>(
    (good, [id, quantity]) => (typeof quantity === 'number' ? withQuantity(good, id, quantity) : good),
    {},
  );
}
