import { withQuantity, type Cart } from './cart-state.ts';

const KEY = 'greengate.cart';

export interface StoredCart {
  /** Whose cart it is: a user's id, or null for a visitor. */
  owner: string | null;
  cart: Cart;
  /** The store has not accepted it yet. Only carts with an owner are sent there. */
  pending: boolean;
  /** The store's version of it, when it has accepted it and keeps versions. */
  version: number | null;
}

/**
 * The cart on this device, shared by all tabs. Storage that is blocked or full, and anything in it that is no cart,
 * counts as nothing stored: the cart then lives as long as the page.
 */
export const cartStorage = {
  read(): StoredCart | undefined {
    try {
      return parse(localStorage.getItem(KEY));
    } catch {
      return undefined;
    }
  },

  write(stored: StoredCart) {
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Blocked or full: the cart in memory goes on.
    }
  },

  /** Calls back when another tab has written. */
  onChange(listener: (stored: StoredCart | undefined) => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === null || key === KEY) listener(parse(newValue));
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

export type CartStorage = typeof cartStorage;

function parse(text: string | null): StoredCart | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value['cart'])) return undefined;
    const { owner, pending, version } = value;
    const cart = Object.entries(value['cart']).reduce<Cart>(
      (good, [id, quantity]) => (typeof quantity === 'number' ? withQuantity(good, id, quantity) : good),
      {},
    );
    return {
      owner: typeof owner === 'string' ? owner : null,
      cart,
      pending: pending === true,
      version: typeof version === 'number' ? version : null,
    };
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
