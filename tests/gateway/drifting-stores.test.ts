import { describe, expect, test } from 'vitest';
import { address, newAddress, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies, withStatus } from '#tests/support/store-mock.ts';

const store = mockStore();
const asAnn = { cookie: 'token=ann' };
const isAuth = (user: object | null = shopper()) => store.on('GET /api/user/is-auth', { success: true, user });
const notLoggedIn = 'You are not logged in, or your session has ended. Please log in.';
const noReason = 'The store refused this and gave no reason. Please try again later.';
const notAccepted = 'The store did not accept these details. Please check them and try again.';
const updateCartMutation = 'mutation { updateCart(input: { items: [] }) { success message } }';

describe('outcomes of changes', () => {
  test.each([
    ['201 with success', 201, { success: true, message: 'Saved' }, { success: true, message: 'Saved' }],
    ['200 with success false', 200, { success: false, message: 'No.' }, { success: false, message: 'No.' }],
    ['400 with an envelope', 400, { success: false, message: 'No.' }, { success: false, message: 'No.' }],
    ['500 with an envelope', 500, { success: false, message: 'No.' }, { success: false, message: 'No.' }],
    [
      'a status that contradicts its envelope',
      400,
      { success: true, message: 'Yes?' },
      { success: false, message: 'Yes?' },
    ],
    ['an envelope without success on 400', 400, { error: 'No.' }, { success: false, message: 'No.' }],
    ['a message in msg', 200, { success: false, msg: 'No.' }, { success: false, message: 'No.' }],
    ['a message in error.message', 422, { error: { message: 'No.' } }, { success: false, message: 'No.' }],
    ['the misspelt field succes', 200, { succes: true, message: 'Well' }, { success: false, message: 'Well' }],
    ['a 403 without a message', 403, { success: false }, { success: false, message: notLoggedIn }],
    ['a 400 without a message', 400, { success: false, message: ' ' }, { success: false, message: noReason }],
    ['a 200 without a message', 200, { success: false }, { success: false, message: noReason }],
    [
      'a message that ends with a colon',
      200,
      { success: false, message: 'Error: ' },
      { success: false, message: noReason },
    ],
    [
      'a message with a colon and a missing reason',
      500,
      { success: false, message: 'Could not save the cart:' },
      { success: false, message: noReason },
    ],
    [
      'a message with surrounding spaces',
      200,
      { success: false, message: ' No.\n' },
      { success: false, message: 'No.' },
    ],
    [
      'a message with the prefix “Error:”',
      400,
      { success: false, message: 'Error: No.' },
      { success: false, message: 'No.' },
    ],
    [
      'a Mongoose validation message',
      200,
      { success: false, message: 'User validation failed: name: Path `name` is required.' },
      { success: false, message: notAccepted },
    ],
    [
      'another Mongoose validation message',
      400,
      { success: false, message: 'ValidationError: cartItems: Path `cartItems` is required.' },
      { success: false, message: notAccepted },
    ],
  ])('the gateway reads the outcome of a change from %s', async (_what, status, body, expected) => {
    isAuth();
    store.on(
      'POST /api/cart/update',
      () => new Response(JSON.stringify(body), { status, statusText: 'Words of HTTP' }),
    );
    const { run } = await openGateway();

    const { data, errors } = await run(updateCartMutation, {}, asAnn);

    expect(errors).toBeUndefined();
    expect(data.updateCart).toEqual(expected);
  });

  test('the gateway reads the outcome of a change from a change reply without `success`, which is an error', async () => {
    isAuth();
    store.on('POST /api/cart/update', { message: 'Cart Updated' });
    const { run } = await openGateway();

    const { data, errors } = await run(updateCartMutation, {}, asAnn);

    expect(data.updateCart).toBeNull();
    expect(errors?.[0]?.extensions).toEqual({ code: 'UPSTREAM_BAD_REPLY', requestId: expect.any(String) });
  });

  test('the gateway reads the outcome of a change from a login reply with a user and without `success`, which is a success', async () => {
    store.on('POST /api/user/login', () => withCookies({ user: { name: 'Ann' }, token: 'raw' }, ['token=v'], 201));
    isAuth();
    const { run } = await openGateway();

    const { data } = await run('mutation { login(input: { email: "a", password: "b" }) { success user { id } } }');

    expect(data.login).toEqual({ success: true, user: { id: 'u1' } });
  });

  test.each([
    ["Cannot read properties of null (reading 'offerPrice')"],
    ['E11000 duplicate key error collection: shop.users index: email_1 dup key'],
    ['connect ECONNREFUSED 10.0.0.7:27017'],
    ['Cast to ObjectId failed for value "p1" (type string) at path "_id"'],
    ['Internal server error'],
    ['Internal Server Error.'],
    ['JsonWebTokenError: secret or public key must be provided'],
    ['TypeError: foo.map is not a function\n    at /srv/app/node_modules/x.js:1:2'],
  ])('no client sees an internal error message of the store: %s', async (message) => {
    isAuth();
    store.on('POST /api/cart/update', { success: false, message });
    const { run } = await openGateway();

    const { data, errors } = await run(updateCartMutation, {}, asAnn);

    expect(data.updateCart).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'The store could not carry this out. Please try again in a moment.',
      extensions: { code: 'UPSTREAM_BAD_REPLY' },
    });
  });

  test('a database timeout of the store counts as an unreachable store', async () => {
    store.on('GET /api/product/list', {
      success: false,
      message: 'Operation `products.find()` buffering timed out after 10000ms',
    });
    const { run } = await openGateway();

    const { data, errors } = await run('{ products { totalCount } }');

    expect(data.products).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNREACHABLE');
    expect(errors?.[0]?.message).not.toContain('products.find');
  });

  test('a refused read fails with the store’s message', async () => {
    isAuth();
    store.on('GET /api/order/user', { success: false, message: 'Orders are closed today' });
    const { run } = await openGateway();

    const { data, errors } = await run('{ me { name orders { nodes { id } } } }', {}, asAnn);

    expect(data.me).toEqual({ name: 'Ann', orders: null });
    expect(errors?.[0]).toMatchObject({ message: 'Orders are closed today', extensions: { code: 'STORE_REFUSED' } });
  });

  test('a read refused with 401 fails with UNAUTHENTICATED', async () => {
    isAuth();
    store.on('GET /api/order/user', () => withStatus(401, { success: false, message: 'Not Authorized' }));
    const { run } = await openGateway();

    const { errors } = await run('{ me { orders { nodes { id } } } }', {}, asAnn);

    expect(errors?.[0]).toMatchObject({ message: 'Not Authorized', extensions: { code: 'UNAUTHENTICATED' } });
  });
});

describe('session checks', () => {
  test.each([
    ['200 and success false', 200, { success: false, message: 'Not Authorized' }],
    ['400', 400, { success: false, message: 'Not logged in' }],
    ['401 with the message in `error`', 401, { error: 'Unauthorized' }],
    ['403 without a message', 403, {}],
    ['the message of an expired token', 200, { success: false, message: 'jwt expired' }],
  ])('a session check with %s means logged out', async (_what, status, body) => {
    store.on('GET /api/user/is-auth', () => withStatus(status, body));
    store.on('GET /api/seller/is-auth', () => withStatus(status, body));
    const { run } = await openGateway();

    const { data, errors } = await run('{ me { id } seller { __typename } }', {}, { cookie: 'token=x; sellerToken=y' });

    expect(errors).toBeUndefined();
    expect(data).toEqual({ me: null, seller: null });
  });

  test.each([
    ['an HTML page in place of JSON', () => new Response('<html>Oops</html>'), 'UPSTREAM_BAD_REPLY'],
    ['an internal error', () => withStatus(500, { success: false, message: 'Internal error' }), 'UPSTREAM_BAD_REPLY'],
    [
      'a user without an identifier',
      () => Response.json({ success: true, user: { name: 'Ann' } }),
      'UPSTREAM_BAD_REPLY',
    ],
    [
      'a database timeout',
      () =>
        Response.json({ success: false, message: 'Operation `users.findById()` buffering timed out after 10000ms' }),
      'UPSTREAM_UNREACHABLE',
    ],
  ])('a session check with %s is an error, not a logout', async (_what, answer, code) => {
    store.on('GET /api/user/is-auth', answer);
    const { run } = await openGateway();

    const { data, errors } = await run('{ me { id } }', {}, { cookie: 'token=x' });

    expect(data).toEqual({ me: null });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  });

  test.each([502, 503, 504])(
    'a session check with status %s and a message means an unreachable store, not a malformed reply',
    async (status) => {
      store.on('GET /api/user/is-auth', () => withStatus(status, { success: false, message: 'Please wait' }));
      store.on('GET /api/seller/is-auth', () => withStatus(status, { success: false, message: 'Please wait' }));
      const { run } = await openGateway();

      const { errors } = await run('{ me { id } seller { __typename } }', {}, { cookie: 'token=x; sellerToken=y' });

      expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual(
        Array(2).fill(['The store cannot be reached right now. Please try again in a moment.', 'UPSTREAM_UNREACHABLE']),
      );
    },
  );

  test.each([
    ['an expired token', 200, { success: false, message: 'jwt expired' }],
    ['a 401 without a message', 401, {}],
    ['a refusal without a message', 200, { success: false }],
    ['a deleted account', 200, { success: true, user: null }],
  ])('a session check with %s refuses a change with the gateway’s own message', async (_what, status, body) => {
    store.on('GET /api/user/is-auth', () => withStatus(status, body));
    const { run } = await openGateway();

    expect((await run(updateCartMutation, {}, asAnn)).data.updateCart).toEqual({
      success: false,
      message: notLoggedIn,
    });
  });

  test('a session check that finds no shopper refuses a change with the store’s message and sends nothing', async () => {
    store.on('GET /api/user/is-auth', { success: false, message: 'Please log in' });
    const { run } = await openGateway();

    expect((await run(updateCartMutation)).data.updateCart).toEqual({ success: false, message: 'Please log in' });
    expect(store.calls('POST /api/cart/update')).toEqual([]);
  });
});

describe('carts', () => {
  test.each([
    ['an empty array', [], []],
    ['nothing', undefined, []],
    ['null', null, []],
    ['numbers as text', { p1: '3' }, [{ productId: 'p1', quantity: 3 }]],
    [
      'invalid entries among valid lines',
      { p1: 2, p2: 0, p3: -1, p4: 'x', p5: 1.5 },
      [{ productId: 'p1', quantity: 2 }],
    ],
    ['lines with unknown products', { p1: 1, gone: 4 }, [{ productId: 'p1', quantity: 1 }]],
  ])('the gateway reads a cart from %s', async (_what, cartItems, cart) => {
    isAuth(shopper({ cartItems }));
    store.on('GET /api/product/list', { success: true, products: [product(), product({ _id: 'p2' })] });
    const { run } = await openGateway();

    const { data } = await run('{ me { cart { lines { productId quantity } } } }', {}, asAnn);

    expect(data.me.cart.lines).toEqual(cart);
  });

  test('the gateway reads all lines of a cart while the product list is unavailable', async () => {
    isAuth();
    store.on('GET /api/product/list', () => withStatus(500, {}));
    const { run } = await openGateway();

    const { data } = await run('{ me { cart { lines { productId quantity product { id } } } } }', {}, asAnn);

    expect(data.me.cart.lines).toEqual([{ productId: 'p1', quantity: 2, product: null }]);
  });
});

describe('products', () => {
  const readOne = async (over: object) => {
    store.on('GET /api/product/list', { success: true, products: [product(over)] });
    const { run } = await openGateway();
    const { data } = await run(
      '{ products { nodes { id category { slug label } price offerPrice images { url } description inStock weight createdAt } } }',
    );
    return data.products.nodes[0];
  };

  test.each([
    ['prices as text', { price: '5.50', offerPrice: '4.2' }, { price: 5.5, offerPrice: 4.2 }],
    ['no offer price', { offerPrice: undefined }, { price: 5, offerPrice: 5 }],
    [
      'one picture and one line',
      { image: 'https://x.test/a.png', description: 'One\nTwo' },
      { images: [{ url: 'https://x.test/a.png' }], description: ['One', 'Two'] },
    ],
    [
      'no pictures, text or dates',
      { image: null, description: undefined, createdAt: undefined },
      { images: [], description: [], createdAt: null },
    ],
    ['another category', { category: 'Cut Flowers' }, { category: { slug: 'cut-flowers', label: 'Cut Flowers' } }],
    ['a category in lower case', { category: 'dairy' }, { category: { slug: 'dairy', label: 'Dairy Products' } }],
    ['a numeric identifier and a weight', { _id: 17, weight: '500 g' }, { id: '17', weight: '500 g' }],
    ['an unreadable date', { createdAt: 'yesterday' }, { createdAt: null }],
  ])('the gateway reads a product with %s', async (_what, over, expected) => {
    expect(await readOne(over)).toMatchObject(expected);
  });

  test('the gateway leaves a malformed product out of the list', async () => {
    store.on('GET /api/product/list', {
      success: true,
      products: [null, 'x', product(), { name: 'No identifier', price: 1 }, product({ _id: 'p2', price: 'free' })],
    });
    const lines: string[] = [];
    const { run } = await openGateway({ logLevel: 'warn' }, { logStream: { write: (line) => lines.push(line) } });

    const { data } = await run('{ products { nodes { id } } }');

    expect(data.products.nodes).toEqual([{ id: 'p1' }]);
    expect(lines.join('')).toContain('"skipped":4');
  });

  test('the gateway reads a product list without `success`', async () => {
    store.on('GET /api/product/list', { products: [product()] });
    const { run } = await openGateway();

    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(1);
  });
});

describe('orders and addresses', () => {
  const readOrder = async (over: object) => {
    isAuth();
    store.on('GET /api/order/user', { success: true, orders: [order(over)] });
    store.on('GET /api/product/list', { success: true, products: [product()] });
    const { run } = await openGateway();
    const { data } = await run(
      '{ me { orders { nodes { amount status createdAt address { city phone zipcode } items { productId quantity name image { url } unitPrice product { id } } } } } }',
      {},
      asAnn,
    );
    return data.me.orders.nodes[0];
  };

  test.each([
    [
      'a populated product without a snapshot',
      { product: product({ name: 'Today’s name' }), quantity: 1 },
      {
        productId: 'p1',
        name: 'Today’s name',
        image: { url: 'https://pictures.test/apples.png' },
        unitPrice: null,
        product: { id: 'p1' },
      },
    ],
    [
      'a deleted product',
      { product: null, quantity: 3 },
      { productId: null, name: null, image: null, product: null, quantity: 3 },
    ],
    ['a bare identifier', { product: 'p1', quantity: 1 }, { productId: 'p1', name: null, product: { id: 'p1' } }],
    [
      'productId in place of product',
      { productId: 'p1', quantity: '2' },
      { productId: 'p1', quantity: 2, product: { id: 'p1' } },
    ],
    ['a populated productId', { productId: product(), quantity: 1 }, { productId: 'p1', name: 'Green Apples' }],
  ])('the gateway reads an order line with %s', async (_what, item, expected) => {
    expect((await readOrder({ items: [item] })).items[0]).toMatchObject(expected);
  });

  test('the gateway reads an order without address, date or status, and rounds its amount to the cent', async () => {
    expect(await readOrder({ address: null, createdAt: undefined, status: undefined, amount: 20.3796 })).toMatchObject({
      address: null,
      createdAt: null,
      status: null,
      amount: 20.38,
    });
    expect((await readOrder({ amount: 8.160000000000002 })).amount).toBe(8.16);
  });

  test('the gateway reads a bare address id as null, and a numeric phone as text', async () => {
    expect((await readOrder({ address: 'a1' })).address).toBeNull();
    expect(
      (await readOrder({ address: address({ phone: 5551234, zipcode: undefined, zipCode: '097' }) })).address,
    ).toEqual({
      city: 'Springfield',
      phone: '5551234',
      zipcode: 97,
    });
  });

  test.each([
    ['No address found', 200],
    ['Addresses not found', 404],
  ])('the gateway reads the failure “%s” as an empty address book', async (message, status) => {
    isAuth();
    store.on('GET /api/address/get', () => withStatus(status, { success: false, message }));
    const { run } = await openGateway();

    const { data, errors } = await run('{ me { addresses { id } } }', {}, asAnn);

    expect(errors).toBeUndefined();
    expect(data.me.addresses).toEqual([]);
  });

  test('the gateway reads a new address as null when the store does not list it', async () => {
    isAuth();
    store.on('GET /api/address/get', { success: true, addresses: [address()] });
    store.on('POST /api/address/add', { success: true, message: 'Added' });
    const { run } = await openGateway();

    const { data } = await run(
      'mutation ($input: AddAddressInput!) { addAddress(input: $input) { success address { id } } }',
      { input: newAddress() },
      asAnn,
    );

    expect(data.addAddress).toEqual({ success: true, address: null });
  });
});

describe('setProductStock', () => {
  const switchMutation =
    'mutation ($id: ID!) { setProductStock(input: { productId: $id, inStock: true }) { success message errors { code field } product { id } } }';

  test('setProductStock refuses an unknown product and sends nothing', async () => {
    store.on('GET /api/seller/is-auth', { success: true });
    store.on('GET /api/product/list', { success: true, products: [product()] });
    // Most stores report success for any identifier.
    store.on('POST /api/product/stock', { success: true, message: 'Stock Updated' });
    const { run } = await openGateway();

    const { data, errors } = await run(switchMutation, { id: 'gone' }, { cookie: 'sellerToken=s' });

    expect(errors).toBeUndefined();
    expect(data.setProductStock).toEqual({
      success: false,
      message: 'This product is no longer in the store. Please reload the product list.',
      errors: [{ code: 'UNKNOWN_PRODUCT', field: ['productId'] }],
      product: null,
    });
    expect(store.calls('POST /api/product/stock')).toEqual([]);
    expect((await run(switchMutation, { id: 'p1' }, { cookie: 'sellerToken=s' })).data.setProductStock.success).toBe(
      true,
    );
  });
});

describe('placeOrder', () => {
  const place = async (input: object, { inStock = true } = {}) => {
    isAuth();
    store.on('GET /api/address/get', { success: true, addresses: [address()] });
    store.on('GET /api/product/list', { success: true, products: [product({ inStock })] });
    const { run } = await openGateway();
    return await run(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success message redirectUrl errors { code field message } } }',
      { input: { addressId: 'a1', payment: 'COD', items: [{ productId: 'p1', quantity: 1 }], ...input } },
      asAnn,
    );
  };

  test('placeOrder refuses a product out of stock by its name', async () => {
    const { data } = await place({}, { inStock: false });

    const message = 'Green Apples is out of stock.';
    expect(data.placeOrder).toEqual({
      success: false,
      message,
      redirectUrl: null,
      errors: [{ code: 'SOLD_OUT', field: ['items', '0'], message }],
    });
    expect(store.calls('POST /api/order/cod')).toEqual([]);
  });

  test('placeOrder refuses an unknown product and sends no order', async () => {
    const { data, errors } = await place({
      items: [
        { productId: 'p1', quantity: 1 },
        { productId: 'gone', quantity: 1 },
      ],
    });

    expect(errors).toBeUndefined();
    const message = 'A product in this order is no longer sold. Please check your cart.';
    expect(data.placeOrder).toEqual({
      success: false,
      message,
      redirectUrl: null,
      errors: [{ code: 'UNKNOWN_PRODUCT', field: ['items', '1'], message }],
    });
    expect(store.seen.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  test('placeOrder lets the store decide while the product list is unavailable', async () => {
    isAuth();
    store.on('GET /api/address/get', { success: true, addresses: [address()] });
    store.on('GET /api/product/list', () => withStatus(500, {}));
    store.on('POST /api/order/cod', { success: false, message: 'Product not found' });
    const { run } = await openGateway();

    const { data } = await run(
      'mutation { placeOrder(input: { addressId: "a1", payment: COD, items: [{ productId: "gone", quantity: 1 }] }) { success message } }',
      {},
      asAnn,
    );

    expect(data.placeOrder).toEqual({ success: false, message: 'Product not found' });
    expect(store.calls('POST /api/order/cod')).toHaveLength(1);
  });

  test.each([['javascript:alert(1)'], ['/pay/here'], [undefined], ['ftp://pay.test/']])(
    'placeOrder fails when the store sends %s as its payment page',
    async (url) => {
      store.on('POST /api/order/stripe', { success: true, url });

      const { data, errors } = await place({ payment: 'ONLINE' });

      expect(data.placeOrder).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_REPLY');
    },
  );

  test('placeOrder accepts a payment page without `success`', async () => {
    store.on('POST /api/order/stripe', () => withStatus(201, { url: 'https://pay.test/1' }));

    expect((await place({ payment: 'ONLINE' })).data.placeOrder).toMatchObject({
      success: true,
      redirectUrl: 'https://pay.test/1',
    });
  });
});
