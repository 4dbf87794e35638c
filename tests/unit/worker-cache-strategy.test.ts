import { describe, expect, test } from 'vitest';
import manifest from '#gateway/__generated__/persisted-operations.json' with { type: 'json' };
import { cacheStrategyFor, isPublicPage, isPublicResponse, publicOperations } from '#web/worker/cache-strategy.ts';

const shop = 'https://shop.example';

function strategyFor(path: string, { method = 'GET', mode = 'cors', operation = '' } = {}) {
  const headers = { get: (name: string) => (name === 'x-apollo-operation-name' && operation ? operation : null) };
  return cacheStrategyFor({ url: new URL(path, shop).href, method, mode, headers }, shop, ['/first-paint.js']);
}

const opened = { mode: 'navigate' };
const sent = (operation: string) => ({ method: 'POST', operation });

describe('service worker', () => {
  test.each([
    ['/assets/index-abc.js', {}, 'file'],
    ['/first-paint.js', {}, 'file'],
    ['/images/abc-320.webp', {}, 'picture'],
    ['/art/hero.webp', {}, 'picture'],
    ['/graphql', sent('ProductList'), 'query'],
    ['/graphql', sent('CartProducts'), 'query'],
    ['/', opened, 'page'],
    ['/products', opened, 'page'],
    ['/products?page=2', opened, 'page'],
    ['/products/bakery/abc?x=1', opened, 'page'],
    ['/cart', opened, 'page'],
    ['/seller/orders/pick?ids=o1', opened, 'page'],
  ])('the service worker handles %s', (path, how, strategy) => {
    expect(strategyFor(path, how)).toBe(strategy);
  });

  test.each([
    ['/graphql', sent('Me')],
    ['/graphql', sent('Login')],
    ['/graphql', sent('UpdateCart')],
    ['/graphql', sent('MyOrders')],
    ['/graphql', sent('Addresses')],
    ['/graphql', sent('PlaceOrder')],
    ['/graphql', sent('SellerOrders')],
    ['/graphql', sent('SuitableProducts')],
    ['/graphql', { method: 'POST' }],
    ['/graphql?query={me{id}}', {}],
    ['/pay/abc', opened],
    ['/pay/abc/pay', { method: 'POST', mode: 'navigate' }],
    ['/stripe', { method: 'POST' }],
    ['/webhooks/stripe', { method: 'POST' }],
    ['/seller', opened],
    ['/seller/orders', opened],
    ['/seller/orders/slips', opened],
    ['/health/ready', {}],
    ['/sw.js', {}],
    ['/images/abc/def', {}],
    ['https://pay.example/images/abc.webp', {}],
  ])('the service worker ignores %s', (path, how) => {
    expect(strategyFor(path, how)).toBeUndefined();
  });

  test('the service worker caches only responses that contain nothing but products', () => {
    expect(isPublicResponse('{"data":{"products":{"nodes":[]}}}')).toBe(true);
    expect(isPublicResponse('{"data":{"product":null}}')).toBe(true);
    for (const other of [
      '{"data":{"products":{},"me":{"email":"ada@example.com"}}}',
      '{"data":{"me":null}}',
      '{"data":{"products":null},"errors":[{"message":"down"}]}',
      '{"data":null}',
      '<html>',
    ])
      expect(isPublicResponse(other)).toBe(false);
  });

  test('the service worker caches only public pages', () => {
    expect(isPublicPage(`${shop}/products/bakery?sort=name`)).toBe(true);
    for (const path of ['/cart', '/my-orders', '/add-address', '/loader', '/productsx'])
      expect(isPublicPage(`${shop}${path}`)).toBe(false);
  });

  test('the service worker stores the responses to operations that the app has', () => {
    const names = manifest.operations.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...publicOperations]));
  });
});
