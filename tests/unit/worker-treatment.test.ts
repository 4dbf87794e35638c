import { describe, expect, test } from 'vitest';
import manifest from '#gateway/__generated__/persisted-operations.json' with { type: 'json' };
import { isPublicAnswer, isPublicPage, publicOperations, treatmentOf } from '#web/worker/treatment.ts';

const shop = 'https://shop.example';

function treat(path: string, { method = 'GET', mode = 'cors', operation = '' } = {}) {
  const headers = { get: (name: string) => (name === 'x-apollo-operation-name' && operation ? operation : null) };
  return treatmentOf({ url: new URL(path, shop).href, method, mode, headers }, shop, ['/theme.js']);
}

const opened = { mode: 'navigate' };
const sent = (operation: string) => ({ method: 'POST', operation });

describe('the service worker', () => {
  test.each([
    ['/assets/index-abc.js', {}, 'file'],
    ['/theme.js', {}, 'file'],
    ['/images/abc-320.webp', {}, 'picture'],
    ['/art/hero.webp', {}, 'picture'],
    ['/graphql', sent('ProductList'), 'answer'],
    ['/graphql', sent('CartProducts'), 'answer'],
    ['/', opened, 'page'],
    ['/products', opened, 'page'],
    ['/products?page=2', opened, 'page'],
    ['/products/bakery/abc?x=1', opened, 'page'],
    ['/cart', opened, 'page'],
  ])('handles %s', (path, how, treatment) => {
    expect(treat(path, how)).toBe(treatment);
  });

  test.each([
    ['/graphql', sent('Me')],
    ['/graphql', sent('Login')],
    ['/graphql', sent('UpdateCart')],
    ['/graphql', sent('MyOrders')],
    ['/graphql', sent('Addresses')],
    ['/graphql', sent('PlaceOrder')],
    ['/graphql', sent('SellerOrders')],
    ['/graphql', { method: 'POST' }],
    ['/graphql?query={me{id}}', {}],
    ['/pay/abc', opened],
    ['/pay/abc/pay', { method: 'POST', mode: 'navigate' }],
    ['/stripe', { method: 'POST' }],
    ['/webhooks/stripe', { method: 'POST' }],
    ['/seller', opened],
    ['/seller/orders', opened],
    ['/health/ready', {}],
    ['/sw.js', {}],
    ['/images/abc/def', {}],
    ['https://pay.example/images/abc.webp', {}],
  ])('ignores %s', (path, how) => {
    expect(treat(path, how)).toBeUndefined();
  });

  test('caches only responses that contain nothing but products', () => {
    expect(isPublicAnswer('{"data":{"products":{"nodes":[]}}}')).toBe(true);
    expect(isPublicAnswer('{"data":{"product":null}}')).toBe(true);
    for (const other of [
      '{"data":{"products":{},"me":{"email":"ada@example.com"}}}',
      '{"data":{"me":null}}',
      '{"data":{"products":null},"errors":[{"message":"down"}]}',
      '{"data":null}',
      '<html>',
    ])
      expect(isPublicAnswer(other)).toBe(false);
  });

  test('caches only public pages', () => {
    expect(isPublicPage(`${shop}/products/bakery?sort=name`)).toBe(true);
    for (const path of ['/cart', '/my-orders', '/add-address', '/loader', '/productsx'])
      expect(isPublicPage(`${shop}${path}`)).toBe(false);
  });

  test('stores the responses to operations that the app has', () => {
    const names = manifest.operations.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...publicOperations]));
  });
});
