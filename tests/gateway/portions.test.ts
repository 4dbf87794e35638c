import { expect, test } from 'vitest';
import { address, inLife, order, product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const portion = { grams: 50, from: 100, to: 1000 };
const ham = product({ _id: 'p1', name: 'Ham', weight: '50 g', size: { amount: 50, unit: 'G' }, portion });

async function openShop(products: object[] = [ham], ...features: string[]) {
  store.on('GET /api/store', withFeatures('products.portions', ...features));
  store.on('GET /api/product/list', { success: true, products });
  return openGateway();
}

test('a product has its steps, and one whose amounts are no whole steps is sold by the piece', async () => {
  const wrong = [
    { ...portion, from: 120 },
    { ...portion, to: 90 },
    { ...portion, to: 1020 },
    { ...portion, to: 50 },
    { grams: 50 },
    '50 g',
  ];
  // Sold in one amount only.
  const single = { grams: 50, from: 100, to: 100 };
  const others = [single, ...wrong].map((each, at) => ({ ...ham, _id: `q${at}`, portion: each }));
  const { run } = await openShop([ham, ...others]);
  const { data } = await run('{ products(first: 9) { nodes { id portion { grams from to } } } }');
  expect(data.products.nodes.map((each: { portion: object | null }) => each.portion)).toEqual([
    portion,
    single,
    ...wrong.map(() => null),
  ]);
});

test('a line of a list asks for steps within the amounts that can be ordered', async () => {
  const { run } = await openShop();
  const text = ['300 g ham', '0.3 kg ham', 'ham', '20 g ham', '5 kg ham'].join('\n');
  const { data } = await run('query ($text: String!) { matchList(text: $text) { lines { matches { quantity } } } }', {
    text,
  });
  const steps = data.matchList.lines.map(({ matches }: { matches: { quantity: number }[] }) => matches[0]?.quantity);
  expect(steps).toEqual([6, 6, 2, 2, 20]);
});

test('a line of an order keeps the grams of its step', async () => {
  const { run } = await openShop();
  const items = [
    { product: ham, quantity: 6, name: 'Ham', price: 1.49, portionGrams: 50 },
    { product: ham, quantity: 1, name: 'Ham', price: 1.49, portionGrams: 'much' },
    { product: ham, quantity: 1, name: 'Ham', price: 1.49 },
  ];
  store.on('GET /api/user/is-auth', { success: true, user: { _id: 'u1', name: 'Ada', email: 'ada@example.com' } });
  store.on('GET /api/order/user', { success: true, orders: [inLife(order({ items }))] });
  const { data } = await run(
    '{ me { orders { nodes { items { quantity portionGrams } } } } }',
    {},
    { cookie: 'token=ada' },
  );
  expect(data.me.orders.nodes[0].items).toEqual([
    { quantity: 6, portionGrams: 50 },
    { quantity: 1, portionGrams: null },
    { quantity: 1, portionGrams: null },
  ]);
});

test('what is usual of goods in steps is what was usual in the steps of today', async () => {
  const { run } = await openShop([{ ...ham, portion: { grams: 100, from: 100, to: 300 } }]);
  const of = (quantity: number, portionGrams?: number) =>
    inLife(
      order({ items: [{ product: ham, quantity, name: 'Ham', price: 1.49, ...(portionGrams && { portionGrams }) }] }),
    );
  store.on('GET /api/user/is-auth', { success: true, user: { _id: 'u1', name: 'Ada', email: 'ada@example.com' } });
  const usual = async (...orders: object[]) => {
    store.on('GET /api/order/user', { success: true, orders });
    const { data } = await run('{ me { regulars { quantity } } }', {}, { cookie: 'token=ada' });
    return data.me.regulars.map(({ quantity }: { quantity: number }) => quantity);
  };
  expect(await usual(of(6, 50), of(6, 50), of(2, 100))).toEqual([2]);
  expect(await usual(of(6, 50), of(2))).toEqual([1]);
  expect(await usual(of(9, 100))).toEqual([3]);
});

test('the store hears in which steps the shopper has ordered', async () => {
  const { run } = await openShop([ham], 'errors.codes');
  store.on('GET /api/user/is-auth', { success: true, user: { _id: 'u1', name: 'Ada', email: 'ada@example.com' } });
  store.on('GET /api/order/user', { success: true, orders: [] });
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  const errors = [{ code: 'CHANGED_SINCE', field: 'items.0.portionGrams', message: 'Other steps.' }];
  store.on('POST /api/order/cod', { success: false, code: 'CHANGED_SINCE', message: 'Other steps.', errors });
  const input = { addressId: 'a1', payment: 'COD', items: [{ productId: 'p1', quantity: 6, portionGrams: 50 }] };
  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success errors { code field } } }';
  const { data } = await run(place, { input }, { cookie: 'token=ada' });
  expect(data.placeOrder.errors).toEqual([{ code: 'CHANGED_SINCE', field: ['items', '0', 'portionGrams'] }]);
  const [sent] = store.calls('POST /api/order/cod');
  expect(sent?.body).toMatchObject({ items: [{ product: 'p1', quantity: 6, portionGrams: 50 }] });
});

test.each([true, false])(
  'the store of a guest and of a caller hears of steps where it knows them: %s',
  async (knows) => {
    const features = ['orders.guests', 'orders.for-customers', ...(knows ? ['products.portions'] : [])];
    store.on('GET /api/store', withFeatures(...features));
    store.on('GET /api/product/list', { success: true, products: [ham] });
    store.on('GET /api/seller/is-auth', { success: true });
    const { run } = await openGateway();
    const to = { firstName: 'Ada', lastName: 'Green', email: 'a@b.c', phone: '1', street: '1', city: 'B', state: 'C' };
    const items = [{ productId: 'p1', quantity: 6, portionGrams: 50 }];
    const input = { address: { ...to, postalCode: '1', country: 'D' }, payment: 'COD', items };
    for (const [name, type, path] of [
      ['placeGuestOrder', 'PlaceGuestOrderInput', 'guest/order'],
      ['placeCustomerOrder', 'PlaceCustomerOrderInput', 'order/for-customer'],
    ] as const) {
      store.on(`POST /api/${path}`, { success: false, message: 'No.' });
      const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { success } }`;
      await run(mutation, { input }, { cookie: 'sellerToken=sam' });
      const line = { product: 'p1', quantity: 6, ...(knows && { portionGrams: 50 }) };
      expect(store.calls(`POST /api/${path}`).map(({ body }) => (body as { items: object[] }).items)).toEqual([[line]]);
    }
  },
);
