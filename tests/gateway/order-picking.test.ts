import { expect, test } from 'vitest';
import { address, inLife, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };
const asShopper = { cookie: 'token=ann' };

const seen = `substitution settled { subtotal tax amount at } items {
  quantity expectedGrams leastGrams substitution
  picked { quantity grams reason amount substitute { productId name unitPrice weight expectedGrams likelyGrams { from to } image { url alt } } }
}`;
const pickLine = `mutation ($input: PickLineInput!) { pickLine(input: $input) {
  success message errors { code field message } order { id ${seen} } } }`;
const finishPicking = `mutation ($input: FinishPickingInput!) { finishPicking(input: $input) {
  success message errors { code } order { id stage actions settled { amount } } } }`;
const changeWishes = `mutation ($input: ChangeOrderWishesInput!) { changeOrderWishes(input: $input) {
  success message errors { code field message } order { id ${seen} } } }`;
const placeOrder = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success } }`;

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures('order.stages', 'sessions.own', ...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  return openGateway();
}

const substitute = {
  productId: 'p2',
  name: 'Pears',
  image: 'https://pictures.test/pears.png',
  price: 4,
  sizeText: '1 kg',
  expectedGrams: 500,
  likelyGrams: { from: 250, to: 750 },
};
const picked = { quantity: 1, grams: 640, reason: 'MISSING', amount: 4, substitute };
const pickedOrder = () => {
  const plain = order(inLife());
  const [item] = plain.items;
  return {
    ...plain,
    substitution: 'SIMILAR_NOT_DEARER',
    settled: { subtotal: 4, tax: 0.08, amount: 4.08, at: '2026-02-03T04:05:06.000Z' },
    items: [{ ...item, expectedGrams: 700, leastGrams: 600, substitution: 'NONE', picked }],
  };
};

test('a pick is sent as the client gave it, and answers with what was found', async () => {
  const { run } = await openShop('orders.picked');
  store.on('POST /api/order/pick', { success: true, message: 'Line picked.', order: pickedOrder() });
  const input = {
    orderId: 'o1',
    line: 0,
    quantity: 1,
    grams: 640,
    substituteId: 'p2',
    idempotencyKey: 'k',
    ifVersion: 3,
  };
  const { data } = await run(pickLine, { input }, asSeller);
  expect(store.calls('POST /api/order/pick')).toMatchObject([{ body: input, headers: asSeller }]);
  expect(data.pickLine).toMatchObject({ success: true, message: 'Line picked.', errors: [] });
  expect(data.pickLine.order).toMatchObject({
    substitution: 'SIMILAR_NOT_DEARER',
    settled: { subtotal: 4, tax: 0.08, amount: 4.08, at: '2026-02-03T04:05:06.000Z' },
    items: [
      {
        expectedGrams: 700,
        leastGrams: 600,
        substitution: 'NONE',
        picked: {
          quantity: 1,
          grams: 640,
          reason: 'MISSING',
          amount: 4,
          substitute: {
            productId: 'p2',
            name: 'Pears',
            unitPrice: 4,
            weight: '1 kg',
            expectedGrams: 500,
            likelyGrams: { from: 250, to: 750 },
            image: { alt: 'Pears' },
          },
        },
      },
    ],
  });
  await run(pickLine, { input: { orderId: 'o1', line: 0 } }, asSeller);
  expect(store.calls('POST /api/order/pick')[1]?.body).toEqual({ orderId: 'o1', line: 0, quantity: null });
});

test('a refused pick names its field, and finishing answers with the settled order', async () => {
  const { run } = await openShop('orders.picked');
  const message = '9000 g is unlikely. Please check the weight.';
  const errors = [{ code: 'REFUSED', field: 'grams', message }];
  store.on('POST /api/order/pick', { success: false, code: 'REFUSED', message, errors, order: pickedOrder() });
  const refused = await run(pickLine, { input: { orderId: 'o1', line: 0, quantity: 1, grams: 9000 } }, asSeller);
  expect(refused.data.pickLine).toMatchObject({
    success: false,
    errors: [{ code: 'REFUSED', field: ['grams'], message }],
    order: { id: 'o1' },
  });
  const finished = order(inLife({ stage: 'READY', actions: ['PICK', 'FINISH_PICKING'] }));
  store.on('POST /api/order/finish-picking', { success: true, order: { ...pickedOrder(), ...finished } });
  const { data } = await run(finishPicking, { input: { orderId: 'o1', ifVersion: 4 } }, asSeller);
  expect(store.calls('POST /api/order/finish-picking')[0]?.body).toEqual({ orderId: 'o1', ifVersion: 4 });
  expect(data.finishPicking.order).toMatchObject({ stage: 'READY', actions: ['PICK', 'FINISH_PICKING'] });
});

test('the gateway sends the wish of a shopper only to a store that takes wishes', async () => {
  const placed = { success: true, message: 'Order placed.' };
  const input = {
    addressId: 'a1',
    payment: 'COD',
    substitution: 'SIMILAR_NOT_DEARER',
    items: [{ productId: 'p1', quantity: 1, substitution: 'NONE' }],
  };
  for (const feature of ['orders.picked', 'orders.keys']) {
    const { run } = await openShop(feature);
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    store.on('GET /api/address/get', { success: true, addresses: [{ ...address(), _id: 'a1' }] });
    store.on('GET /api/order/user', { success: true, orders: [] });
    store.on('POST /api/cart/update', { success: true });
    store.on('POST /api/order/cod', placed);
    const { data } = await run(placeOrder, { input }, asShopper);
    expect(data.placeOrder).toEqual({ success: true });
  }
  const [told, other] = store.calls('POST /api/order/cod').map(({ body }) => body as Record<string, unknown>);
  expect(told).toMatchObject({ substitution: 'SIMILAR_NOT_DEARER', substitutionExceptions: { p1: 'NONE' } });
  expect(Object.keys(other ?? {}).filter((name) => name.startsWith('substitution'))).toEqual([]);
  expect(other?.['items']).toEqual([{ product: 'p1', productId: 'p1', quantity: 1 }]);
});

test('products say what a piece weighs, as far as the store says it', async () => {
  const weight = { expectedGrams: 700, likelyGrams: { from: 350, to: 1050 } };
  const { run } = await openShop('orders.picked');
  const products = [
    product({ _id: 'p1', ...weight }),
    product({ _id: 'p2' }),
    product({ _id: 'p3', expectedGrams: -1 }),
  ];
  store.on('GET /api/product/list', { success: true, products });
  const { data } = await run('{ products { nodes { expectedGrams likelyGrams { from to } } } }');
  const none = { expectedGrams: null, likelyGrams: null };
  expect(data.products.nodes).toEqual([weight, none, none]);
});

test('a changed wish is sent with the exceptions by product, and a refusal names the field of the input', async () => {
  const { run } = await openShop('orders.picked', 'orders.wishes');
  store.on('POST /api/order/wishes', { success: true, order: pickedOrder() });
  const exceptions = [{ productId: 'p1', substitution: 'NONE' }];
  const input = { id: 'o1', ifVersion: 3, substitution: 'SIMILAR_NOT_DEARER', exceptions };
  const { data } = await run(changeWishes, { input }, asShopper);
  expect(data.changeOrderWishes).toMatchObject({ success: true, order: { substitution: 'SIMILAR_NOT_DEARER' } });
  const sent = {
    orderId: 'o1',
    ifVersion: 3,
    substitution: 'SIMILAR_NOT_DEARER',
    substitutionExceptions: { p1: 'NONE' },
  };
  expect(store.calls('POST /api/order/wishes')).toMatchObject([{ body: sent, headers: asShopper }]);

  const message = 'Too late.';
  const errors = [{ code: 'REFUSED', field: 'substitutionExceptions.p1', message }];
  store.on('POST /api/order/wishes', { success: false, code: 'REFUSED', message, errors });
  const refused = await run(changeWishes, { input: { id: 'o1', substitution: 'NONE' } }, asShopper);
  expect(refused.data.changeOrderWishes).toMatchObject({
    success: false,
    errors: [{ code: 'REFUSED', field: ['exceptions'], message }],
    order: null,
  });
});

test('nobody changes a wish without a login, nor over a store that keeps it', async () => {
  const { run } = await openShop('orders.picked', 'orders.wishes');
  const input = { id: 'o1', substitution: 'NONE' };
  const visitor = await run(changeWishes, { input });
  expect(visitor.data.changeOrderWishes.errors).toMatchObject([{ code: 'NOT_LOGGED_IN' }]);
  const { run: runElsewhere } = await openShop('orders.picked');
  const { data } = await runElsewhere(changeWishes, { input }, asShopper);
  expect(data.changeOrderWishes.errors).toMatchObject([{ code: 'NOT_SUPPORTED' }]);
  expect(store.calls('POST /api/order/wishes')).toEqual([]);
});

test.each([
  ['pickLine', pickLine, { orderId: 'o1', line: 0, quantity: 1 }],
  ['finishPicking', finishPicking, { orderId: 'o1' }],
])('over a store without picking, %s is refused and nothing is sent', async (field, mutation, input) => {
  const { run } = await openShop();
  const { data } = await run(mutation, { input }, asSeller);
  expect(data[field]).toMatchObject({ success: false, errors: [{ code: 'NOT_SUPPORTED' }], order: null });
  for (const call of ['pick', 'finish-picking']) expect(store.calls(`POST /api/order/${call}`)).toEqual([]);
});
