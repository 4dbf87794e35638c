import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();

async function openOrder() {
  const [shopper, seller] = [await backend.shopper(), await backend.seller()];
  const items = [{ product: await addProduct(seller), quantity: 1 }];
  return { shopper, seller, order: { items, address: await saveAddress(shopper) } };
}

test('the notes of an order are kept with their lines, for the shopper and the seller', async () => {
  const { shopper, seller, order } = await openOrder();
  const notes = { noteToShop: ' Ripe ones \r\nplease ', noteToCourier: '' };
  const placed = await shopper.post('/api/order/cod', { ...order, ...notes });
  const kept = { noteToShop: 'Ripe ones\nplease', noteToCourier: null };
  expect(placed.body.order).toMatchObject(kept);
  expect((await shopper.get('/api/order/user')).body.orders).toMatchObject([kept]);
  expect((await seller.get('/api/order/seller')).body.orders[0]).toMatchObject(kept);
});

test('a note of more than 500 characters is refused at its field, and nothing is ordered', async () => {
  const { shopper, order } = await openOrder();
  const { body } = await shopper.post('/api/order/stripe', { ...order, noteToCourier: 'x'.repeat(501) });
  expect(body).toEqual(refusal('INVALID', 'Note to the courier can have at most 500 characters.', 'noteToCourier'));
  expect((await shopper.get('/api/order/user')).body.orders).toEqual([]);
});

test('the same key with other notes is the same order', async () => {
  const { shopper, order } = await openOrder();
  const key = { 'idempotency-key': 'notes' };
  const first = await shopper.post('/api/order/cod', { ...order, noteToShop: 'one' }, key);
  const second = await shopper.post('/api/order/cod', { ...order, noteToShop: 'two' }, key);
  expect(second.body.order).toMatchObject({ _id: first.body.order._id, noteToShop: 'one' });
});
