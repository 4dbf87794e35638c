import { expect, test } from 'vitest';
import { inLife, order, product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };
const type = { id: 't1', name: 'Crate', amount: 1.5, kind: 'CRATE', isArchived: false };
const lists = `{ seller {
  depositTypes { id name amount kind isArchived }
  depositBalances { type { id } charged returned open }
  depositReturns(orderId: "o1") { id typeId count amount payout orderNumber staffName at }
} }`;
const add = `mutation ($input: AddDepositTypeInput!) { addDepositType(input: $input) { success errors { code field } } }`;
const update = `mutation ($input: UpdateDepositTypeInput!) {
  updateDepositType(input: $input) { success errors { code field } }
}`;
const giveBack = `mutation ($input: ReturnDepositsInput!) {
  returnDeposits(input: $input) { success amount errors { code field } }
}`;
const newType = { name: 'Crate', amount: 1.5, kind: 'CRATE', idempotencyKey: 'form 1' };
const crates = { payout: 'CASH', orderId: 'o1', containers: [{ typeId: 't1', count: 2 }], idempotencyKey: 'form 2' };

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/seller/is-auth', { success: true });
  return openGateway();
}

test('the seller reads types, what is open of them, and the containers that came back', async () => {
  const { run } = await openShop('deposits');
  const entry = { id: 'r1', type: 't1', count: 2, amount: 3, payout: 'CASH', at: '2026-07-01T12:30:00.000Z' };
  store.on('GET /api/deposit/types', { success: true, types: [type] });
  store.on('GET /api/deposit/balances', { success: true, balances: [{ type, charged: 9, returned: 3, open: 6 }] });
  store.on('GET /api/deposit/returns', {
    success: true,
    returns: [{ ...entry, orderNumber: '1042', staffName: 'Pat' }],
  });

  const { data } = await run(lists, {}, asSeller);

  const { type: typeId, ...rest } = entry;
  expect(data.seller).toEqual({
    depositTypes: [type],
    depositBalances: [{ type: { id: 't1' }, charged: 9, returned: 3, open: 6 }],
    depositReturns: [{ ...rest, typeId, orderNumber: '1042', staffName: 'Pat' }],
  });
  expect(store.calls('GET /api/deposit/returns')[0]?.query).toEqual({ orderId: 'o1' });
});

test('the seller adds and changes a type, and enters containers that came back once for a key', async () => {
  const { run } = await openShop('deposits', 'errors.codes', 'additions.keys');
  store.on('POST /api/deposit/type/add', { success: true });
  const errors = [{ code: 'REFUSED', field: 'archived', message: 'Two products have it.' }];
  store.on('POST /api/deposit/type/update', { success: false, code: 'REFUSED', message: errors[0]?.message, errors });
  store.on('POST /api/deposit/return', { success: true, amount: 3 });

  expect((await run(add, { input: newType }, asSeller)).data.addDepositType).toEqual({ success: true, errors: [] });
  const changed = await run(update, { input: { id: 't1', isArchived: true } }, asSeller);
  expect(changed.data.updateDepositType.errors).toEqual([{ code: 'REFUSED', field: ['isArchived'] }]);
  const back = await run(giveBack, { input: crates }, asSeller);
  expect(back.data.returnDeposits).toEqual({ success: true, amount: 3, errors: [] });

  const [added] = store.calls('POST /api/deposit/type/add');
  expect(added?.body).toEqual({ name: 'Crate', amount: 1.5, kind: 'CRATE' });
  expect(store.calls('POST /api/deposit/type/update')[0]?.body).toEqual({ id: 't1', archived: true });
  const [returned] = store.calls('POST /api/deposit/return');
  expect(returned?.body).toEqual({ payout: 'CASH', orderId: 'o1', containers: [{ type: 't1', count: 2 }] });
  for (const call of [added, returned]) expect(call?.headers['idempotency-key']).toBeTruthy();
});

test('over a store that knows no keys, the same containers with another order are another entry', async () => {
  const { run } = await openShop('deposits');
  store.on('POST /api/deposit/return', { success: true, amount: 3 });
  for (const orderId of ['o1', 'o1', 'o2', null]) {
    const { data } = await run(giveBack, { input: { ...crates, orderId } }, asSeller);
    expect(data.returnDeposits).toEqual({ success: true, amount: 3, errors: [] });
  }
  const sent = store.calls('POST /api/deposit/return').map(({ body }) => (body as { orderId?: string }).orderId);
  expect(sent).toEqual(['o1', 'o2', undefined]);
});

test.each([
  [['deposits'], { deposit: { type: 't1', count: 6 } }, { count: 6 }, { deposit: { typeId: 't1', count: 6 } }],
  [['deposits'], { deposit: null }, null, { deposit: null }],
  [[], {}, null, { deposit: { typeId: 't1', count: 6 } }],
])('a store with %j gets the deposit of a product as %j', async (features, sent, seen, change) => {
  const { run } = await openShop('products.edit', ...features);
  const deposit = seen && { type: 't1', name: 'Crate', amount: 9, ...seen };
  store.on('POST /api/product/update', {
    success: true,
    product: { ...product({ _id: 'p1', deposit }), version: 2, isArchived: false },
  });
  const updated = `mutation ($input: UpdateProductInput!) {
    updateProduct(input: $input) { success product { product { deposit { count } } } }
  }`;

  const { data } = await run(updated, { input: { id: 'p1', name: 'Beer', ...change } }, asSeller);

  expect(data.updateProduct).toEqual({ success: true, product: { product: { deposit: seen } } });
  const form = String(store.calls('POST /api/product/update')[0]?.body);
  const productData = JSON.parse(/\{.*\}/.exec(form)?.[0] ?? '') as object;
  expect(productData).toEqual({ id: 'p1', name: 'Beer', ...sent });
});

test('over a store without deposits, the seller reads and changes none', async () => {
  const { run } = await openShop();
  const none = { depositTypes: null, depositBalances: null, depositReturns: null };
  expect((await run(lists, {}, asSeller)).data.seller).toEqual(none);
  for (const [mutation, input] of [
    [add, newType],
    [update, { id: 't1', name: 'Box' }],
    [giveBack, crates],
  ] as const) {
    const { data } = await run(mutation, { input }, asSeller);
    expect(Object.values(data)).toMatchObject([{ success: false, errors: [{ code: 'NOT_SUPPORTED' }] }]);
  }
});

test('an order has its deposits beside its subtotal, and each line its own', async () => {
  const { run } = await openShop('deposits', 'orders.details', 'order.stages', 'orders.picked');
  const deposit = { type: 't1', name: 'Crate', count: 1, amount: 1.5 };
  const substitute = { productId: 'p2', name: 'Water', image: '', price: 1, sizeText: null, deposit };
  const picked = { quantity: 1, grams: null, reason: 'MISSING', amount: 1, substitute };
  const placed = order({
    ...inLife(),
    subtotal: 2,
    deposits: 3,
    amount: 5,
    substitution: 'NONE',
    settled: { subtotal: 1, deposits: 1.5, tax: 0, amount: 2.5, at: '2026-07-01T12:30:00.000Z' },
    items: [{ product: 'p1', quantity: 2, name: 'Beer', price: 1, substitution: 'NONE', deposit, picked }],
  });
  store.on('GET /api/order/seller', { success: true, orders: [placed] });
  const query = `{ seller { orders(first: 1) { nodes {
    deposits settled { deposits } items { deposit { amount typeId } picked { substitute { deposit { name count } } } }
  } } } }`;

  const { data } = await run(query, {}, asSeller);

  expect(data.seller.orders.nodes).toEqual([
    {
      deposits: 3,
      settled: { deposits: 1.5 },
      items: [
        { deposit: { amount: 1.5, typeId: 't1' }, picked: { substitute: { deposit: { name: 'Crate', count: 1 } } } },
      ],
    },
  ]);
});
