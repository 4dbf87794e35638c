import { expect, test } from 'vitest';
import { address, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asAnn = { cookie: 'token=abc' };
const reply = 'success message errors { code field message }';

const isAnn = () => store.on('GET /api/user/is-auth', { success: true, user: shopper() });

test.each([
  ['the address of another shopper', { addressId: 'a-of-bob' }, 'UNKNOWN_ADDRESS', ['addressId']],
  ['no lines', { items: [] }, 'INVALID', ['items']],
  ['101 lines', { items: Array(101).fill({ productId: 'p1', quantity: 1 }) }, 'TOO_MANY', ['items']],
  ['a quantity of zero', { items: [{ productId: 'p1', quantity: 0 }] }, 'INVALID', ['items', '0', 'quantity']],
  ['a quantity below zero', { items: [{ productId: 'p1', quantity: -2 }] }, 'INVALID', ['items', '0', 'quantity']],
  ['a quantity of 100', { items: [{ productId: 'p1', quantity: 100 }] }, 'TOO_MANY', ['items', '0', 'quantity']],
  ['an empty idempotency key', { idempotencyKey: '' }, 'INVALID', ['idempotencyKey']],
  ['an idempotency key with a line break', { idempotencyKey: 'a\r\nb' }, 'INVALID', ['idempotencyKey']],
])('placeOrder refuses %s and sends nothing', async (_what, input, code, field) => {
  isAnn();
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('GET /api/product/list', { success: true, products: [product()] });
  const { run } = await openGateway();

  const { data, errors } = await run(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${reply} redirectUrl } }`,
    { input: { addressId: 'a1', payment: 'COD', items: [{ productId: 'p1', quantity: 1 }], ...input } },
    asAnn,
  );

  expect(errors).toBeUndefined();
  const { message } = data.placeOrder;
  expect(data.placeOrder).toEqual({
    success: false,
    message: expect.stringMatching(/\.$/),
    redirectUrl: null,
    errors: [{ code, field, message }],
  });
  expect(store.seen.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test.each([
  [
    'a product twice',
    [
      { productId: 'p1', quantity: 1 },
      { productId: 'p1', quantity: 2 },
    ],
    [{ code: 'INVALID', field: ['items', '1', 'productId'] }],
  ],
  [
    'quantities of zero and 100',
    [
      { productId: 'p1', quantity: 0 },
      { productId: 'p2', quantity: 100 },
    ],
    [
      { code: 'INVALID', field: ['items', '0', 'quantity'] },
      { code: 'TOO_MANY', field: ['items', '1', 'quantity'] },
    ],
  ],
  [
    '101 lines',
    Array.from({ length: 101 }, (_, index) => ({ productId: `p${index}`, quantity: 1 })),
    [{ code: 'TOO_MANY', field: ['items'] }],
  ],
])('updateCart refuses a cart with %s and sends nothing', async (_what, items, expected) => {
  const { run } = await openGateway();

  const { data, errors } = await run(
    'mutation ($items: [CartLineInput!]!) { updateCart(input: { items: $items }) { success errors { code field } } }',
    { items },
    asAnn,
  );

  expect(errors).toBeUndefined();
  expect(data.updateCart).toEqual({ success: false, errors: expected });
  expect(store.seen).toEqual([]);
});
