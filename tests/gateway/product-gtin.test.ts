import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const asSeller = { cookie: 'sellerToken=s1' };
const gtin = '04006381333931';

async function openShop(...features: string[]) {
  const pens = { ...product(), _id: 'p1', name: 'Pens', gtin };
  const store = await openStore({
    'GET /api/store': withFeatures('products.edit', 'sessions.own', ...features),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products: [pens, { ...product(), _id: 'p2', name: 'Oats' }] },
  });
  return { store, pens, ...(await openGateway({ backendUrl: store.url })) };
}

test('everybody reads the barcode of a product; one that has none or another form has null', async () => {
  const { store, run } = await openShop('products.gtin');
  store.on('GET /api/product/list', {
    success: true,
    products: [
      { ...product(), _id: 'p1', gtin },
      { ...product(), _id: 'p2' },
      { ...product(), _id: 'p3', gtin: 4006381333931 },
    ],
  });
  const { data } = await run('{ products { nodes { gtin } } }');
  expect(data.products.nodes.map((node: { gtin: string | null }) => node.gtin).toSorted()).toEqual([gtin, null, null]);
});

test.each(['4006381333931', gtin, '4 006381 333931'])(
  'a search for %s finds the product with that barcode',
  async (search) => {
    const { run } = await openShop('products.gtin');
    const query = 'query ($search: String) { products(filter: { search: $search }) { nodes { name } } }';
    expect((await run(query, { search })).data.products.nodes).toEqual([{ name: 'Pens' }]);
  },
);

test('the seller finds a product by its barcode, also an archived one, with one call', async () => {
  const { store, pens, run } = await openShop('products.gtin');
  const asked: string[] = [];
  store.on('GET /api/product/seller', (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    sendJson(response, { success: true, products: [{ ...pens, version: 1, isArchived: true, sku: null }] });
  });
  const query = 'query ($gtin: String!) { seller { productByGtin(gtin: $gtin) { isArchived product { name gtin } } } }';
  const found = { isArchived: true, product: { name: 'Pens', gtin } };
  expect((await run(query, { gtin: '4006381333931' }, asSeller)).data.seller.productByGtin).toEqual(found);
  expect((await run(query, { gtin: '96385074' }, asSeller)).data.seller.productByGtin).toBeNull();
  expect((await run(query, { gtin: 'milk' }, asSeller)).data.seller.productByGtin).toBeNull();
  expect(asked).toEqual([`/api/product/seller?gtin=${gtin}`, '/api/product/seller?gtin=00000096385074']);
});

test('a store without barcodes gets none, and shows none', async () => {
  const { store, run } = await openShop();
  const sent: string[] = [];
  store.on('POST /api/product/update', async (request: IncomingMessage, response: ServerResponse) => {
    sent.push((await readBody(request)).toString());
    sendJson(response, { success: true, product: { ...product(), version: 2, isArchived: false, gtin } });
  });
  const update = `mutation { updateProduct(input: { id: "p1", name: "Milk", gtin: "${gtin}" }) {
    success product { product { gtin } }
  } }`;
  const { data } = await run(update, {}, asSeller);
  expect(data.updateProduct).toEqual({ success: true, product: { product: { gtin: null } } });
  expect(sent).toHaveLength(1);
  expect(sent.join()).not.toContain(gtin);
  const find = `{ seller { productByGtin(gtin: "${gtin}") { id } } }`;
  expect((await run(find, {}, asSeller)).data.seller.productByGtin).toBeNull();
});
