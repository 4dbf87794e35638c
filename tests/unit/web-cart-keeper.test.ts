import { beforeEach, describe, expect, test } from 'vitest';
import { createCartKeeper, type CartKeeper, type StoreCart } from '#web/shared/cart/cart-keeper.ts';
import { cartVar, withQuantity, type Cart } from '#web/shared/cart/cart-state.ts';
import { parseStoredCart, type StoredCart } from '#web/shared/cart/stored-cart.ts';

/** A store for several shoppers. With versions, it refuses a cart that follows another version than its own. */
function openStore({ versions }: { versions: boolean }) {
  const carts = new Map<string, StoreCart>();
  const of = (id: string) => carts.get(id) ?? { cart: {}, version: versions ? 0 : null };
  const put = (id: string, cart: Cart) => {
    const { version } = of(id);
    carts.set(id, { cart, version: version === null ? null : version + 1 });
    return of(id).version;
  };
  return { of, put, sent: [] as Cart[] };
}

/** What the network does to a cart that is sent: nothing, the answer is lost, the cart itself is, or the page knows that it is off. */
type Network = 'works' | 'loses answers' | 'is away' | 'is off';

/** A browser of a shopper: what it keeps outlives its pages. One page is open at a time, as the shown cart is global. */
function openDevice(store: ReturnType<typeof openStore>) {
  let kept: string | null = null;
  let keeper: CartKeeper;
  const device = {
    network: 'works' as Network,
    refuses: false,
    /** Reads the entry, as a page of an older build has written it. */
    keep: (entry: object) => (kept = JSON.stringify(entry)),
    kept: () => parseStoredCart(kept),
    hear: undefined as ((entry: StoredCart | undefined) => void) | undefined,
    /** Opens a page. Nobody is logged in, or a shopper is, or the session check fails. */
    async open(shopper: string | null | undefined) {
      cartVar({});
      let loggedIn = shopper;
      keeper = createCartKeeper({
        storage: {
          read: () => parseStoredCart(kept),
          write: (entry) => (kept = JSON.stringify(entry)),
          onChange: (listener) => {
            device.hear = listener;
            return () => undefined;
          },
        },
        read: async (id) => (['is away', 'is off'].includes(device.network) ? undefined : store.of(id)),
        async save(cart, version) {
          if (device.network === 'is off') return 'unsent';
          store.sent.push(cart);
          if (device.network === 'is away' || !loggedIn) return undefined;
          if (device.refuses) return 'refused';
          if (version !== store.of(loggedIn).version) return 'changed';
          const now = store.put(loggedIn, cart);
          return device.network === 'loses answers' ? undefined : { version: now };
        },
        onOtherOwner: () => undefined,
      });
      keeper.start();
      const page = {
        keeper,
        async logIn(id: string) {
          loggedIn = id;
          keeper.sessionIs(id, store.of(id));
          await keeper.settled();
        },
        endSession() {
          loggedIn = null;
          keeper.sessionIs(null, { cart: {}, version: null });
        },
        async set(id: string, quantity: number) {
          keeper.change((cart) => withQuantity(cart, id, quantity));
          await keeper.settled();
        },
      };
      if (shopper) await page.logIn(shopper);
      else if (shopper === null) page.endSession();
      else keeper.sessionIsUnknown();
      return page;
    },
  };
  return device;
}

beforeEach(() => void cartVar({}));

describe.each([{ versions: true }, { versions: false }])('over a store with versions: $versions, the cart', (kind) => {
  test('that could not be sent is added to what another device has put in', async () => {
    const store = openStore(kind);
    store.put('ada', { bread: 1 });
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'is away';
    await page.set('milk', 2);
    store.put('ada', { bread: 3, eggs: 1 });
    device.network = 'works';
    await device.open('ada');
    expect(cartVar()).toEqual({ bread: 3, eggs: 1, milk: 2 });
    expect(store.of('ada').cart).toEqual({ bread: 3, eggs: 1, milk: 2 });
  });

  test('is added to another device’s too when the page stays open until the network is back', async () => {
    const store = openStore(kind);
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'is away';
    await page.set('milk', 2);
    store.put('ada', { eggs: 1 });
    device.network = 'works';
    page.keeper.sendAgain();
    await page.keeper.settled();
    expect(store.of('ada').cart).toEqual({ eggs: 1, milk: 2 });
  });

  test('keeps what both devices have added of the same product', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 1 });
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'is away';
    await page.set('milk', 2);
    store.put('ada', { milk: 4 });
    device.network = 'works';
    await device.open('ada');
    expect(store.of('ada').cart).toEqual({ milk: 5 });
  });

  test('that was not sent is not taken for sent when another device makes the same change', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 1 });
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'is off';
    await page.set('milk', 2);
    store.put('ada', { milk: 2, eggs: 1 });
    device.network = 'works';
    page.keeper.sendAgain();
    await page.keeper.settled();
    expect(store.of('ada').cart).toEqual({ milk: 3, eggs: 1 });
    expect(cartVar()).toEqual({ milk: 3, eggs: 1 });
  });

  test('loses only what was taken out here', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 1, bread: 1 });
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'is away';
    await page.set('milk', 0);
    store.put('ada', { milk: 1, bread: 1, eggs: 1 });
    device.network = 'works';
    await device.open('ada');
    expect(store.of('ada').cart).toEqual({ bread: 1, eggs: 1 });
  });

  test('is not changed twice when it arrived and only the answer was lost', async () => {
    const store = openStore(kind);
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'loses answers';
    await page.set('milk', 1);
    device.network = 'works';
    await page.set('milk', 2);
    expect(store.of('ada').cart).toEqual({ milk: 2 });
    device.network = 'loses answers';
    await page.set('milk', 3);
    device.network = 'works';
    await device.open('ada');
    expect(cartVar()).toEqual({ milk: 3 });
    expect(store.of('ada').cart).toEqual({ milk: 3 });
  });

  test('that an order has emptied, which the store was not told, leaves alone what came later', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 2 });
    const device = openDevice(store);
    const page = await device.open('ada');
    store.put('ada', {});
    device.network = 'is away';
    page.keeper.orderPlaced([{ productId: 'milk', quantity: 2 }]);
    await page.keeper.settled();
    expect(cartVar()).toEqual({});
    store.put('ada', { milk: 1, eggs: 1 });
    device.network = 'works';
    await device.open('ada');
    expect(cartVar()).toEqual({ milk: 1, eggs: 1 });
    expect(store.of('ada').cart).toEqual({ milk: 1, eggs: 1 });
  });

  test('keeps after an order what was not ordered', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 2, eggs: 1 });
    const page = await openDevice(store).open('ada');
    store.put('ada', { eggs: 1 });
    page.keeper.orderPlaced([{ productId: 'milk', quantity: 2 }]);
    await page.keeper.settled();
    expect(cartVar()).toEqual({ eggs: 1 });
    await page.set('eggs', 2);
    expect(store.of('ada').cart).toEqual({ eggs: 2 });
  });

  test('keeps after an order what was not ordered over a store that empties its whole cart', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 2, eggs: 1 });
    const page = await openDevice(store).open('ada');
    store.put('ada', {});
    page.keeper.orderPlaced([{ productId: 'milk', quantity: 2 }]);
    await page.keeper.settled();
    expect(cartVar()).toEqual({ eggs: 1 });
    expect(store.of('ada').cart).toEqual({ eggs: 1 });
  });

  test('has after an order what another device has put in or raised meanwhile', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 2, eggs: 1 });
    const page = await openDevice(store).open('ada');
    store.put('ada', { eggs: 2, tea: 1 });
    page.keeper.orderPlaced([{ productId: 'milk', quantity: 2 }]);
    await page.keeper.settled();
    expect(cartVar()).toEqual({ eggs: 2, tea: 1 });
    expect(store.of('ada').cart).toEqual({ eggs: 2, tea: 1 });
  });

  test('that was emptied here only comes back from the store, with what is put in meanwhile on top', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 2 });
    const page = await openDevice(store).open('ada');
    page.keeper.clearHere();
    expect(cartVar()).toEqual({});
    await page.set('eggs', 1);
    expect(cartVar()).toEqual({ milk: 2, eggs: 1 });
    expect(store.of('ada').cart).toEqual({ milk: 2, eggs: 1 });
  });

  test('that was emptied here only is not sent when the store cannot be read', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 2 });
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'is off';
    page.keeper.clearHere();
    await page.set('eggs', 1);
    device.network = 'works';
    page.keeper.sendAgain();
    await page.keeper.settled();
    expect(store.sent).toEqual([{ milk: 2, eggs: 1 }]);
  });

  test('of a visitor is merged by the larger quantity at login, and stays the visitor’s no longer', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 1, bread: 2 });
    const device = openDevice(store);
    const page = await device.open(null);
    await page.set('milk', 3);
    await page.set('bread', 1);
    await page.logIn('ada');
    expect(store.of('ada').cart).toEqual({ milk: 3, bread: 2 });
    await device.open('ada');
    expect(cartVar()).toEqual({ milk: 3, bread: 2 });
  });

  test('of a session that ended by itself goes on at the same shopper’s login, removals included', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 1, bread: 1 });
    const device = openDevice(store);
    const page = await device.open('ada');
    page.endSession();
    await page.set('milk', 0);
    await page.set('eggs', 1);
    store.put('ada', { milk: 1, bread: 1, tea: 1 });
    const next = await device.open(null);
    expect(cartVar()).toEqual({ bread: 1, eggs: 1 });
    await next.logIn('ada');
    expect(store.of('ada').cart).toEqual({ bread: 1, tea: 1, eggs: 1 });
  });

  test('that the store refused is not lost when the shopper logs in again', async () => {
    const store = openStore(kind);
    const device = openDevice(store);
    const page = await device.open('ada');
    device.refuses = true;
    await page.set('milk', 1);
    page.endSession();
    device.refuses = false;
    await page.logIn('ada');
    expect(store.of('ada').cart).toEqual({ milk: 1 });
  });

  test('of one shopper does not reach another one’s after a logout', async () => {
    const store = openStore(kind);
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'is away';
    await page.set('milk', 1);
    page.keeper.forget();
    expect(device.kept()).toEqual({ owner: null, cart: {}, base: null });
    device.network = 'works';
    store.put('bob', { tea: 1 });
    await page.logIn('bob');
    expect(cartVar()).toEqual({ tea: 1 });
    expect(store.of('bob').cart).toEqual({ tea: 1 });
  });

  test('is changed once when two tabs send the same change', async () => {
    const store = openStore(kind);
    const device = openDevice(store);
    const page = await device.open('ada');
    device.network = 'is away';
    await page.set('milk', 1);
    const other = device.kept();
    // The other tab, which has heard of the change, was quicker.
    store.put('ada', { milk: 1 });
    device.network = 'works';
    device.hear?.(other);
    page.keeper.sendAgain();
    await page.keeper.settled();
    expect(store.of('ada').cart).toEqual({ milk: 1 });
    expect(cartVar()).toEqual({ milk: 1 });
  });

  test('follows another tab that logs out, and nothing is taken out at the store by that', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 1 });
    const device = openDevice(store);
    const page = await device.open('ada');
    device.hear?.({ owner: null, cart: {}, base: null });
    page.endSession();
    await page.logIn('ada');
    expect(cartVar()).toEqual({ milk: 1 });
    expect(store.of('ada').cart).toEqual({ milk: 1 });
  });

  test('waits for the next check when the session cannot be checked, with what is changed until then', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 1 });
    const device = openDevice(store);
    await device.open('ada');
    const page = await device.open(undefined);
    expect(cartVar()).toEqual({ milk: 1 });
    await page.set('eggs', 1);
    expect(store.sent).toEqual([]);
    store.put('ada', { milk: 2 });
    await device.open('ada');
    expect(store.of('ada').cart).toEqual({ milk: 2, eggs: 1 });
  });

  test('of an earlier build that was sent gives way to the store’s; one that was not is merged with it', async () => {
    const store = openStore(kind);
    store.put('ada', { milk: 1, bread: 1 });
    const device = openDevice(store);
    device.keep({ owner: 'ada', cart: { eggs: 1 }, pending: false, version: 4 });
    await device.open('ada');
    expect(cartVar()).toEqual({ milk: 1, bread: 1 });
    device.keep({ owner: 'ada', cart: { milk: 2, eggs: 1 }, pending: true, version: null });
    await device.open('ada');
    expect(store.of('ada').cart).toEqual({ milk: 2, bread: 1, eggs: 1 });
    device.keep({ owner: null, cart: { tea: 1 }, pending: false, version: null });
    await device.open('ada');
    expect(store.of('ada').cart).toEqual({ milk: 2, bread: 1, eggs: 1, tea: 1 });
  });
});

test('two devices that make the same change at the same time both count', async () => {
  const store = openStore({ versions: true });
  store.put('ada', { milk: 1 });
  const page = await openDevice(store).open('ada');
  store.put('ada', { milk: 2 });
  await page.set('milk', 2);
  expect(store.of('ada').cart).toEqual({ milk: 3 });
});

test('a store that changes with every request is not asked for ever', async () => {
  const store = openStore({ versions: true });
  const device = openDevice(store);
  const page = await device.open('ada');
  const read = store.of;
  store.of = (id) => {
    store.put(id, { ...read(id).cart });
    return read(id);
  };
  await page.set('milk', 1);
  expect(store.sent).toHaveLength(3);
});
