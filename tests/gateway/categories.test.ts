import { expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=s1' };

function sell(...categories: unknown[]) {
  const products = categories.map((category, at) => product({ _id: `p${at + 1}`, category }));
  store.on('GET /api/product/list', { success: true, products });
}

const specified = [
  { slug: 'vegetables', label: 'Organic veggies' },
  { slug: 'fruits', label: 'Fresh Fruits' },
  { slug: 'drinks', label: 'Cold Drinks' },
  { slug: 'instant', label: 'Instant Food' },
  { slug: 'dairy', label: 'Dairy Products' },
  { slug: 'bakery', label: 'Bakery & Breads' },
  { slug: 'grains', label: 'Grains & Cereals' },
];

test('the seven categories of the specification come first, also without products, then the store’s others', async () => {
  sell('Pet Food', 'grains', ' Obst & Gemüse ', 'pet-food', '', '!?', null);
  const { run } = await openGateway();

  const { data } = await run('{ categories { slug label } }');

  expect(data.categories).toEqual([
    ...specified,
    { slug: 'pet-food', label: 'Pet Food' },
    { slug: 'obst-gemüse', label: 'Obst & Gemüse' },
  ]);
});

test('a category counts its products in stock', async () => {
  const products = [
    product({ _id: 'p1', category: 'Pet Food', inStock: false }),
    product({ _id: 'p2', category: 'pet food' }),
    product({ _id: 'p3', category: 'PET-FOOD' }),
    product({ _id: 'p4', category: 'Dairy', inStock: false }),
  ];
  store.on('GET /api/product/list', { success: true, products });
  const { run } = await openGateway();

  const { data } = await run('{ categories { slug productCount } }');

  expect(data.categories.slice(-4)).toEqual([
    { slug: 'dairy', productCount: 0 },
    { slug: 'bakery', productCount: 0 },
    { slug: 'grains', productCount: 0 },
    { slug: 'pet-food', productCount: 2 },
  ]);
});

test.each([
  ['Fruits', { slug: 'fruits', label: 'Fresh Fruits' }],
  ['FRUITS ', { slug: 'fruits', label: 'Fresh Fruits' }],
  ['Pet Food', { slug: 'pet-food', label: 'Pet Food' }],
  ['हरी सब्ज़ी', { slug: 'हरी-सब्ज़ी'.normalize('NFC'), label: 'हरी सब्ज़ी' }],
  ['', null],
  [undefined, null],
  ['--', null],
])('a product of %j has its category', async (category, expected) => {
  sell(category);
  const { run } = await openGateway();

  const { data } = await run('{ product(id: "p1") { category { slug label } } }');

  expect(data.product.category).toEqual(expected);
});

test.each([
  ['pet-food', ['p1', 'p3']],
  ['Pet Food', ['p1', 'p3']],
  ['FRUITS', ['p2']],
  ['dairy', []],
  ['toys', []],
  ['', []],
])('the filter %j lists the products of this category', async (category, expected) => {
  sell('Pet Food', 'fruits', 'pet food', '');
  const { run } = await openGateway();

  const { data, errors } = await run(
    'query ($category: String) { products(filter: { category: $category }) { nodes { id } } }',
    { category },
  );

  expect(errors).toBeUndefined();
  expect(data.products.nodes.map(({ id }: { id: string }) => id)).toEqual(expected);
});

const addProduct = `mutation ($category: String!) {
  addProduct(input: { name: "Bone", category: $category, price: 2, offerPrice: 1 }) {
    success message errors { code field message }
  }
}`;

test.each([
  ['dairy', 'Dairy'],
  ['pet-food', 'Pet Food'],
])('a new product of %s is sent with the store’s name of it', async (category, name) => {
  sell('Pet Food');
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('POST /api/product/add', { success: true, message: 'Product Added' });
  const { run } = await openGateway();

  const { data } = await run(addProduct, { category }, asSeller);

  expect(data.addProduct.success).toBe(true);
  expect(store.calls('POST /api/product/add')[0]?.body).toContain(`"category":"${name}"`);
});

test.each(['toys', '', 'Fruits & Vegetables'])(
  'a new product of the unknown category %j is refused',
  async (category) => {
    sell('Pet Food');
    store.on('GET /api/seller/is-auth', { success: true });
    const { run } = await openGateway();

    const { data } = await run(addProduct, { category }, asSeller);

    const message = 'The store has no such category. Please choose one of its categories.';
    expect(data.addProduct).toEqual({
      success: false,
      message,
      errors: [{ code: 'INVALID', field: ['category'], message }],
    });
  },
);
