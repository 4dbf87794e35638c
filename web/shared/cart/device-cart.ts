import { cartVar, sameCart } from './cart-state.ts';
import type { CartBase, CartStorage, StoredCart } from './stored-cart.ts';

/** The shown cart, its owner and its base. Every update is written to the device's storage, where other tabs read it. */
export function createDeviceCart(storage: CartStorage) {
  let owner: string | null = null;
  let base: CartBase | null = null;

  function current(): StoredCart {
    return { owner, cart: cartVar(), base };
  }

  /** Shows a cart that the storage already has. */
  function load(stored: StoredCart) {
    ({ owner, base } = stored);
    cartVar(stored.cart);
  }

  function update(change: Partial<StoredCart>) {
    load({ ...current(), ...change });
    storage.write(current());
  }

  return {
    current,
    load,
    update,

    /** Changes the base; does nothing when there is none. */
    updateBase(change: (base: CartBase) => Partial<CartBase>) {
      if (base) update({ base: { ...base, ...change(base) } });
    },

    /** Whether the store has the shown cart. */
    isAtStore: () => base !== null && !base.sent && sameCart(base.cart, cartVar()),
  };
}
