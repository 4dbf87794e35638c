import { describe, expect, test } from 'vitest';
import { address, inLife, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore, withStatus } from '#tests/support/store-mock.ts';

const store = mockStore();
const ann = 'token=ann';
const sam = 'sellerToken=sam';
const asShopper = { cookie: ann };
const asSeller = { cookie: sam };

const life = 'id stage version actions paymentState paid refunded refundable';
const timeline = 'timeline { at stage actor note } refunds { amount reason state at }';
const payload = `success message errors { code field message } order { ${life} }`;
const move = `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { ${payload} } }`;
const cancel = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { ${payload} } }`;
const refund = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ${payload} } }`;

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures('order.stages', 'sessions.own', ...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  return openGateway();
}

describe('orders of a store with stages', () => {
  test('an order of a store with stages tells its stage, its actions and what happened to it', async () => {
    const { run } = await openShop();
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    store.on('GET /api/order/user', { success: true, orders: [order(inLife())] });
    const { data } = await run(`{ me { orders { nodes { ${life} ${timeline} } } } }`, {}, asShopper);
    const { stage, version, actions, paymentState, paid, refunded, refundable, ...more } = inLife();
    expect(data.me.orders.nodes).toEqual([
      { id: 'o1', stage, version, actions, paymentState, paid, refunded, refundable, ...more },
    ]);
  });

  test('an order of a store with stages has none of these fields when its stage is unknown, and is still listed', async () => {
    const { run } = await openShop();
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    store.on('GET /api/order/user', { success: true, orders: [order(inLife({ stage: 'LOST' }))] });
    const { data } = await run(
      `{ me { orders { nodes { id status stage actions timeline { at } } } } }`,
      {},
      asShopper,
    );
    expect(data.me.orders.nodes).toEqual([
      { id: 'o1', status: 'Order Placed', stage: null, actions: null, timeline: null },
    ]);
  });

  test('an order of a store with stages is listed by stages, and counted by them', async () => {
    const { run } = await openShop('orders.pages', 'orders.sums');
    store.on('GET /api/seller/is-auth', { success: true });
    const pageInfo = { hasNextPage: false, hasPreviousPage: false };
    store.on('GET /api/order/seller', { success: true, orders: [order(inLife())], pageInfo });
    const sums = { count: 1, amount: 8.16, pendingCount: 0, pendingAmount: 0, paymentTypes: ['COD'] };
    store.on('GET /api/order/seller/sums', { success: true, sums, days: [], stages: { PICKING: 1, CANCELLED: 2 } });
    const query = `{ seller {
      orders(filter: { stages: [PLACED, PICKING] }) { nodes { id } }
      orderSums { count stages { stage count } }
    } }`;
    const { data } = await run(query, {}, asSeller);
    expect(data.seller.orders.nodes).toEqual([{ id: 'o1' }]);
    expect(store.calls('GET /api/order/seller')[0]?.query).toMatchObject({ stages: 'PLACED,PICKING' });
    const counts = Object.fromEntries(
      data.seller.orderSums.stages.map(({ stage, count }: { stage: string; count: number }) => [stage, count]),
    );
    expect(counts).toEqual({ PLACED: 0, PICKING: 1, READY: 0, OUT: 0, DONE: 0, CANCELLED: 2 });
  });

  test('an order of a store with stages is listed and counted by the gateway when the store has no pages', async () => {
    const { run } = await openShop();
    store.on('GET /api/seller/is-auth', { success: true });
    const orders = [
      order(inLife({ stage: 'PLACED' })),
      order({ _id: 'o2', ...inLife() }),
      order({ _id: 'o3', ...inLife({ stage: 'CANCELLED' }) }),
    ];
    store.on('GET /api/order/seller', { success: true, orders });
    const query = `{ seller {
      orders(filter: { stages: [PICKING] }) { nodes { id } totalCount }
      none: orders(filter: { stages: [] }) { totalCount }
      orderSums { count stages { stage count } }
    } }`;
    const { data } = await run(query, {}, asSeller);
    expect(data.seller.orders).toEqual({ nodes: [{ id: 'o2' }], totalCount: 1 });
    expect(data.seller.none).toEqual({ totalCount: 0 });
    expect(data.seller.orderSums.count).toBe(2);
    expect(data.seller.orderSums.stages).toContainEqual({ stage: 'CANCELLED', count: 1 });
  });
});

describe('changes of orders', () => {
  test('a change of an order is sent with what the client gave, and answers with the changed order', async () => {
    const { run } = await openShop();
    const changed = { success: true, message: 'Moved.', order: order(inLife({ stage: 'READY', version: 4 })) };
    store.on('POST /api/order/move', changed);
    store.on('POST /api/order/refund', changed);
    const moved = await run(move, { input: { id: 'o1', to: 'READY', ifVersion: 3, note: 'Cold bag' } }, asSeller);
    expect(moved.data.moveOrder).toMatchObject({ success: true, order: { stage: 'READY', version: 4 } });
    expect(store.calls('POST /api/order/move')).toMatchObject([
      { body: { orderId: 'o1', to: 'READY', ifVersion: 3, note: 'Cold bag' }, headers: { cookie: sam } },
    ]);
    const input = { id: 'o1', amount: 1.5, reason: 'Bruised', idempotencyKey: 'key-1' };
    await run(refund, { input }, asSeller);
    expect(store.calls('POST /api/order/refund')).toMatchObject([
      { body: { orderId: 'o1', amount: 1.5, reason: 'Bruised' }, headers: { 'idempotency-key': 'key-1' } },
    ]);
  });

  test('a change of an older version is refused with the newer order', async () => {
    const { run } = await openShop();
    store.on('POST /api/order/move', () =>
      withStatus(409, {
        success: false,
        code: 'CHANGED_SINCE',
        message: 'The order has changed.',
        order: order(inLife({ stage: 'CANCELLED', version: 5, actions: [] })),
      }),
    );
    const { data } = await run(move, { input: { id: 'o1', to: 'READY', ifVersion: 3 } }, asSeller);
    expect(data.moveOrder).toMatchObject({
      success: false,
      errors: [{ code: 'CHANGED_SINCE', field: null, message: 'The order has changed.' }],
      order: { stage: 'CANCELLED', version: 5, actions: [] },
    });
  });

  test('a change of an order is refused with the fields of the input', async () => {
    const { run } = await openShop();
    store.on('POST /api/order/refund', {
      success: false,
      message: 'At most $6.66 can be refunded.',
      errors: [{ code: 'INVALID', field: 'amount', message: 'At most $6.66 can be refunded.' }],
    });
    const { data } = await run(refund, { input: { id: 'o1', amount: 9, reason: 'x' } }, asSeller);
    expect(data.refundOrder).toMatchObject({
      success: false,
      order: null,
      errors: [{ code: 'INVALID', field: ['amount'] }],
    });
    const badKey = { id: 'o1', amount: 1, reason: 'x', idempotencyKey: '' };
    const refused = await run(refund, { input: badKey }, asSeller);
    expect(refused.data.refundOrder.errors).toMatchObject([{ code: 'INVALID', field: ['idempotencyKey'] }]);
    expect(store.calls('POST /api/order/refund')).toHaveLength(1);
  });

  test.each([
    ['a shopper', ann, undefined, { cookie: ann, as: undefined }],
    ['the seller', sam, undefined, { cookie: sam, as: undefined }],
    ['both', `${ann}; ${sam}`, undefined, { cookie: `${ann}; ${sam}`, as: undefined }],
    ['both, as the seller', `${ann}; ${sam}`, 'SELLER', { cookie: sam, as: 'seller' }],
    ['both, as the shopper', `${ann}; ${sam}`, 'SHOPPER', { cookie: ann, as: 'shopper' }],
  ])('a cancellation by %s is sent with these sessions', async (_who, cookie, as, sent) => {
    const { run } = await openShop();
    store.on('POST /api/order/cancel', { success: true, message: 'Cancelled.', order: order(inLife()) });
    const { data } = await run(cancel, { input: { id: 'o1', reason: 'Too late', as } }, { cookie });
    expect(data.cancelOrder.success).toBe(true);
    const [call] = store.calls('POST /api/order/cancel');
    expect(call?.headers['cookie']).toBe(sent.cookie);
    expect(call?.body).toEqual({ orderId: 'o1', reason: 'Too late', ...(sent.as && { as: sent.as }) });
  });

  test('a change of an order needs a session, and nothing is sent without it', async () => {
    const { run } = await openShop();
    const refused = { success: false, errors: [{ code: 'NOT_LOGGED_IN' }], order: null };
    const first = await run(move, { input: { id: 'o1', to: 'READY' } }, asShopper);
    expect(first.data.moveOrder).toMatchObject(refused);
    expect((await run(cancel, { input: { id: 'o1' } })).data.cancelOrder).toMatchObject(refused);
    expect((await run(cancel, { input: { id: 'o1', as: 'SELLER' } }, asShopper)).data.cancelOrder).toMatchObject(
      refused,
    );
    expect((await run(refund, { input: { id: 'o1', amount: 1, reason: 'x' } })).data.refundOrder).toMatchObject(
      refused,
    );
    expect(store.seen).toEqual([]);
  });

  test('a change of an order asks a store that does not check its sessions itself who is logged in', async () => {
    store.on('GET /api/store', withFeatures('order.stages'));
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    store.on('GET /api/seller/is-auth', { success: false, message: 'Not authorized' });
    store.on('POST /api/order/cancel', { success: true, order: order(inLife()) });
    const { run } = await openGateway();
    await run(cancel, { input: { id: 'o1' } }, { cookie: `${ann}; ${sam}` });
    const [call] = store.calls('POST /api/order/cancel');
    expect(call?.headers['cookie']).toBe(ann);
    expect(call?.body).toEqual({ orderId: 'o1', userId: 'u1', userID: 'u1' });
  });
});

describe('expected totals', () => {
  const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success errors { code field } } }`;
  const input = { addressId: 'a1', payment: 'COD', items: [{ productId: 'p1', quantity: 2 }], expectedTotal: 8.67 };

  test.each([
    ['sent to a store that looks at it', ['orders.totals'], 8.67],
    ['not sent to another', [], undefined],
  ])('the expected total of an order is %s', async (_what, features, sent) => {
    const { run } = await openShop(...features);
    store.on('GET /api/user/is-auth', { success: true, user: shopper({ cartItems: {} }) });
    store.on('GET /api/address/get', { success: true, addresses: [address()] });
    store.on('POST /api/order/cod', { success: true, message: 'Placed.' });
    const { data } = await run(place, { input }, asShopper);
    expect(data.placeOrder.success).toBe(true);
    const [call] = store.calls('POST /api/order/cod');
    expect(call?.body).toEqual(
      expect.objectContaining({ address: 'a1', ...(sent !== undefined && { expectedTotal: sent }) }),
    );
    expect(Object.keys(call?.body ?? {}).includes('expectedTotal')).toBe(sent !== undefined);
  });

  test('an order with another expected total is refused as PRICE_CHANGED', async () => {
    const { run } = await openShop('orders.totals');
    store.on('GET /api/user/is-auth', { success: true, user: shopper({ cartItems: {} }) });
    store.on('GET /api/address/get', { success: true, addresses: [address()] });
    store.on('POST /api/order/cod', { success: false, code: 'PRICE_CHANGED', message: 'This order now costs $9.00.' });
    const { data } = await run(place, { input }, asShopper);
    expect(data.placeOrder).toEqual({ success: false, errors: [{ code: 'PRICE_CHANGED', field: null }] });
  });
});

describe('refunds for products', () => {
  const fields =
    'afterRefunds { amount tax taxes { name rate amount net } } placedTaxes { rate amount } items { refundable }';
  const food = { name: 'Food', rate: 7, amount: 0.08, net: 1.08 };
  const standard = { name: 'Standard', rate: 19, amount: 1.9, net: 10 };
  const [item] = order().items;
  const refunded = order({
    ...inLife({
      refunds: [{ amount: 1.16, reason: 'Bruised', state: 'DONE', at: '2026-02-03T06:00:00.000Z', lines: [0] }],
      afterRefunds: { amount: 13.06, tax: 0, taxes: [standard, food] },
    }),
    placedTaxes: [standard, { ...food, amount: 0.15, net: 2.17 }],
    items: [{ ...item, refundable: 1.16 }],
  });
  const ask = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { success message
    errors { code field } order { refunds { amount positions } ${fields} } } }`;
  const input = { id: 'o1', amount: 1.16, reason: 'Bruised', positions: [0] };

  test('a refund for products names them to the store, and the order says what is left, with its taxes', async () => {
    const { run } = await openShop('refunds.lines');
    store.on('GET /api/seller/is-auth', { success: true });
    store.on('POST /api/order/refund', {
      success: true,
      message: 'Refund recorded.',
      order: refunded,
    });
    const { data } = await run(ask, { input }, asSeller);
    expect(store.calls('POST /api/order/refund')).toMatchObject([
      { body: { orderId: 'o1', amount: 1.16, lines: [0] } },
    ]);
    expect(data.refundOrder.order).toEqual({
      refunds: [{ amount: 1.16, positions: [0] }],
      afterRefunds: { amount: 13.06, tax: 0, taxes: [standard, food] },
      placedTaxes: [
        { rate: 19, amount: 1.9 },
        { rate: 7, amount: 0.15 },
      ],
      items: [{ refundable: 1.16 }],
    });
  });

  test('a refund for products is refused at its field when the store refuses the products', async () => {
    const { run } = await openShop('refunds.lines', 'errors.codes');
    store.on('GET /api/seller/is-auth', { success: true });
    const errors = [{ field: 'lines', code: 'REFUSED', message: 'Nothing can be refunded for these products.' }];
    store.on('POST /api/order/refund', { success: false, message: errors[0]?.message, code: 'REFUSED', errors });
    const { data } = await run(ask, { input }, asSeller);
    expect(data.refundOrder.errors).toEqual([{ code: 'REFUSED', field: ['positions'] }]);
  });

  test('a refund for the whole order can count towards what will be missing, where the store knows that', async () => {
    const counted = { id: 'o1', amount: 1.16, reason: 'Bruised', forMissing: true };
    const asked = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { success errors { code field }
      order { refunds { isForMissing } } } }`;
    const { run } = await openShop('refunds.lines');
    store.on('GET /api/seller/is-auth', { success: true });
    const refund = { amount: 1.16, reason: 'Bruised', state: 'DONE', at: '2026-02-03T06:00:00.000Z' };
    const answered = { ...refunded, refunds: [{ ...refund, lines: [], forMissing: true }] };
    store.on('POST /api/order/refund', { success: true, message: 'Refund recorded.', order: answered });
    for (const forMissing of [true, false]) {
      expect((await run(asked, { input: { ...counted, forMissing } }, asSeller)).data.refundOrder).toMatchObject({
        errors: [{ code: 'NOT_SUPPORTED', field: ['forMissing'] }],
      });
    }
    expect(store.calls('POST /api/order/refund')).toEqual([]);
    const { run: runNew } = await openShop('refunds.missing');
    expect((await runNew(asked, { input: counted }, asSeller)).data.refundOrder).toEqual({
      success: true,
      errors: [],
      order: { refunds: [{ isForMissing: true }] },
    });
    expect(store.calls('POST /api/order/refund')).toMatchObject([{ body: { amount: 1.16, forMissing: true } }]);
  });

  test('a refund for products is refused, and not sent, over a store that cannot refund products', async () => {
    const { run } = await openShop();
    store.on('POST /api/order/refund', { success: true });
    const { data } = await run(ask, { input }, asSeller);
    expect(data.refundOrder).toMatchObject({
      success: false,
      errors: [{ code: 'NOT_SUPPORTED', field: ['positions'] }],
      message: 'This store cannot refund single products. Please refund a part of the whole order.',
    });
    expect(store.calls('POST /api/order/refund')).toEqual([]);
  });
});
