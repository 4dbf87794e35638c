import { expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { product } from '#tests/support/goods.ts';

const count = '{ seller { removableDemoProducts } }';
const removeMutation = 'mutation { removeDemoProducts { success message removed query { products { totalCount } } } }';
const asSeller = { cookie: 'sellerToken=def' };
const demoCall = 'GET /api/product/demo';
const removeDemoCall = 'POST /api/product/remove-demo';

const hasDemo = { 'GET /api/store': withFeatures('products.demo') };
const isSeller = { 'GET /api/seller/is-auth': { success: true } };

test('the seller sees how many demo products can be removed, removes them, and the gateway reloads the catalogue', async () => {
  const store = await openStore({
    ...isSeller,
    ...hasDemo,
    'GET /api/product/list': { success: true, products: [product(), product({ _id: 'p2' })] },
    [demoCall]: { success: true, removable: 1 },
  });
  store.on(removeDemoCall, (_request, response) => {
    store.on('GET /api/product/list', { success: true, products: [product()] });
    sendJson(response, { success: true, message: '1 demonstration product removed.', removed: 1 });
  });
  const { run } = await openGateway({ backendUrl: store.url });
  expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(2);
  expect((await run(count, {}, asSeller)).data.seller.removableDemoProducts).toBe(1);

  const { data } = await run(removeMutation, {}, asSeller);

  expect(data.removeDemoProducts).toEqual({
    success: true,
    message: '1 demonstration product removed.',
    removed: 1,
    query: { products: { totalCount: 1 } },
  });
});

test('other callers are refused and the gateway sends no removal', async () => {
  const store = await openStore({
    ...hasDemo,
    'GET /api/seller/is-auth': { success: false, message: 'Not authorized. Please log in as the seller.' },
    'GET /api/product/list': { success: true, products: [] },
  });
  const { run } = await openGateway({ backendUrl: store.url });

  const { data } = await run(removeMutation, {}, asSeller);

  expect(data.removeDemoProducts).toMatchObject({
    success: false,
    message: 'Not authorized. Please log in as the seller.',
    removed: null,
  });
  expect(store.count(removeDemoCall)).toBe(0);
});

test('a count that the store does not send is null, and the gateway asks again', async () => {
  const store = await openStore({ ...isSeller, ...hasDemo, 'GET /api/product/list': { success: true, products: [] } });
  store.on(demoCall, (_request, response) => sendJson(response, { success: false, message: 'Busy.' }, 429));
  const { run } = await openGateway({ backendUrl: store.url });
  expect((await run(count, {}, asSeller)).data.seller.removableDemoProducts).toBeNull();
  store.on(demoCall, { success: true, removable: 44 });
  expect((await run(count, {}, asSeller)).data.seller.removableDemoProducts).toBe(44);
});
