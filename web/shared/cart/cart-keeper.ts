import { latestWins } from '../lib/latest-wins.ts';
import { cartVar, mergeCarts, sameCart, withChanges, type Cart } from './cart-state.ts';
import type { CartStorage, StoredCart } from './cart-storage.ts';

interface CartKeeperParts {
  storage: CartStorage;
  /** Sends a whole cart to the store. Resolves to whether the store gave a definite answer; never rejects. */
  save: (cart: Cart) => Promise<boolean>;
  /** Another tab logged in or out. */
  onOtherOwner: () => void;
}

export type CartKeeper = ReturnType<typeof createCartKeeper>;

/**
 * Keeps the shown cart, the one on this device and the one at the store the same.
 *
 * A visitor's cart lives on the device. At login it is merged with the stored one. While logged in every change is
 * sent, one request at a time; what could not be sent is kept on the device as pending and wins over the store's cart
 * on the next visit. Changes made before the session is known are repeated on whatever cart that turns out to be.
 */
export function createCartKeeper({ storage, save, onOtherOwner }: CartKeeperParts) {
  /** A user's id, null for a visitor, undefined until the session is known. */
  let owner: string | null | undefined;
  let pending = false;
  let touched = false;
  /** What was on the device when the page was opened. */
  let opened: StoredCart | undefined;

  const queue = latestWins(async (cart: Cart) => {
    const sentFor = owner;
    const answered = await save(cart);
    if (!answered || owner !== sentFor || !sameCart(cart, cartVar())) return;
    pending = false;
    store();
  });

  function store() {
    storage.write({ owner: owner === undefined ? (opened?.owner ?? null) : owner, cart: cartVar(), pending });
  }

  function show(cart: Cart) {
    cartVar(cart);
    store();
  }

  function send(cart: Cart) {
    pending = true;
    show(cart);
    void queue.push(cart); // `save` settles its own errors
  }

  function clearHere() {
    pending = false;
    queue.drop();
    // Nothing of the last visit is left to be merged either.
    if (opened) opened = { ...opened, cart: {}, pending: false };
    show({});
  }

  function cartOfNewOwner(id: string, atStore: Cart): Cart {
    const kept = owner === undefined ? opened : { owner, cart: cartVar(), pending };
    const shared = storage.read();
    if (shared?.owner === id && owner === null) return shared.pending ? shared.cart : atStore;
    if (!kept) return withChanges(atStore, {}, cartVar());
    const start =
      kept.owner === null ? mergeCarts(atStore, kept.cart) : kept.owner === id && kept.pending ? kept.cart : atStore;
    return withChanges(start, kept.cart, cartVar());
  }

  return {
    /** Brings back the cart of the last visit and listens to the other tabs. Returns how to stop. */
    start() {
      opened = storage.read();
      if (opened) cartVar(opened.cart);
      return storage.onChange((stored) => {
        const other = stored ?? { owner: null, cart: {}, pending: false };
        if (owner === undefined) return;
        if (other.owner === owner || other.owner === null) cartVar(other.cart);
        if (other.owner !== owner) onOtherOwner();
      });
    },

    /** The session check's answer, and every later one. */
    sessionIs(id: string | null, atStore: Cart) {
      if (id === null) {
        // A session that ended by itself leaves its cart behind as a visitor's.
        owner = null;
        pending = false;
        if (Object.keys(cartVar()).length > 0) store();
        return;
      }
      if (id === owner) {
        if (!pending) show(atStore);
        return;
      }
      const cart = cartOfNewOwner(id, atStore);
      owner = id;
      pending = false;
      if (sameCart(cart, atStore)) show(cart);
      else send(cart);
    },

    /** One step of the shopper's. Returns whether it changed anything. */
    change(step: (cart: Cart) => Cart): boolean {
      const before = cartVar();
      const after = step(before);
      if (sameCart(before, after)) return false;
      touched = true;
      if (owner) send(after);
      else {
        pending = owner === undefined;
        show(after);
      }
      return true;
    },

    /** Whether the shopper has changed the cart in this visit. */
    touched: () => touched,

    /** Settles when no cart is on its way to the store. */
    settled: () => queue.idle(),

    /** The network is back: what could not be sent is sent now. */
    sendAgain() {
      if (owner && pending) send(cartVar());
    },

    /** Empties the cart here only. What the store keeps is not touched. */
    clearHere,

    /** Takes over what the store says. */
    adopt(atStore: Cart) {
      pending = false;
      show(atStore);
    },

    /** After a logout: nothing of the shopper stays on this device. */
    forget() {
      owner = null;
      clearHere();
    },
  };
}
