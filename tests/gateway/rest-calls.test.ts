import { expect, test } from 'vitest';
import { address, newAddress, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const store = mockStore();
const bothSessions = 'token=abc; sellerToken=def; theme=dark; _ga=1';

const answerIsAuth = () => store.on('GET /api/user/is-auth', { success: true, user: shopper() });
const answerSeller = () => store.on('GET /api/seller/is-auth', { success: true });
const answerProducts = () => store.on('GET /api/product/list', { success: true, products: [product()] });

test('products reads product/list without a cookie', async () => {
  answerProducts();
  const { run } = await openGateway();

  const { data } = await run(
    '{ products { nodes { id name category { slug label } price offerPrice images { url width height alt } description inStock weight createdAt updatedAt } } }',
    {},
    { cookie: bothSessions },
  );

  expect(data.products.nodes).toEqual([
    {
      id: 'p1',
      name: 'Green Apples',
      category: { slug: 'fruits', label: 'Fresh Fruits' },
      price: 5,
      offerPrice: 4.25,
      images: [{ url: 'https://pictures.test/apples.png', width: null, height: null, alt: 'Green Apples' }],
      description: ['Crisp.', 'From the valley.'],
      inStock: true,
      weight: null,
      createdAt: '2026-01-02T03:04:05.000Z',
      updatedAt: '2026-01-03T03:04:05.000Z',
    },
  ]);
  expect(store.calls('GET /api/product/list')[0]?.headers).not.toHaveProperty('cookie');
});

test('me reads user/is-auth with only the shopper’s cookie, once per operation', async () => {
  answerIsAuth();
  answerProducts();
  const { run } = await openGateway();

  const { data } = await run(
    '{ me { id name email cart { lines { productId quantity product { name } } } } again: me { id } }',
    {},
    { cookie: bothSessions },
  );

  expect(data.me).toEqual({
    id: 'u1',
    name: 'Ann',
    email: 'ann@example.com',
    cart: { lines: [{ productId: 'p1', quantity: 2, product: { name: 'Green Apples' } }] },
  });
  expect(store.calls('GET /api/user/is-auth').map(({ headers }) => headers['cookie'])).toEqual(['token=abc']);
});

test('seller reads seller/is-auth with only the seller’s cookie', async () => {
  answerSeller();
  const { run } = await openGateway();

  const { data } = await run('{ seller { __typename } }', {}, { cookie: bothSessions });

  expect(data.seller).toEqual({ __typename: 'Seller' });
  expect(store.calls('GET /api/seller/is-auth')[0]?.headers['cookie']).toBe('sellerToken=def');
});

test('updateCart sends the whole cart as a map, with the session’s user id in both spellings', async () => {
  answerIsAuth();
  store.on('POST /api/cart/update', { success: true, message: 'Cart Updated' });
  const { run } = await openGateway();

  const { data } = await run(
    'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success message } }',
    {
      input: {
        items: [
          { productId: 'p1', quantity: 3 },
          { productId: 'p2', quantity: 1 },
        ],
      },
    },
    { cookie: bothSessions },
  );

  expect(data.updateCart).toEqual({ success: true, message: 'Cart Updated' });
  const [call] = store.calls('POST /api/cart/update');
  expect(call?.headers['cookie']).toBe('token=abc');
  expect(call?.body).toEqual({ userId: 'u1', userID: 'u1', cartItems: { p1: 3, p2: 1 } });
});

test('updateCart returns the cart that the store has saved', async () => {
  let cartItems: object = { p1: 2 };
  store.on('GET /api/user/is-auth', () => Response.json({ success: true, user: shopper({ cartItems }) }));
  store.on('POST /api/cart/update', ({ body }) => {
    ({ cartItems } = body as { cartItems: object });
    return Response.json({ success: true, message: 'Cart Updated' });
  });
  answerProducts();
  const { run } = await openGateway();

  const { data } = await run(
    'mutation { updateCart(input: { items: [{ productId: "p1", quantity: 7 }] }) { cart { lines { quantity } } user { cart { lines { quantity } } } } }',
    {},
    { cookie: 'token=abc' },
  );

  const cart = { lines: [{ quantity: 7 }] };
  expect(data.updateCart).toEqual({ cart, user: { cart } });
});

test('updateCart sends the cart version that it follows and returns the new one', async () => {
  store.on('GET /api/store', withFeatures('cart.versions', 'errors.codes'));
  store.on('GET /api/user/is-auth', { success: true, user: shopper({ cartVersion: 4 }) });
  const refused = { success: false, code: 'CHANGED_SINCE', message: 'Older than your last order.', cartVersion: 7 };
  store.on('POST /api/cart/update', refused);
  const { run } = await openGateway();

  const { data } = await run(
    'mutation { updateCart(input: { items: [], version: 4 }) { success message errors { code } cart { version } } }',
    {},
    { cookie: 'token=abc' },
  );
  const me = await run('{ me { cart { version } } }', {}, { cookie: 'token=abc' });

  expect(data.updateCart).toEqual({
    success: false,
    message: 'Older than your last order.',
    errors: [{ code: 'CHANGED_SINCE' }],
    cart: { version: 4 },
  });
  expect(store.calls('POST /api/cart/update')[0]?.body).toMatchObject({ cartItems: {}, cartVersion: 4 });
  expect(me.data.me.cart.version).toBe(4);
});

test('register sends name, email and password, and returns the session cookie', async () => {
  store.on('POST /api/user/register', () =>
    withCookies({ success: true, user: { name: 'Ann', email: 'ann@example.com' } }, ['token=new; Path=/; HttpOnly']),
  );
  answerIsAuth();
  const { run } = await openGateway();

  const { data, cookies } = await run(
    'mutation ($input: RegisterInput!) { register(input: $input) { success message user { id } } }',
    { input: { name: 'Ann', email: 'ann@example.com', password: 'secret-enough' } },
    { cookie: bothSessions },
  );

  expect(data.register).toEqual({ success: true, message: null, user: { id: 'u1' } });
  const [call] = store.calls('POST /api/user/register');
  expect(call?.body).toEqual({ name: 'Ann', email: 'ann@example.com', password: 'secret-enough' });
  // The previous session, which the store ends. The seller's cookie is not sent.
  expect(call?.headers['cookie']).toBe('token=abc');
  expect(store.calls('GET /api/user/is-auth')[0]?.headers['cookie']).toBe('token=new');
  expect(cookies).toEqual(['token=new; Path=/; HttpOnly; SameSite=Lax']);
});

test('login sends email and password, and a refusal is data with the store’s message', async () => {
  store.on('POST /api/user/login', { success: false, message: 'Invalid email or password' });
  const { run } = await openGateway();

  const { data, errors } = await run(
    'mutation { login(input: { email: "a@b.c", password: "x" }) { success message user { id } } }',
  );

  expect(errors).toBeUndefined();
  expect(data.login).toEqual({ success: false, message: 'Invalid email or password', user: null });
  expect(store.calls('POST /api/user/login')[0]?.body).toEqual({ email: 'a@b.c', password: 'x' });
});

test('logout calls user/logout once with the cookie and clears it in the browser', async () => {
  store.on('GET /api/user/logout', { success: true, message: 'Logged Out' });
  const { run } = await openGateway();

  const { data, cookies } = await run(
    'mutation { logout { success message query { me { id } } } }',
    {},
    { cookie: bothSessions },
  );

  expect(data.logout).toEqual({ success: true, message: 'Logged Out', query: { me: null } });
  expect(store.calls('GET /api/user/logout').map(({ headers }) => headers['cookie'])).toEqual(['token=abc']);
  expect(cookies).toEqual(['token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
});

test('addresses reads address/get with the session’s user id', async () => {
  answerIsAuth();
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  const { run } = await openGateway();

  const { data } = await run('{ me { addresses { id firstName zipcode phone } } }', {}, { cookie: bothSessions });

  expect(data.me.addresses).toEqual([{ id: 'a1', firstName: 'Ann', zipcode: 97477, phone: '5551234' }]);
  const [call] = store.calls('GET /api/address/get');
  expect(call?.headers['cookie']).toBe('token=abc');
  expect(call?.query).toEqual({ userId: 'u1', userID: 'u1' });
});

test('addAddress sends the postal code in both spellings and returns the new address', async () => {
  answerIsAuth();
  const saved = [address()];
  store.on('GET /api/address/get', () => Response.json({ success: true, addresses: saved }));
  store.on('POST /api/address/add', () => {
    saved.push(address({ _id: 'a2', city: 'Shelbyville' }));
    return Response.json({ success: true, message: 'Address added successfully' });
  });
  const { run } = await openGateway();

  const { data } = await run(
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { success message address { id city } user { addresses { id } } } }',
    { input: newAddress({ city: 'Shelbyville' }) },
    { cookie: bothSessions },
  );

  expect(data.addAddress).toEqual({
    success: true,
    message: 'Address added successfully',
    address: { id: 'a2', city: 'Shelbyville' },
    user: { addresses: [{ id: 'a1' }, { id: 'a2' }] },
  });
  const [call] = store.calls('POST /api/address/add');
  expect(call?.headers['cookie']).toBe('token=abc');
  expect(call?.body).toEqual({
    userId: 'u1',
    userID: 'u1',
    address: { ...newAddress({ city: 'Shelbyville' }), zipCode: 97477 },
  });
});

const placeOrderMutation =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success message redirectUrl user { id } } }';

test('placeOrder on delivery calls order/cod with the idempotency key and without Origin', async () => {
  answerIsAuth();
  answerProducts();
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('GET /api/order/user', { success: true, orders: [] });
  store.on('POST /api/order/cod', { success: true, message: 'Order Placed Successfully' });
  store.on('POST /api/cart/update', { success: true, message: 'Cart Updated' });
  const { run } = await openGateway();

  const { data } = await run(
    placeOrderMutation,
    { input: { addressId: 'a1', payment: 'COD', idempotencyKey: 'k-1', items: [{ productId: 'p1', quantity: 2 }] } },
    { cookie: bothSessions },
  );

  expect(data.placeOrder).toEqual({
    success: true,
    message: 'Order Placed Successfully',
    redirectUrl: null,
    user: { id: 'u1' },
  });
  const [call] = store.calls('POST /api/order/cod');
  expect(call?.headers).toMatchObject({ cookie: 'token=abc', 'idempotency-key': 'k-1' });
  expect(call?.headers).not.toHaveProperty('origin');
  expect(call?.body).toEqual({
    userId: 'u1',
    userID: 'u1',
    items: [{ product: 'p1', productId: 'p1', quantity: 2 }],
    address: 'a1',
  });
});

test('placeOrder online calls order/stripe with the shop’s origin and returns the payment page', async () => {
  answerIsAuth();
  answerProducts();
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('POST /api/order/stripe', { success: true, url: 'https://pay.test/session/1' });
  const { run } = await openGateway({ publicOrigin: 'https://shop.test' });

  const { data } = await run(
    placeOrderMutation,
    { input: { addressId: 'a1', payment: 'ONLINE', items: [{ productId: 'p1', quantity: 1 }] } },
    { cookie: bothSessions },
  );

  expect(data.placeOrder).toMatchObject({ success: true, redirectUrl: 'https://pay.test/session/1' });
  expect(store.calls('POST /api/order/stripe')[0]?.headers).toMatchObject({
    cookie: 'token=abc',
    origin: 'https://shop.test',
    'x-forwarded-host': 'shop.test',
    'x-forwarded-proto': 'https',
  });
});

const orderFields =
  'id number amount subtotal tax shipping payment paymentText status isTest isPaid createdAt address { city zipcode } items { productId quantity name image { url alt } unitPrice product { id } }';
const readOrder = {
  id: 'o1',
  number: 'O1',
  amount: 8.16,
  subtotal: null,
  tax: null,
  shipping: null,
  payment: 'COD',
  paymentText: 'COD',
  status: 'Order Placed',
  isTest: null,
  isPaid: false,
  createdAt: '2026-02-03T04:05:06.000Z',
  address: { city: 'Springfield', zipcode: 97477 },
  items: [
    {
      productId: 'p1',
      quantity: 2,
      name: 'Green Apples',
      image: { url: 'https://pictures.test/then.png', alt: 'Green Apples' },
      unitPrice: 4,
      product: { id: 'p1' },
    },
  ],
};

test.each([
  ['6 x 330 ml', 3.98, { weight: '6 x 330 ml', sizePrice: { amount: 2.01, per: 'LITRE' } }],
  ['bunch', 3.98, { weight: 'bunch', sizePrice: null }],
  ['500 g', null, { weight: '500 g', sizePrice: null }],
  [null, 3.98, { weight: null, sizePrice: null }],
  [undefined, 3.98, { weight: null, sizePrice: null }],
])(
  'a line of an order with the size %j and the price %j has its own size and unit price',
  async (sizeText, price, line) => {
    answerIsAuth();
    answerProducts();
    const items = [{ product: product({ weight: '1 kg' }), quantity: 2, price, sizeText }];
    store.on('GET /api/order/user', { success: true, orders: [order({ items })] });
    const { run } = await openGateway();
    const query = '{ me { orders { nodes { items { weight sizePrice { amount per } } } } } }';
    const { data } = await run(query, {}, { cookie: bothSessions });
    expect(data.me.orders.nodes).toEqual([{ items: [line] }]);
  },
);

test('a shopper’s orders are read from order/user', async () => {
  answerIsAuth();
  answerProducts();
  store.on('GET /api/order/user', { success: true, orders: [order()] });
  const { run } = await openGateway();

  const { data } = await run(`{ me { orders { nodes { ${orderFields} } } } }`, {}, { cookie: bothSessions });

  expect(data.me.orders.nodes).toEqual([readOrder]);
  const [call] = store.calls('GET /api/order/user');
  expect(call?.headers['cookie']).toBe('token=abc');
  expect(call?.query).toEqual({ userId: 'u1', userID: 'u1', first: '20' });
});

test('the seller’s orders are read from order/seller', async () => {
  answerSeller();
  answerProducts();
  store.on('GET /api/order/seller', { success: true, orders: [order()] });
  const { run } = await openGateway();

  const { data } = await run(`{ seller { orders { nodes { ${orderFields} } } } }`, {}, { cookie: bothSessions });

  expect(data.seller.orders.nodes).toEqual([readOrder]);
  expect(store.calls('GET /api/order/seller')[0]?.headers['cookie']).toBe('sellerToken=def');
});

test('sellerLogin sends email and password, and the same operation can read the seller’s orders', async () => {
  store.on('POST /api/seller/login', () => withCookies({ success: true, message: 'Logged In' }, ['sellerToken=s1']));
  answerSeller();
  store.on('GET /api/order/seller', { success: true, orders: [] });
  const { run } = await openGateway();

  const { data, cookies } = await run(
    'mutation { sellerLogin(input: { email: "s@b.c", password: "x" }) { success message seller { orders { nodes { id } } } } }',
  );

  expect(data.sellerLogin).toEqual({ success: true, message: 'Logged In', seller: { orders: { nodes: [] } } });
  expect(store.calls('POST /api/seller/login')[0]?.body).toEqual({ email: 's@b.c', password: 'x' });
  expect(store.calls('GET /api/order/seller')[0]?.headers['cookie']).toBe('sellerToken=s1');
  expect(cookies).toEqual(['sellerToken=s1; Path=/; HttpOnly; SameSite=Lax']);
});

test('sellerLogout calls seller/logout and keeps the shopper’s session', async () => {
  store.on('GET /api/seller/logout', { success: true, message: 'Logged Out' });
  const { run } = await openGateway();

  const { data, cookies } = await run('mutation { sellerLogout { success message } }', {}, { cookie: bothSessions });

  expect(data.sellerLogout).toEqual({ success: true, message: 'Logged Out' });
  expect(store.calls('GET /api/seller/logout')[0]?.headers['cookie']).toBe('sellerToken=def');
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['sellerToken']);
});

test('setProductStock sends id and state as the seller, and returns the changed product', async () => {
  answerSeller();
  let inStock = true;
  store.on('GET /api/product/list', () => Response.json({ success: true, products: [product({ inStock })] }));
  store.on('POST /api/product/stock', ({ body }) => {
    ({ inStock } = body as { inStock: boolean });
    return Response.json({ success: true, message: 'Stock Updated' });
  });
  const { run } = await openGateway({}, { catalogueTimeToLiveMs: 60_000 });
  await run('{ products { totalCount } }');

  const { data } = await run(
    'mutation { setProductStock(input: { productId: "p1", inStock: false }) { success message product { id inStock } } }',
    {},
    { cookie: bothSessions },
  );

  expect(data.setProductStock).toEqual({
    success: true,
    message: 'Stock Updated',
    product: { id: 'p1', inStock: false },
  });
  const [call] = store.calls('POST /api/product/stock');
  expect(call?.headers['cookie']).toBe('sellerToken=def');
  expect(call?.body).toMatchObject({ id: 'p1', inStock: false });
});

test('subscribe calls the newsletter', async () => {
  store.on('GET /api/store', withFeatures('newsletter'));
  store.on('POST /api/newsletter/subscribe', { success: true, message: 'Thank you' });
  const { run } = await openGateway();
  const subscribe = 'mutation { subscribe(input: { email: "a@b.c" }) { success message } }';

  expect((await run(subscribe)).data.subscribe).toEqual({ success: true, message: 'Thank you' });
  expect(store.calls('POST /api/newsletter/subscribe')[0]?.body).toEqual({ email: 'a@b.c' });
});

test('store returns values from the configuration of the gateway', async () => {
  const { run } = await openGateway({ currency: '€' });
  expect((await run('{ store { currency { symbol } } }')).data).toEqual({ store: { currency: { symbol: '€' } } });
  expect(store.seen).toEqual([]);
});
