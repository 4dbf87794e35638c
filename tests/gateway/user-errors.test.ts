import { expect, test } from 'vitest';
import { address, newAddress, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore, withStatus } from '#tests/support/store-mock.ts';

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

const inputs = {
  register: { name: 'Ann', email: 'a@b.co', password: 'long enough' },
  login: { email: 'a@b.co', password: 'x' },
  sellerLogin: { email: 'a@b.co', password: 'x' },
  subscribe: { email: 'a@b.co' },
  addAddress: newAddress(),
  updateCart: { items: [{ productId: 'p1', quantity: 1 }] },
  placeOrder: { addressId: 'a1', payment: 'COD', items: [{ productId: 'p1', quantity: 1 }] },
  addProduct: { name: 'Tea', category: 'drinks', price: 2, offerPrice: 1 },
  setProductStock: { productId: 'p1', inStock: true },
};

/** The answer of a gateway over this store to a mutation. Ann and the seller are logged in. */
async function send(mutation: keyof typeof inputs, { cookie = 'token=abc; sellerToken=def' } = {}) {
  const { run } = await openGateway();
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { ${reply} } }`;
  const { data, errors, status } = await run(query, { input: inputs[mutation] }, { cookie });
  return { status, errors, payload: data[mutation] };
}

function isAnnAndSeller() {
  isAnn();
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('GET /api/product/list', { success: true, products: [product()] });
}

test.each([
  ['register', '/api/user/register', 200, 'User already exists', 'TAKEN'],
  ['register', '/api/user/register', 400, 'Missing Details', 'INVALID'],
  ['login', '/api/user/login', 200, 'Invalid email or password', 'WRONG_LOGIN'],
  ['login', '/api/user/login', 401, 'No way in', 'WRONG_LOGIN'],
  ['login', '/api/user/login', 429, 'Slow down', 'TOO_MANY'],
  ['sellerLogin', '/api/seller/login', 200, 'Invalid Credentials', 'WRONG_LOGIN'],
  ['addAddress', '/api/address/add', 401, 'Go away', 'NOT_LOGGED_IN'],
  ['updateCart', '/api/cart/update', 200, 'Not Authorized', 'NOT_LOGGED_IN'],
  ['placeOrder', '/api/order/cod', 200, 'Green Apples is out of stock', 'SOLD_OUT'],
  ['placeOrder', '/api/order/cod', 404, 'Product not found', 'UNKNOWN_PRODUCT'],
  ['placeOrder', '/api/order/cod', 404, 'Address not found', 'UNKNOWN_ADDRESS'],
  ['placeOrder', '/api/order/cod', 400, 'Online payment is not available', 'PAYMENT_UNAVAILABLE'],
  ['addProduct', '/api/product/add', 200, 'The picture service is full', 'REFUSED'],
  ['setProductStock', '/api/product/stock', 403, 'No', 'NOT_LOGGED_IN'],
] as const)('%s: %s with %i and “%s” is the code %s', async (mutation, path, status, message, code) => {
  isAnnAndSeller();
  store.on(`POST ${path}`, () => withStatus(status, { success: false, message }));

  const { errors, payload } = await send(mutation);

  expect(errors).toBeUndefined();
  expect(payload).toEqual({ success: false, message, errors: [{ code, field: null, message }] });
});

test('the gateway takes the codes that a store sends for the whole request and for its fields', async () => {
  isAnnAndSeller();
  const refusal = { success: false, code: 'TAKEN', message: 'Not again.' };
  store.on('POST /api/address/add', refusal);
  expect((await send('addAddress')).payload.errors).toEqual([{ code: 'TAKEN', field: null, message: 'Not again.' }]);

  const errors = [
    { field: 'address.phone', message: 'Wrong.', code: 'TOO_MANY' },
    { field: 'address.city', message: 'Wrong, too.' },
    { field: 'address.state', message: 'Also wrong.', code: 'MADE_UP' },
  ];
  store.on('POST /api/address/add', { ...refusal, errors });
  expect((await send('addAddress')).payload.errors).toEqual([
    { code: 'TOO_MANY', field: ['phone'], message: 'Wrong.' },
    { code: 'TAKEN', field: ['city'], message: 'Wrong, too.' },
    { code: 'INVALID', field: ['state'], message: 'Also wrong.' },
  ]);
});

test.each(['addAddress', 'updateCart', 'placeOrder', 'addProduct', 'setProductStock'] as const)(
  '%s without a session is a payload with NOT_LOGGED_IN',
  async (mutation) => {
    store.on('GET /api/user/is-auth', { success: false, message: 'Not Authorized' });
    store.on('GET /api/seller/is-auth', () => withStatus(401, {}));

    const { status, errors, payload } = await send(mutation, { cookie: '' });

    expect({ status, errors }).toEqual({ status: 200, errors: undefined });
    const { message } = payload;
    expect(payload).toEqual({ success: false, message, errors: [{ code: 'NOT_LOGGED_IN', field: null, message }] });
    expect(message).toMatch(/\w/);
  },
);

test.each([
  [401, 'Not Authorized', 'NOT_LOGGED_IN'],
  [200, 'The address book is closed', 'REFUSED'],
])('an order whose addresses the store refuses to read (%i) is a payload', async (status, message, code) => {
  isAnnAndSeller();
  store.on('GET /api/address/get', () => withStatus(status, { success: false, message }));

  const { errors, payload } = await send('placeOrder');

  expect(errors).toBeUndefined();
  expect(payload).toEqual({ success: false, message, errors: [{ code, field: null, message }] });
});

test('a change that needs a newsletter or demonstration products is NOT_SUPPORTED over a store without them', async () => {
  isAnnAndSeller();
  store.on('POST /api/newsletter/subscribe', () => withStatus(404, {}));
  store.on('POST /api/product/remove-demo', () => withStatus(404, {}));
  const { run } = await openGateway();

  const { data } = await run(
    'mutation { subscribe(input: { email: "a@b.co" }) { errors { code field } } removeDemoProducts { errors { code field } } }',
    {},
    { cookie: 'sellerToken=def' },
  );

  const errors = [{ code: 'NOT_SUPPORTED', field: null }];
  expect(data).toEqual({ subscribe: { errors }, removeDemoProducts: { errors } });
});

test('the gateway lists all faults of a new product, and sends nothing', async () => {
  const { run } = await openGateway();

  const { data, errors } = await run(
    `mutation ($input: AddProductInput!) { addProduct(input: $input) { ${reply} } }`,
    { input: { name: ' \u200b', category: 'drinks', price: -1, offerPrice: 3 } },
    { cookie: 'sellerToken=def' },
  );

  expect(errors).toBeUndefined();
  expect(data.addProduct).toEqual({
    success: false,
    message: 'Name is required.',
    errors: [
      { code: 'INVALID', field: ['name'], message: 'Name is required.' },
      { code: 'INVALID', field: ['price'], message: 'The price must be 0 or more.' },
    ],
  });
  expect(store.seen).toEqual([]);
});

test('an offer price above the price is refused at its field', async () => {
  const { run } = await openGateway();

  const { data } = await run(
    'mutation { addProduct(input: { name: "Tea", category: "drinks", price: 2, offerPrice: 3 }) { errors { code field message } } }',
  );

  expect(data.addProduct.errors).toEqual([
    { code: 'INVALID', field: ['offerPrice'], message: 'The offer price cannot be above the price.' },
  ]);
});

test('a failure of the store stays a top-level error', async () => {
  isAnnAndSeller();
  store.on('POST /api/cart/update', () => withStatus(503, { success: false, message: 'Busy' }));

  const { errors, payload } = await send('updateCart');

  expect(payload).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNREACHABLE');
});

test.each([
  ['classic', []] as const,
  ['that checks sessions itself', ['sessions.own', 'orders.keys', 'errors.codes']] as const,
])('placeOrder without a chosen address is refused in the same words over a store %s', async (_kind, features) => {
  isAnn();
  if (features.length > 0) store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  const { run } = await openGateway();
  for (const addressId of ['', ' ']) {
    const { data } = await run(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${reply} } }`,
      { input: { addressId, payment: 'COD', items: [{ productId: 'p1', quantity: 1 }] } },
      asAnn,
    );
    const message = 'Please select an address';
    expect(data.placeOrder).toEqual({
      success: false,
      message,
      errors: [{ code: 'INVALID', field: ['addressId'], message }],
    });
  }
});

test('a refused line of an order has its place in the field of the error', async () => {
  isAnn();
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('GET /api/store', withFeatures('sessions.own', 'orders.keys', 'errors.codes'));
  store.on('GET /api/product/list', { success: true, products: [product(), product({ _id: 'p2' })] });
  const message = 'Pear is out of stock. Please remove it from the cart.';
  const errors = [{ code: 'SOLD_OUT', field: 'items.1', message }];
  store.on('POST /api/order/cod', { success: false, code: 'SOLD_OUT', message, errors });
  const { run } = await openGateway();
  const { data } = await run(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${reply} } }`,
    {
      input: {
        addressId: 'a1',
        payment: 'COD',
        items: [
          { productId: 'p1', quantity: 1 },
          { productId: 'p2', quantity: 1 },
        ],
      },
    },
    asAnn,
  );
  expect(data.placeOrder.errors).toEqual([{ code: 'SOLD_OUT', field: ['items', '1'], message }]);
});
