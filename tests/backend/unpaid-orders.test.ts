import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { limitDefaults } from '#backend/rate-limits/limit-settings.ts';
import { checkLedger, countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const monday = Date.parse('2026-10-26T07:00Z');
let now = monday;
const backend = backendForTests({}, () => now);
const limited = backendForTests({ maxOpenOrders: 3 }, () => now);
const byAddress = backendForTests(
  { limits: { ...limitDefaults, 'orders-address': { count: 2, seconds: 3600 } } },
  () => now,
);
let seller: StoreClient;
let planVersion = 0;

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
  await addWhatMustNotCount(backend);
});

beforeEach(() => {
  now = monday;
});

async function readyShopper(store = backend) {
  const client = await store.shopper();
  const address = await saveAddress(client);
  let keys = 0;
  const order = async (
    call: 'cod' | 'stripe',
    product: string,
    { quantity = 1, slotId, key = `key-${(keys += 1)}` }: { quantity?: number; slotId?: string; key?: string } = {},
  ) => {
    const body = { items: [{ product, quantity }], address, ...(slotId !== undefined && { slotId }) };
    return (await client.post(`/api/order/${call}`, body, { 'idempotency-key': key })).body;
  };
  return { client, order };
}

async function counted(onHand: number): Promise<string> {
  const product = await addProduct(seller, { name: 'Plum', price: 25, offerPrice: 20 });
  await countProduct(seller, product, onHand);
  return product;
}

const stockOf = async (product: string) => {
  const { onHand, heldByUnpaid } = (await seller.get(`/api/product/stock/list?ids=${product}`)).body.stocks[0];
  return [onHand, heldByUnpaid];
};

const statusOf = async (id: string) => {
  const row = await backend.context.database.query
    .selectFrom('orders')
    .select(['status', 'payment_state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [row.payment_state, row.status];
};

const pay = (orderId: string, cents: number, kind: 'paid' | 'cancelled' = 'paid') =>
  applyPaymentEvent(
    backend.context.database,
    { provider: 'sandbox', id: `${kind}-${orderId}`, kind, orderId, amountCents: cents, currency: 'usd' },
    now,
  );

async function savePlan(windows: object[]): Promise<void> {
  const plan = { ifVersion: planVersion, daysAhead: 7, windows, closedDays: [], areas: [] };
  planVersion = (await seller.post('/api/delivery/plan/save', plan)).body.plan.version;
}

const slots = async () => (await backend.visitor().get('/api/delivery/slots')).body.slots;

const window = {
  kind: 'DELIVERY',
  weekday: 2,
  start: '09:00',
  end: '11:00',
  capacity: 3,
  cutOffTime: '18:00',
  cutOffDaysBefore: 1,
};

test.each(['stripe', 'cod'] as const)(
  'a new order by %s ends the older unpaid one of its account, whose goods are free again',
  async (call) => {
    const [plum, pear] = [await counted(4), await counted(4)];
    const { order } = await readyShopper();
    const first = await order('stripe', plum, { quantity: 2, key: 'first' });
    const second = await order(call, pear, { quantity: 2 });
    expect([first.success, second.success]).toEqual([true, true]);
    expect(await stockOf(plum)).toEqual([4, 0]);
    expect(await stockOf(pear)).toEqual([2, call === 'stripe' ? 2 : 0]);
    expect(await statusOf(first.order._id)).toEqual(['expired', 'Replaced By A Newer Order']);
    // The key still names the same order, and places no other.
    const again = await order('stripe', plum, { quantity: 2, key: 'first' });
    expect(again).toMatchObject({ success: true, url: first.url, order: { _id: first.order._id } });
    expect(await stockOf(plum)).toEqual([4, 0]);
    await checkLedger(backend.context.database);
  },
);

test('the payment page of a replaced order says what happened, and takes no payment', async () => {
  const { client, order } = await readyShopper();
  const plum = await counted(4);
  const pageOf = async ({ url }: { url: string }) => (await client.send(new URL(url).pathname, {})).text;
  const first = await order('stripe', plum);
  const second = await order('stripe', plum);
  expect(await pageOf(first)).toContain('You have placed a newer order, so this one ended and nothing was charged.');
  expect(await pageOf(first)).not.toContain(`${new URL(first.url).pathname}/pay`);
  expect(await pageOf(second)).toContain('/pay');
  await order('cod', plum);
  expect(await pageOf(second)).toContain('You have placed a newer order, so this one ended and nothing was charged.');
  expect(await pageOf(second)).not.toContain(`${new URL(second.url).pathname}/pay`);
});

test('a refused order does not change the older unpaid order', async () => {
  const [plum, pear] = [await counted(4), await counted(0)];
  const { order } = await readyShopper();
  const first = await order('stripe', plum);
  expect(await order('stripe', pear)).toMatchObject({ success: false });
  expect(await statusOf(first.order._id)).toEqual(['pending', 'Payment Pending']);
  expect(await stockOf(plum)).toEqual([3, 1]);
});

test('the last piece can be ordered online, and again by its own shopper', async () => {
  const plum = await counted(1);
  const [ada, bob] = [await readyShopper(), await readyShopper()];
  expect(await ada.order('stripe', plum)).toMatchObject({ success: true });
  expect(await ada.order('stripe', plum)).toMatchObject({ success: true });
  expect(await stockOf(plum)).toEqual([0, 1]);
  expect(await bob.order('stripe', plum)).toMatchObject({ success: false, code: 'SOLD_OUT' });
});

test('unpaid orders hold at most half of a product, rounded up; the rest can be ordered with cash', async () => {
  const plum = await counted(5);
  const [ada, bob] = [await readyShopper(), await readyShopper()];
  const tooMany = 'At most 3 of Plum can be paid online at the moment. Please order fewer, or choose to pay in cash.';
  expect(await ada.order('stripe', plum, { quantity: 4 })).toEqual(refusal('TOO_MANY', tooMany, 'items.0.quantity'));
  expect(await ada.order('stripe', plum, { quantity: 3 })).toMatchObject({ success: true });
  const waiting =
    'Other shoppers are paying for Plum online, and the rest is kept for orders paid in cash. Please choose to pay in cash, or try again later.';
  expect(await bob.order('stripe', plum)).toEqual(refusal('TOO_MANY', waiting, 'items.0.quantity'));
  expect(await bob.order('cod', plum, { quantity: 2 })).toMatchObject({ success: true });
  expect(await stockOf(plum)).toEqual([0, 3]);
  const oneOf = expect.stringMatching(/^At most 1 of Plum can be paid online/);
  expect(await bob.order('stripe', await counted(2), { quantity: 2 })).toMatchObject({ message: oneOf });
});

test('a paid order uses nothing of the share of unpaid orders', async () => {
  const plum = await counted(4);
  const [ada, bob] = [await readyShopper(), await readyShopper()];
  const first = await ada.order('stripe', plum, { quantity: 2 });
  expect(await pay(first.order._id, Math.round(first.order.amount * 100))).toBe('paid');
  expect(await bob.order('stripe', plum)).toMatchObject({ success: true });
  expect(await stockOf(plum)).toEqual([1, 1]);
});

test('many shoppers at once hold half of a product, and never more', async () => {
  const plum = await counted(7);
  const shoppers = [];
  while (shoppers.length < 10) shoppers.push(await readyShopper());
  const answers = await Promise.all(shoppers.map(({ order }) => order('stripe', plum)));
  expect(answers.filter(({ success }) => success === true)).toHaveLength(4);
  expect(await stockOf(plum)).toEqual([3, 4]);
  await checkLedger(backend.context.database);
});

test('one account that orders many times at once has one unpaid order', async () => {
  const products = [await counted(6), await counted(6)];
  const { client, order } = await readyShopper();
  await Promise.all(Array.from({ length: 12 }, (_, at) => order('stripe', products[at % 2] ?? '')));
  const unpaid = await backend.context.database.query
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', client.id)
    .where('payment_state', '=', 'pending')
    .execute();
  expect(unpaid).toHaveLength(1);
  const held = await Promise.all(products.map(stockOf));
  expect(held.reduce((sum, [, pieces = 0]) => sum + pieces, 0)).toBe(1);
  await checkLedger(backend.context.database);
});

test('unpaid orders hold at most half of the places of a slot, rounded up, also when its capacity was lowered', async () => {
  await savePlan([window]);
  const product = await addProduct(seller, { name: 'Bread', price: 25, offerPrice: 20 });
  const slotId = (await slots())[0].id;
  const shoppers = [];
  while (shoppers.length < 3) shoppers.push(await readyShopper());
  const [ada, bob, eve] = shoppers;
  expect(await ada?.order('stripe', product, { slotId })).toMatchObject({ success: true });
  expect(await bob?.order('stripe', product, { slotId })).toMatchObject({ success: true });
  const full =
    'Other shoppers are paying online for places of the time Tuesday 27 October, 09:00–11:00, and the rest is kept for orders paid in cash. Please choose to pay in cash, or another time.';
  expect(await eve?.order('stripe', product, { slotId })).toEqual(refusal('REFUSED', full, 'slotId'));
  expect(await eve?.order('cod', product, { slotId })).toMatchObject({ success: true });
  expect((await slots())[0]).toMatchObject({ placesLeft: 0, closedBecause: 'FULL' });
  // An own unpaid order makes room for the newer one.
  expect(await ada?.order('stripe', product, { slotId, quantity: 2 })).toMatchObject({ success: true });

  now += 2 * 3_600_000;
  await runHousekeeping(backend.context.database, now);
  await savePlan([{ ...window, capacity: 2 }]);
  expect(await bob?.order('stripe', product, { slotId })).toMatchObject({ success: true });
  expect((await slots())[0]).toMatchObject({ placesLeft: 0, closedBecause: 'FULL' });
  await savePlan([]);
});

test('the only place of a slot can be ordered online', async () => {
  await savePlan([{ ...window, capacity: 1 }]);
  const product = await addProduct(seller, { name: 'Rolls', price: 25, offerPrice: 20 });
  const { order } = await readyShopper();
  const { id: slotId } = (await slots()).find(({ placesLeft }: { placesLeft: number }) => placesLeft > 0) ?? {};
  await backend.context.database.query.deleteFrom('orders').where('slot_id', 'is not', null).execute();
  expect(await order('stripe', product, { slotId: slotId ?? (await slots())[0].id })).toMatchObject({ success: true });
  await savePlan([]);
});

test('the seller sees unpaid orders with what they hold and until when, and releases them', async () => {
  const plum = await counted(4);
  const { client, order } = await readyShopper();
  const placed = await order('stripe', plum, { quantity: 2 });
  const orderId = placed.order._id;
  const list = async () => (await seller.get('/api/order/unpaid')).body.orders;
  const heldUntil = new Date(now + 3_600_000).toISOString();
  expect((await list())[0]).toMatchObject({ _id: orderId, heldUntil, status: 'Payment Pending' });
  expect((await list())[0].items).toMatchObject([{ name: 'Plum', quantity: 2 }]);
  expect((await seller.get(`/api/order/seller?id=${orderId}`)).body.orders).toEqual([]);

  const released = await seller.post('/api/order/release', { orderId });
  expect(released.body).toEqual({ success: true, message: 'The goods of this order are free again.' });
  expect((await list()).map(({ _id }: { _id: string }) => _id)).not.toContain(orderId);
  expect(await stockOf(plum)).toEqual([4, 0]);
  const gone = 'This order does not wait for its payment any more. Please load the orders again.';
  expect((await seller.post('/api/order/release', { orderId })).body).toEqual(refusal('REFUSED', gone, 'orderId'));
  const page = await client.send(new URL(placed.url).pathname, {});
  expect(page.text).toContain('The store has ended this payment and nothing was charged.');

  // A payment that comes all the same is recorded, as that of an expired order.
  expect(await pay(orderId, Math.round(placed.order.amount * 100))).toBe('paid');
  expect(await stockOf(plum)).toEqual([2, 0]);
  const { orders } = (await seller.get(`/api/order/seller?id=${orderId}`)).body;
  expect(orders[0].timeline[0].stage).toBe('PLACED');
});

test('a placed order, a cancelled one and one that does not exist cannot be released', async () => {
  const plum = await counted(4);
  const { order } = await readyShopper();
  const cash = await order('cod', plum);
  const cancelled = await order('stripe', plum);
  await pay(cancelled.order._id, 0, 'cancelled');
  for (const orderId of [cash.order._id, cancelled.order._id, 'f'.repeat(24), 'nonsense']) {
    expect((await seller.post('/api/order/release', { orderId })).body).toMatchObject({ success: false });
  }
  expect(await stockOf(plum)).toEqual([3, 0]);
});

test('when release, expiry and payment come at the same moment, the goods are given back once or sold once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const plum = await counted(4);
    const { order } = await readyShopper();
    const { order: placed } = await order('stripe', plum, { quantity: 2 });
    now += 3_600_000;
    const [, , outcome] = await Promise.all([
      seller.post('/api/order/release', { orderId: placed._id }),
      runHousekeeping(backend.context.database, now),
      pay(placed._id, Math.round(placed.amount * 100)),
    ]);
    expect(outcome).toBe('paid');
    expect(await stockOf(plum)).toEqual([2, 0]);
    await checkLedger(backend.context.database);
    now = monday;
  }
});

test('packers and shoppers neither see nor release unpaid orders', async () => {
  const packer = await memberOf(backend, 'PACKER');
  const { client, order } = await readyShopper();
  const { order: placed } = await order('stripe', await counted(4));
  for (const caller of [packer, client, backend.visitor()]) {
    expect((await caller.get('/api/order/unpaid')).body).toMatchObject({ success: false });
    const released = await caller.post('/api/order/release', { orderId: placed._id });
    expect(released.body).toMatchObject({ success: false });
  }
  expect(await statusOf(placed._id)).toEqual(['pending', 'Payment Pending']);
});

test('an account has a limited number of open orders, cash and online together', async () => {
  const owner = await limited.seller();
  const product = await addProduct(owner, { name: 'Milk' });
  const { client, order } = await readyShopper(limited);
  const first = await order('cod', product);
  await order('cod', product);
  await order('cod', product);
  const text =
    'You have 3 open orders, and the store takes no more for now. Please order again when one of them is delivered, or cancel one.';
  for (const call of ['cod', 'stripe'] as const) {
    expect(await order(call, product)).toEqual(refusal('TOO_MANY', text));
  }
  await client.post('/api/order/cancel', { orderId: first.order._id });
  // Each of them ends the unpaid one before it.
  for (const call of ['stripe', 'stripe', 'cod'] as const) {
    expect(await order(call, product)).toMatchObject({ success: true });
  }
  expect(await order('cod', product)).toEqual(refusal('TOO_MANY', text));
});

test('one address places a limited number of orders in an hour, whatever accounts it has', async () => {
  const owner = await byAddress.seller();
  const product = await addProduct(owner, { name: 'Milk' });
  const results = [];
  for (const call of ['cod', 'stripe', 'cod'] as const) {
    const { order } = await readyShopper(byAddress);
    results.push(await order(call, product));
  }
  expect(results.map(({ success }) => success)).toEqual([true, true, false]);
  expect(results[2]).toMatchObject({
    code: 'TOO_MANY',
    message: expect.stringMatching(/^Too many tries\. Please wait/),
  });
  expect(await onHandOf(owner, product)).toBeUndefined();
});

test('the store confirms a placed and a cancelled order even when it can read nothing after the change', async () => {
  const product = await counted(4);
  const { client, order } = await readyShopper();
  const reading = vi.spyOn(backend.context.catalogue, 'read').mockRejectedValue(new Error('Query read timeout'));
  try {
    const placed = await order('cod', product);
    expect(placed).toMatchObject({ success: true, order: { items: [{ name: 'Plum' }] } });
    expect(await order('stripe', product)).toMatchObject({ success: true });
    const cancelled = await client.post('/api/order/cancel', { orderId: placed.order._id });
    expect(cancelled.body).toMatchObject({ success: true, order: { stage: 'CANCELLED' } });
  } finally {
    reading.mockRestore();
  }
});

test.each([1.2, 24])(
  'an unpaid order that was placed with a clock %d hours ahead gives its goods back once the clock is right',
  async (hours) => {
    now += hours * 3_600_000;
    seller = await backend.seller();
    const product = await counted(1);
    const { order } = await readyShopper();
    const { success } = await order('stripe', product);
    expect(success).toBe(true);
    now -= hours * 3_600_000;
    seller = await backend.seller();
    expect(await stockOf(product)).toEqual([0, 1]);
    // Five minutes are how far the clocks of two machines may differ.
    await runHousekeeping(backend.context.database, now + hours * 3_600_000 - 5 * 60_000);
    expect(await stockOf(product)).toEqual([0, 1]);
    await runHousekeeping(backend.context.database, now);
    await runHousekeeping(backend.context.database, now + 80 * 60_000);
    expect(await stockOf(product)).toEqual([1, 0]);
  },
);
