import { describe, expect, test } from 'vitest';
import { address, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, type SeenCall } from '#tests/support/store-mock.ts';

const store = mockStore();
const asShopper = { cookie: 'token=ann' };
const asSeller = { cookie: 'sellerToken=sam' };

const mine = order({ _id: 'o1aabbcc', number: '1001' });
const other = order({ _id: 'o2ddeeff', number: '1002' });

/** A store that finds orders by id and number, and one that sends its whole list. */
const stores = {
  'a store that finds orders': ({ query }: SeenCall, orders: object[]) =>
    orders.filter((one) =>
      Object.entries(one).some(
        ([name, value]) =>
          (name === '_id' && value === query['id']) || (name === 'number' && value === query['number']),
      ),
    ),
  'a store that lists them all': (_seen: SeenCall, orders: object[]) => orders,
};

describe.each(Object.entries(stores))('over %s', (_kind, find) => {
  function openShop() {
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    store.on('GET /api/seller/is-auth', { success: true });
    store.on('GET /api/order/user', (seen) => Response.json({ success: true, orders: find(seen, [mine]) }));
    store.on('GET /api/order/seller', (seen) => Response.json({ success: true, orders: find(seen, [other, mine]) }));
    return openGateway();
  }

  const query = `query ($id: ID, $number: String) { order(id: $id, number: $number) { id number } }`;

  test('a shopper finds an own order by id and number, and no order of another shopper', async () => {
    const { run } = await openShop();
    const found = { id: 'o1aabbcc', number: '1001' };
    expect((await run(query, { id: 'o1aabbcc' }, asShopper)).data.order).toEqual(found);
    expect((await run(query, { number: '1001' }, asShopper)).data.order).toEqual(found);
    for (const name of [{ id: 'o2ddeeff' }, { number: '1002' }, { id: '1001' }, { number: 'o1aabbcc' }]) {
      expect(await run(query, name, asShopper)).toMatchObject({ data: { order: null }, errors: undefined });
    }
    expect(store.calls('GET /api/order/seller')).toEqual([]);
  });

  test('the seller finds every order, also while a shopper is logged in', async () => {
    const { run } = await openShop();
    const both = { cookie: `${asShopper.cookie}; ${asSeller.cookie}` };
    for (const cookies of [asSeller, both]) {
      expect((await run(query, { number: '1002' }, cookies)).data.order).toEqual({ id: 'o2ddeeff', number: '1002' });
    }
    expect((await run(query, { number: '9999' }, asSeller)).data.order).toBeNull();
  });

  test('a visitor finds no order, and the store is not asked', async () => {
    const { run } = await openShop();
    expect((await run(query, { id: 'o1aabbcc' })).data).toEqual({ order: null });
    expect(store.calls('GET /api/order/user')).toEqual([]);
  });

  test.each([{}, { id: 'o1aabbcc', number: '1001' }])(
    'the gateway refuses to read one order with the arguments %j',
    async (name) => {
      const { run } = await openShop();
      const { errors } = await run(query, name, asShopper);
      expect(errors).toMatchObject([
        { message: 'Name the order by `id` or by `number`.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    },
  );
});

test('an order of a store without numbers is found by the end of its id', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/order/user', { success: true, orders: [order({ _id: '6a1b2c3d' })] });
  const { run } = await openGateway();
  const { data } = await run('{ order(number: "1B2C3D") { id number } }', {}, asShopper);
  expect(data.order).toEqual({ id: '6a1b2c3d', number: '1B2C3D' });
});

describe('the order of placeOrder', () => {
  const mutation = `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) { success order { id number isPaid items { image { url } } } }
  }`;
  const input = { addressId: 'a1', payment: 'COD', items: [{ productId: 'p1', quantity: 2 }] };

  function openShop(lines: string[] = []) {
    store.on('GET /api/user/is-auth', { success: true, user: shopper({ cartItems: {} }) });
    store.on('GET /api/address/get', { success: true, addresses: [address()] });
    store.on('GET /api/product/list', { success: true, products: [product()] });
    return openGateway({ logLevel: 'info' }, { logStream: { write: (line) => lines.push(line) } });
  }

  test.each([
    ['COD', 'cod', {}],
    ['ONLINE', 'stripe', { url: 'https://pay.test/1' }],
  ])(
    'placeOrder returns the order in the store’s response, without a further call, and the log names it (%s)',
    async (payment, call, more) => {
      const lines: string[] = [];
      const { run } = await openShop(lines);
      store.on(`POST /api/order/${call}`, { success: true, ...more, order: mine });
      const { data } = await run(mutation, { input: { ...input, payment } }, asShopper);
      expect(data.placeOrder).toEqual({
        success: true,
        order: {
          id: 'o1aabbcc',
          number: '1001',
          isPaid: false,
          items: [{ image: { url: 'https://pictures.test/then.png' } }],
        },
      });
      expect(store.calls('GET /api/order/user')).toEqual([]);
      await expect.poll(() => lines.some((line) => line.includes('"order":"1001"'))).toBe(true);
    },
  );

  test('placeOrder returns the newest order of the same contents in the list of a store that does not send it', async () => {
    const { run } = await openShop();
    store.on('POST /api/order/cod', { success: true, message: 'Order Placed Successfully' });
    const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)).toISOString() });
    const orders = [
      order({ _id: 'earlier', ...at(1) }),
      order({ _id: 'placed', ...at(3) }),
      order({ _id: 'online', ...at(4), paymentType: 'Online' }),
      order({ _id: 'others', ...at(5), items: [{ product: product({ _id: 'p9' }), quantity: 2 }] }),
    ];
    store.on('GET /api/order/user', { success: true, orders });
    const { data } = await run(mutation, { input }, asShopper);
    expect(data.placeOrder.order.id).toBe('placed');

    const dateless = orders.map((one) => ({ ...one, createdAt: null }));
    store.on('GET /api/order/user', { success: true, orders: dateless });
    expect((await run(mutation, { input }, asShopper)).data.placeOrder).toEqual({ success: true, order: null });
  });

  test('placeOrder returns the same order for a repetition, also when a newer equal order is there', async () => {
    const { run } = await openShop();
    store.on('POST /api/order/cod', { success: true, message: 'Order Placed Successfully' });
    store.on('GET /api/order/user', { success: true, orders: [order({ _id: 'placed' })] });
    const keyed = { ...input, idempotencyKey: 'key-1' };
    expect((await run(mutation, { input: keyed }, asShopper)).data.placeOrder.order.id).toBe('placed');
    const newer = order({ _id: 'newer', createdAt: '2026-05-01T00:00:00.000Z' });
    store.on('GET /api/order/user', { success: true, orders: [newer, order({ _id: 'placed' })] });
    expect((await run(mutation, { input: keyed }, asShopper)).data.placeOrder.order.id).toBe('placed');
    expect(store.calls('POST /api/order/cod')).toHaveLength(1);
  });

  test('placeOrder returns null, and the order is placed, when the store no longer tells who is logged in', async () => {
    const { run } = await openShop();
    let isPlaced = false;
    const ordered = shopper({ cartItems: { p1: 2 } });
    store.on('GET /api/user/is-auth', () =>
      isPlaced ? new Response('down', { status: 500 }) : Response.json({ success: true, user: ordered }),
    );
    store.on('POST /api/order/cod', () => {
      isPlaced = true;
      return Response.json({ success: true, message: 'Order Placed Successfully' });
    });
    const { data, errors } = await run(mutation, { input }, asShopper);
    expect(errors).toBeUndefined();
    expect(data.placeOrder).toEqual({ success: true, order: null });
  });

  test('placeOrder returns null, and the order is placed, when the list cannot be read or the client does not select it', async () => {
    const { run } = await openShop();
    store.on('POST /api/order/cod', { success: true, message: 'Order Placed Successfully' });
    store.on('GET /api/order/user', { success: false, message: 'Not now.' });
    const { data, errors } = await run(mutation, { input }, asShopper);
    expect(errors).toBeUndefined();
    expect(data.placeOrder).toEqual({ success: true, order: null });
    const calls = store.calls('GET /api/order/user').length;
    await run('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success } }', { input }, asShopper);
    expect(store.calls('GET /api/order/user')).toHaveLength(calls);
  });
});
