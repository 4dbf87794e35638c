import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { multipartBody, sendMultipart } from '#tests/support/multipart-request.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const asSeller = { cookie: 'sellerToken=s1' };
const picture = { url: 'https://pictures.test/pets.png', width: 90, height: 60 };
const pets = { slug: 'pet-food', name: 'Cats & Dogs', picture };
const paper = { slug: 'paper', name: 'Paper', picture: null };

async function openShop(products: object[], own: object[], features = ['categories.own', 'sessions.own']) {
  const store = await openStore({
    'GET /api/store': withFeatures(...features),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products, categories: own },
  });
  return { store, ...(await openGateway({ backendUrl: store.url })) };
}

const listed = '{ categories { slug label isOwn productCount image { url alt } } }';

test('own categories with products come in the seller’s order before the store’s others, and no empty one of the seven is listed', async () => {
  const { run } = await openShop(
    [
      product({ category: 'Toys' }),
      product({ _id: 'p2', category: 'paper' }),
      product({ _id: 'p3', category: 'Cats & Dogs' }),
    ],
    [pets, paper, { slug: 'empty', name: 'Empty', picture: null }, { slug: 7 }],
  );

  const { data } = await run(listed);

  expect(data.categories).toEqual([
    {
      slug: 'pet-food',
      label: 'Cats & Dogs',
      isOwn: true,
      productCount: 1,
      image: { url: picture.url, alt: 'Cats & Dogs' },
    },
    {
      slug: 'paper',
      label: 'Paper',
      isOwn: true,
      productCount: 1,
      image: { url: 'https://pictures.test/apples.png', alt: 'Green Apples' },
    },
    { slug: 'toys', label: 'Toys', isOwn: false, productCount: 1, image: expect.anything() },
  ]);
});

test('a category without a picture of its own has that of its first product in stock, or else of its first one', async () => {
  const pictured = (_id: string, inStock: boolean, image: string[]) =>
    product({ _id, category: 'Fruits', inStock, image: image.map((name) => `https://pictures.test/${name}.png`) });
  const imageOf = async (...products: object[]) => {
    const { run } = await openShop(products, []);
    const { data } = await run(listed);
    return data.categories[0].image?.url;
  };
  const [gone, bare, sold] = [pictured('p1', false, ['a']), pictured('p2', true, []), pictured('p3', true, ['b', 'c'])];
  expect(await imageOf(gone, bare, sold)).toBe('https://pictures.test/b.png');
  expect(await imageOf(gone, bare)).toBe('https://pictures.test/a.png');
  expect(await imageOf(bare)).toBeUndefined();
});

test('over a store that can rename the seven, they have its names, and in an empty shop all of them are listed', async () => {
  const open = async (products: object[]) => {
    const store = await openStore({
      'GET /api/store': withFeatures('categories.own', 'categories.labels'),
      'GET /api/product/list': {
        success: true,
        products,
        categories: [],
        categoryLabels: { fruits: 'Obst', dairy: 7 },
      },
    });
    const { run } = await openGateway({ backendUrl: store.url });
    return (await run('{ categories { label } }')).data.categories.map(({ label }: { label: string }) => label);
  };
  expect(await open([product({ category: 'Fruits' }), product({ _id: 'p2', category: 'Dairy' })])).toEqual([
    'Obst',
    'Dairy Products',
  ]);
  expect(await open([])).toHaveLength(7);
});

test('a renamed category is found under its old address, and its products have it', async () => {
  const { run } = await openShop([product({ category: 'Cats & Dogs' })], [pets]);
  const query = '{ products(filter: { category: "pet-food" }) { nodes { category { slug label } } } }';
  expect((await run(query)).data.products.nodes).toEqual([{ category: { slug: 'pet-food', label: 'Cats & Dogs' } }]);
});

test('the gateway ignores the list of categories of a store without the feature', async () => {
  const { run } = await openShop([product()], [pets], []);
  const { data } = await run('{ categories { slug isOwn } }');
  expect(data.categories).toHaveLength(7);
  expect(data.categories[0]).toEqual({ slug: 'vegetables', isOwn: null });
});

test('the seller sees every category with all its products and its place on the walk', async () => {
  const { store, run } = await openShop([], [pets]);
  store.on('GET /api/category/list', {
    success: true,
    categories: [
      { slug: 'fruits', name: 'Fruits', isOwn: false, productCount: 3, picture: null },
      { ...pets, isOwn: true, productCount: 0 },
    ],
    walk: ['pet-food', 'fruits'],
  });
  const query = '{ seller { allCategories { slug label isOwn productCount walk picture { url width alt } } } }';

  expect((await run(query, {}, asSeller)).data.seller.allCategories).toEqual([
    { slug: 'fruits', label: 'Fresh Fruits', isOwn: false, productCount: 3, walk: 1, picture: null },
    {
      slug: 'pet-food',
      label: 'Cats & Dogs',
      isOwn: true,
      productCount: 0,
      walk: 0,
      picture: { url: picture.url, width: 90, alt: 'Cats & Dogs' },
    },
  ]);
});

const saveMutation = `mutation ($input: SaveCategoryInput!) {
  saveCategory(input: $input) { success message errors { code field message } query { categories { slug } } }
}`;

test('a new category is sent with its picture, and the next response has it', async () => {
  const products = [product({ category: 'Paper' })];
  const { store, url, run } = await openShop(products, []);
  expect((await run('{ categories { slug } }')).data.categories).toEqual([{ slug: 'paper' }]);
  const arrived: [string, unknown][] = [];
  store.on('POST /api/category/save', async (request: IncomingMessage, response: ServerResponse) => {
    const body = new Uint8Array(await readBody(request));
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(body, { headers }).formData();
    for (const [name, value] of form) arrived.push([name, typeof value === 'string' ? value : await value.text()]);
    store.on('GET /api/product/list', { success: true, products, categories: [{ ...paper, slug: 'writing' }] });
    sendJson(response, { success: true, message: 'Category added.' });
  });
  const operations = { query: saveMutation, variables: { input: { label: 'Paper', picture: null } } };

  const { body } = await sendMultipart(
    url,
    multipartBody([
      { name: 'operations', content: JSON.stringify(operations) },
      { name: 'map', content: JSON.stringify({ 0: ['variables.input.picture'] }) },
      { name: '0', content: 'bytes', filename: 'paper.png', type: 'image/png' },
    ]),
  );

  expect(body.errors).toBeUndefined();
  expect(body.data).toMatchObject({ saveCategory: { success: true, message: 'Category added.', errors: [] } });
  const { categories } = (body.data as unknown as { saveCategory: { query: { categories: { slug: string }[] } } })
    .saveCategory.query;
  expect(categories.at(-1)).toEqual({ slug: 'writing' });
  expect(arrived).toEqual([
    ['name', 'Paper'],
    ['picture', 'bytes'],
  ]);
});

test('a refusal names the field of the input', async () => {
  const { store, run } = await openShop([], []);
  const message = 'There is already a category with this name. Please choose another name.';
  const errors = [{ code: 'TAKEN', field: 'name', message }];
  store.on('POST /api/category/save', { success: false, code: 'TAKEN', message, errors });
  const { data } = await run(saveMutation, { input: { label: 'Fruits', slug: 'paper' } }, asSeller);
  expect(data.saveCategory).toMatchObject({
    success: false,
    errors: [{ code: 'TAKEN', field: ['label'], message }],
  });
});

test('the seller removes and arranges categories; other callers are refused before the store is asked', async () => {
  const { store, run } = await openShop([], []);
  const bodies: unknown[] = [];
  for (const path of ['remove', 'arrange']) {
    store.on(`POST /api/category/${path}`, async (request: IncomingMessage, response: ServerResponse) => {
      bodies.push(JSON.parse((await readBody(request)).toString()));
      sendJson(response, { success: true, message: 'Done.' });
    });
  }
  const query = `mutation {
    removeCategory(slug: "paper") { success errors { code } }
    arrangeCategories(input: { walk: ["fruits"] }) { success errors { code } }
  }`;

  const refused = { success: false, errors: [{ code: 'NOT_LOGGED_IN' }] };
  expect((await run(query)).data).toEqual({ removeCategory: refused, arrangeCategories: refused });
  expect(bodies).toEqual([]);
  const done = { success: true, errors: [] };
  expect((await run(query, {}, asSeller)).data).toEqual({ removeCategory: done, arrangeCategories: done });
  expect(bodies).toEqual([{ slug: 'paper' }, { walk: ['fruits'] }]);
});
