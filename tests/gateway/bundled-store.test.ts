import { expect, onTestFinished, test } from 'vitest';
import { features } from '#common/__generated__/contract.ts';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { goodAddress } from '#tests/support/store-records.ts';

/** Starts the bundled store with one product, and a gateway in front of it that waits for the store's features. */
async function openShop(isClassic: boolean) {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, { isClassic }));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const { url } = await openGateway({ backendUrl: backend.address });
  const client = new ShopClient();
  onTestFinished(() => client.close());
  return async (query: string, variables: object = {}) => {
    const { data, errors } = await client.run(url, query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
}

/** The values of `StoreFeature` in their order. */
const namesOf = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(/[.-]/g, '_').toUpperCase()).toSorted();

const extended = {
  // This store has no address of Open Food Facts.
  features: namesOf(features.filter((name) => name !== 'products.lookup')),
  version: expect.any(Number) as unknown,
  details: { number: '1001', subtotal: 39.98, tax: 0.79, shipping: 0, isTest: false },
  subscribed: { success: true, errors: [] },
  unpaid: { hasMore: false, holds: [{ order: { id: expect.any(String) as unknown, items: [{ quantity: 2 }] } }] },
  released: { success: true, errors: [] },
};
const classic = {
  features: ['ORDERS_ONLINE'],
  version: null,
  details: {
    number: expect.stringMatching(/^[\dA-F]{6}$/) as unknown,
    subtotal: null,
    tax: null,
    shipping: null,
    isTest: null,
  },
  subscribed: { success: false, errors: [{ code: 'NOT_SUPPORTED' }] },
  unpaid: null,
  released: { success: false, errors: [{ code: 'NOT_SUPPORTED' }] },
};

test.each([
  { store: 'complete', isClassic: false, expected: extended },
  { store: 'without its extensions', isClassic: true, expected: classic },
])('the seller and a shopper can do everything over the bundled store, $store', async ({ isClassic, expected }) => {
  const ask = await openShop(isClassic);

  expect((await ask('{ store { features } }')).store.features).toEqual(expected.features);
  const { sellerLogin: opened } = await ask(
    'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }',
    { input: sellerLogin },
  );
  expect(opened.success).toBe(true);
  const { addProduct } = await ask(
    'mutation { addProduct(input: { name: "Figs", category: "fruits", price: 25, offerPrice: 19.99 }) { success product { id category { label } } } }',
  );
  expect(addProduct).toMatchObject({ success: true, product: { category: { label: 'Fresh Fruits' } } });
  const productId: string = addProduct.product.id;

  const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
  const { register } = await ask('mutation ($input: RegisterInput!) { register(input: $input) { success } }', {
    input: account,
  });
  expect(register.success).toBe(true);
  const again = await ask('mutation ($input: RegisterInput!) { register(input: $input) { success errors { code } } }', {
    input: account,
  });
  expect(again.register).toEqual({ success: false, errors: [{ code: 'TAKEN' }] });

  const { updateCart } = await ask(
    'mutation ($id: ID!) { updateCart(input: { items: [{ productId: $id, quantity: 2 }] }) { success cart { total version } } }',
    { id: productId },
  );
  expect(updateCart).toEqual({ success: true, cart: { total: 40.77, version: expected.version } });

  const { addAddress } = await ask(
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { success address { id } } }',
    { input: goodAddress },
  );
  const input = {
    addressId: addAddress.address.id as string,
    payment: 'COD',
    items: [{ productId, quantity: 2 }],
    idempotencyKey: 'one attempt',
  };
  const place =
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success errors { code } order { id number amount subtotal tax shipping isTest payment } } }';
  const { placeOrder: placed } = await ask(place, { input });
  expect(placed.order).toMatchObject({ ...expected.details, amount: 40.77, payment: 'COD' });
  const { placeOrder: repeated } = await ask(place, { input });
  expect(repeated).toMatchObject({ success: true, order: { id: placed.order.id } });

  const orders = '{ totalCount nodes { id } pageInfo { hasNextPage } }';
  const { me, seller, order } = await ask(
    `query ($number: String!) { me { cart { lines { productId } } orders(first: 1) ${orders} } seller { orders(last: 1) ${orders} orderSums { count amount } } order(number: $number) { id } }`,
    { number: placed.order.number },
  );
  const list = { totalCount: 1, nodes: [{ id: placed.order.id }], pageInfo: { hasNextPage: false } };
  expect(me).toEqual({ cart: { lines: [] }, orders: list });
  expect(seller).toEqual({ orders: list, orderSums: { count: 1, amount: 40.77 } });
  expect(order).toEqual({ id: placed.order.id });

  await ask(place, { input: { ...input, payment: 'ONLINE', idempotencyKey: 'paid online' } });
  const { unpaidOrders } = (
    await ask('{ seller { unpaidOrders { hasMore holds { order { id items { quantity } } } } } }')
  ).seller;
  expect(unpaidOrders).toEqual(expected.unpaid);
  const { releaseOrder } = await ask(
    'mutation ($id: ID!) { releaseOrder(input: { id: $id }) { success errors { code } } }',
    { id: unpaidOrders?.holds[0].order.id ?? 'none' },
  );
  expect(releaseOrder).toEqual(expected.released);

  const { setProductStock } = await ask(
    'mutation ($id: ID!) { setProductStock(input: { productId: $id, inStock: false }) { success product { inStock } } }',
    { id: productId },
  );
  expect(setProductStock).toEqual({ success: true, product: { inStock: false } });
  const soldOut = await ask(place, { input: { ...input, idempotencyKey: 'another attempt' } });
  expect(soldOut.placeOrder).toEqual({ success: false, errors: [{ code: 'SOLD_OUT' }], order: null });
  const { subscribe } = await ask(
    'mutation { subscribe(input: { email: "ada@example.com" }) { success errors { code } } }',
  );
  expect(subscribe).toEqual(expected.subscribed);

  await ask('mutation { logout { success } sellerLogout { success } }');
  const late = await ask('mutation { updateCart(input: { items: [] }) { success errors { code } } }');
  expect(late.updateCart).toEqual({ success: false, errors: [{ code: 'NOT_LOGGED_IN' }] });
});

test('over the bundled store, orders go from stage to stage, are refunded and cancelled, each once', async () => {
  const ask = await openShop(false);
  await ask('{ store { features } }');
  await ask('mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', { input: sellerLogin });
  const { addProduct } = await ask(
    'mutation { addProduct(input: { name: "Figs", category: "fruits", price: 25, offerPrice: 19.99 }) { product { id } } }',
  );
  await ask('mutation ($input: RegisterInput!) { register(input: $input) { success } }', {
    input: { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' },
  });
  const { addAddress } = await ask(
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { address { id } } }',
    {
      input: goodAddress,
    },
  );
  const order = '{ success errors { code } order { id stage version actions paymentState paid refundable } }';
  const place = async (expectedTotal: number) => {
    const items = [{ productId: addProduct.product.id as string, quantity: 2 }];
    const input = { addressId: addAddress.address.id as string, payment: 'COD', items, expectedTotal };
    return (await ask(`mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) ${order} }`, { input }))
      .placeOrder;
  };
  expect(await place(39.99)).toMatchObject({ success: false, errors: [{ code: 'PRICE_CHANGED' }], order: null });
  const first = (await place(40.77)).order;
  expect(first).toMatchObject({ stage: 'PLACED', actions: ['CANCEL'], paymentState: 'UNPAID', paid: 0 });

  const change = async (name: 'moveOrder' | 'cancelOrder' | 'refundOrder', input: object) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    return (await ask(`mutation ($input: ${type}!) { ${name}(input: $input) ${order} }`, { input }))[name];
  };
  const { id } = first as { id: string };
  const picking = await change('moveOrder', { id, to: 'PICKING', ifVersion: first.version });
  expect(picking).toMatchObject({ success: true, order: { stage: 'PICKING' } });
  const late = await change('cancelOrder', { id, ifVersion: first.version, as: 'SHOPPER' });
  expect(late).toMatchObject({ success: false, order: { stage: 'PICKING' } });
  await change('moveOrder', { id, to: 'READY' });
  const done = await change('moveOrder', { id, to: 'DONE' });
  expect(done.order).toMatchObject({ stage: 'DONE', paymentState: 'PAID', paid: 40.77, actions: ['REFUND'] });
  const refund = { id, amount: 0.77, reason: 'A bruised fig', idempotencyKey: 'one refund' };
  for (const _time of [1, 2]) {
    const refunded = await change('refundOrder', refund);
    expect(refunded.order).toMatchObject({ paymentState: 'PARTLY_REFUNDED', refundable: 40 });
  }

  const second = (await place(40.77)).order as { id: string };
  const cancelled = await change('cancelOrder', { id: second.id, as: 'SELLER', reason: 'Sold out' });
  expect(cancelled).toMatchObject({ success: true, order: { stage: 'CANCELLED', actions: [] } });

  const query = `{
    me { orders { nodes { id stage actions timeline { stage actor note } refunds { amount reason state } } } }
    seller { orders(filter: { stages: [DONE] }) { nodes { id } totalCount } orderSums { count stages { stage count } } }
  }`;
  const { me, seller } = await ask(query);
  expect(me.orders.nodes).toMatchObject([
    { id: second.id, stage: 'CANCELLED', timeline: [{ actor: 'SHOPPER' }, { actor: 'SELLER', note: 'Sold out' }] },
    { id, stage: 'DONE', actions: [], refunds: [{ amount: 0.77, reason: 'A bruised fig', state: 'DONE' }] },
  ]);
  expect(seller.orders).toEqual({ nodes: [{ id }], totalCount: 1 });
  expect(seller.orderSums.count).toBe(1);
  expect(seller.orderSums.stages).toContainEqual({ stage: 'CANCELLED', count: 1 });
});
