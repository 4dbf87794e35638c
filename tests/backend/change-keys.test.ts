import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
let seller: StoreClient;
let shopper: StoreClient;
let milk: string;
let oats: string;
let address: string;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  milk = await addProduct(seller, { name: 'Milk', price: '10', offerPrice: '10' });
  oats = await addProduct(seller, { name: 'Oats', price: '5', offerPrice: '5' });
});

/** An order of 2 milk and 1 oats: 25.50 with the tax. */
async function place(): Promise<string> {
  const items = [
    { product: milk, quantity: 2 },
    { product: oats, quantity: 1 },
  ];
  // The order has a key, because equal orders at the same moment are one order.
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return (await shopper.post('/api/order/cod', { items, address }, headers)).body.order._id;
}

const seen = async (orderId: string) => (await seller.get(`/api/order/seller?id=${orderId}`)).body.orders[0];

test('a key of a pick counts for its order only', async () => {
  const [first, second] = [await place(), await place()];
  const pick = async (orderId: string) =>
    (await seller.post('/api/order/pick', { orderId, line: 0, quantity: 2 }, { 'idempotency-key': 'same' })).body;
  for (const orderId of [first, second, first]) {
    expect(await pick(orderId)).toMatchObject({
      success: true,
      order: { version: 2, items: [{ picked: { quantity: 2 } }, { picked: null }] },
    });
  }
});

test('a key of a refund counts for its order only, and a repetition has the lines of its own refund', async () => {
  const [first, second] = [await place(), await place()];
  for (const orderId of [first, second]) {
    for (const to of ['PICKING', 'READY', 'DONE']) await seller.post('/api/order/move', { orderId, to });
  }
  const refund = async (orderId: string, idempotencyKey: string, line: number, amount: number) =>
    (await seller.post('/api/order/refund', { orderId, amount, reason: 'Bruised', lines: [line], idempotencyKey }))
      .body;
  for (const [orderId, key, line, amount] of [
    [first, 'one', 0, 1],
    [second, 'one', 0, 1],
    [first, 'two', 1, 2],
    // Repetitions, after a refund for another line.
    [first, 'one', 0, 1],
    [first, 'two', 1, 2],
  ] as const) {
    expect(await refund(orderId, key, line, amount)).toMatchObject({ success: true });
  }
  expect((await refund(first, 'one', 1, 1)).code).toBe('INVALID');
  expect((await seen(first)).refunds).toMatchObject([
    { amount: 1, lines: [0] },
    { amount: 2, lines: [1] },
  ]);
  expect((await seen(second)).refunds).toMatchObject([{ amount: 1, lines: [0] }]);
});
