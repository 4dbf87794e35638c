import { beforeAll, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { absentPostgres, backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const hour = 3_600_000;
const start = Date.UTC(2024, 0, 10, 12, 30);
let now = start;
const backend = backendForTests({}, () => now);

let seller: StoreClient;
let ada: StoreClient & { id: string };
let bob: StoreClient & { id: string };
let apple = '';
const addresses = new Map<StoreClient, string>();

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  apple = await addProduct(seller, { name: 'Apple', price: '10', offerPrice: '10' });
  ada = await backend.shopper();
  bob = await backend.shopper();
  for (const shopper of [ada, bob]) addresses.set(shopper, await saveAddress(shopper));
});

const items = () => [{ product: apple, quantity: 1 }];

async function placeCash(shopper: StoreClient = ada) {
  const { body } = await shopper.post('/api/order/cod', { items: items(), address: addresses.get(shopper) });
  expect(body).toMatchObject({ success: true });
  return body.order;
}

async function startOnline(shopper: StoreClient = ada) {
  const { body } = await shopper.post('/api/order/stripe', { items: items(), address: addresses.get(shopper) });
  expect(body).toMatchObject({ success: true });
  return body.order;
}

async function pay(orderId: string) {
  const event = { provider: 'sandbox', id: `paid-${orderId}`, orderId, kind: 'paid' as const };
  return applyPaymentEvent(backend.context.database, { ...event, amountCents: 1020, currency: 'usd' }, now);
}

async function placeOnline(shopper: StoreClient = ada) {
  const order = await startOnline(shopper);
  expect(await pay(order._id)).toBe('paid');
  return order;
}

const move = async (orderId: string, to: string, more: object = {}) =>
  (await seller.post('/api/order/move', { orderId, to, ...more })).body;
const cancel = async (client: StoreClient, orderId: string, more: object = {}) =>
  (await client.post('/api/order/cancel', { orderId, ...more })).body;
const seenBy = async (client: StoreClient, orderId: string) => {
  const path = client === seller ? 'seller' : 'user';
  return (await client.get(`/api/order/${path}?id=${orderId}`)).body.orders[0];
};

async function placeIn(stage: string) {
  const order = await placeCash();
  const ways: Record<string, string[]> = {
    PLACED: [],
    PICKING: ['PICKING'],
    READY: ['PICKING', 'READY'],
    OUT: ['PICKING', 'READY', 'OUT'],
    DONE: ['PICKING', 'READY', 'DONE'],
  };
  for (const to of ways[stage] ?? []) expect(await move(order._id, to)).toMatchObject({ success: true });
  if (stage === 'CANCELLED') await cancel(seller, order._id);
  return order._id as string;
}

test('a new order is placed, unpaid, in version 1, with one event, and names the actions of the shopper and of the seller', async () => {
  const order = await placeCash();
  const placed = {
    stage: 'PLACED',
    status: 'Order Placed',
    paymentState: 'UNPAID',
    version: 1,
    timeline: [{ at: new Date(now).toISOString(), stage: 'PLACED', actor: 'SHOPPER', note: null }],
    refunds: [],
    paid: 0,
    refunded: 0,
    refundable: 0,
  };
  expect(order).toMatchObject({ ...placed, actions: ['CANCEL'] });
  expect(await seenBy(ada, order._id)).toEqual(order);
  expect(await seenBy(seller, order._id)).toEqual({
    ...order,
    actions: ['MOVE_TO_PICKING', 'CANCEL', 'PICK'],
    canChangeWishes: false,
  });
});

test('an order goes from stage to stage, its status says so, and the timeline says who did it when', async () => {
  const { _id } = await placeCash();
  const steps = [
    ['PICKING', 'Being Packed', ['MOVE_TO_READY', 'CANCEL', 'PICK']],
    ['READY', 'Ready', ['MOVE_TO_OUT', 'MOVE_TO_DONE', 'CANCEL']],
    ['OUT', 'Out For Delivery', ['MOVE_TO_DONE', 'MOVE_TO_READY']],
    ['READY', 'Ready', ['MOVE_TO_OUT', 'MOVE_TO_DONE', 'CANCEL']],
    ['OUT', 'Out For Delivery', ['MOVE_TO_DONE', 'MOVE_TO_READY']],
    ['DONE', 'Delivered', ['REFUND']],
  ] as const;
  let version = 1;
  for (const [stage, status, actions] of steps) {
    now += 60_000;
    version += 1;
    const answer = await move(_id, stage, { ifVersion: version - 1, note: `to ${stage}` });
    expect(answer).toMatchObject({ success: true, message: 'Order moved.' });
    expect(answer.order).toMatchObject({ stage, status, version, actions, updatedAt: new Date(now).toISOString() });
    expect(answer.order.timeline.at(-1)).toEqual({
      at: new Date(now).toISOString(),
      stage,
      actor: 'SELLER',
      note: `to ${stage}`,
      staffName: 'First owner',
    });
  }
  const seen = await seenBy(ada, _id);
  expect(seen.timeline.map((event: { stage: string }) => event.stage)).toEqual([
    'PLACED',
    ...steps.map(([stage]) => stage),
  ]);
  expect(seen.actions).toEqual([]);
});

test('an order moves only to a next stage', async () => {
  const stages = ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE', 'CANCELLED'];
  const allowed = ['PLACED>PICKING', 'PICKING>READY', 'READY>OUT', 'READY>DONE', 'OUT>DONE', 'OUT>READY'];
  const found: string[] = [];
  for (const from of stages) {
    for (const to of stages) {
      const id = await placeIn(from);
      const answer = await move(id, to);
      expect(answer.order).toMatchObject({ _id: id, stage: answer.success === true ? to : from });
      if (answer.success === true) found.push(`${from}>${to}`);
    }
  }
  expect(found.toSorted()).toEqual(allowed.toSorted());
  const ready = await placeIn('READY');
  const text = 'This order is in the stage READY and cannot be moved to PICKING from there.';
  expect(await move(ready, 'PICKING')).toEqual({
    ...refusal('REFUSED', text, 'to'),
    order: await seenBy(seller, ready),
  });
});

test('the seller cancels an order that is placed, picked or ready, and no other', async () => {
  const cancelled: string[] = [];
  for (const stage of ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE', 'CANCELLED']) {
    const answer = await cancel(seller, await placeIn(stage), { reason: 'No apples' });
    if (answer.success === true) cancelled.push(stage);
    expect(answer).toMatchObject(
      answer.success === true ? { order: { stage: 'CANCELLED' } } : { code: 'REFUSED', order: { stage } },
    );
  }
  const { order } = await cancel(seller, await placeIn('READY'), { reason: 'No apples' });
  expect(order).toMatchObject({ stage: 'CANCELLED', status: 'Cancelled', actions: [], refunds: [] });
  expect(order.timeline.at(-1)).toMatchObject({ stage: 'CANCELLED', actor: 'SELLER', note: 'No apples' });
  expect(cancelled).toEqual(['PLACED', 'PICKING', 'READY']);
});

test('a shopper cancels an own order while it is placed, for 48 hours', async () => {
  const own = await placeCash();
  expect(await cancel(bob, own._id)).toEqual(
    refusal('REFUSED', 'There is no such order. Please load the orders again.', 'orderId'),
  );
  const answer = await cancel(ada, own._id);
  expect(answer).toMatchObject({
    success: true,
    message: 'Order cancelled.',
    order: { stage: 'CANCELLED', version: 2 },
  });
  expect(answer.order.timeline.at(-1)).toMatchObject({ actor: 'SHOPPER', note: null });
  for (const stage of ['PICKING', 'READY', 'OUT', 'DONE']) {
    const text = 'This order can no longer be cancelled here. Please contact the store.';
    expect(await cancel(ada, await placeIn(stage))).toMatchObject({ success: false, message: text, order: { stage } });
  }
  const old = await placeCash();
  now += 48 * hour;
  // The seller's session has ended.
  await seller.post('/api/seller/login', sellerLogin);
  expect(await seenBy(ada, old._id)).toMatchObject({ actions: ['CANCEL'] });
  now += 1;
  expect(await seenBy(ada, old._id)).toMatchObject({ actions: [] });
  expect(await cancel(ada, old._id)).toMatchObject({ success: false, order: { stage: 'PLACED' } });
  expect(await cancel(seller, old._id)).toMatchObject({ success: true });
});

test('a change of another version changes nothing and gets the newer order', async () => {
  const { _id } = await placeCash();
  await move(_id, 'PICKING');
  const text = 'This order was changed in the meantime. Please look at it again.';
  const newest = await seenBy(seller, _id);
  expect(await move(_id, 'READY', { ifVersion: 1 })).toEqual({
    ...refusal('CHANGED_SINCE', text, 'ifVersion'),
    order: newest,
  });
  expect(await cancel(seller, _id, { ifVersion: 3 })).toMatchObject({ code: 'CHANGED_SINCE', order: newest });
  expect(await cancel(ada, _id, { ifVersion: 1 })).toMatchObject({ code: 'CHANGED_SINCE', order: { version: 2 } });
  expect(await seenBy(seller, _id)).toEqual(newest);
});

test('of many changes of one version at the same time, one is carried out', async () => {
  const { _id } = await placeOnline();
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => move(_id, 'PICKING', { ifVersion: 1 })),
    ...Array.from({ length: 5 }, () => cancel(seller, _id, { ifVersion: 1 })),
    ...Array.from({ length: 5 }, () => cancel(ada, _id, { ifVersion: 1 })),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CHANGED_SINCE')).toHaveLength(14);
  expect(await seenBy(seller, _id)).toMatchObject({ version: 2 });
});

test('an order that is cancelled twice is cancelled and refunded once', async () => {
  const { _id } = await placeOnline();
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(ada, _id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const answer of answers.filter(({ success }) => !success)) {
    expect(answer).toMatchObject({
      code: 'REFUSED',
      message: 'This order is cancelled already.',
      order: { version: 2 },
    });
  }
  expect(await seenBy(ada, _id)).toMatchObject({
    stage: 'CANCELLED',
    paymentState: 'REFUNDED',
    refunds: [{ amount: 10.2, reason: 'Cancelled', state: 'DONE' }],
    paid: 10.2,
    refunded: 10.2,
    refundable: 0,
    isPaid: true,
  });
});

test('the refund of a cancelled order has the reason of the seller, and the seller reads why an order cannot be cancelled', async () => {
  const { _id } = await placeOnline();
  now += 60_000;
  const { order } = await cancel(seller, _id, { reason: 'No apples' });
  const at = new Date(now).toISOString();
  expect(order).toMatchObject({ version: 2, updatedAt: at, refunds: [{ amount: 10.2, reason: 'No apples', at }] });
  expect(order.timeline.at(-1)).toEqual({
    at,
    stage: 'CANCELLED',
    actor: 'SELLER',
    note: 'No apples',
    staffName: 'First owner',
  });
  expect(order.refunds).toMatchObject([{ staffName: 'First owner' }]);
  expect(JSON.stringify(await seenBy(ada, order._id))).not.toContain('staffName');
  expect(await cancel(seller, await placeIn('OUT'))).toMatchObject(
    refusal('REFUSED', 'This order is in the stage OUT and can no longer be cancelled.'),
  );
  const unpaid = await cancel(seller, (await placeCash())._id, { reason: 'No apples' });
  expect(unpaid.order).toMatchObject({ refunds: [], paymentState: 'UNPAID', isPaid: false });
});

test('an order that was refunded in part is refunded the rest when it is cancelled, and nothing when nothing is left', async () => {
  const [part, whole] = [await placeOnline(), await placeOnline(bob)];
  const refund = (orderId: string, amount: number) =>
    seller.post('/api/order/refund', { orderId, amount, reason: 'Bruised' });
  await refund(part._id, 4);
  await refund(whole._id, 10.2);
  expect((await cancel(seller, part._id)).order).toMatchObject({
    paymentState: 'REFUNDED',
    refunds: [{ amount: 4 }, { amount: 6.2 }],
  });
  expect((await cancel(seller, whole._id)).order).toMatchObject({
    paymentState: 'REFUNDED',
    refunds: [{ amount: 10.2 }],
  });
});

test('a packer moves orders on, finds no order that is done or cancelled, and cannot cancel one', async () => {
  const packer = await memberOf(backend, 'PACKER');
  const moveAs = async (orderId: string, to: string) => (await packer.post('/api/order/move', { orderId, to })).body;
  const { _id } = await placeCash();
  expect(await moveAs(_id, 'PICKING')).toMatchObject({ success: true, order: { stage: 'PICKING' } });
  for (const stage of ['DONE', 'CANCELLED']) {
    expect(await moveAs(await placeIn(stage), 'READY')).toEqual(
      refusal('REFUSED', 'There is no such order. Please load the orders again.', 'orderId'),
    );
  }
  expect(await cancel(packer, _id)).toMatchObject({ success: false });
  expect(await seenBy(seller, _id)).toMatchObject({ stage: 'PICKING', version: 2 });
});

test('an order that is picked line by line is ready only when each line is picked, and is paid with what it costs then', async () => {
  const { body } = await ada.post('/api/order/cod', {
    items: [{ product: apple, quantity: 3 }],
    address: addresses.get(ada),
  });
  const orderId: string = body.order._id;
  const pick = (quantity: number | null) =>
    seller.post('/api/order/pick', { orderId, line: 0, quantity, reason: 'MISSING' });
  await pick(0);
  expect(await move(orderId, 'READY')).toMatchObject(
    refusal('REFUSED', 'Nothing of this order was found. Please cancel it instead.'),
  );
  expect(await seenBy(seller, orderId)).toMatchObject({ stage: 'PICKING', settled: null });
  await pick(1);
  expect(await move(orderId, 'READY', { note: 'in the cold room' })).toMatchObject({ success: true });
  const ready = await seenBy(seller, orderId);
  expect(ready).toMatchObject({ amount: 30.6, settled: { amount: 10.2 }, isPaid: false, paid: 0 });
  expect(ready.timeline.at(-1)).toMatchObject({ stage: 'READY', note: 'in the cold room' });
  await move(orderId, 'OUT');
  expect(await seenBy(seller, orderId)).toMatchObject({ isPaid: false, paid: 0 });
  await move(orderId, 'DONE');
  expect(await seenBy(seller, orderId)).toMatchObject({ isPaid: true, paid: 10.2, refunded: 0, refundable: 10.2 });
});

test('the trail of changes says who moved and who cancelled an order', async () => {
  const packer = await memberOf(backend, 'PACKER');
  const { _id, number } = await placeCash();
  await packer.post('/api/order/move', { orderId: _id, to: 'PICKING' });
  await cancel(seller, _id, { reason: 'No apples' });
  const { changes } = (await seller.get(`/api/staff/changes?subject=${number}`)).body;
  const who = changes.map(({ actor, after }: { actor: { name: string }; after: object }) => [actor.name, after]);
  expect(who).toEqual([
    ['First owner', { stage: 'CANCELLED', note: 'No apples' }],
    ['Test PACKER', { stage: 'PICKING' }],
  ]);
});

test('in a request with both sessions, `as` names who cancels; without it, the shopper cancels an own order, the seller any other', async () => {
  const both = await backend.shopper();
  addresses.set(both, await saveAddress(both));
  both.cookies.set('sellerToken', seller.cookies.get('sellerToken') ?? '');
  const actorOf = async (orderId: string, more: object = {}) => {
    const { order, message } = await cancel(both, orderId, more);
    return order?.timeline.at(-1).actor ?? message;
  };
  const own = async () => (await placeCash(both))._id;
  expect(await actorOf(await own())).toBe('SHOPPER');
  expect(await actorOf(await own(), { as: 'shopper' })).toBe('SHOPPER');
  expect(await actorOf(await own(), { as: 'seller' })).toBe('SELLER');
  expect(await actorOf((await placeCash())._id)).toBe('SELLER');
  expect(await actorOf((await placeCash())._id, { as: 'shopper' })).toMatch('There is no such order');
  const { _id } = await placeCash();
  expect(await cancel(ada, _id, { as: 'seller' })).toEqual(refusal('NOT_LOGGED_IN', expect.any(String)));
  expect(await cancel(seller, _id, { as: 'shopper' })).toEqual(refusal('NOT_LOGGED_IN', expect.any(String)));
  expect(await cancel(backend.visitor(), _id)).toEqual(refusal('NOT_LOGGED_IN', expect.any(String)));
  expect((await ada.post('/api/order/move', { orderId: _id, to: 'PICKING' })).body).toMatchObject({
    code: 'NOT_LOGGED_IN',
  });
  expect(await seenBy(ada, _id)).toMatchObject({ stage: 'PLACED' });
});

test('a cash order is paid when it is done, and one that is paid online was paid before', async () => {
  const cash = await placeIn('DONE');
  expect(await seenBy(seller, cash)).toMatchObject({
    isPaid: true,
    paymentState: 'PAID',
    paid: 10.2,
    refunded: 0,
    refundable: 10.2,
    actions: ['REFUND'],
  });
  const online = await placeOnline();
  expect(await seenBy(ada, online._id)).toMatchObject({
    status: 'Order Placed (test payment)',
    paymentState: 'PAID',
    paid: 10.2,
    actions: ['CANCEL'],
  });
  for (const to of ['PICKING', 'READY', 'DONE']) await move(online._id, to);
  expect(await seenBy(seller, online._id)).toMatchObject({ status: 'Delivered', paid: 10.2 });
  const moves = await backend.context.database.query
    .selectFrom('money_moves')
    .select(['order_id', 'kind', 'cents'])
    .where('order_id', 'in', [cash, online._id])
    .execute();
  expect(new Set(moves)).toEqual(
    new Set([
      { order_id: cash, kind: 'CASH_TAKEN', cents: 1020 },
      { order_id: online._id, kind: 'CARD_PAID', cents: 1020 },
    ]),
  );
});

test('an unpaid online order cannot be changed; after a late payment it can be cancelled and refunded', async () => {
  const order = await startOnline();
  expect(order).toMatchObject({ stage: 'PLACED', paymentState: 'UNPAID', actions: [], timeline: [] });
  for (const answer of [
    await move(order._id, 'PICKING'),
    await cancel(ada, order._id),
    await cancel(seller, order._id),
  ])
    expect(answer).toEqual(refusal('REFUSED', expect.stringMatching(/^There is no such order/), 'orderId'));
  now += 2 * hour;
  await runHousekeeping(backend.context.database, now);
  expect(await pay(order._id)).toBe('paid');
  expect(await seenBy(ada, order._id)).toMatchObject({ stage: 'PLACED', paymentState: 'PAID', refundable: 10.2 });
  expect(await cancel(seller, order._id)).toMatchObject({ success: true, order: { paymentState: 'REFUNDED' } });
});

test('orders that an older process places and marks as paid have a timeline and their payment', async () => {
  const { query } = backend.context.database;
  const { _id } = await startOnline();
  await query.updateTable('orders').set({ is_paid: 1, payment_state: 'paid' }).where('id', '=', _id).execute();
  const seen = await seenBy(seller, _id);
  expect(seen).toMatchObject({ stage: 'PLACED', version: 1, paymentState: 'PAID', refundable: 10.2 });
  expect(seen.timeline).toEqual([{ at: seen.createdAt, stage: 'PLACED', actor: 'SHOPPER', note: null }]);
  expect(await cancel(ada, _id)).toMatchObject({
    order: { paymentState: 'REFUNDED', timeline: [{ stage: 'PLACED' }, { stage: 'CANCELLED' }] },
  });
  const moves = await query.selectFrom('money_moves').select(['kind', 'cents']).where('order_id', '=', _id).execute();
  expect(moves.toSorted((one, other) => other.cents - one.cents)).toEqual([
    { kind: 'CARD_PAID', cents: 1020 },
    { kind: 'REFUND_CARD', cents: -1020 },
  ]);
});

test('the housekeeping enters a payment that an older process has taken', async () => {
  const { database } = backend.context;
  const { _id } = await startOnline();
  await database.query.updateTable('orders').set({ is_paid: 1, payment_state: 'paid' }).where('id', '=', _id).execute();
  for (let times = 0; times < 2; times += 1) await runHousekeeping(database, now);
  const moves = await database.query.selectFrom('money_moves').selectAll().where('order_id', '=', _id).execute();
  expect(moves).toMatchObject([{ kind: 'CARD_PAID', cents: 1020 }]);
});

test('a malformed change is refused with the field', async () => {
  const { _id } = await placeCash();
  for (const [fields, field] of [
    [{ to: 'PACKED' }, 'to'],
    [{ to: 'PICKING', ifVersion: 0 }, 'ifVersion'],
    [{ to: 'PICKING', note: 'x'.repeat(501) }, 'note'],
    [{ to: 'PICKING', orderId: '' }, 'orderId'],
  ] as const) {
    expect(await move(_id, 'PICKING', fields)).toMatchObject({ code: 'INVALID', errors: [{ field }] });
  }
  expect(await cancel(ada, _id, { as: 'owner' })).toMatchObject({ code: 'INVALID', errors: [{ field: 'as' }] });
  for (const orderId of ['nonsense', 'f'.repeat(24)]) {
    expect(await move(orderId, 'PICKING')).toMatchObject({ code: 'REFUSED', errors: [{ field: 'orderId' }] });
  }
  expect(await move(_id, 'PICKING', { note: '' })).toMatchObject({ success: true });
});

/** The sums of the seller, and the same by hand from the list without the cancelled orders: settled ones with what they cost then. */
async function sums() {
  const { body } = await seller.get('/api/order/seller/sums');
  const { orders } = (await seller.get('/api/order/seller')).body;
  const counted = orders.filter(({ stage }: { stage: string }) => stage !== 'CANCELLED');
  const unpaid = counted.filter(({ isPaid }: { isPaid: boolean }) => !isPaid);
  const amountOf = (list: { amount: number; settled: { amount: number } | null }[]) =>
    list.reduce((sum, { amount, settled }) => sum + Math.round((settled?.amount ?? amount) * 100), 0) / 100;
  const byHand = {
    count: counted.length,
    amount: amountOf(counted),
    pendingCount: unpaid.length,
    pendingAmount: amountOf(unpaid),
  };
  return { found: body.sums, byHand };
}

test('the sums leave out cancelled orders and tell what is paid, also for hours that were summed before', async () => {
  const ids = [await placeIn('READY'), await placeIn('READY'), (await placeOnline())._id, await placeIn('CANCELLED')];
  const check = async () => {
    const { found, byHand } = await sums();
    expect(found).toMatchObject(byHand);
  };
  await check();
  now += 3 * hour;
  await runHousekeeping(backend.context.database, now);
  await check();
  await cancel(seller, ids[0] ?? '');
  await move(ids[1] ?? '', 'DONE');
  await cancel(seller, ids[2] ?? '');
  await check();
  // Alone in its hour.
  now += 5 * hour;
  const alone = await placeIn('READY');
  now += 3 * hour;
  await runHousekeeping(backend.context.database, now);
  await move(alone, 'DONE');
  await check();
  const other = await placeIn('PLACED');
  now += 3 * hour;
  await runHousekeeping(backend.context.database, now);
  await cancel(seller, other);
  await check();
});
