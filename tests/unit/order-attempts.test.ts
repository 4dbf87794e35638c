import { afterEach, expect, test, vi } from 'vitest';
import { createOrderAttempts, quantitiesOf, type OrderContents } from '#gateway/features/orders/order-attempts.ts';

afterEach(() => void vi.restoreAllMocks());

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

/** Attempts of which each outcome comes from a list; `places` has what each attempt knew. */
function attemptsWith(outcomes: (() => unknown)[], userIds: string[] = []) {
  const attempts = createOrderAttempts();
  const known: unknown[] = [];
  const place = async (contents = order) =>
    attempts.placeOnce({ userId: userIds.shift() ?? 'ann', key: 'key', order: contents }, async (attempt) => {
      known.push(attempt.sent);
      attempt.sent ??= { startedAtMs: 1, knownIds: [] };
      return outcomes.shift()?.() as never;
    });
  return { place, known };
}
const refused = () => ({ success: false, message: 'No.', errors: [], redirectUrl: null });
const broken = () => {
  throw new Error('no answer');
};

test('an order without an answer is remembered, and its key stays for the same contents', async () => {
  const { place, known } = attemptsWith([broken, refused, () => placed]);
  await expect(place()).rejects.toThrow('no answer');
  expect(await place({ ...order, addressId: 'a2' })).toMatchObject({
    success: false,
    message: 'This idempotency key was already used for a different order. Please send this order with a new key.',
    errors: [{ code: 'INVALID' }],
  });
  expect(await place()).toMatchObject({ success: false });
  expect(await place()).toMatchObject({ success: true });
  const sent = { startedAtMs: 1, knownIds: [] };
  expect(known).toEqual([undefined, sent, sent]);
});

test('a refusal before anything was sent does not use up the key', async () => {
  const attempts = createOrderAttempts();
  const outcomes = [refused(), placed];
  const place = (contents: OrderContents) =>
    attempts.placeOnce({ userId: 'ann', key: 'key', order: contents }, async () => outcomes.shift() as never);
  expect(await place(order)).toMatchObject({ success: false });
  expect(await place({ ...order, addressId: 'a2' })).toMatchObject({ success: true });
});

test('the keys of two shoppers are two keys, and equal requests at once place one order', async () => {
  const two = attemptsWith([() => placed, () => placed], ['ann', 'bob']);
  expect(await two.place()).toMatchObject({ success: true });
  expect(await two.place({ ...order, addressId: 'a2' })).toMatchObject({ success: true });
  expect(two.known).toHaveLength(2);
  const one = attemptsWith([() => placed, () => placed]);
  const answers = await Promise.all([one.place(), one.place()]);
  expect(answers).toMatchObject([{ success: true }, { success: true }]);
  expect(one.known).toHaveLength(1);
});

test('a key that failed before anything was sent is free for another order', async () => {
  const attempts = createOrderAttempts();
  const outcomes = [broken, () => placed];
  const place = (contents: OrderContents) =>
    attempts.placeOnce({ userId: 'ann', key: 'key', order: contents }, async () => outcomes.shift()?.() as never);
  await expect(place(order)).rejects.toThrow('no answer');
  expect(await place({ ...order, addressId: 'a2' })).toMatchObject({ success: true });
});

test('a key is remembered for a day', async () => {
  const dayMs = 24 * 3_600_000;
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
  let placedCount = 0;
  const attempts = createOrderAttempts();
  const place = () =>
    attempts.placeOnce({ userId: 'ann', key: 'key', order }, async () => {
      placedCount += 1;
      return placed as never;
    });
  await place();
  now.mockReturnValue(5000 + dayMs - 1);
  await place();
  expect(placedCount).toBe(1);
  now.mockReturnValue(5000 + dayMs + 1);
  await place();
  expect(placedCount).toBe(2);
});

test('the newest keys are remembered, as many as may be stored', async () => {
  const attempts = createOrderAttempts({ maxStored: 3 });
  const placedKeys: number[] = [];
  const place = (key: number) =>
    attempts.placeOnce({ userId: 'ann', key: `${key}`, order }, async () => {
      placedKeys.push(key);
      return placed as never;
    });
  for (let key = 0; key <= 3; key += 1) await place(key);
  for (const key of [1, 3, 0]) await place(key);
  expect(placedKeys.slice(4)).toEqual([0]);
});
