import { latestWins } from '#web/shared/lib/network/latest-wins.ts';
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
import { createDeviceCart } from './device-cart.ts';
import type { CartBase, CartStorage, StoredCart } from './stored-cart.ts';

/** A shopper's cart at the store. */
export interface StoreCart {
  cart: Cart;
  /** The cart's version; null where the store has no versions. */
  version: number | null;
}

/**
 * The result of sending a cart: the store accepted it and gave it a version; the store's cart had changed since the sent
 * version, so the store did not accept it; the store refused it; it was not sent.
 */
type SaveOutcome = { version: number | null } | 'conflict' | 'refused' | 'notSent';

export interface StoreCartApi {
  /** Reads the store's cart of a shopper; undefined when that fails. Never rejects. */
  read: (userId: string) => Promise<StoreCart | undefined>;
  /** Sends a whole cart that follows a version; undefined without a definite response. Never rejects. */
  save: (cart: Cart, version: number | null) => Promise<SaveOutcome | undefined>;
}

interface CartSyncOptions extends StoreCartApi {
  storage: CartStorage;
  /** Called when another tab has logged in or out. */
  onOtherOwner: () => void;
  /** Called when a shopper has logged in after the session of another one. */
  onNextShopper: () => void;
}

/** The cart that the base's shopper has at the store, or may have there. */
const cartOf = (base: CartBase | null): Cart => (base ? mergeCarts(base.cart, base.sent ?? {}) : {});

/** After this many version conflicts in a row the cart stays unsent until the next change. */
const maxAttempts = 3;

/**
 * Synchronizes the shown cart, the one in this device's storage and the one at the store.
 *
 * The device stores the shown cart and its base: the store's cart as the device last read it. The difference between the
 * two is what the store does not have yet. When the store's cart is read again, the difference is applied to it and the
 * result is sent, one request at a time. A cart without a base, such as a visitor's, is merged with the store's by the
 * larger quantity. Of a cart with another shopper's base, only what was added since is merged.
 */
export class CartSync {
  readonly #options: CartSyncOptions;
  readonly #device: ReturnType<typeof createDeviceCart>;
  readonly #queue = latestWins<void>(() => this.#send());

  /** Whether the first session check has ended. Until then the owner is the shopper of the last visit. */
  #isSessionKnown = false;
  /** The cart that the page found in the device's storage. */
  #cartAtStart: Cart = {};
  #isChangedByShopper = false;
  /** Grows when another cart takes the place of this one: responses to earlier requests no longer count. */
  #epoch = 0;

  constructor(options: CartSyncOptions) {
    this.#options = options;
    this.#device = createDeviceCart(options.storage);
  }

  /** Shows the stored cart and follows the other tabs. Returns a function that stops following them. */
  start() {
    const stored = this.#options.storage.read();
    if (stored) {
      this.#cartAtStart = stored.cart;
      this.#device.load(stored);
    }
    return this.#options.storage.onChange((entry) => {
      const other = entry ?? { owner: null, cart: {}, base: null };
      const { owner } = this.#device.current();
      // The session check tells whose cart it is.
      if (!this.#isSessionKnown && other.owner !== owner) return;
      if (other.owner === owner || other.owner === null) this.#device.load({ ...other, owner });
      if (other.owner === owner) return;
      this.#epoch += 1;
      this.#options.onOtherOwner();
    });
  }

  /** Call after each session check. `id` is the shopper's, or null for a visitor. */
  setSession(id: string | null, atStore: StoreCart) {
    const { owner } = this.#device.current();
    const isNews = id !== owner || !this.#isSessionKnown;
    if (isNews) this.#epoch += 1;
    if (id === null) {
      this.#isSessionKnown = true;
      // After a session that expired, the cart stays here, with its base for the shopper's next login.
      if (owner !== null) this.#device.update({ owner: null });
      return;
    }
    // The session check may have read the store's cart before the one that is being sent arrived there.
    if (!isNews && !this.#queue.isIdle()) return;
    const stored = isNews && owner === null ? this.#options.storage.read() : undefined;
    // Another tab logged in first, and has merged the visitor's cart.
    if (stored?.owner === id) this.#device.load({ ...stored, owner });
    this.#rebaseOn(id, atStore);
    this.#isSessionKnown = true;
    if (isNews && !this.#device.isAtStore()) this.#push();
  }

  /** Call when the session check failed. The cart of a logged-in shopper's last visit then waits for the next check. */
  sessionCheckFailed() {
    if (this.#device.current().owner === null) this.#isSessionKnown = true;
  }

  /** Applies a change by the shopper. Returns whether it changed anything. */
  change(step: (cart: Cart) => Cart): boolean {
    const before = cartVar();
    const after = step(before);
    if (sameCart(before, after)) return false;
    this.#isChangedByShopper = true;
    this.#device.update({ cart: after });
    if (this.#isShopper()) this.#push();
    return true;
  }

  /** Whether the shopper has changed the cart since the page was opened. */
  isChangedByShopper() {
    return this.#isChangedByShopper;
  }

  /** Resolves when no cart is being sent. Never rejects. */
  whenIdle() {
    return this.#queue.idle();
  }

  /** Sends what the store does not have yet, for example after the network has returned. */
  sendUnsent() {
    if (this.#isShopper() && !this.#device.isAtStore()) this.#push();
  }

  /** Empties the cart on this device only. A shopper's cart at the store stays and is read again. */
  clearLocally() {
    const { owner, base } = this.#device.current();
    // With `sent` set, the store's cart is read before anything is sent.
    this.#empty({ owner, base: base && { ...base, cart: {}, sent: {} } });
    if (this.#isShopper()) this.#push();
  }

  /**
   * Takes ordered lines out of the cart. The store or the gateway takes them out of the store's cart, so this change is
   * not sent. Some stores empty the whole cart: what is left here is then compared with the store's cart and sent where
   * it is missing there.
   */
  orderPlaced(lines: readonly CartLine[]) {
    this.#epoch += 1;
    this.#queue.drop();
    const rest = withoutLines(cartVar(), lines);
    const isNothingLeft = sameCart(rest, {});
    const { base } = this.#device.current();
    this.#device.update({
      cart: rest,
      base: base && { ...base, cart: withoutLines(base.cart, lines), sent: isNothingLeft ? null : {} },
    });
    this.sendUnsent();
  }

  /** Removes the shopper's cart from this device at a logout. */
  forget() {
    this.#empty({ owner: null, base: null });
  }

  #isShopper() {
    return this.#isSessionKnown && this.#device.current().owner !== null;
  }

  /** The store's API reports its own errors, so the queue never rejects. */
  #push() {
    void this.#queue.push();
  }

  #empty(rest: Pick<StoredCart, 'owner' | 'base'>) {
    this.#epoch += 1;
    this.#queue.drop();
    this.#cartAtStart = {};
    this.#device.update({ ...rest, cart: {} });
  }

  /** Shows the store's cart with this device's unsent changes. */
  #rebaseOn(id: string, { cart: atStore, version }: StoreCart) {
    const { owner, base } = this.#device.current();
    let cart: Cart;
    if (base?.of === id) cart = rebased(atStore, base, cartVar());
    else {
      const atStart = this.#isSessionKnown ? cartVar() : this.#cartAtStart;
      const others = owner !== null && owner !== id ? atStart : cartOf(base);
      if ((owner ?? base?.of ?? id) !== id) this.#options.onNextShopper();
      // What was added to another shopper's cart goes along. What was removed from it is not removed from this one.
      const own = (shown: Cart) => withChanges({}, others, shown);
      // Changes made before the session was known belong to the shopper: they are applied, not merged.
      cart = withChanges(mergeCarts(atStore, own(atStart)), own(atStart), own(cartVar()));
    }
    this.#device.update({ owner: id, cart, base: { of: id, cart: atStore, version, sent: null } });
  }

  /** Sends the shown cart until the store has it, fails, or has had too many version conflicts. */
  async #send() {
    const startedIn = this.#epoch;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const { owner, base } = this.#device.current();
      if (!base || base.of !== owner) return;
      // A request without a response may have changed the store's cart; another device may have changed it meanwhile.
      if (base.sent) {
        const atStore = await this.#options.read(base.of);
        if (!atStore || this.#epoch !== startedIn) return;
        this.#rebaseOn(base.of, atStore);
      }
      if (this.#device.isAtStore()) return;
      const cart = cartVar();
      this.#device.updateBase(() => ({ sent: cart }));
      const outcome = await this.#options.save(cart, this.#device.current().base?.version ?? null);
      if (!outcome || this.#epoch !== startedIn) return;
      // The cart did not arrive. While `sent` is set, the next attempt reads the store's cart first.
      if (outcome === 'conflict' || outcome === 'notSent') this.#device.updateBase((old) => ({ sent: old.cart }));
      else if (outcome === 'refused') this.#device.updateBase(() => ({ sent: null }));
      else this.#device.updateBase(() => ({ cart, version: outcome.version, sent: null }));
      if (outcome !== 'conflict') return;
    }
  }
}
