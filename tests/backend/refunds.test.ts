import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setMailing } from '#backend/outbox.ts';
import { sendDueRefunds } from '#backend/payments/refunds.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { absentPostgres, backendForTests, type OpenBackend } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';
import { paidIntent, sendStripeEvent, stripeAccount, stripeEvent } from '#tests/support/stripe-events.ts';
import { openStripeStandIn } from '#tests/support/stripe-stand-in.ts';

const standIn = await openStripeStandIn();
let now = Date.UTC(2024, 0, 10, 12, 30);
const clock = () => now;
const stripeShop = backendForTests({ stripe: { ...stripeAccount, apiUrl: standIn.url } }, clock);
const sandboxShop = backendForTests({}, clock);
const silent = { warn: () => undefined, info: () => undefined };

interface Shop {
  backend: OpenBackend;
  seller: StoreClient;
  shopper: StoreClient & { id: string; email: string };
  order: { items: object[]; address: string };
}

async function openShop(backend: OpenBackend): Promise<Shop> {
  const seller = await backend.seller();
  const product = await addProduct(seller, { name: 'Apple', price: '10', offerPrice: '10' });
  const shopper = await backend.shopper();
  return {
    backend,
    seller,
    shopper,
    order: { items: [{ product, quantity: 1 }], address: await saveAddress(shopper) },
  };
}

let stripe: Shop;
let sandbox: Shop;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  stripe = await openShop(stripeShop);
  sandbox = await openShop(sandboxShop);
});

beforeEach(() => {
  standIn.isBroken = false;
  standIn.nextRefund = 'succeeded';
});

afterAll(() => standIn.close());

async function deliver(type: string, object: object, wantedStatus = 200): Promise<void> {
  expect(await sendStripeEvent(stripeShop.visitor(), stripeEvent(type, object))).toBe(wantedStatus);
}

/** Places an order of 10.20 that is paid by Stripe. */
async function payByStripe(): Promise<string> {
  const { body } = await stripe.shopper.post('/api/order/stripe', stripe.order);
  const orderId: string = body.order._id;
  await deliver('payment_intent.succeeded', paidIntent(orderId, 1020));
  return orderId;
}

async function payInSandbox(): Promise<string> {
  const { body } = await sandbox.shopper.post('/api/order/stripe', sandbox.order);
  const orderId: string = body.order._id;
  const event = { provider: 'sandbox', id: `paid-${orderId}`, orderId, kind: 'paid' as const };
  await applyPaymentEvent(sandboxShop.context.database, { ...event, amountCents: 1020, currency: 'usd' }, now);
  return orderId;
}

async function payInCash(): Promise<string> {
  const { body } = await sandbox.shopper.post('/api/order/cod', sandbox.order);
  const orderId: string = body.order._id;
  for (const to of ['PICKING', 'READY', 'DONE']) await sandbox.seller.post('/api/order/move', { orderId, to });
  return orderId;
}

const refund = async ({ seller }: Shop, orderId: string, more: object = {}, headers: Record<string, string> = {}) =>
  (await seller.post('/api/order/refund', { orderId, amount: 3, reason: 'Bruised', ...more }, headers)).body;
const seen = async ({ seller }: Shop, orderId: string) =>
  (await seller.get(`/api/order/seller?id=${orderId}`)).body.orders[0];

/** The entries of the ledger for an order, by kind. */
async function ledger({ backend }: Shop, orderId: string): Promise<string[]> {
  const moves = await backend.context.database.query
    .selectFrom('money_moves')
    .select(['kind', 'cents'])
    .where('order_id', '=', orderId)
    .execute();
  return moves.map(({ kind, cents }) => `${kind} ${cents}`).toSorted();
}

test.each([
  ['cash', payInCash, 'CASH_TAKEN', 'REFUND_CASH'],
  ['the sandbox', payInSandbox, 'CARD_PAID', 'REFUND_CARD'],
])('a refund of %s is done at once, and never more than was paid', async (_name, pay, paidKind, refundKind) => {
  const orderId = await pay();
  const { version } = await seen(sandbox, orderId);
  const first = await refund(sandbox, orderId, { ifVersion: version });
  expect(first).toMatchObject({ success: true, message: 'Refund recorded.' });
  expect(first.order).toMatchObject({
    paymentState: 'PARTLY_REFUNDED',
    version: version + 1,
    refunds: [{ amount: 3, reason: 'Bruised', state: 'DONE', at: new Date(now).toISOString() }],
    paid: 10.2,
    refunded: 3,
    refundable: 7.2,
  });
  const tooMuch = 'At most $7.20 of this order can be refunded. Please enter a lower amount.';
  expect(await refund(sandbox, orderId, { amount: 7.21 })).toEqual({
    ...refusal('REFUSED', tooMuch, 'amount'),
    order: first.order,
  });
  expect(await refund(sandbox, orderId, { ifVersion: version })).toMatchObject({ code: 'CHANGED_SINCE' });
  expect(await refund(sandbox, orderId, { amount: 7.2 })).toMatchObject({
    order: { paymentState: 'REFUNDED', refundable: 0, isPaid: true },
  });
  expect((await seen(sandbox, orderId)).actions).not.toContain('REFUND');
  expect(await refund(sandbox, orderId, { amount: 0.01 })).toMatchObject({
    message: 'Nothing of this order can be refunded.',
  });
  expect(await ledger(sandbox, orderId)).toEqual([`${paidKind} 1020`, `${refundKind} -300`, `${refundKind} -720`]);
});

test('an order that is not paid has nothing to refund, and a malformed refund is refused with its field', async () => {
  const { body } = await sandbox.shopper.post('/api/order/cod', sandbox.order);
  const orderId = body.order._id;
  expect(await refund(sandbox, orderId)).toMatchObject(
    refusal('REFUSED', 'Nothing of this order can be refunded.', 'amount'),
  );
  for (const [fields, field] of [
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.234 }, 'amount'],
    [{ amount: '3' }, 'amount'],
    [{ reason: ' ' }, 'reason'],
    [{ idempotencyKey: '' }, 'idempotencyKey'],
  ] as const) {
    expect(await refund(sandbox, orderId, fields)).toMatchObject({ code: 'INVALID', errors: [{ field }] });
  }
  for (const client of [sandbox.shopper, sandboxShop.visitor()]) {
    const answer = await client.post('/api/order/refund', { orderId, amount: 1, reason: 'x' });
    expect(answer.body).toMatchObject({ code: 'NOT_LOGGED_IN' });
  }
});

test('a refund that is repeated with its key is one refund, also at the same time', async () => {
  const orderId = await payByStripe();
  const { version } = await seen(stripe, orderId);
  const key = { 'idempotency-key': 'refund 1' };
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => refund(stripe, orderId, { ifVersion: version }, key)),
    ...Array.from({ length: 6 }, () => refund(stripe, orderId, { idempotencyKey: 'refund 1' })),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ success: true, order: { refunded: 3 } });
  expect(standIn.refunds.filter(({ metadata }) => metadata.orderId === orderId)).toHaveLength(1);
  const text = 'This Idempotency-Key was already used for another refund. Please use a new one.';
  expect(await refund(stripe, orderId, { amount: 4 }, key)).toMatchObject(refusal('INVALID', text, 'idempotencyKey'));
  const other = { reason: 'Another reason' };
  expect(await refund(stripe, orderId, other, key)).toMatchObject(refusal('INVALID', text, 'idempotencyKey'));
  expect(await refund(stripe, orderId, {}, { 'idempotency-key': 'refund 2' })).toMatchObject({
    order: { refunded: 6 },
  });
});

test('simultaneous refunds send Stripe no more than was paid', async () => {
  const orderId = await payByStripe();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(stripe, orderId)));
  expect(answers.filter(({ success }) => success)).toHaveLength(3);
  const sent = standIn.refunds.filter(({ metadata }) => metadata.orderId === orderId);
  expect(sent.map(({ amount, payment_intent }) => [amount, payment_intent])).toEqual(
    Array.from({ length: 3 }, () => [300, `pi_${orderId}`]),
  );
  expect(await seen(stripe, orderId)).toMatchObject({ refundable: 1.2, paymentState: 'PARTLY_REFUNDED' });
});

test('a cancelled order that was paid by Stripe is refunded, once', async () => {
  const orderId = await payByStripe();
  await refund(stripe, orderId);
  const cancel = async () => (await stripe.shopper.post('/api/order/cancel', { orderId })).body;
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await seen(stripe, orderId)).toMatchObject({
    stage: 'CANCELLED',
    paymentState: 'REFUNDED',
    refunds: [
      { amount: 3, state: 'DONE' },
      { amount: 7.2, state: 'DONE', reason: 'Cancelled' },
    ],
  });
  const sent = standIn.refunds.filter(({ metadata }) => metadata.orderId === orderId);
  expect(sent.map(({ amount }) => amount)).toEqual([300, 720]);
});

test('while Stripe is down a refund waits, and is sent once Stripe responds', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  expect(await refund(stripe, orderId)).toMatchObject({
    success: true,
    order: { refunds: [{ state: 'PENDING' }], refunded: 3, refundable: 7.2 },
  });
  standIn.isBroken = false;
  await sendDueRefunds(stripeShop.context, silent);
  expect(await seen(stripe, orderId)).toMatchObject({ refunds: [{ state: 'PENDING' }] });
  now += 30_000;
  await sendDueRefunds(stripeShop.context, silent);
  expect(await seen(stripe, orderId)).toMatchObject({ refunds: [{ state: 'DONE' }], version: 3 });
});

test('a refund that waits for its next try is sent after the clock was set back by hours', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  await refund(stripe, orderId);
  standIn.isBroken = false;
  now -= 5 * 3_600_000;
  await sendDueRefunds(stripeShop.context, silent);
  expect(await seen(stripe, orderId)).toMatchObject({ refunds: [{ state: 'DONE' }] });
  now += 5 * 3_600_000;
});

test('the pause before the next try of a refund doubles, up to an hour', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  const { query } = stripeShop.context.database;
  const pauses: number[] = [];
  await refund(stripe, orderId);
  for (let round = 0; round < 11; round += 1) {
    const refunds = query.selectFrom('refunds').select('next_try_at').where('order_id', '=', orderId);
    const { next_try_at: next } = await refunds.executeTakeFirstOrThrow();
    pauses.push((Number(next) - now) / 1000);
    now = Number(next);
    await sendDueRefunds(stripeShop.context, silent);
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
});

test('a refund whose response got lost is not made again, also when Stripe has forgotten its key', async () => {
  const orderId = await payByStripe();
  standIn.nextRefund = 'lost';
  expect(await refund(stripe, orderId)).toMatchObject({ order: { refunds: [{ state: 'PENDING' }] } });
  const requests = standIn.refundKeys.length;
  now += 30_000;
  await sendDueRefunds(stripeShop.context, silent);
  expect(await seen(stripe, orderId)).toMatchObject({ refunds: [{ state: 'DONE' }] });
  expect(standIn.refundKeys).toHaveLength(requests);
});

test('a refund that Stripe has still to carry out is confirmed by its event, or when the store asks', async () => {
  standIn.nextRefund = 'pending';
  const [byEvent, byCharge, byAsking] = [await payByStripe(), await payByStripe(), await payByStripe()];
  for (const orderId of [byEvent, byCharge, byAsking]) {
    expect(await refund(stripe, orderId)).toMatchObject({ order: { refunds: [{ state: 'PENDING' }] } });
  }
  const madeFor = (orderId: string) => standIn.refunds.find(({ metadata }) => metadata.orderId === orderId)!;
  await deliver('refund.updated', { ...madeFor(byEvent), status: 'succeeded' });
  expect(await seen(stripe, byEvent)).toMatchObject({ refunds: [{ state: 'DONE' }], version: 3 });
  madeFor(byCharge).status = 'succeeded';
  await deliver('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: `pi_${byCharge}` });
  expect(await seen(stripe, byCharge)).toMatchObject({ refunds: [{ state: 'DONE' }] });
  madeFor(byAsking).status = 'succeeded';
  now += 30_000;
  await sendDueRefunds(stripeShop.context, silent);
  expect(await seen(stripe, byAsking)).toMatchObject({ refunds: [{ state: 'DONE' }] });
});

test('a refund that failed, also after it was done, is refundable again, whatever the order of the events', async () => {
  const orderId = await payByStripe();
  await refund(stripe, orderId);
  const made = standIn.refunds.at(-1)!;
  await deliver('refund.failed', { ...made, status: 'failed' });
  await deliver('refund.updated', { ...made, status: 'succeeded' });
  await deliver('refund.failed', { ...made, status: 'failed' });
  expect(await seen(stripe, orderId)).toMatchObject({
    paymentState: 'PAID',
    refunds: [{ amount: 3, state: 'FAILED' }],
    refunded: 0,
    refundable: 10.2,
  });
  standIn.nextRefund = 'refused';
  expect(await refund(stripe, orderId)).toMatchObject({
    success: true,
    order: { refunds: [{ state: 'FAILED' }, { state: 'FAILED' }], refundable: 10.2 },
  });
  standIn.nextRefund = 'succeeded';
  expect(await refund(stripe, orderId, { amount: 10.2 })).toMatchObject({ order: { paymentState: 'REFUNDED' } });
  expect(await ledger(stripe, orderId)).toEqual([
    'CARD_PAID 1020',
    'REFUND_CARD -1020',
    'REFUND_CARD -300',
    'REFUND_CARD -300',
    'REFUND_FAILED 300',
    'REFUND_FAILED 300',
  ]);
});

test('the payment of an older order, whose id the store does not have, is searched at Stripe', async () => {
  const orderId = await payByStripe();
  await stripeShop.context.database.query
    .updateTable('money_moves')
    .set({ provider_ref: null })
    .where('order_id', '=', orderId)
    .execute();
  expect(await refund(stripe, orderId)).toMatchObject({ order: { refunds: [{ state: 'PENDING' }] } });
  standIn.payments.set(orderId, 'pi_found');
  now += 30_000;
  await sendDueRefunds(stripeShop.context, silent);
  expect(await seen(stripe, orderId)).toMatchObject({ refunds: [{ state: 'DONE' }] });
  expect(standIn.refunds.at(-1)).toMatchObject({ payment_intent: 'pi_found', amount: 300 });
});

/** A refund that the owner makes on Stripe's pages: without the store's metadata. */
function refundAtStripe(orderId: string, amount: number, status: 'pending' | 'succeeded' | 'failed' = 'succeeded') {
  const made = {
    id: `re_own_${standIn.refunds.length + 1}`,
    object: 'refund' as const,
    amount,
    currency: 'usd',
    payment_intent: `pi_${orderId}`,
    status,
    metadata: {},
  };
  standIn.payments.set(orderId, made.payment_intent);
  standIn.refunds.push(made);
  return made;
}

const chargeOf = (orderId: string) => ({ id: `ch_${orderId}`, object: 'charge', payment_intent: `pi_${orderId}` });

test('refunds that are made at Stripe are entered once, whatever events come, how often and in which order', async () => {
  const orderId = await payByStripe();
  const { version } = await seen(stripe, orderId);
  const first = refundAtStripe(orderId, 200);
  await Promise.all([
    ...Array.from({ length: 5 }, () => deliver('refund.created', first)),
    ...Array.from({ length: 5 }, () => deliver('charge.refunded', chargeOf(orderId))),
  ]);
  expect(await seen(stripe, orderId)).toMatchObject({
    paymentState: 'PARTLY_REFUNDED',
    refunds: [{ amount: 2, reason: 'Refunded at Stripe', state: 'DONE' }],
    refundable: 8.2,
    version: version + 2,
  });
  refundAtStripe(orderId, 300);
  await deliver('charge.refunded', chargeOf(orderId));
  await deliver('refund.updated', first);
  expect(await refund(stripe, orderId, { amount: 5.21 })).toMatchObject({ code: 'REFUSED' });
  expect(await refund(stripe, orderId, { amount: 5.2 })).toMatchObject({ order: { paymentState: 'REFUNDED' } });
  await deliver('charge.refunded', chargeOf(orderId));
  expect(await ledger(stripe, orderId)).toEqual([
    'CARD_PAID 1020',
    'REFUND_CARD -200',
    'REFUND_CARD -300',
    'REFUND_CARD -520',
  ]);
});

test('the shopper gets one mail about a refund that is made at Stripe', async () => {
  const { database } = stripeShop.context;
  await setMailing(database, true);
  const orderId = await payByStripe();
  const made = refundAtStripe(orderId, 200);
  for (const type of ['refund.created', 'refund.updated']) await deliver(type, made);
  await setMailing(database, false);
  const mails = await database.query
    .selectFrom('mails')
    .select(['recipient', 'data'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'ORDER_REFUNDED')
    .execute();
  expect(mails.map(({ data, ...mail }) => ({ ...mail, refundCents: JSON.parse(data).refundCents }))).toEqual([
    { recipient: stripe.shopper.email, refundCents: 200 },
  ]);
});

test('a refund at Stripe that is still to be carried out is confirmed when the store asks, and one that failed is taken back', async () => {
  const orderId = await payByStripe();
  const [slow, failing] = [refundAtStripe(orderId, 200, 'pending'), refundAtStripe(orderId, 300)];
  await deliver('refund.failed', { ...failing, status: 'failed' });
  await deliver('refund.created', failing);
  await deliver('refund.created', slow);
  expect(await seen(stripe, orderId)).toMatchObject({ refunded: 2 });
  slow.status = 'succeeded';
  await sendDueRefunds(stripeShop.context, silent);
  const { refunds } = await seen(stripe, orderId);
  expect(refunds.map(({ amount, state }: { amount: number; state: string }) => [amount, state]).toSorted()).toEqual([
    [2, 'DONE'],
    [3, 'FAILED'],
  ]);
});

test('an own refund is entered once, when Stripe’s events come before its response, after it and without the metadata', async () => {
  const orderId = await payByStripe();
  standIn.nextRefund = 'lost';
  await refund(stripe, orderId);
  const made = standIn.refunds.at(-1)!;
  await deliver('refund.created', made);
  await deliver('charge.refunded', chargeOf(orderId));
  expect(await seen(stripe, orderId)).toMatchObject({ refunds: [{ state: 'DONE' }] });
  standIn.nextRefund = 'succeeded';
  now += 30_000;
  await sendDueRefunds(stripeShop.context, silent);
  standIn.payments.set(orderId, `pi_${orderId}`);
  made.metadata = {};
  await deliver('refund.updated', made);
  await deliver('charge.refunded', chargeOf(orderId));
  expect(await ledger(stripe, orderId)).toEqual(['CARD_PAID 1020', 'REFUND_CARD -300']);
});

test('an event about refunds that cannot be read is refused, so that Stripe sends it again', async () => {
  const orderId = await payByStripe();
  const made = refundAtStripe(orderId, 200);
  standIn.isBroken = true;
  await deliver('refund.created', made, 503);
  await deliver('charge.refunded', chargeOf(orderId), 503);
  standIn.isBroken = false;
  await deliver('refund.created', made);
  expect(await seen(stripe, orderId)).toMatchObject({ refunded: 2 });
});

test('refunds of other payments at Stripe, of unknown orders and in another currency change nothing', async () => {
  const orderId = await payByStripe();
  const before = await seen(stripe, orderId);
  const made = refundAtStripe(orderId, 200);
  await deliver('refund.created', { ...made, currency: 'eur' });
  await deliver('refund.created', { ...made, payment_intent: 'pi_of_another_shop' });
  await deliver('refund.created', { ...made, metadata: { orderId: 'f'.repeat(24) } });
  await deliver('refund.created', { ...made, payment_intent: null });
  expect(await seen(stripe, orderId)).toEqual(before);
});

test('an event about a refund of an order that was not paid by Stripe changes nothing', async () => {
  const { body } = await stripe.shopper.post('/api/order/cod', stripe.order);
  const orderId: string = body.order._id;
  for (const to of ['PICKING', 'READY', 'DONE']) await stripe.seller.post('/api/order/move', { orderId, to });
  const before = await seen(stripe, orderId);
  await deliver('refund.created', { ...refundAtStripe(orderId, 200), metadata: { orderId } });
  expect(await seen(stripe, orderId)).toEqual(before);
  expect(await ledger(stripe, orderId)).toEqual(['CASH_TAKEN 1020']);
});

test('an event with the refund of another order adds no refund to this order, and does not change the other order', async () => {
  const [orderId, otherId] = [await payByStripe(), await payByStripe()];
  standIn.nextRefund = 'pending';
  await refund(stripe, otherId);
  const made = standIn.refunds.at(-1)!;
  const [theirs] = (await seen(stripe, otherId)).refunds;
  const sent = { ...refundAtStripe(orderId, 200), metadata: { orderId, refundId: made.metadata.refundId } };
  await deliver('refund.created', sent);
  expect((await seen(stripe, otherId)).refunds).toEqual([theirs]);
  expect((await seen(stripe, orderId)).refunds).toMatchObject([{ amount: 2, state: 'DONE' }]);
});

test('a refund at Stripe while an own one waits: Stripe refuses the own one, and the ledger agrees', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  await refund(stripe, orderId, { amount: 10 });
  standIn.isBroken = false;
  await deliver('refund.created', refundAtStripe(orderId, 1020));
  expect(await seen(stripe, orderId)).toMatchObject({ refundable: 0, paymentState: 'REFUNDED' });
  standIn.nextRefund = 'refused';
  now += 30_000;
  await sendDueRefunds(stripeShop.context, silent);
  expect(await seen(stripe, orderId)).toMatchObject({ refunded: 10.2, refundable: 0 });
});
