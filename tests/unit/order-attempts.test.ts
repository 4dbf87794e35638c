import { expect, test } from 'vitest';
import { createOrderAttempts, quantitiesOf, type OrderContents } from '#gateway/features/orders/order-attempts.ts';

const placed = { success: true as const, message: null, errors: [], redirectUrl: null, order: null };
const order: OrderContents = {
  addressId: 'a1',
  isOnline: false,
  slotId: 'morning',
  lines: [
    { productId: 'p1', quantity: 1 },
    { productId: 'p2', quantity: 2 },
  ],
};

async function secondTry(second: Partial<OrderContents>) {
  const attempts = createOrderAttempts();
  let placedCount = 0;
  const place = async (contents: OrderContents) =>
    attempts.placeOnce({ userId: 'ann', key: 'key', order: contents }, async () => {
      placedCount += 1;
      return placed as never;
    });
  await place(order);
  const { success, errors } = await place({ ...order, ...second });
  return { success, field: errors[0]?.field?.[0], placedCount };
}

test.each<[string, Partial<OrderContents>]>([
  ['time', { slotId: 'evening' }],
  ['order without a time', { slotId: undefined }],
  ['address', { addressId: 'a2' }],
  ['payment', { isOnline: true }],
  ['quantity', { lines: [{ productId: 'p1', quantity: 3 }] }],
])('the same key with another %s is refused and places no order', async (_what, second) => {
  expect(await secondTry(second)).toEqual({ success: false, field: 'idempotencyKey', placedCount: 1 });
});

test('the same key with the same lines, sorted and split in another way, is the same order', async () => {
  const lines = [
    { productId: 'p2', quantity: 1 },
    { productId: 'p1', quantity: 1 },
    { productId: 'p2', quantity: 1 },
  ];
  expect(await secondTry({ lines })).toMatchObject({ success: true, placedCount: 1 });
  expect(quantitiesOf(lines)).toEqual([
    ['p1', 1],
    ['p2', 2],
  ]);
});
