import { describe, expect, test } from 'vitest';
import { sendOrder, type NewOrder } from '#gateway/features/orders/order-sending.ts';

const order: NewOrder = {
  addressId: 'a1',
  lines: [
    { productId: 'p1', quantity: 1 },
    { productId: 'p2', quantity: 3 },
  ],
  isOnline: false,
  idempotencyKey: 'key',
};
const placedOrder = { _id: 'o1' };

/** Sends an order to a store that answers with that body; `call` is what the store got. */
async function send(
  fields: Partial<NewOrder>,
  body: unknown = { success: true },
  publicOrigin = 'https://shop.example',
) {
  const calls: object[] = [];
  const rest = {
    send: async (call: object) => {
      calls.push(call);
      return { status: 200, isOk: true, body, detail: { call: 'order', status: 200 } };
    },
  };
  const options = { ids: { userId: 'ann' }, publicOrigin, readPlaced: () => placedOrder as never };
  const outcome = await sendOrder(rest as never, { ...order, ...fields }, options);
  return { outcome, call: calls[0], count: calls.length };
}

const items = [
  { product: 'p1', productId: 'p1', quantity: 1 },
  { product: 'p2', productId: 'p2', quantity: 3 },
];
const cashCall = {
  method: 'POST',
  path: '/api/order/cod',
  kind: 'change',
  cookies: ['shopper'],
  headers: { 'idempotency-key': 'key' },
  json: { userId: 'ann', items, address: 'a1' },
};
const payUrl = 'https://pay.example/1';

describe('what the gateway sends for an order', () => {
  test('for an order to be paid on delivery the gateway sends one call with the key, the lines and the address only', async () => {
    const { call, count, outcome } = await send({});
    expect(call).toEqual(cashCall);
    expect(Object.keys((call as typeof cashCall).json)).toEqual(['userId', 'items', 'address']);
    expect(count).toBe(1);
    expect(outcome).toMatchObject({ success: true, redirectUrl: null, order: placedOrder });
  });

  test('the gateway sends the chosen time, the total, the notes and the wishes of an order, also a total of 0', async () => {
    const extras = {
      expectedTotal: 0,
      slotId: 'morning',
      substitution: 'SIMILAR_NOT_DEARER' as const,
      substitutionExceptions: { p2: 'NONE' as const },
    };
    const notes = { noteToShop: 'Ring twice', noteToCourier: 'Third floor' };
    const { call } = await send({ ...extras, notes });
    expect(call).toEqual({ ...cashCall, json: { ...cashCall.json, ...extras, ...notes } });
  });

  test.each([
    ['https://shop.example', 'shop.example', 'https'],
    ['http://localhost:4000', 'localhost:4000', 'http'],
  ])(
    'for an order to be paid online the gateway names the origin %s, to which the payment returns',
    async (publicOrigin, host, protocol) => {
      const { call, outcome } = await send({ isOnline: true }, { success: true, url: payUrl }, publicOrigin);
      expect(call).toEqual({
        ...cashCall,
        path: '/api/order/stripe',
        headers: {
          'idempotency-key': 'key',
          origin: publicOrigin,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        },
      });
      expect(outcome).toMatchObject({ success: true, redirectUrl: payUrl, order: placedOrder });
    },
  );
});

describe('the page at which an order is paid', () => {
  test.each([[{ url: payUrl }], [{ success: true, url: 'http://localhost:8080/pay' }]])(
    'the page is the URL in %j',
    async (body) => {
      const { outcome } = await send({ isOnline: true }, body);
      expect(outcome).toMatchObject({ success: true, redirectUrl: body.url });
    },
  );

  test.each([
    [{ success: true }],
    [{ success: true, url: 7 }],
    [{ success: true, url: '/pay' }],
    [{ success: true, url: 'javascript:alert(1)' }],
    [{ success: true, url: 'ahttp://x' }],
    [{ url: 7 }],
    [['https://pay.example']],
  ])('the page is missing in %j, so the gateway does not understand the store’s answer', async (body) => {
    await expect(send({ isOnline: true }, body)).rejects.toMatchObject({ code: 'UPSTREAM_BAD_REPLY' });
  });

  test('a refusal of an online order has no page and no order', async () => {
    const { outcome } = await send({ isOnline: true }, { success: false, message: 'Sold out', url: payUrl });
    expect(outcome).toEqual({
      success: false,
      message: 'Sold out',
      errors: [{ code: 'SOLD_OUT', field: null, message: 'Sold out' }],
      redirectUrl: null,
    });
  });

  test('a cash order needs no page', async () => {
    await expect(send({}, { url: payUrl })).rejects.toMatchObject({ code: 'UPSTREAM_BAD_REPLY' });
  });
});

test.each([
  ['address', ['addressId']],
  ['expectedTotal', ['expectedTotal']],
  ['noteToShop', ['noteToShop']],
  ['noteToCourier', ['noteToCourier']],
  ['slotId', ['slotId']],
  ['substitution', ['substitution']],
  ['Idempotency-Key', ['idempotencyKey']],
  ['items', ['items']],
  ['items.1', ['items', '1']],
  ['items.1.product', ['items', '1', 'productId']],
  ['items.1.quantity', ['items', '1', 'quantity']],
  ['userId', null],
  ['', null],
])('the field %j that the store refuses is %j of the input, however the order is paid', async (field, path) => {
  const refused = { success: false, message: 'No.', errors: [{ code: 'INVALID', field, message: 'No.' }] };
  for (const isOnline of [false, true]) {
    const { outcome } = await send({ isOnline }, refused);
    expect(outcome).toEqual({
      success: false,
      message: 'No.',
      errors: [{ code: 'INVALID', field: path, message: 'No.' }],
      redirectUrl: null,
    });
  }
});
