import { describe, expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { product } from '#tests/support/goods.ts';

const count = '{ seller { removableDemoProducts } }';
const removeMutation = 'mutation { removeDemoProducts { success message removed query { products { totalCount } } } }';
const asSeller = { cookie: 'sellerToken=def' };
const demoCall = 'GET /api/product/demo';
const removeDemoCall = 'POST /api/product/remove-demo';

const isSeller = { 'GET /api/seller/is-auth': { success: true } };

describe('over the bundled store', () => {
  test('the seller sees how many demo products can be removed, removes them, and the gateway reloads the catalogue', async () => {
    const store = await openStore({
      ...isSeller,
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

  test('after a failure the gateway tries the call again later', async () => {
    const store = await openStore({ ...isSeller, 'GET /api/product/list': { success: true, products: [] } });
    store.on(demoCall, (_request, response) => sendJson(response, { success: false, message: 'Busy.' }, 429));
    const { run } = await openGateway({ backendUrl: store.url });
    expect((await run(count, {}, asSeller)).data.seller.removableDemoProducts).toBeNull();
    store.on(demoCall, { success: true, removable: 44 });
    expect((await run(count, {}, asSeller)).data.seller.removableDemoProducts).toBe(44);
  });
});

describe('over a store without the demo calls', () => {
  const page = '<pre>Cannot GET</pre>';

  test.each([
    ['a 404 with a page', 404, page],
    ['an HTML page for every path', 200, '<!doctype html><title>Shop</title>'],
    ['a success without a count', 200, '{"success":true,"product":null}'],
    ['a refusal', 200, '{"success":false,"message":"Product not found"}'],
  ])('that responds with %s, the count is null and the call is not repeated', async (_what, status, text) => {
    const store = await openStore({ ...isSeller, 'GET /api/product/list': { success: true, products: [] } });
    store.on(demoCall, (_request, response) => response.writeHead(status).end(text));
    store.on(removeDemoCall, (_request, response) => response.writeHead(status).end(text));
    const { run } = await openGateway({ backendUrl: store.url });

    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = await run(count, {}, asSeller);
      expect([data.seller.removableDemoProducts, errors]).toEqual([null, undefined]);
    }
    expect(store.count(demoCall)).toBe(1);

    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await run(removeMutation, {}, asSeller);
      expect(errors).toBeUndefined();
      expect(data.removeDemoProducts).toMatchObject({
        success: false,
        message: 'This store has no demonstration products that can be removed.',
        removed: null,
      });
    }
    expect(store.count(removeDemoCall)).toBe(0);
  });

  test('the gateway sends no further removal after the first 404', async () => {
    const store = await openStore({ ...isSeller, 'GET /api/product/list': { success: true, products: [] } });
    const { run } = await openGateway({ backendUrl: store.url });
    for (let time = 0; time < 3; time += 1) {
      expect((await run(removeMutation, {}, asSeller)).data.removeDemoProducts.success).toBe(false);
    }
    expect(store.count(removeDemoCall)).toBe(1);
  });
});
