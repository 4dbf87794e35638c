import { beforeAll, beforeEach, expect, test } from 'vitest';
import { countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();
let seller: StoreClient;
/** One without an offer, one with a small offer, one with a large one. */
let milk = '';
let butter = '';
let figs = '';

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
  await addWhatMustNotCount(backend);
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  milk = await addProduct(seller, { name: 'Milk', category: 'Dairy', price: '1.05', offerPrice: '1.05' });
  butter = await addProduct(seller, { name: 'Butter', category: 'Dairy', price: '6.99', offerPrice: '6.34' });
  figs = await addProduct(seller, { name: 'Figs', category: 'Fruits', price: '8', offerPrice: '4' });
});

const bulk = async (ids: readonly string[], fields: object) =>
  (await seller.post('/api/product/bulk', { products: ids.map((id) => ({ id })), ...fields })).body;

async function find(id: string) {
  const [product] = (await seller.get(`/api/product/seller?id=${id}`)).body.products;
  return product;
}

const pricesOf = async (id: string) => {
  const { price, offerPrice, version } = await find(id);
  return [price, offerPrice, version];
};

test('prices rise by per cent, rounded to the cent, and no offer arises or grows', async () => {
  const wanted = { percent: 12.5 };
  const preview = await bulk([milk, butter, figs], { ...wanted, dryRun: true });
  expect(preview.changes).toEqual([
    {
      id: milk,
      name: 'Milk',
      version: 1,
      before: { price: 1.05, offerPrice: 1.05 },
      after: { price: 1.18, offerPrice: 1.18 },
    },
    // The offer would be above the price, so it ends.
    expect.objectContaining({ id: butter, after: { price: 7.13, offerPrice: 7.13 } }),
    expect.objectContaining({ id: figs, after: { price: 8, offerPrice: 4.5 } }),
  ]);
  expect(await pricesOf(milk)).toEqual([1.05, 1.05, 1]);

  const done = await bulk([milk, butter, figs], wanted);
  expect(done).toMatchObject({ success: true, message: '3 products changed.', changes: preview.changes });
  expect(await pricesOf(milk)).toEqual([1.18, 1.18, 2]);
  expect(await pricesOf(butter)).toEqual([7.13, 7.13, 2]);
  expect(await pricesOf(figs)).toEqual([8, 4.5, 2]);

  const { changes } = (await seller.get('/api/staff/changes?first=3')).body;
  expect(changes).toHaveLength(3);
  expect(changes.find(({ subject }: { subject: { name: string } }) => subject.name === 'Milk')).toMatchObject({
    action: 'PRODUCT_CHANGED',
    subject: { kind: 'PRODUCT', id: milk },
    before: { price: 1.05 },
    after: { price: 1.18 },
  });
});

test('category, tax class and archiving change only products that are not so already', async () => {
  expect((await bulk([milk, figs], { category: 'Fruits' })).changes).toMatchObject([{ id: milk }]);
  expect(await find(milk)).toMatchObject({ category: 'Fruits', version: 2 });
  expect((await find(figs)).version).toBe(1);

  expect((await bulk([milk, figs], { taxClass: 'A' })).changes).toEqual([]);
  expect((await bulk([milk, figs], { taxClass: 'B' })).changes).toHaveLength(2);
  expect((await find(figs)).taxClass).toBe('B');

  expect((await bulk([milk, figs], { archived: true })).changes).toHaveLength(2);
  const listed = (await backend.visitor().get('/api/product/list')).body.products;
  expect(listed.map(({ _id }: { _id: string }) => _id)).not.toContain(figs);
  expect((await seller.get('/api/staff/changes?first=1')).body.changes).toMatchObject([{ action: 'PRODUCT_ARCHIVED' }]);
});

test('when one product cannot be changed, none is', async () => {
  const products = [
    { id: milk, ifVersion: 1 },
    { id: figs, ifVersion: 1 },
  ];
  await bulk([figs], { percent: 1 });
  const late = (await seller.post('/api/product/bulk', { products, percent: 10 })).body;
  expect(late).toMatchObject({ success: false, code: 'CHANGED_SINCE' });
  expect(late.message).toMatch(/^Figs has changed/);

  expect(await bulk([milk, 'f'.repeat(24)], { percent: 10 })).toMatchObject({ code: 'UNKNOWN_PRODUCT' });
  const dear = await addProduct(seller, { name: 'Gold', price: '90000', offerPrice: '90000' });
  expect(await bulk([milk, dear], { percent: 50 })).toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'percent', message: 'The new price of Gold would not be from 0.01 to 100000.' }],
  });
  const edge = await addProduct(seller, { name: 'Silver', price: '80000', offerPrice: '80000' });
  expect((await bulk([edge], { percent: 25, dryRun: true })).changes).toMatchObject([{ after: { price: 100_000 } }]);
  expect(await bulk([edge], { percent: 25.01, dryRun: true })).toMatchObject({ code: 'INVALID' });
  expect(await bulk([milk], { category: 'Toys' })).toMatchObject({ code: 'INVALID', errors: [{ field: 'category' }] });
  expect(await pricesOf(milk)).toEqual([1.05, 1.05, 1]);
});

test('of changes at the same time, each begins with the prices of the one before', async () => {
  const changes = await Promise.all(
    [milk, figs, milk, figs, milk, figs].map((id) => bulk([id, butter], { percent: 100 })),
  );
  expect(changes.map(({ success }) => success)).toEqual(changes.map(() => true));
  expect(await pricesOf(milk)).toEqual([8.4, 8.4, 4]);
  expect(await pricesOf(figs)).toEqual([32, 32, 4]);
  // 64 times the 6.34.
  expect(await pricesOf(butter)).toEqual([405.76, 405.76, 7]);
});

test('of changes of the stock at the same time, by people who saw the same stock, one is made', async () => {
  await countProduct(seller, milk, 5);
  const change = { productId: milk, change: 1, reason: 'RECEIVED', ifOnHand: 5 };
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => seller.post('/api/product/stock/adjust', { changes: [change] })),
  );
  const outcomes = answers.map(({ body: { success, code } }): string => (success ? 'MADE' : code));
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'CHANGED_SINCE'), 'MADE']);
  expect(await onHandOf(seller, milk)).toBe(6);
});

test.each([
  [{}, 'Say what to change.'],
  [{ percent: 0 }, /^The per cent must be/],
  [{ percent: -91 }, /^The per cent must be/],
  [{ percent: 1.005 }, /^The per cent must be/],
  [{ percent: '10' }, /^The per cent must be/],
  [{ percent: 10, products: [] }, 'Choose at least one product.'],
  [
    { percent: 10, products: Array.from({ length: 501 }, (_none, at) => ({ id: String(at).padStart(24, '0') })) },
    'At most 500 products can be changed together.',
  ],
])('the request %j is refused', async (fields, message) => {
  const answer = await bulk([milk], fields);
  expect(answer.success).toBe(false);
  expect(answer.message).toMatch(message);
});
