import { latestWins } from '../lib/latest-wins.ts';
import {
  cartVar,
  mergeCarts,
  rebased,
  sameCart,
  withChanges,
  withoutLines,
  type Cart,
  type CartLine,
} from './cart-state.ts';
import type { CartBase, CartStorage } from './stored-cart.ts';

/** The cart that the store has, with its version; null where the store keeps none. */
export interface StoreCart {
  cart: Cart;
  version: number | null;
}

/**
 * The store took the cart and gave it a version; the store's cart had changed since the version that was sent, so it kept
 * its own; the store refused the cart; the cart was not sent.
 */
type SaveOutcome = { version: number | null } | 'changed' | 'refused' | 'unsent';

interface CartKeeperParts {
  storage: CartStorage;
  /** Reads the store's cart of a shopper. Resolves to nothing when it cannot. Never rejects. */
  read: (userId: string) => Promise<StoreCart | undefined>;
  /** Sends a whole cart that follows a version. Resolves to nothing without a definite answer. Never rejects. */
  save: (cart: Cart, version: number | null) => Promise<SaveOutcome | undefined>;
  /** Another tab logged in or out. */
  onOtherOwner: () => void;
}

export type CartKeeper = ReturnType<typeof createCartKeeper>;

/** A store whose cart has changed this often in a row is asked again later. */
const mostTries = 3;

/**
 * Keeps the shown cart, the one on this device and the one at the store the same.
 *
 * The device keeps the shown cart and the base: the cart that the store had when it was last heard of. The difference
 * between the two is what the store does not have yet. When the store's cart is known again, the difference is applied to
 * it, and the result is sent: one request at a time. A cart that has no base, as a visitor's, is merged with the store's
 * by the larger quantity.
 */
export function createCartKeeper({ storage, read, save, onOtherOwner }: CartKeeperParts) {
  /** Who is logged in, or null; until the session check has answered, who was on the last visit. */
  let owner: string | null = null;
  let isSessionKnown = false;
  let base: CartBase | null = null;
  /** The cart that the page found on the device. */
  let opened: Cart = {};
  let touched = false;
  /** Grows when the cart becomes another one: answers to requests from before no longer count. */
  let epoch = 0;

  const isShopper = () => isSessionKnown && owner !== null;
  const isAtStore = () => base !== null && !base.sent && sameCart(base.cart, cartVar());

  const queue = latestWins<void>(async () => {
    const startedIn = epoch;
    for (let tries = 0; tries < mostTries && base && base.of === owner; tries += 1) {
      // A request without an answer may have changed the store's cart, or another device while this one did not send.
      if (base.sent) {
        const atStore = await read(base.of);
        if (!atStore || epoch !== startedIn) return;
        rebaseOn(base.of, atStore);
      }
      if (isAtStore()) return;
      const cart = cartVar();
      setBase({ ...base, sent: cart });
      const outcome = await save(cart, base.version);
      if (!outcome || epoch !== startedIn) return;
      // The cart certainly did not arrive: the store's cart is read before the next one is sent.
      if (outcome === 'changed' || outcome === 'unsent') setBase({ ...base, sent: base.cart });
      else setBase({ ...base, ...(outcome !== 'refused' && { cart, version: outcome.version }), sent: null });
      if (outcome !== 'changed') return;
    }
  });

  function write() {
    storage.write({ owner, cart: cartVar(), base });
  }

  function setBase(next: CartBase) {
    base = next;
    write();
  }

  function show(cart: Cart) {
    cartVar(cart);
    write();
  }

  function rebaseOn(id: string, { cart: atStore, version }: StoreCart) {
    let cart = atStore;
    if (base?.of === id) cart = rebased(atStore, base, cartVar());
    else if (owner === null || owner === id) {
      // Changes made before the session was known belong to the shopper: they are applied, not merged.
      const visitors = isSessionKnown ? cartVar() : opened;
      cart = withChanges(mergeCarts(atStore, visitors), visitors, cartVar());
    }
    base = { of: id, cart: atStore, version, sent: null };
    show(cart);
  }

  function clearHere() {
    epoch += 1;
    queue.drop();
    opened = {};
    // The store's cart is read before anything is sent.
    if (base) base = { ...base, cart: {}, sent: {} };
    show({});
  }

  return {
    /** Brings back the cart of the last visit and listens to the other tabs. Returns how to stop. */
    start() {
      const stored = storage.read();
      if (stored) {
        ({ owner, base, cart: opened } = stored);
        cartVar(opened);
      }
      return storage.onChange((entry) => {
        if (!isSessionKnown) return;
        const other = entry ?? { owner: null, cart: {}, base: null };
        if (other.owner === owner || other.owner === null) {
          cartVar(other.cart);
          base = other.base;
        }
        if (other.owner === owner) return;
        epoch += 1;
        onOtherOwner();
      });
    },

    /** The session check's answer, and every later one. */
    sessionIs(id: string | null, atStore: StoreCart) {
      const isNews = id !== owner || !isSessionKnown;
      if (isNews) epoch += 1;
      if (id === null) {
        isSessionKnown = true;
        // A session that ended by itself leaves its cart here, with its base for the shopper's next login.
        if (owner !== null) {
          owner = null;
          write();
        }
        return;
      }
      // This answer may be older than the cart that is being sent.
      if (!isNews && !queue.isIdle()) return;
      const stored = isNews && owner === null ? storage.read() : undefined;
      if (stored?.owner === id) {
        // Another tab logged in first, and has merged the visitor's cart.
        base = stored.base;
        cartVar(stored.cart);
      }
      rebaseOn(id, atStore);
      owner = id;
      isSessionKnown = true;
      write();
      if (isNews && !isAtStore()) void queue.push();
    },

    /** The check failed. The cart of a shopper's last visit waits for the next check, with what is changed until then. */
    sessionIsUnknown() {
      if (owner === null) isSessionKnown = true;
    },

    /** One step of the shopper's. Returns whether it changed anything. */
    change(step: (cart: Cart) => Cart): boolean {
      const before = cartVar();
      const after = step(before);
      if (sameCart(before, after)) return false;
      touched = true;
      show(after);
      if (isShopper()) void queue.push(); // `save` settles its own errors
      return true;
    },

    /** Whether the shopper has changed the cart in this visit. */
    touched: () => touched,

    /** Settles when no cart is on its way to the store. */
    settled: () => queue.idle(),

    /** The network is back: what could not be sent is sent now. */
    sendAgain() {
      if (isShopper() && !isAtStore()) void queue.push();
    },

    /** Empties the cart here only. A shopper's cart at the store is not touched, and is read again. */
    clearHere() {
      clearHere();
      if (isShopper()) void queue.push();
    },

    /**
     * These lines are ordered. The store or the gateway takes them out of the store's cart, so that is no change to send:
     * what is in the store's cart by then came later. Some stores empty the whole cart: what is left here is compared with
     * the store's cart, and sent where the store no longer has it.
     */
    orderPlaced(lines: readonly CartLine[]) {
      epoch += 1;
      queue.drop();
      const rest = withoutLines(cartVar(), lines);
      const isNothingLeft = sameCart(rest, {});
      if (base) base = { ...base, cart: withoutLines(base.cart, lines), sent: isNothingLeft ? null : {} };
      show(rest);
      if (isShopper() && !isAtStore()) void queue.push();
    },

    /** After a logout: nothing of the shopper stays on this device. */
    forget() {
      owner = null;
      base = null;
      clearHere();
    },
  };
}
