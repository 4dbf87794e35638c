import { del, get, set } from 'idb-keyval';
import type { ChosenOrder_orderFragment, SellerChosenOrdersQuery } from '#web/__generated__/seller-picking.ts';
import type { SellerSelfQuery, SellerShopFactsQuery } from '#web/__generated__/seller-shell.ts';
import type { DatabaseKey } from '#web/shared/lib/storage/storage-keys.ts';

/**
 * The newest pick list of this device, kept in IndexedDB: a packer who reloads the page without a network can continue
 * to pick. About shoppers it contains only what picking needs: no addresses, and no notes to the courier. A logout
 * deletes it.
 */
export interface KeptPicking {
  /** The ids in the address of the list. */
  key: string;
  orders: readonly ChosenOrder_orderFragment[];
  categories: NonNullable<NonNullable<SellerChosenOrdersQuery['seller']>['allCategories']>;
  /** The answers to the page's first queries: what the store can do, and (in `self`) who was logged in. */
  facts: SellerShopFactsQuery | null;
  self: SellerSelfQuery | null;
}

const storageKey = 'greengate.picking' satisfies DatabaseKey;

/** Writes come one after the other, so that an older list never replaces a newer one. */
let writing: Promise<void> = Promise.resolve();

function queueWrite(write: () => Promise<void>): Promise<void> {
  // The storage is blocked or full: the list lasts as long as the page.
  writing = writing.then(write).catch(() => undefined);
  return writing;
}

const withoutPerson = (order: ChosenOrder_orderFragment): ChosenOrder_orderFragment => ({
  ...order,
  address: null,
  noteToCourier: null,
});

export const keptPicking = {
  keep: (picking: KeptPicking) =>
    queueWrite(() => set(storageKey, { ...picking, orders: picking.orders.map(withoutPerson) })),

  /** Replaces an order in the kept list by its changed state. */
  replace: (order: ChosenOrder_orderFragment) =>
    queueWrite(async () => {
      const kept = await get<KeptPicking>(storageKey);
      if (!kept?.orders.some(({ id }) => id === order.id)) return;
      const orders = kept.orders.map((each) => (each.id === order.id ? withoutPerson(order) : each));
      await set(storageKey, { ...kept, orders });
    }),

  async read(): Promise<KeptPicking | undefined> {
    try {
      return await get<KeptPicking>(storageKey);
    } catch {
      return undefined;
    }
  },

  forget: () => queueWrite(() => del(storageKey)),
};
