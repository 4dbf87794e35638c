import { latestWins } from '../lib/latest-wins.ts';
import { cartVar, mergeCarts, sameCart, withChanges, withTouched, type Cart } from './cart-state.ts';
import type { CartStorage, StoredCart } from './cart-storage.ts';

/** The cart that the store has, with its version; null where the store keeps none. */
export interface StoreCart {
  cart: Cart;
  version: number | null;
}

interface CartKeeperParts {
  storage: CartStorage;
  /**
   * Sends a whole cart to the store, with the version it goes on from. Resolves to what the store has then, which is
   * another cart when that one has changed meanwhile; to nothing when there was no definite answer. Never rejects.
   */
  save: (cart: Cart, version: number | null) => Promise<StoreCart | undefined>;
  /** Another tab logged in or out. */
  onOtherOwner: () => void;
}

export type CartKeeper = ReturnType<typeof createCartKeeper>;

/** In a row: a store that refuses more often does so for another reason. */
const MOST_REFUSALS = 3;

/**
 * Keeps the shown cart, the one on this device and the one at the store the same.
 *
 * A visitor's cart lives on the device. At login it is merged with the stored one. While logged in every change is
 * sent, one request at a time; what could not be sent is kept on the device as pending and wins over the store's cart
 * on the next visit. Where another device has changed the store's cart meanwhile, what was touched here is repeated on it.
 * Changes made before the session is known are repeated on whatever cart that turns out to be.
 */
export function createCartKeeper({ storage, save, onOtherOwner }: CartKeeperParts) {
  /** A user's id, null for a visitor, undefined until the session is known. */
  let owner: string | null | undefined;
  let pending = false;
  let touched = false;
  /** What the store had when it was last heard of. */
  let known: StoreCart = { cart: {}, version: null };
  let refusals = 0;
  /** What was on the device when the page was opened. */
  let opened: StoredCart | undefined;

  const queue = latestWins(async (cart: Cart) => {
    const sentFor = owner;
    const atStore = await save(cart, known.version);
    if (!atStore || owner !== sentFor) return;
    const { cart: before } = known;
    known = atStore;
    if (atStore.cart !== cart && refusals < MOST_REFUSALS) {
      refusals += 1;
      send(withTouched(atStore.cart, before, cartVar()));
      return;
    }
    refusals = 0;
    if (!sameCart(cart, cartVar())) return;
    pending = false;
    store();
  });

  function store() {
    storage.write({
      owner: owner === undefined ? (opened?.owner ?? null) : owner,
      cart: cartVar(),
      pending,
      version: known.version,
    });
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
    const kept = owner === undefined ? opened : { owner, cart: cartVar(), pending, version: null };
    const shared = storage.read();
    if (shared?.owner === id && owner === null) return shared.pending ? shared.cart : atStore;
    if (!kept) return withChanges(atStore, {}, cartVar());
    const start =
      kept.owner === null ? mergeCarts(atStore, kept.cart) : kept.owner === id && kept.pending ? kept.cart : atStore;
    return withChanges(start, kept.cart, cartVar());
  }

  function becomeVisitor() {
    // A session that ended by itself leaves its cart behind as a visitor's.
    owner = null;
    pending = false;
    if (Object.keys(cartVar()).length > 0) store();
  }

  return {
    /** Brings back the cart of the last visit and listens to the other tabs. Returns how to stop. */
    start() {
      opened = storage.read();
      if (opened) cartVar(opened.cart);
      return storage.onChange((stored) => {
        const other = stored ?? { owner: null, cart: {}, pending: false, version: null };
        if (owner === undefined) return;
        if (other.owner === owner || other.owner === null) cartVar(other.cart);
        if (other.owner === owner && !other.pending) known = other;
        if (other.owner !== owner) onOtherOwner();
      });
    },

    /** The session check's answer, and every later one. */
    sessionIs(id: string | null, { cart: atStore, version }: StoreCart) {
      if (id === null) {
        becomeVisitor();
        return;
      }
      if (id === owner) {
        if (pending) return;
        known = { cart: atStore, version };
        show(atStore);
        return;
      }
      const cart = cartOfNewOwner(id, atStore);
      owner = id;
      pending = false;
      known = { cart: atStore, version };
      if (sameCart(cart, atStore)) show(cart);
      else send(cart);
    },

    /** The check failed. A shopper's cart of the last visit waits for the next one, with what is changed until then. */
    sessionIsUnknown() {
      if (owner === undefined && !opened?.owner) becomeVisitor();
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
      known = { cart: atStore, version: null };
      show(atStore);
    },

    /** After a logout: nothing of the shopper stays on this device. */
    forget() {
      owner = null;
      clearHere();
    },
  };
}
