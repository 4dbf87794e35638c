import { beforeEach, describe, expect, test } from 'vitest';
import { cartVar, withQuantity, type Cart } from '#web/shared/cart/cart-state.ts';
import { CartSync, type StoreCart } from '#web/shared/cart/cart-sync.ts';
import { parseStoredCart, type StoredCart } from '#web/shared/cart/stored-cart.ts';

/** A store for several shoppers. With versions, it refuses a cart that follows any version but its own. */
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

/** The result of sending a cart: it arrives; it arrives and the response is lost; it is lost; the page is offline. */
type Network = 'works' | 'loses responses' | 'loses requests' | 'is offline';

/** A browser: its storage outlives its pages. One page is open at a time, because the shown cart is global. */
function openDevice(store: ReturnType<typeof openStore>) {
  let entry: string | null = null;
  let cartSync: CartSync;
  const device = {
    network: 'works' as Network,
    refuses: false,
    /** Stores an entry as a page of an older build wrote it. */
    writeEntry: (stored: object) => (entry = JSON.stringify(stored)),
    stored: () => parseStoredCart(entry),
    /** Tells the page what another tab has written. */
    onOtherTab: undefined as ((stored: StoredCart | undefined) => void) | undefined,
    /** Opens a page as a shopper, as a visitor (null) or with a failing session check (undefined). */
    async open(shopper: string | null | undefined) {
      cartVar({});
      let loggedIn = shopper;
      cartSync = new CartSync({
        storage: {
          read: () => parseStoredCart(entry),
          write: (stored) => (entry = JSON.stringify(stored)),
          onChange: (listener) => {
            device.onOtherTab = listener;
            return () => undefined;
          },
        },
        read: async (id) => (['loses requests', 'is offline'].includes(device.network) ? undefined : store.of(id)),
        async save(cart, version) {
          if (device.network === 'is offline') return 'notSent';
          store.sent.push(cart);
          if (device.network === 'loses requests' || !loggedIn) return undefined;
          if (device.refuses) return 'refused';
          if (version !== store.of(loggedIn).version) return 'conflict';
          const now = store.put(loggedIn, cart);
          return device.network === 'loses responses' ? undefined : { version: now };
        },
        onOtherOwner: () => undefined,
        onNextShopper: () => undefined,
      });
      cartSync.start();
      const page = {
        cartSync,
        async logIn(id: string) {
          loggedIn = id;
          cartSync.setSession(id, store.of(id));
          await cartSync.whenIdle();
        },
        endSession() {
          loggedIn = null;
          cartSync.setSession(null, { cart: {}, version: null });
        },
        async set(id: string, quantity: number) {
          cartSync.change((cart) => withQuantity(cart, id, quantity));
          await cartSync.whenIdle();
        },
      };
      if (shopper) await page.logIn(shopper);
      else if (shopper === null) page.endSession();
      else cartSync.sessionCheckFailed();
      return page;
    },
  };
  return device;
}

beforeEach(() => void cartVar({}));

describe.each([{ versions: true }, { versions: false }])(
  'synchronizing the cart with a store with versions: $versions',
  (kind) => {
    test('unsent changes are added to the products that another device has put into the cart', async () => {
      const store = openStore(kind);
      store.put('ada', { bread: 1 });
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'loses requests';
      await page.set('milk', 2);
      store.put('ada', { bread: 3, eggs: 1 });
      device.network = 'works';
      await device.open('ada');
      expect(cartVar()).toEqual({ bread: 3, eggs: 1, milk: 2 });
      expect(store.of('ada').cart).toEqual({ bread: 3, eggs: 1, milk: 2 });
    });

    test('unsent changes are added to another device’s changes when the network returns while the page is open', async () => {
      const store = openStore(kind);
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'loses requests';
      await page.set('milk', 2);
      store.put('ada', { eggs: 1 });
      device.network = 'works';
      page.cartSync.sendUnsent();
      await page.cartSync.whenIdle();
      expect(store.of('ada').cart).toEqual({ eggs: 1, milk: 2 });
    });

    test('quantities that two devices add of one product are summed', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 1 });
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'loses requests';
      await page.set('milk', 2);
      store.put('ada', { milk: 4 });
      device.network = 'works';
      await device.open('ada');
      expect(store.of('ada').cart).toEqual({ milk: 5 });
    });

    test('an unsent change counts in addition to the same change by another device', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 1 });
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'is offline';
      await page.set('milk', 2);
      store.put('ada', { milk: 2, eggs: 1 });
      device.network = 'works';
      page.cartSync.sendUnsent();
      await page.cartSync.whenIdle();
      expect(store.of('ada').cart).toEqual({ milk: 3, eggs: 1 });
      expect(cartVar()).toEqual({ milk: 3, eggs: 1 });
    });

    test('a removal here leaves other devices’ products in the cart', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 1, bread: 1 });
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'loses requests';
      await page.set('milk', 0);
      store.put('ada', { milk: 1, bread: 1, eggs: 1 });
      device.network = 'works';
      await device.open('ada');
      expect(store.of('ada').cart).toEqual({ bread: 1, eggs: 1 });
    });

    test('a change that arrived is not applied again when only its response was lost', async () => {
      const store = openStore(kind);
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'loses responses';
      await page.set('milk', 1);
      device.network = 'works';
      await page.set('milk', 2);
      expect(store.of('ada').cart).toEqual({ milk: 2 });
      device.network = 'loses responses';
      await page.set('milk', 3);
      device.network = 'works';
      await device.open('ada');
      expect(cartVar()).toEqual({ milk: 3 });
      expect(store.of('ada').cart).toEqual({ milk: 3 });
    });

    test('after an order, nothing is sent that would remove products added later on another device', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 2 });
      const device = openDevice(store);
      const page = await device.open('ada');
      store.put('ada', {});
      device.network = 'loses requests';
      page.cartSync.orderPlaced([{ productId: 'milk', quantity: 2 }]);
      await page.cartSync.whenIdle();
      expect(cartVar()).toEqual({});
      store.put('ada', { milk: 1, eggs: 1 });
      device.network = 'works';
      await device.open('ada');
      expect(cartVar()).toEqual({ milk: 1, eggs: 1 });
      expect(store.of('ada').cart).toEqual({ milk: 1, eggs: 1 });
    });

    test('products that were not ordered stay in the cart after an order', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 2, eggs: 1 });
      const page = await openDevice(store).open('ada');
      store.put('ada', { eggs: 1 });
      page.cartSync.orderPlaced([{ productId: 'milk', quantity: 2 }]);
      await page.cartSync.whenIdle();
      expect(cartVar()).toEqual({ eggs: 1 });
      await page.set('eggs', 2);
      expect(store.of('ada').cart).toEqual({ eggs: 2 });
    });

    test('products that were not ordered stay in the cart after an order when the store empties its whole cart', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 2, eggs: 1 });
      const page = await openDevice(store).open('ada');
      store.put('ada', {});
      page.cartSync.orderPlaced([{ productId: 'milk', quantity: 2 }]);
      await page.cartSync.whenIdle();
      expect(cartVar()).toEqual({ eggs: 1 });
      expect(store.of('ada').cart).toEqual({ eggs: 1 });
    });

    test('products added or increased on another device are in the cart after an order', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 2, eggs: 1 });
      const page = await openDevice(store).open('ada');
      store.put('ada', { eggs: 2, tea: 1 });
      page.cartSync.orderPlaced([{ productId: 'milk', quantity: 2 }]);
      await page.cartSync.whenIdle();
      expect(cartVar()).toEqual({ eggs: 2, tea: 1 });
      expect(store.of('ada').cart).toEqual({ eggs: 2, tea: 1 });
    });

    test('a cart cleared on this device is read from the store again, with products added meanwhile', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 2 });
      const page = await openDevice(store).open('ada');
      page.cartSync.clearLocally();
      expect(cartVar()).toEqual({});
      await page.set('eggs', 1);
      expect(cartVar()).toEqual({ milk: 2, eggs: 1 });
      expect(store.of('ada').cart).toEqual({ milk: 2, eggs: 1 });
    });

    test('a cart cleared on this device is not sent while the store cannot be read', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 2 });
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'is offline';
      page.cartSync.clearLocally();
      await page.set('eggs', 1);
      device.network = 'works';
      page.cartSync.sendUnsent();
      await page.cartSync.whenIdle();
      expect(store.sent).toEqual([{ milk: 2, eggs: 1 }]);
    });

    test('a visitor’s cart is merged by the larger quantity at login, and only once', async () => {
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

    test('changes made after the session expired are applied at the same shopper’s next login, removals included', async () => {
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

    test('a cart that the store refused is sent when the shopper logs in again', async () => {
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

    test('after a logout, the cart does not reach the next shopper’s cart', async () => {
      const store = openStore(kind);
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'loses requests';
      await page.set('milk', 1);
      page.cartSync.forget();
      expect(device.stored()).toEqual({ owner: null, cart: {}, base: null });
      device.network = 'works';
      store.put('bob', { tea: 1 });
      await page.logIn('bob');
      expect(cartVar()).toEqual({ tea: 1 });
      expect(store.of('bob').cart).toEqual({ tea: 1 });
    });

    test('a change that two tabs send is applied once', async () => {
      const store = openStore(kind);
      const device = openDevice(store);
      const page = await device.open('ada');
      device.network = 'loses requests';
      await page.set('milk', 1);
      const other = device.stored();
      // The other tab sent the change first.
      store.put('ada', { milk: 1 });
      device.network = 'works';
      device.onOtherTab?.(other);
      page.cartSync.sendUnsent();
      await page.cartSync.whenIdle();
      expect(store.of('ada').cart).toEqual({ milk: 1 });
      expect(cartVar()).toEqual({ milk: 1 });
    });

    test('a logout in another tab removes nothing from the store’s cart', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 1 });
      const device = openDevice(store);
      const page = await device.open('ada');
      device.onOtherTab?.({ owner: null, cart: {}, base: null });
      page.endSession();
      await page.logIn('ada');
      expect(cartVar()).toEqual({ milk: 1 });
      expect(store.of('ada').cart).toEqual({ milk: 1 });
    });

    test('when the session cannot be checked, the cart and its changes wait for the next check', async () => {
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

    test('while the session is unknown, a change in another tab is kept beside the changes here', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 1 });
      const device = openDevice(store);
      await device.open('ada');
      const page = await device.open(undefined);
      device.onOtherTab?.({ ...device.stored()!, cart: { milk: 1, eggs: 1 } });
      await page.set('tea', 1);
      expect(cartVar()).toEqual({ milk: 1, eggs: 1, tea: 1 });
      await device.open('ada');
      expect(store.of('ada').cart).toEqual({ milk: 1, eggs: 1, tea: 1 });
    });

    test('the store’s cart replaces a sent cart that an earlier build has stored, and an unsent one is merged with it', async () => {
      const store = openStore(kind);
      store.put('ada', { milk: 1, bread: 1 });
      const device = openDevice(store);
      device.writeEntry({ owner: 'ada', cart: { eggs: 1 }, pending: false, version: 4 });
      await device.open('ada');
      expect(cartVar()).toEqual({ milk: 1, bread: 1 });
      device.writeEntry({ owner: 'ada', cart: { milk: 2, eggs: 1 }, pending: true, version: null });
      await device.open('ada');
      expect(store.of('ada').cart).toEqual({ milk: 2, bread: 1, eggs: 1 });
      device.writeEntry({ owner: null, cart: { tea: 1 }, pending: false, version: null });
      await device.open('ada');
      expect(store.of('ada').cart).toEqual({ milk: 2, bread: 1, eggs: 1, tea: 1 });
    });
  },
);

test('the same change by two devices at the same time counts twice', async () => {
  const store = openStore({ versions: true });
  store.put('ada', { milk: 1 });
  const page = await openDevice(store).open('ada');
  store.put('ada', { milk: 2 });
  await page.set('milk', 2);
  expect(store.of('ada').cart).toEqual({ milk: 3 });
});

test('sending stops after three version conflicts in a row', async () => {
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
