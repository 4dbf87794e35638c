import { parseStoredCart, type CartStorage } from './stored-cart.ts';

const storageKey = 'greengate.cart';

/**
 * The cart in localStorage, shared by all tabs. When the storage is blocked or full, the cart lasts as long as the page.
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
      // Blocked or full.
    }
  },

  onChange(listener) {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || key === storageKey) listener(parseStoredCart(newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
