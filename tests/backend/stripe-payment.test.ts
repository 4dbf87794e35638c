import { afterAll, beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { addProduct, goodAddress, goodProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';
import { sendStripeEvent, signEvent, stripeAccount, stripeEvent } from '#tests/support/stripe-events.ts';
import { openStripeStandIn } from '#tests/support/stripe-stand-in.ts';

const standIn = await openStripeStandIn();
const backend = backendForTests({
  stripe: { ...stripeAccount, apiUrl: standIn.url },
  publicUrl: 'https://shop.example',
});
let cherry = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  cherry = await addProduct(await backend.seller(), { name: 'Cherry', offerPrice: 3.33 });
});

afterAll(() => standIn.close());

async function startPaying(headers: Record<string, string> = {}) {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post('/api/cart/update', { cartItems: { [cherry]: 3 } });
  const body = { items: [{ product: cherry, quantity: 3 }], address };
  const { body: answer } = await shopper.post('/api/order/stripe', body, headers);
  const row = await backend.context.database.query
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', shopper.id)
    .executeTakeFirstOrThrow();
  const state = async () => {
    const order = await backend.context.database.query
      .selectFrom('orders')
      .select(['payment_state', 'is_paid'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    const { cartItems } = (await shopper.get('/api/user/is-auth')).body.user;
    return { payment: order.payment_state, cart: cartItems[cherry] ?? 0 };
  };
  const repeat = async () => (await shopper.post('/api/order/stripe', body, headers)).body;
  return { shopper, answer, orderId: row.id, state, repeat };
}

/** Stripe's event objects with the fields that the store reads. */
function makeEvent(type: string, orderId: string, fields: object = {}) {
  const object = type.startsWith('payment_intent')
    ? { object: 'payment_intent', metadata: { orderId }, amount_received: 1018, currency: 'usd', ...fields }
    : {
        object: 'checkout.session',
        metadata: { orderId },
        payment_status: type === 'checkout.session.completed' ? 'paid' : 'unpaid',
        amount_total: 1018,
        currency: 'usd',
        ...fields,
      };
  return stripeEvent(type, object);
}

const deliver = (payload: string, change: { signature?: string; path?: string } = {}) =>
  sendStripeEvent(backend.visitor(), payload, change);

test('the checkout has every line and the tax as a line, and its sum is the order’s total to the cent', async () => {
  const { answer, orderId } = await startPaying();
  expect(answer).toEqual({
    success: true,
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    order: expect.objectContaining({ _id: orderId, amount: 10.18, isPaid: false, isTest: false }),
  });
  const { fields, idempotencyKey, authorization } = standIn.calls.at(-1)!;
  expect(idempotencyKey).toBe(`order-${orderId}`);
  expect(authorization).toBe('Bearer sk_test_123');
  expect(Object.fromEntries(fields)).toMatchObject({
    mode: 'payment',
    success_url: 'https://shop.example/loader?next=my-orders',
    cancel_url: 'https://shop.example/cart',
    'metadata[orderId]': orderId,
    'payment_intent_data[metadata][orderId]': orderId,
    'line_items[0][quantity]': '3',
    'line_items[0][price_data][unit_amount]': '333',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': 'Cherry',
    'line_items[1][quantity]': '1',
    'line_items[1][price_data][unit_amount]': '19',
  });
});

test('a line of the checkout names the weight of one step, which its price is for', async () => {
  const portion = { grams: 50, from: 100, to: 1000 };
  const ham = await addProduct(await backend.seller(), { name: 'Ham', price: '1.49', offerPrice: '1.49', portion });
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post('/api/order/stripe', { items: [{ product: ham, quantity: 6 }], address });
  expect(Object.fromEntries(standIn.calls.at(-1)!.fields)).toMatchObject({
    'line_items[0][quantity]': '6',
    'line_items[0][price_data][unit_amount]': '149',
    'line_items[0][price_data][product_data][name]': 'Ham (50 g)',
  });
});

test('the checkout closes an hour after the order', async () => {
  const { orderId } = await startPaying();
  const { created_at } = await backend.context.database.query
    .selectFrom('orders')
    .select('created_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(Number(standIn.calls.at(-1)!.fields.get('expires_at'))).toBe(Math.floor(created_at / 1000) + 3600);
});

test('an order of a hundred products stays within Stripe’s limit of a hundred lines, and its sum is right to the cent', async () => {
  const seller = await backend.seller();
  for (let number = 1; number <= 100; number += 1) {
    await sendProduct(seller, {
      ...goodProduct,
      name: `Berry ${number}`,
      price: '9',
      offerPrice: `1.${number + 100}`.slice(0, 4),
    });
  }
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const { products } = (await shopper.get('/api/product/list')).body;
  const items = products.slice(-100).map(({ _id }: { _id: string }) => ({ product: _id, quantity: 2 }));
  const { body } = await shopper.post('/api/order/stripe', { items, address });
  expect(body.success).toBe(true);
  const fields = standIn.calls.at(-1)!.fields;
  const field = (line: number, name: string) => fields.get(`line_items[${line}][${name}]`);
  const lines = Array.from({ length: 101 }, (_none, line) => ({
    name: field(line, 'price_data][product_data][name'),
    cents: Number(field(line, 'price_data][unit_amount')) * Number(field(line, 'quantity')),
  })).filter(({ name }) => name !== null);
  expect(lines).toHaveLength(100);
  expect(lines.slice(-2).map(({ name }) => name)).toEqual(['2 more products', 'Tax (2 %)']);
  const { amount_cents } = await backend.context.database.query
    .selectFrom('orders')
    .select('amount_cents')
    .where('user_id', '=', shopper.id)
    .executeTakeFirstOrThrow();
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(amount_cents);
});

test('only the webhook makes the order paid, without a request of the shopper', async () => {
  const { orderId, state, shopper } = await startPaying();
  expect(await state()).toEqual({ payment: 'pending', cart: 3 });
  expect(await deliver(makeEvent('checkout.session.completed', orderId))).toBe(200);
  expect(await state()).toEqual({ payment: 'paid', cart: 0 });
  expect((await shopper.get('/api/order/user')).body.orders).toMatchObject([{ isPaid: true, amount: 10.18 }]);
});

test('the webhook is also at /stripe, and handles payment intents', async () => {
  const { orderId, state } = await startPaying();
  expect(await deliver(makeEvent('payment_intent.succeeded', orderId), { path: '/stripe' })).toBe(200);
  expect((await state()).payment).toBe('paid');
});

test('a completed checkout without payment leaves the order unpaid', async () => {
  const { orderId, state } = await startPaying();
  await deliver(makeEvent('checkout.session.completed', orderId, { payment_status: 'unpaid' }));
  expect((await state()).payment).toBe('pending');
  await deliver(makeEvent('checkout.session.async_payment_succeeded', orderId, { payment_status: 'paid' }));
  expect((await state()).payment).toBe('paid');
});

test.each([
  [['payment_intent.payment_failed'], 'pending', 3],
  [['checkout.session.expired'], 'expired', 3],
  [['payment_intent.payment_failed', 'checkout.session.completed'], 'paid', 0],
  [['checkout.session.completed', 'payment_intent.payment_failed', 'checkout.session.expired'], 'paid', 0],
  [['checkout.session.expired', 'checkout.session.completed'], 'paid', 0],
  [['checkout.session.async_payment_failed', 'checkout.session.expired'], 'expired', 3],
  [['customer.created', 'charge.refunded'], 'pending', 3],
])('after %j the order is %s and the cart has %i pieces', async (types, payment, cart) => {
  const { orderId, state } = await startPaying();
  for (const type of types) expect(await deliver(makeEvent(type, orderId))).toBe(200);
  expect(await state()).toEqual({ payment, cart });
});

test('an event applies once, also when it is sent 20 times at once', async () => {
  const { orderId, state, shopper } = await startPaying();
  const event = makeEvent('checkout.session.completed', orderId);
  await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
  await shopper.post('/api/cart/update', { cartItems: { [cherry]: 2 } });
  expect(await deliver(event)).toBe(200);
  expect(await state()).toEqual({ payment: 'paid', cart: 2 });
});

test('forged, unsigned, altered and old events are refused and change nothing', async () => {
  const { orderId, state } = await startPaying();
  const event = makeEvent('checkout.session.completed', orderId);
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const signatures = [
    '',
    't=1,v1=00',
    signEvent(event, { secret: 'whsec_other' }),
    signEvent(`${event} `),
    signEvent(event, { timestamp: hourAgo }),
  ];
  for (const signature of signatures) expect(await deliver(event, { signature })).toBe(400);
  expect((await state()).payment).toBe('pending');
});

test('an event with another amount or currency pays nothing', async () => {
  const { orderId, state } = await startPaying();
  await deliver(makeEvent('checkout.session.completed', orderId, { amount_total: 1 }));
  await deliver(makeEvent('checkout.session.completed', orderId, { currency: 'eur' }));
  await deliver(makeEvent('checkout.session.completed', 'f'.repeat(24)));
  expect((await state()).payment).toBe('pending');
});

test('while Stripe is down the shopper gets a message, and the same key later continues with the same order', async () => {
  standIn.isBroken = true;
  const { answer, repeat, state, orderId } = await startPaying({ 'idempotency-key': 'checkout-1' });
  expect(answer).toEqual(
    refusal(
      'PAYMENT_UNAVAILABLE',
      'The payment page cannot be opened right now. Nothing was charged. Please try again.',
    ),
  );
  expect(await state()).toEqual({ payment: 'pending', cart: 3 });
  standIn.isBroken = false;
  expect((await repeat()).success).toBe(true);
  expect(standIn.calls.at(-1)?.idempotencyKey).toBe(`order-${orderId}`);
});

test('the mail with a link to pay names the time at which Stripe closes the page', async () => {
  const taken = await (
    await backend.seller()
  ).post('/api/order/for-customer', {
    items: [{ product: cherry, quantity: 1 }],
    address: { ...goodAddress, email: 'caller@example.com' },
    payment: 'Online',
  });
  expect(taken.body).toMatchObject({ success: true });
  const mail = await backend.context.database.query
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', 'caller@example.com')
    .executeTakeFirstOrThrow();
  const { toPay } = JSON.parse(mail.data) as { toPay: { until: number } };
  expect(Math.floor(toPay.until / 1000)).toBe(Number(standIn.calls.at(-1)?.fields.get('expires_at')));
});

test('with Stripe there is no sandbox', async () => {
  expect((await backend.visitor().get('/pay/anything')).status).toBe(404);
  expect((await backend.visitor().post('/webhooks/sandbox', {})).status).toBe(404);
});
