import { describe, expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { product } from '#tests/support/goods.ts';

const count = '{ seller { removableDemoProducts } }';
const removeMutation = 'mutation { removeDemoProducts { success message removed query { products { totalCount } } } }';
const asSeller = { cookie: 'sellerToken=def' };
const demo = 'GET /api/product/demo';
const removeDemo = 'POST /api/product/remove-demo';

const isSeller = { 'GET /api/seller/is-auth': { success: true } };

describe('over the bundled store', () => {
  test('the seller sees how many can be removed, removes them, and the catalogue is read again', async () => {
    const store = await openStore({
      ...isSeller,
      'GET /api/product/list': { success: true, products: [product(), product({ _id: 'p2' })] },
      [demo]: { success: true, removable: 1 },
    });
    store.on(removeDemo, (_request, response) => {
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

  test('nobody else removes any, and the store is not asked to', async () => {
    const store = await openStore({
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
    expect(store.count(removeDemo)).toBe(0);
  });

  test('a store that fails now is asked again later', async () => {
    const store = await openStore({ ...isSeller, 'GET /api/product/list': { success: true, products: [] } });
    store.on(demo, (_request, response) => sendJson(response, { success: false, message: 'Busy.' }, 429));
    const { run } = await openGateway({ backendUrl: store.url });
    expect((await run(count, {}, asSeller)).data.seller.removableDemoProducts).toBeNull();
    store.on(demo, { success: true, removable: 44 });
    expect((await run(count, {}, asSeller)).data.seller.removableDemoProducts).toBe(44);
  });
});

describe('over a store without these calls', () => {
  const page = '<pre>Cannot GET</pre>';

  test.each([
    ['a 404 with a page', 404, page],
    ['a page of its own for everything', 200, '<!doctype html><title>Shop</title>'],
    ['a success without a count', 200, '{"success":true,"product":null}'],
    ['a refusal', 200, '{"success":false,"message":"Product not found"}'],
  ])('that answers with %s, nothing is told and nothing is asked again', async (_what, status, text) => {
    const store = await openStore({ ...isSeller, 'GET /api/product/list': { success: true, products: [] } });
    store.on(demo, (_request, response) => response.writeHead(status).end(text));
    store.on(removeDemo, (_request, response) => response.writeHead(status).end(text));
    const { run } = await openGateway({ backendUrl: store.url });

    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = await run(count, {}, asSeller);
      expect([data.seller.removableDemoProducts, errors]).toEqual([null, undefined]);
    }
    expect(store.count(demo)).toBe(1);

    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await run(removeMutation, {}, asSeller);
      expect(errors).toBeUndefined();
      expect(data.removeDemoProducts).toMatchObject({
        success: false,
        message: 'This store has no demonstration products that can be removed.',
        removed: null,
      });
    }
    expect(store.count(removeDemo)).toBe(0);
  });

  test('the first removal that is not known there is the last one sent', async () => {
    const store = await openStore({ ...isSeller, 'GET /api/product/list': { success: true, products: [] } });
    const { run } = await openGateway({ backendUrl: store.url });
    for (let time = 0; time < 3; time += 1) {
      expect((await run(removeMutation, {}, asSeller)).data.removeDemoProducts.success).toBe(false);
    }
    expect(store.count(removeDemo)).toBe(1);
  });
});
