import { expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();

/** p1 to p9, all Fruits but p3, which is Dairy; p2 and p5 are out of stock. */
const products = Array.from({ length: 9 }, (_none, at) =>
  product({ _id: `p${at + 1}`, category: at === 2 ? 'Dairy' : 'Fruits', inStock: at !== 1 && at !== 4 }),
);

test('related products are at most five other products of the same category in stock', async () => {
  store.on('GET /api/product/list', {
    success: true,
    products: [...products, product({ _id: 'p10' }), product({ _id: 'p11' })],
  });
  const { run } = await openGateway();

  const { data } = await run('{ product(id: "p4") { related { id } } }');

  expect(data.product.related).toEqual(['p1', 'p6', 'p7', 'p8', 'p9'].map((id) => ({ id })));
});

test('the best sellers are the first five products in stock in the store’s order', async () => {
  store.on('GET /api/product/list', { success: true, products });
  const { run } = await openGateway();

  const { data } = await run('{ products(filter: { inStock: true }, sort: FEATURED, first: 5) { nodes { id } } }');

  expect(data.products.nodes).toEqual(['p1', 'p3', 'p4', 'p6', 'p7'].map((id) => ({ id })));
});
