import { inBrowser } from '#web/shared/lib/storage/stored.ts';
import { parseStoredCart, type CartStorage } from './stored-cart.ts';

const entry = inBrowser('greengate.cart');

/** Whether the browser has not stored the cart, so that it lasts as long as the page. */
export const isCartUnstored = entry.isUnstored;

/**
 * The cart in localStorage, shared by all tabs. When the storage is blocked or full, the cart lasts as long as the page.
 */
export const cartStorage: CartStorage = {
  read: () => parseStoredCart(entry.readText()),
  write: entry.write,

  onChange(listener) {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // Another tab removes the entry when it could not store its cart. This tab keeps the cart that it shows.
      if (key === null || (key === entry.key && newValue !== null)) listener(parseStoredCart(newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
