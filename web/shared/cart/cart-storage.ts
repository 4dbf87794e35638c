import { inBrowser } from '../lib/stored.ts';
import { parseStoredCart, type CartStorage } from './stored-cart.ts';

const entry = inBrowser('greengate.cart');

/** Whether the browser blocks the storage, so that the cart lasts as long as the page. */
export const isCartUnstored = (): boolean => entry.readText() === undefined;

/**
 * The cart in localStorage, shared by all tabs. When the storage is blocked or full, the cart lasts as long as the page.
 */
export const cartStorage: CartStorage = {
  read: () => parseStoredCart(entry.readText()),
  write: entry.write,

  onChange(listener) {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || key === entry.key) listener(parseStoredCart(newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
