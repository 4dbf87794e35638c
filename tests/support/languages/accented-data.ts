import type { Page } from 'playwright-core';
import { run } from '../shop-day.ts';
import type { StoreClient } from '../store-client.ts';
import { addProduct, goodPassword } from '../store-records.ts';

/**
 * What people write into the shop of the pseudo-language. All of it has accents, so that a test does not take it for a text of
 * the shop that was left in English.
 */
export const accentedAddress = {
  firstName: 'Åđå',
  lastName: 'Ɓýŕöñ',
  email: 'ada@example.com',
  street: 'Ɠåŕđéñ 1',
  city: 'Šþŕîñĝ',
  state: 'Öŕ',
  zipcode: 97477,
  country: 'ÛŠ',
  phone: '+1 541 555 0100',
};

/** Adds an offered product, one that is sold out, one of which few are left, and one that is sold by weight. */
export async function addAccentedProducts(seller: StoreClient): Promise<string[]> {
  const common = { category: 'Fruits', description: ['Ƒŕéšĥ'] };
  const pear = await addProduct(seller, { ...common, name: 'Þéåŕ', price: '4', offerPrice: '3' });
  const apple = await addProduct(seller, { ...common, name: 'Åþþļé', price: '2', offerPrice: '2' });
  const tea = await addProduct(seller, { ...common, name: 'Ţéå', category: 'Drinks', price: '5', offerPrice: '4.5' });
  const ham = await addProduct(seller, { ...common, name: 'Ĥåɱ', price: '9', offerPrice: '9' });
  await seller.post('/api/product/stock', { id: apple, inStock: false });
  const counted = { productId: tea, change: 3, reason: 'COUNTED' };
  await seller.post('/api/product/stock/adjust', { changes: [counted] });
  return [pear, apple, tea, ham];
}

async function saveShop(seller: StoreClient, settings: object): Promise<void> {
  const form = new FormData();
  form.append('storeData', JSON.stringify(settings));
  await seller.send('/api/store/update', { method: 'POST', body: form });
}

export const nameShop = (seller: StoreClient): Promise<void> =>
  saveShop(seller, { ifVersion: 0, name: 'Ɠŕééñ', timeZone: 'Asia/Tokyo' });

/** Lets the shop sell products whose food facts nobody has checked, as in a new shop. */
export const allowUncheckedFood = (seller: StoreClient): Promise<void> => saveShop(seller, { requireFoodFacts: false });

/** Promises a delivery and a collection on each day of the next week. */
export async function promiseAccentedTimes(seller: Page): Promise<void> {
  const common = { cutOffTime: '00:00', cutOffDaysBefore: 0, capacity: 500 };
  const windows = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { ...common, weekday, kind: 'DELIVERY', start: '10:00', end: '12:00' },
    { ...common, weekday, kind: 'PICKUP', start: '14:00', end: '16:00' },
  ]);
  const input = { ifVersion: 0, daysAhead: 7, closedDays: [], areas: [], windows };
  await run(seller, 'mutation ($input: SaveDeliveryInput!) { saveDelivery(input: $input) { success } }', { input });
}

let shoppers = 0;

/** Makes the page that of a new shopper with an address and two products in the cart. */
export async function becomeAccentedShopper(page: Page, [pear, , tea]: string[]): Promise<void> {
  shoppers += 1;
  await run(page, 'mutation ($input: RegisterInput!) { register(input: $input) { success } }', {
    input: { name: 'Åđå', email: `ada.${shoppers}@example.com`, password: goodPassword },
  });
  await run(page, 'mutation ($input: AddAddressInput!) { addAddress(input: $input) { success } }', {
    input: accentedAddress,
  });
  await run(page, 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }', {
    input: { items: [pear, tea].map((productId) => ({ productId, quantity: 2 })) },
  });
}

/** Orders two products, with notes. */
export async function placeAccentedOrder(
  page: Page,
  [pear, , , ham]: string[],
  payment: 'COD' | 'ONLINE' = 'COD',
): Promise<{ redirectUrl: string | null }> {
  const { me, store } = await run(page, '{ me { addresses { id } } store { slots { id closedBecause } } }');
  const input = {
    items: [pear, ham].map((productId) => ({ productId, quantity: 1 })),
    addressId: me.addresses[0].id,
    payment,
    slotId: store.slots.find(({ closedBecause }: { closedBecause: string | null }) => closedBecause === null).id,
    noteToShop: 'Þļéåšé ŕîþé',
    noteToCourier: 'Šéçöñđ đööŕ',
    substitution: 'SIMILAR_NOT_DEARER',
  };
  const mutation = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success message redirectUrl } }';
  return (await run(page, mutation, { input })).placeOrder;
}
