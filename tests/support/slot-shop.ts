import type { OpenBackend } from './open-backend.ts';
import type { StoreClient } from './store-client.ts';
import { addProduct, saveAddress } from './store-records.ts';

export interface SlotShop {
  seller: StoreClient;
  shopper: StoreClient & { email: string };
  /** Three pieces of a product for 10, for the body of an order. */
  cart: { items: object[]; address: string };
  /** The first slot of each kind. */
  slotIds: { PICKUP: string; DELIVERY: string };
}

/** A store with an address of its own that delivers, and lets collect, on Tuesdays from 9 to 11. */
export async function openSlotShop(backend: OpenBackend, capacity: number): Promise<SlotShop> {
  const [seller, shopper] = [await backend.seller(), await backend.shopper()];
  const form = new FormData();
  form.append('storeData', JSON.stringify({ contact: { email: '', phone: '', address: 'Market 1\n\n10115 Berlin' } }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
  const product = await addProduct(seller, { name: 'Leeks', price: '10', offerPrice: '10' });
  const cart = { items: [{ product, quantity: 3 }], address: await saveAddress(shopper) };
  const window = { weekday: 2, start: '09:00', end: '11:00', capacity, cutOffTime: '18:00', cutOffDaysBefore: 1 };
  const windows = [
    { ...window, kind: 'PICKUP' },
    { ...window, kind: 'DELIVERY' },
  ];
  await seller.post('/api/delivery/plan/save', { ifVersion: 0, daysAhead: 7, windows, closedDays: [], areas: [] });
  const { slots } = (await backend.visitor().get('/api/delivery/slots')).body as {
    slots: { id: string; kind: 'PICKUP' | 'DELIVERY' }[];
  };
  const firstOf = (wanted: string) => slots.find(({ kind }) => kind === wanted)?.id ?? '';
  return { seller, shopper, cart, slotIds: { PICKUP: firstOf('PICKUP'), DELIVERY: firstOf('DELIVERY') } };
}
