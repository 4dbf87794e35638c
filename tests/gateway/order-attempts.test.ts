import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createOrderAttempts } from '#gateway/features/orders/order-attempts.ts';
import type { GatewayTuning } from '#gateway/gateway-app.ts';
import { address, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const pears = product({ _id: 'p2', name: 'Pears' });
const anOrder = {
  addressId: 'a1',
  payment: 'COD',
  idempotencyKey: 'key-1',
  items: [
    { productId: 'p1', quantity: 1 },
    { productId: 'p2', quantity: 2 },
  ],
};
const otherContents =
  'This idempotency key was already used for a different order. Please send this order with a new key.';

interface ShopOptions {
  /** Whether the response to each placed order arrives. */
  answers?: ('sent' | 'lost' | 'never')[];
  /** Waits inside the store before an order is placed. */
  hold?: Promise<unknown>;
  earlier?: object[];
  tuning?: GatewayTuning;
}

/** A store without idempotency keys, and a gateway in front of it. */
async function openShop({ answers = [], hold, earlier = [], tuning }: ShopOptions = {}) {
  const orders: object[] = [...earlier];
  store.on('GET /api/user/is-auth', { success: true, user: shopper({ cartItems: {} }) });
  store.on('GET /api/address/get', {
    success: true,
    addresses: [address(), address({ _id: 'a2', street: '2 Side St' })],
  });
  store.on('GET /api/product/list', { success: true, products: [product(), pears] });
  store.on('GET /api/order/user', () => HttpResponse.json({ success: true, orders }));
  const take = (paymentType: string, answer: object) => async (seen: { body: unknown }) => {
    const { items, address: addressId } = seen.body as {
      items: { product: string; quantity: number }[];
      address: string;
    };
    await hold;
    orders.unshift(
      order({
        _id: `o${orders.length + 1}`,
        items: items.map((item) => ({ product: product({ _id: item.product }), quantity: item.quantity })),
        address: address({ _id: addressId, ...(addressId === 'a2' && { street: '2 Side St' }) }),
        paymentType,
        createdAt: new Date().toISOString(),
      }),
    );
    const fate = answers.shift() ?? 'sent';
    if (fate === 'never') await new Promise(() => undefined);
    return fate === 'lost' ? HttpResponse.error() : HttpResponse.json(answer);
  };
  store.on('POST /api/order/cod', take('COD', { success: true, message: 'Order Placed Successfully' }));
  store.on('POST /api/order/stripe', take('Online', { success: true, url: 'https://pay.test/1' }));
  const { run } = await openGateway({}, tuning);
  return {
    orders,
    place: async (over: object = {}) => {
      const { data, errors } = await run(
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success message redirectUrl } }',
        { input: { ...anOrder, ...over } },
        { cookie: 'token=ann' },
      );
      return { ...data.placeOrder, code: errors?.[0]?.extensions.code, error: errors?.[0]?.message };
    },
  };
}

const differences: [string, object][] = [
  ['payment', { payment: 'ONLINE' }],
  ['address', { addressId: 'a2' }],
  ['quantity', { items: [{ productId: 'p1', quantity: 3 }, anOrder.items[1]] }],
  ['set of products', { items: [anOrder.items[0]] }],
];

describe('idempotency keys', () => {
  test('an idempotency key places one order when the same request is sent twice at once', async () => {
    const { place, orders } = await openShop();

    const answers = await Promise.all([place(), place()]);

    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(orders).toHaveLength(1);
  });

  test('an idempotency key ignores the sorting and the splitting of lines', async () => {
    const { place, orders } = await openShop();
    await place();

    const again = await place({
      items: [
        { productId: 'p2', quantity: 1 },
        { productId: 'p1', quantity: 1 },
        { productId: 'p2', quantity: 1 },
      ],
    });

    expect(again).toMatchObject({ success: true, message: 'Order Placed Successfully' });
    expect(orders).toHaveLength(1);
  });

  test.each(differences)(
    'an idempotency key refuses another %s while its order is in progress',
    async (_what, other) => {
      let letGo = () => {};
      const { place, orders } = await openShop({ hold: new Promise<void>((resolve) => (letGo = resolve)) });
      const first = place();
      await expect.poll(() => store.calls('POST /api/order/cod')).toHaveLength(1);

      const second = await place(other);
      letGo();

      expect(second).toMatchObject({ success: false, message: otherContents });
      expect((await first).success).toBe(true);
      expect(orders).toHaveLength(1);
    },
  );

  test.each(differences)(
    'an idempotency key refuses another %s with the same message after its order is placed',
    async (_what, other) => {
      const { place, orders } = await openShop();
      await place();

      expect(await place(other)).toMatchObject({ success: false, message: otherContents });
      expect(orders).toHaveLength(1);
    },
  );

  test('an idempotency key sent again after its order is placed returns the first result and places no second order', async () => {
    const { place, orders } = await openShop();
    const first = await place();

    expect(await place()).toEqual(first);
    expect(orders).toHaveLength(1);
  });

  test('an idempotency key sent again after an online order returns the same payment page', async () => {
    const { place } = await openShop();
    await place({ payment: 'ONLINE' });

    expect(await place({ payment: 'ONLINE' })).toMatchObject({ success: true, redirectUrl: 'https://pay.test/1' });
    expect(store.calls('POST /api/order/stripe')).toHaveLength(1);
  });

  test('an idempotency key can be used again, even for another order, after a refusal', async () => {
    const { place, orders } = await openShop();
    store.on('GET /api/product/list', { success: true, products: [product(), { ...pears, inStock: false }] });
    expect((await place()).success).toBe(false);

    expect((await place({ items: [anOrder.items[0]] })).success).toBe(true);
    expect(orders).toHaveLength(1);
  });

  test('an idempotency key is optional: two equal orders without a key are two orders', async () => {
    const { place, orders } = await openShop();
    await place({ idempotencyKey: null });
    await place({ idempotencyKey: null });

    expect(orders).toHaveLength(2);
  });
});

describe('orders without a response', () => {
  const earlierOrder = order({
    _id: 'of-last-hour',
    items: anOrder.items.map(({ productId, quantity }) => ({ product: product({ _id: productId }), quantity })),
    createdAt: new Date().toISOString(),
  });

  test.each([
    ['a broken connection', 'lost', 'UPSTREAM_UNREACHABLE'],
    ['a timeout', 'never', 'UPSTREAM_TIMEOUT'],
  ] as const)(
    'the gateway finds an order that the store has placed in the order list after %s',
    async (_what, fate, code) => {
      const { place, orders } = await openShop({
        answers: [fate],
        earlier: [earlierOrder],
        tuning: { deadlinesMs: { change: 2000 } },
      });
      expect((await place()).code).toBe(code);

      expect(await place()).toMatchObject({ success: true, message: 'Your order was placed.' });
      expect(await place()).toMatchObject({ success: true });
      expect(orders).toHaveLength(2);
      expect(store.calls('POST /api/order/cod')).toHaveLength(1);
    },
  );

  test('the gateway sends an order that the store has not placed again even if an older equal order exists', async () => {
    const { place, orders } = await openShop({ answers: ['lost'], earlier: [earlierOrder] });
    await place();
    orders.splice(0, 1);

    expect(await place()).toMatchObject({ success: true, message: 'Order Placed Successfully' });
    expect(store.calls('POST /api/order/cod')).toHaveLength(2);
    expect(orders).toHaveLength(2);
  });

  test.each([
    ['another address', { address: address({ street: '9 Far Away' }) }],
    ['online payment', { paymentType: 'Online', isPaid: true }],
    ['an older date', { createdAt: '2020-01-01T00:00:00.000Z' }],
  ])('the gateway does not confuse an order without a response with a listed order with %s', async (_what, over) => {
    const { place, orders } = await openShop({ answers: ['lost'] });
    await place();
    orders.splice(0, 1, { ...earlierOrder, ...over });

    await place();

    expect(store.calls('POST /api/order/cod')).toHaveLength(2);
  });

  test('the gateway does not send an order again while the order list is unavailable, and tells the shopper what to do', async () => {
    const { place, orders } = await openShop({ answers: ['lost'] });
    await place();
    store.on('GET /api/order/user', () => HttpResponse.error());

    const second = await place();

    expect(second.error).toBe(
      'The store did not say whether your order was placed, and your orders cannot be read right now. It was not sent again. Please wait a moment, then try again.',
    );
    expect(store.calls('POST /api/order/cod')).toHaveLength(1);
    store.on('GET /api/order/user', () => HttpResponse.json({ success: true, orders }));
    expect(await place()).toMatchObject({ success: true, message: 'Your order was placed.' });
    expect(orders).toHaveLength(1);
  });

  test('an order without a response keeps its key reserved for its contents', async () => {
    const { place } = await openShop({ answers: ['lost'] });
    await place();

    expect(await place({ addressId: 'a2' })).toMatchObject({ success: false, message: otherContents });
  });

  test('the gateway sends an order again with the same key when the list does not contain it', async () => {
    const { place, orders } = await openShop({ answers: ['lost'] });
    await place();
    orders.splice(0, 1);
    await place();

    expect(store.calls('POST /api/order/cod').map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
    ]);
  });
});

describe('the memory of orders', () => {
  const placed = { success: true, message: null, errors: [], redirectUrl: null };
  const contents = { addressId: 'a1', isOnline: false, lines: anOrder.items };

  test('the gateway forgets a placed order after a day', async () => {
    let now = 1000;
    const attempts = createOrderAttempts({ nowMs: () => now });
    let count = 0;
    const place = () =>
      attempts.placeOnce({ userId: 'u1', key: 'k', order: contents }, async () => {
        count += 1;
        return placed;
      });
    await place();
    now += 86_000_000;
    await place();
    expect(count).toBe(1);
    now += 500_000;
    await place();
    expect(count).toBe(2);
  });

  test('the gateway forgets the oldest keys beyond its limit, and separates the keys of each shopper', async () => {
    const attempts = createOrderAttempts({ maxStored: 2 });
    const seen: string[] = [];
    const place = (userId: string) =>
      attempts.placeOnce({ userId, key: 'k', order: contents }, async () => {
        seen.push(userId);
        return placed;
      });
    for (const userId of ['u1', 'u2', 'u3', 'u3', 'u1']) await place(userId);
    expect(seen).toEqual(['u1', 'u2', 'u3', 'u1']);
  });
});
