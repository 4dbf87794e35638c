import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests({});
let seller: StoreClient;
let shopper: StoreClient & { id: string };
let address: string;
const ids = { milk: '', oatMilk: '', eggs: '' };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  ids.milk = await addProduct(seller, { name: 'Milk', price: '2', offerPrice: '2' });
  ids.oatMilk = await addProduct(seller, { name: 'Oat Milk', price: '1.50', offerPrice: '1.50' });
  ids.eggs = await addProduct(seller, { name: 'Eggs', price: '3', offerPrice: '3' });
});

const similar = 'SIMILAR_NOT_DEARER';

async function place(more: object = {}) {
  const items = [ids.milk, ids.eggs].map((product) => ({ product, quantity: 1 }));
  const { body } = await shopper.post('/api/order/cod', { items, address, ...more });
  return body.order as { _id: string; version: number; canChangeWishes: boolean };
}

const change = async (orderId: string, more: object, who: StoreClient = shopper) =>
  (await who.post('/api/order/wishes', { orderId, ...more })).body;
const seen = async (orderId: string) => (await shopper.get(`/api/order/user?id=${orderId}`)).body.orders[0];
const wishesIn = (order: { substitution: string; items: { substitution: string }[] }) => [
  order.substitution,
  ...order.items.map(({ substitution }) => substitution),
];
/** The packer gives oat milk for the milk. */
const giveOatMilk = async (orderId: string) =>
  (await seller.post('/api/order/pick', { orderId, line: 0, quantity: 1, substituteId: ids.oatMilk })).body;

test('the shopper changes the wish for the order and for single lines, and the packer goes by the newest one', async () => {
  const { _id: orderId, version, canChangeWishes } = await place();
  expect(canChangeWishes).toBe(true);
  const [forSeller] = (await seller.get(`/api/order/seller?id=${orderId}`)).body.orders;
  expect(forSeller.canChangeWishes).toBe(false);
  expect(await giveOatMilk(orderId)).toMatchObject({ success: false });

  const changed = await change(orderId, { substitution: similar, substitutionExceptions: { [ids.eggs]: 'NONE' } });
  expect(changed).toMatchObject({ success: true, order: { version: version + 1, stage: 'PLACED' } });
  expect(wishesIn(changed.order)).toEqual([similar, similar, 'NONE']);
  expect(wishesIn(await seen(orderId))).toEqual([similar, similar, 'NONE']);

  // The exceptions of before are gone, and a product that is not in the order is left out.
  const again = { substitution: 'NONE', substitutionExceptions: { [ids.milk]: similar, ['f'.repeat(24)]: similar } };
  expect(wishesIn((await change(orderId, again)).order)).toEqual(['NONE', similar, 'NONE']);
  expect(wishesIn((await change(orderId, { substitution: similar })).order)).toEqual([similar, similar, similar]);
  expect(wishesIn((await change(orderId, again)).order)).toEqual(['NONE', similar, 'NONE']);
  expect(await giveOatMilk(orderId)).toMatchObject({ success: true, order: { stage: 'PICKING' } });
});

test('when the packing has begun, the wish stays as it is', async () => {
  const { _id: orderId } = await place({ substitution: similar });
  await seller.post('/api/order/move', { orderId, to: 'PICKING' });
  const before = await seen(orderId);
  expect(before.canChangeWishes).toBe(false);
  const refused = await change(orderId, { substitution: 'NONE' });
  expect(refused).toMatchObject({
    success: false,
    code: 'REFUSED',
    message: expect.stringContaining('contact the store'),
  });
  expect(await seen(orderId)).toEqual(before);
});

test('the wish of a cancelled order is refused, and the refusal says that it is cancelled', async () => {
  const { _id: orderId } = await place();
  await shopper.post('/api/order/cancel', { orderId });
  expect(await change(orderId, { substitution: similar })).toMatchObject({
    success: false,
    message: 'This order is cancelled already.',
  });
});

test('a wish is changed for the version that the shopper has seen, and by no other shopper', async () => {
  const { _id: orderId, version } = await place();
  const older = await change(orderId, { substitution: similar, ifVersion: version + 1 });
  expect(older).toMatchObject({ success: false, code: 'CHANGED_SINCE', order: { substitution: 'NONE', version } });
  const other = await backend.shopper();
  expect(await change(orderId, { substitution: similar }, other)).toMatchObject({ success: false });
  expect(await change(orderId, { substitution: similar }, seller)).toMatchObject({ success: false });
  expect(wishesIn(await seen(orderId))).toEqual(['NONE', 'NONE', 'NONE']);
});

test('a wish that the store does not know is refused at its field', async () => {
  const { _id: orderId } = await place();
  expect(await change(orderId, { substitution: 'ANYTHING' })).toEqual(
    refusal('INVALID', expect.stringContaining(similar), 'substitution'),
  );
  expect(await change(orderId, {})).toMatchObject({ success: false, errors: [{ field: 'substitution' }] });
});
