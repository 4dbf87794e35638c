import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { multipartBody, sendMultipart, type Part } from '#tests/support/multipart-request.ts';
import { startBackend, makeDatabase, sellerLogin, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const asSeller = { cookie: 'sellerToken=s1' };
const updateCall = 'POST /api/product/update';
const archiveCall = 'POST /api/product/archive';
const sellerProduct = (over: object = {}) => ({
  ...product(),
  version: 3,
  isArchived: false,
  isBestSeller: true,
  ...over,
});

const shown = '{ id version isArchived isBestSeller product { name size { amount unit } unitPrice { amount per } } }';
const updateMutation = `mutation ($input: UpdateProductInput!) {
  updateProduct(input: $input) { success message errors { code field } product ${shown} }
}`;

async function openShop(answers: Parameters<typeof openStore>[0] = {}, features = ['products.edit']) {
  const store = await openStore({
    'GET /api/store': withFeatures(...features),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products: [product()] },
    ...answers,
  });
  const gateway = await openGateway({ backendUrl: store.url });
  return { store, ...gateway };
}

test.each([
  ['UK', 568],
  ['DE', 473],
])('a shop in %s reads a pint of its country', async (country, amount) => {
  const described = withFeatures('products.edit', 'store.settings', 'law.country');
  const settings = { ...described.settings, country };
  const pages = { success: true, pages: [] };
  const { run } = await openShop({ 'GET /api/store': { ...described, settings }, 'GET /api/store/pages': pages });
  const { data } = await run('{ seller { weightReading(text: "1 pint") { size { amount } } } }', {}, asSeller);
  expect(data.seller.weightReading).toEqual({ size: { amount } });
});

test.each([
  [
    { amount: 500, unit: 'G' },
    { amount: 8.5, per: 'KILOGRAM' },
  ],
  [
    { amount: 330, unit: 'ML' },
    { amount: 12.88, per: 'LITRE' },
  ],
  [
    { amount: 6, unit: 'PIECE' },
    { amount: 0.71, per: 'PIECE' },
  ],
  [{ amount: 0, unit: 'G' }, null],
  [{ amount: 1, unit: 'LB' }, null],
  ['500 g', null],
  [undefined, null],
])('a product of the size %j has the unit price %j', async (size, unitPrice) => {
  const { run } = await openShop({ 'GET /api/product/list': { success: true, products: [product({ size })] } });
  const { data } = await run('{ products { nodes { size { amount unit } unitPrice { amount per } } } }');
  expect(data.products.nodes).toEqual([{ size: unitPrice && size, unitPrice }]);
});

test.each([
  [{ weight: '6 x 330 ml' }, { amount: 1980, unit: 'ML' }, { amount: 2.15, per: 'LITRE' }, '6 x 330 ml'],
  [{ weight: 'bunch' }, null, null, 'bunch'],
  [{ weight: undefined }, null, null, null],
])('over a store without sizes, %j has the size %j and the unit price %j', async (fields, size, unitPrice, weight) => {
  const { run } = await openShop({ 'GET /api/product/list': { success: true, products: [product(fields)] } }, []);
  const { data } = await run('{ products { nodes { weight size { amount unit } unitPrice { amount per } } } }');
  expect(data.products.nodes).toEqual([{ weight, size, unitPrice }]);
});

test.each([
  [{ weight: '6 x 330 ml', size: { amount: 1980, unit: 'ML' } }, '6 x 330 ml'],
  [{ weight: 'bunch', size: { amount: 1, unit: 'PIECE' } }, 'bunch'],
  [{ weight: '1 kg', size: { amount: 500, unit: 'G' } }, '500 g'],
  [{ weight: '500 g', size: { amount: 500, unit: 'ML' } }, '500 ml'],
  [{ weight: null, size: { amount: 1500, unit: 'G' } }, '1.5 kg'],
  [{ weight: null, size: { amount: 2000, unit: 'ML' } }, '2 L'],
  [{ weight: null, size: { amount: 1, unit: 'PIECE' } }, '1 pc'],
  [{ weight: null, size: { amount: 6, unit: 'PIECE' } }, '6 pcs'],
])('a product with %j has the weight text %j and its own size', async (fields, weight) => {
  const { run } = await openShop({ 'GET /api/product/list': { success: true, products: [product(fields)] } });
  const { data } = await run('{ products { nodes { weight size { amount unit } } } }');
  expect(data.products.nodes).toEqual([{ weight, size: fields.size }]);
});

test('best sellers come first, then the others, in the order of the store', async () => {
  const products = ['a', 'b', 'c', 'd'].map((_id) => product({ _id, isBestSeller: _id === 'c' || _id === 'd' }));
  const { run } = await openShop({ 'GET /api/product/list': { success: true, products } });
  const { data } = await run('{ products(sort: BEST_SELLERS) { nodes { id } } }');
  expect(data.products.nodes.map(({ id }: { id: string }) => id)).toEqual(['c', 'd', 'a', 'b']);
});

test('the seller reads all products, filters them, and pages through them', async () => {
  const products = [
    sellerProduct({ _id: 'p1', name: 'Apples', size: { amount: 1000, unit: 'G' } }),
    sellerProduct({ _id: 'p2', name: 'Old tea', isArchived: true }),
    sellerProduct({ _id: 'p3', name: 'Tea' }),
  ];
  const { run } = await openShop({ 'GET /api/product/seller': { success: true, products } });
  const names = async (args: string) => {
    const { data } = await run(
      `{ seller { allProducts${args} { totalCount nodes ${shown} edges { cursor } pageInfo { hasNextPage endCursor } } } }`,
      {},
      asSeller,
    );
    return data.seller.allProducts;
  };
  const all = await names('(first: 2)');
  expect(all).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect(all.nodes[0]).toEqual({
    id: 'p1',
    version: 3,
    isArchived: false,
    isBestSeller: true,
    product: { name: 'Apples', size: { amount: 1000, unit: 'G' }, unitPrice: { amount: 4.25, per: 'KILOGRAM' } },
  });
  const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);
  expect(idsOf(await names(`(after: "${all.pageInfo.endCursor}")`))).toEqual(['p3']);
  expect(idsOf(await names('(isArchived: true)'))).toEqual(['p2']);
  expect(idsOf(await names('(isArchived: false, filter: { search: "tea" })'))).toEqual(['p3']);
});

test('the fields of a change and its pictures arrive at the store in their order', async () => {
  const arrived: FormData[] = [];
  const { url, store } = await openShop({
    [updateCall]: async (request: IncomingMessage, response: ServerResponse) => {
      const body = await readBody(request);
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      arrived.push(await new Response(new Uint8Array(body), { headers }).formData());
      store.on('GET /api/product/list', { success: true, products: [product({ name: 'Red Apples' })] });
      sendJson(response, { success: true, message: 'Product saved.', product: sellerProduct({ version: 4 }) });
    },
  });
  const pictures = [{ upload: null }, { url: 'https://shop.test/images/one-960.webp' }, { upload: null }];
  const input = { id: 'p1', ifVersion: 3, name: 'Red Apples', category: 'fruits', size: null, pictures };
  const query = `mutation ($input: UpdateProductInput!) {
    updateProduct(input: $input) { success message product { version } query { products { nodes { name } } } }
  }`;
  const parts: Part[] = [
    { name: 'operations', content: JSON.stringify({ query, variables: { input } }) },
    { name: 'map', content: '{"0":["variables.input.pictures.0.upload"],"1":["variables.input.pictures.2.upload"]}' },
    { name: '0', content: 'first', filename: 'a.png', type: 'image/png' },
    { name: '1', content: 'second', filename: 'b.png', type: 'image/png' },
  ];
  const { body } = await sendMultipart(url, multipartBody(parts));
  expect(body.data?.['updateProduct']).toEqual({
    success: true,
    message: 'Product saved.',
    product: { version: 4 },
    query: { products: { nodes: [{ name: 'Red Apples' }] } },
  });
  const [form] = arrived;
  expect(JSON.parse(form?.get('productData') as string)).toEqual({
    id: 'p1',
    ifVersion: 3,
    name: 'Red Apples',
    category: 'Fruits',
    size: null,
    weight: null,
    pictures: [{ file: 0 }, { url: 'https://shop.test/images/one-960.webp' }, { file: 1 }],
  });
  const files = (form?.getAll('images') ?? []) as File[];
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['first', 'second']);
});

test('a weight is sent as the store reads it, and replaces the size', async () => {
  let sent = '';
  const { run } = await openShop({
    [updateCall]: async (request: IncomingMessage, response: ServerResponse) => {
      sent = String(await readBody(request));
      sendJson(response, { success: true, product: sellerProduct() });
    },
  });
  await run(updateMutation, { input: { id: 'p1', weight: ' 400 - 600g' } }, asSeller);
  expect(sent).toContain('{"id":"p1","weight":"400–600 g","size":null}');
});

test('after a change of an older version, the payload has the newer product', async () => {
  const { run } = await openShop({
    [updateCall]: {
      success: false,
      code: 'CHANGED_SINCE',
      message: 'The product has changed since you opened it.',
      product: sellerProduct({ name: 'Newer', version: 9 }),
    },
  });
  const { data } = await run(updateMutation, { input: { id: 'p1', ifVersion: 3, price: 9 } }, asSeller);
  expect(data.updateProduct).toMatchObject({
    success: false,
    errors: [{ code: 'CHANGED_SINCE', field: null }],
    product: { version: 9, product: { name: 'Newer' } },
  });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ price: -1 }, ['price']],
  [{ price: 1, offerPrice: 2 }, ['offerPrice']],
  [{ category: 'toys' }, ['category']],
  [{ weight: '600-400 g' }, ['weight']],
  [{ pictures: [{}] }, ['pictures', '0']],
  [{ pictures: Array.from({ length: 5 }, () => ({ url: 'x' })) }, ['images']],
])('the gateway refuses a change with %j itself', async (fields, field) => {
  const { run, store } = await openShop();
  const { data } = await run(updateMutation, { input: { id: 'p1', ...fields } }, asSeller);
  expect(data.updateProduct).toMatchObject({ success: false, errors: [{ field }], product: null });
  expect(store.count(updateCall)).toBe(0);
});

test('a caller who is not the seller is refused, and nothing is sent', async () => {
  const { run, store } = await openShop({
    'GET /api/seller/is-auth': { success: false, message: 'Not authorized. Please log in as the seller.' },
  });
  const { data } = await run(
    'mutation { archiveProduct(input: { id: "p1", isArchived: true }) { success errors { code } } arrangeProduct(input: { id: "p1" }) { errors { code } } }',
    {},
    asSeller,
  );
  const errors = [{ code: 'NOT_LOGGED_IN' }];
  expect(data).toEqual({ archiveProduct: { success: false, errors }, arrangeProduct: { errors } });
  expect(store.count(archiveCall)).toBe(0);
});

test('over a store without the feature, the changes are not supported and a new product is sent in the form of the contract', async () => {
  let sent = '';
  const { run, store } = await openShop(
    {
      'POST /api/product/add': async (request: IncomingMessage, response: ServerResponse) => {
        sent = String(await readBody(request));
        sendJson(response, { success: true });
      },
    },
    [],
  );
  const { data } = await run(updateMutation, { input: { id: 'p1', name: 'New' } }, asSeller);
  expect(data.updateProduct).toMatchObject({ success: false, errors: [{ code: 'NOT_SUPPORTED' }] });
  expect(
    (await run(`{ seller { allProducts { totalCount } oneProduct(id: "p1") { id } } }`, {}, asSeller)).data,
  ).toEqual({
    seller: { allProducts: null, oneProduct: null },
  });
  await run(
    'mutation { addProduct(input: { name: "Kiwi", category: "fruits", price: 2, offerPrice: 1, size: { amount: 1, unit: G }, pictures: [] }) { success } }',
    {},
    asSeller,
  );
  expect(sent).toContain('"name":"Kiwi"');
  expect(sent).not.toMatch(/size|pictures/);
  expect(store.count(updateCall)).toBe(0);
});

describe('over the bundled store', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  test('the seller adds, edits, arranges and archives a product', async () => {
    const made = await makeDatabase();
    closing.push(() => made.remove());
    const backend = await startBackend(testConfig(made.folder, made.database, {}));
    closing.push(() => backend.close());
    const client = createStoreClient(backend.address);
    await client.post('/api/seller/login', sellerLogin);
    const { run, url } = await openGateway({ backendUrl: backend.address });
    const cookie = `sellerToken=${client.cookies.get('sellerToken')}`;
    const ask = async (query: string, variables: object = {}) => (await run(query, variables, { cookie })).data;

    const ids: string[] = [];
    for (const name of ['Figs', 'Dates']) {
      const { addProduct } = await ask(
        `mutation { addProduct(input: { name: "${name}", category: "fruits", price: 5, offerPrice: 4, size: { amount: 250, unit: G } }) { success product { id unitPrice { amount per } } } }`,
      );
      expect(addProduct).toMatchObject({ success: true, product: { unitPrice: { amount: 16, per: 'KILOGRAM' } } });
      ids.push(addProduct.product.id);
    }
    const [figs = '', dates = ''] = ids;

    const variables = { input: { id: figs, ifVersion: 1, name: 'Fresh figs', pictures: [{ upload: null }] } };
    const query =
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { success product { version product { name images { url } } } } }';
    const { body } = await sendMultipart(
      url,
      multipartBody([
        { name: 'operations', content: JSON.stringify({ query, variables }) },
        { name: 'map', content: '{"0":["variables.input.pictures.0.upload"]}' },
        { name: '0', content: await makePicture('png', 20, 20), filename: 'a.png', type: 'image/png' },
      ]),
      { cookie },
    );
    const saved = body.data?.['updateProduct'] as unknown as {
      product: { product: { images: { url: string }[] } };
    };
    expect(saved).toMatchObject({ success: true, product: { version: 2, product: { name: 'Fresh figs' } } });

    const pictures = saved.product.product.images.map(({ url: address }) => ({ url: address }));
    expect(pictures).toHaveLength(1);
    const { addProduct: copy } = await ask(
      'mutation ($pictures: [ProductPictureInput!]) { addProduct(input: { name: "Copy", category: "fruits", price: 5, offerPrice: 4, pictures: $pictures }) { success product { images { url } } } }',
      { pictures },
    );
    expect(copy).toMatchObject({ success: true, product: { images: pictures } });

    const { updateProduct: late } = await ask(updateMutation, { input: { id: figs, ifVersion: 1, price: 6 } });
    expect(late).toMatchObject({ errors: [{ code: 'CHANGED_SINCE' }], product: { version: 2 } });

    const { updateProduct: weighed } = await ask(
      `mutation { updateProduct(input: { id: "${dates}", weight: "0,4-0,5 kg" }) { product { product { weight expectedGrams size { amount } unitPrice { amount per } } } } }`,
    );
    expect(weighed.product.product).toEqual({
      weight: '0.4–0.5 kg',
      expectedGrams: 500,
      size: null,
      unitPrice: { amount: 8, per: 'KILOGRAM' },
    });

    await ask(`mutation { arrangeProduct(input: { id: "${dates}", after: null, isBestSeller: true }) { success } }`);
    const { archiveProduct } = await ask(
      `mutation { archiveProduct(input: { id: "${figs}", isArchived: true, ifVersion: 2 }) { success product { isArchived } query { products { nodes { name } } } } }`,
    );
    expect(archiveProduct).toEqual({
      success: true,
      product: { isArchived: true },
      query: { products: { nodes: [{ name: 'Dates' }, { name: 'Copy' }] } },
    });
    const change = (fields: string) =>
      ask(
        `mutation { changeProducts(input: { products: [{ id: "${dates}", ifVersion: 2 }], ${fields} }) { success errors { code field } changes { id name version price offerPrice newPrice newOfferPrice } } }`,
      );
    const prices = { id: dates, name: 'Dates', version: 2, price: 5, offerPrice: 4, newPrice: 5, newOfferPrice: 4.4 };
    expect(await change('percent: 10, dryRun: true')).toEqual({
      changeProducts: { success: true, errors: [], changes: [prices] },
    });
    expect(await change('percent: 10')).toMatchObject({ changeProducts: { success: true, changes: [prices] } });
    const refused = (code: string, field: string[] | null) => ({
      changeProducts: { success: false, errors: [{ code, field }], changes: [] },
    });
    expect(await change('percent: 10')).toEqual(refused('CHANGED_SINCE', null));
    expect(await change('category: "toys"')).toEqual(refused('INVALID', ['category']));
    expect(await change('percent: 5000')).toEqual(refused('INVALID', ['percent']));

    const { seller } = await ask(`{ seller { oneProduct(id: "${figs}") ${shown} } }`);
    expect(seller.oneProduct).toMatchObject({ version: 3, isArchived: true, product: { name: 'Fresh figs' } });
  });
});
