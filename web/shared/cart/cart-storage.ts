import { parseStoredCart, type CartStorage } from './stored-cart.ts';

const storageKey = 'greengate.cart';

/**
 * The cart on this device, shared by all tabs. Storage that is blocked or full, and anything in it that is no cart,
 * counts as nothing stored: the cart then lives as long as the page.
 */
export const cartStorage: CartStorage = {
  read() {
    try {
      return parseStoredCart(localStorage.getItem(storageKey));
    } catch {
      return undefined;
    }
  },

  write(stored) {
    try {
      localStorage.setItem(storageKey, JSON.stringify(stored));
    } catch {
      // Blocked or full: the cart lives as long as the page.
    }
  },

  onChange(listener) {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === null || key === storageKey) listener(parseStoredCart(newValue));
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};
