import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendDueRefunds, startRefunds } from '#backend/payments/refunds.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';
import { paidIntent, sendStripeEvent, stripeAccount, stripeEvent } from '#tests/support/stripe-events.ts';
import { openStripeStandIn } from '#tests/support/stripe-stand-in.ts';

const standIn = await openStripeStandIn();
let now = Date.UTC(2024, 0, 10, 12, 30);
const shop = backendForTests({ stripe: { ...stripeAccount, apiUrl: standIn.url } }, () => now);
const silent = { warn: () => undefined, info: () => undefined };
let seller: StoreClient;
let shopper: StoreClient;
let order: { items: object[]; address: string };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await shop.seller();
  shopper = await shop.shopper();
  const product = await addProduct(seller, { name: 'Apple', price: '10', offerPrice: '10' });
  order = { items: [{ product, quantity: 1 }], address: await saveAddress(shopper) };
});

beforeEach(() => {
  standIn.isBroken = false;
});

afterAll(() => standIn.close());

/** Places an order of 10.20 that is paid by Stripe. */
async function payByStripe(): Promise<string> {
  const { body } = await shopper.post('/api/order/stripe', order);
  const orderId: string = body.order._id;
  const event = stripeEvent('payment_intent.succeeded', paidIntent(orderId, 1020));
  expect(await sendStripeEvent(shop.visitor(), event)).toBe(200);
  return orderId;
}

const refund = async (orderId: string, amount = 3) =>
  (await seller.post('/api/order/refund', { orderId, amount, reason: 'Bruised' })).body;
const seen = async (orderId: string) => (await seller.get(`/api/order/seller?id=${orderId}`)).body.orders[0];
const isPending = ({ state }: { state: string }) => state === 'PENDING';
const amountOf = ({ amount }: { amount: number }) => amount;

/** The lines about an order in the log, while due refunds are sent. */
async function logOf(orderId: string) {
  const notes: unknown[][] = [];
  const warnings: unknown[][] = [];
  const keep = (lines: unknown[][]) => (fields: object, text?: string) => {
    if ('orderId' in fields && fields.orderId === orderId) lines.push([fields, text]);
  };
  await sendDueRefunds(shop.context, { info: keep(notes), warn: keep(warnings) });
  return { notes, warnings };
}

test('a round sends at most twenty refunds, the longest waiting first', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  const amounts = Array.from({ length: 21 }, (_, at) => (21 - at) / 100);
  for (const amount of amounts) {
    now += 1;
    await refund(orderId, amount);
  }
  standIn.isBroken = false;
  now += 30_000;
  const pending = async () => (await seen(orderId)).refunds.filter(isPending).map(amountOf);
  await sendDueRefunds(shop.context, silent);
  expect(await pending()).toEqual([0.01]);
  await sendDueRefunds(shop.context, silent);
  expect(await pending()).toEqual([]);
});

test('two processes that send due refunds at the same time ask Stripe once for each, and never again once it is done', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  await refund(orderId);
  standIn.isBroken = false;
  now += 30_000;
  const asked = standIn.refundKeys.length;
  const sendAll = () => Promise.all([1, 2, 3].map(() => sendDueRefunds(shop.context, silent)));
  await sendAll();
  expect(standIn.refundKeys).toHaveLength(asked + 1);
  const { version, updatedAt } = await seen(orderId);
  expect(updatedAt).toBe(new Date(now).toISOString());
  now += 2 * 3_600_000;
  standIn.isBroken = true;
  expect(await logOf(orderId)).toEqual({ notes: [], warnings: [] });
  expect(await seen(orderId)).toMatchObject({ refunds: [{ state: 'DONE' }], version });
});

test('the log names the refund that could not be sent, the number of tries and the outcome', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  await refund(orderId);
  now += 10_000;
  expect(await logOf(orderId)).toEqual({
    notes: [],
    warnings: [
      [
        { orderId, refundId: expect.any(String), tries: 2, err: expect.any(Error) },
        'a refund could not be sent; it is sent again',
      ],
    ],
  });
  standIn.isBroken = false;
  now += 20_000;
  expect(await logOf(orderId)).toEqual({
    notes: [[expect.objectContaining({ orderId, state: 'DONE' }), 'refund']],
    warnings: [],
  });
});

test('a store that starts sends the refunds that an earlier process has not sent', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  await refund(orderId);
  standIn.isBroken = false;
  now += 10_000;
  const stop = startRefunds(shop.context, silent);
  try {
    await expect.poll(async () => (await seen(orderId)).refunds).toMatchObject([{ state: 'DONE' }]);
  } finally {
    stop();
  }
});

test('the store looks for due refunds every five seconds until it stops, also after the database did not answer', async () => {
  const orderId = await payByStripe();
  standIn.isBroken = true;
  await refund(orderId);
  standIn.isBroken = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { context } = shop;
  let isAway = true;
  const database = {
    ...context.database,
    get query() {
      if (isAway) throw new Error('The database does not answer.');
      return context.database.query;
    },
  };
  const warn = vi.fn<(...line: unknown[]) => void>();
  const stop = startRefunds({ ...context, database }, { ...silent, warn });
  try {
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    expect(warn.mock.calls[0]).toEqual([{ err: expect.any(Error) }, 'due refunds could not be read']);
    isAway = false;
    now += 10_000;
    vi.advanceTimersByTime(4999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    await expect.poll(async () => (await seen(orderId)).refunds).toMatchObject([{ state: 'DONE' }]);
  } finally {
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  }
});
