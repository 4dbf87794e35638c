import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const asSeller = { cookie: 'sellerToken=s1' };
const cola = { ...product(), _id: 'p1', name: 'Cola', category: 'Drinks', description: [] };
const others = [
  { ...product(), _id: 'p2', name: 'Zingseed', category: 'Grains', description: [] },
  { ...product(), _id: 'p3', name: 'Oats', category: 'Grains', description: [] },
];

async function openShop(...features: string[]) {
  const store = await openStore({
    'GET /api/store': withFeatures('products.edit', 'sessions.own', ...features),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products: [...others, { ...cola, searchWords: 'zing, bubble nectar' }] },
  });
  return { store, ...(await openGateway({ backendUrl: store.url })) };
}

type Run = Awaited<ReturnType<typeof openShop>>['run'];

async function find(run: Run, search: string): Promise<string[]> {
  const query = 'query ($search: String) { products(filter: { search: $search }) { nodes { name } } }';
  return (await run(query, { search })).data.products.nodes.map(({ name }: { name: string }) => name);
}

test.each(['zing', 'bubble nectars', 'cold bubble nectar', 'zingg'])(
  'a search for %s finds the cola first',
  async (search) => {
    const { run } = await openShop('products.words');
    expect((await find(run, search))[0]).toBe('Cola');
  },
);

test('a shopping list is sure of a product by its search words', async () => {
  const { run } = await openShop('products.words');
  const query = '{ matchList(text: "2 zing\\noats") { lines { state matches { product { name } } } } }';
  expect((await run(query)).data.matchList.lines).toMatchObject([
    { state: 'MATCHED', matches: [{ product: { name: 'Cola' } }] },
    { state: 'MATCHED', matches: [{ product: { name: 'Oats' } }] },
  ]);
});

test('search words do not say that a product meets a diet', async () => {
  const { store, run } = await openShop('products.words');
  store.on('GET /api/product/list', { success: true, products: [{ ...cola, searchWords: 'vegan, vegan cola' }] });
  expect(await find(run, 'vegan')).toEqual([]);
  expect(await find(run, 'vegan cola')).toEqual([]);
  expect(await find(run, 'cola')).toEqual(['Cola']);
});

test('the seller changes the search words, and the next search uses the new ones', async () => {
  const { store, run } = await openShop('products.words');
  expect(await find(run, 'zingwater')).toEqual([]);
  const sent: string[] = [];
  store.on('POST /api/product/update', async (request: IncomingMessage, response: ServerResponse) => {
    sent.push((await readBody(request)).toString());
    const changed = { ...cola, searchWords: 'zingwater' };
    store.on('GET /api/product/list', { success: true, products: [...others, changed] });
    sendJson(response, { success: true, product: { ...changed, version: 2, isArchived: false } });
  });
  const update = `mutation ($words: String) {
    updateProduct(input: { id: "p1", searchWords: $words }) { success product { searchWords } }
  }`;
  const { data } = await run(update, { words: 'zingwater' }, asSeller);
  expect(data.updateProduct).toEqual({ success: true, product: { searchWords: 'zingwater' } });
  expect(sent.join()).toContain('"searchWords":"zingwater"');
  expect(await find(run, 'zingwater')).toEqual(['Cola']);
  expect(await find(run, 'bubble nectar')).toEqual([]);
});

test('a store without search words gets none, and shows none', async () => {
  const { store, run } = await openShop();
  const sent: string[] = [];
  store.on('POST /api/product/update', async (request: IncomingMessage, response: ServerResponse) => {
    sent.push((await readBody(request)).toString());
    sendJson(response, { success: true, product: { ...cola, version: 2, isArchived: false, searchWords: 'zing' } });
  });
  const update = `mutation { updateProduct(input: { id: "p1", name: "Cola", searchWords: "soda" }) {
    success product { searchWords }
  } }`;
  const { data } = await run(update, {}, asSeller);
  expect(data.updateProduct).toEqual({ success: true, product: { searchWords: null } });
  expect(sent).toHaveLength(1);
  expect(sent.join()).not.toContain('soda');
});
