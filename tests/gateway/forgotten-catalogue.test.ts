import { expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const asSeller = { cookie: 'sellerToken=def' };
const features = [
  'categories.own',
  'orders.unpaid',
  'products.bulk',
  'products.demo',
  'products.edit',
  'products.food',
  'products.import',
  'stock.count',
];

/** The calls that may change the catalogue, with their answers to a refusal of the store. */
const changes: [call: string, mutation: string][] = [
  ['POST /api/product/update', 'updateProduct(input: { id: "p1", price: 3 }) { success }'],
  ['POST /api/product/archive', 'archiveProduct(input: { id: "p1", isArchived: true }) { success }'],
  ['POST /api/product/bulk', 'changeProducts(input: { products: [{ id: "p1" }], percent: 5 }) { success }'],
  ['POST /api/product/remove-demo', 'removeDemoProducts { success }'],
  ['POST /api/product/import/apply', 'applyImport(input: { token: "t1" }) { success }'],
  ['POST /api/product/food/update', 'updateProductFood(input: { productId: "p1", facts: {} }) { success }'],
  ['POST /api/product/origins/update', 'saveOrigins(input: { products: [{ productId: "p1" }] }) { success }'],
  [
    'POST /api/product/stock/adjust',
    'adjustStock(input: { changes: [{ productId: "p1", reason: COUNTED, change: 1 }] }) { success }',
  ],
  ['POST /api/product/stock/stop', 'stopCounting(input: { productId: "p1" }) { success }'],
  ['POST /api/order/release', 'releaseOrder(input: { id: "o1" }) { success }'],
  ['POST /api/category/remove', 'removeCategory(slug: "paper") { success }'],
  ['POST /api/category/arrange', 'arrangeCategories(input: { walk: ["paper"] }) { success }'],
];

test('after each call that may change the catalogue it is read again, even if the store has refused the call', async () => {
  const store = await openStore({
    'GET /api/store': withFeatures(...features),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products: [product()] },
    'GET /api/category/list': { success: true, categories: [], walk: [] },
  });
  const { run } = await openGateway({ backendUrl: store.url }, { catalogueTimeToLiveMs: 600_000 });
  const reads = async () => {
    expect((await run('{ products { totalCount } }')).data.products).toEqual({ totalCount: 1 });
    return store.count('GET /api/product/list');
  };
  let before = await reads();
  // Until then, the gateway answers from its memory.
  expect(await reads()).toBe(before);
  for (const [call, mutation] of changes) {
    const { data, errors } = await run(`mutation { change: ${mutation} }`, {}, asSeller);
    expect([mutation, data?.change, errors]).toEqual([mutation, { success: false }, undefined]);
    expect([call, store.count(call)]).toEqual([call, 1]);
    const after = await reads();
    expect([call, after > before]).toEqual([call, true]);
    before = after;
  }
  await run(
    'mutation { changeProducts(input: { products: [{ id: "p1" }], percent: 5, dryRun: true }) { success } }',
    {},
    asSeller,
  );
  expect(await reads()).toBe(before);
});
