import { withQuantity, type Cart } from './cart-state.ts';

/** What is known of the store's cart of a shopper. */
export interface CartBase {
  /** The user's id. */
  of: string;
  /** The cart that the store had when it was last heard of. */
  cart: Cart;
  /** Its version; null where the store keeps none. */
  version: number | null;
  /**
   * What the store may have by now instead of `cart`: a cart that was sent without a definite answer, or an empty one after
   * an order. As long as it is set, the store's cart is read before one is sent.
   */
  sent: Cart | null;
}

export interface StoredCart {
  /** Who is logged in: a user's id, or null for a visitor. */
  owner: string | null;
  /** The cart that is shown. */
  cart: Cart;
  /** Null for a cart that the store has never had. It outlives a session that ends by itself. */
  base: CartBase | null;
}

/** Where the cart of this device is kept. */
export interface CartStorage {
  read: () => StoredCart | undefined;
  write: (stored: StoredCart) => void;
  /** Calls back when another tab has written. Returns how to stop. */
  onChange: (listener: (stored: StoredCart | undefined) => void) => () => void;
}

/** Reads an entry of this build or of an earlier one. */
export function parseStoredCart(text: string | null): StoredCart | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const cart = readCart(value['cart']);
    const owner = typeof value['owner'] === 'string' ? value['owner'] : null;
    return cart && { owner, cart, base: readBase(value, owner, cart) };
  } catch {
    return undefined;
  }
}

function readBase(entry: Record<string, unknown>, owner: string | null, shown: Cart): CartBase | null {
  // Entries of earlier builds have no base but say whether the store has accepted the cart, and as which version.
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
