import { describe, expect, test } from 'vitest';
import { order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const path = `/graphql?query=${encodeURIComponent('{ me { orders { nodes { id status } } } }')}`;
const byScript = { 'apollo-require-preflight': 'true' };
const ann = { ...byScript, cookie: 'token=ann' };

async function openShop(status = 'Order Placed') {
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/user/is-auth', ({ headers }) =>
    Response.json(
      headers['cookie'] === 'token=ann' ? { success: true, user: shopper() } : { success: false, message: 'Log in.' },
    ),
  );
  store.on('GET /api/order/user', { success: true, orders: [order({ status })] });
  return openGateway();
}

describe('private queries by GET', () => {
  test('a private query by GET has an ETag, is stored by no cache, and is 304 while nothing changes', async () => {
    const { get } = await openShop();
    const first = await get(path, ann);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(first.headers.get('vary')).toContain('Cookie');
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    // The first answer is Apollo Server's, the later ones are the fast path's.
    for (const _round of [1, 2]) {
      const again = await get(path, { ...ann, 'if-none-match': etag });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    store.on('GET /api/order/user', { success: true, orders: [order({ status: 'Delivered' })] });
    const changed = await get(path, { ...ann, 'if-none-match': etag });
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
    expect(await changed.text()).toContain('Delivered');
  });

  test('a private query by GET is no 304 for another session', async () => {
    const { get } = await openShop();
    const etag = (await get(path, ann)).headers.get('etag') ?? '';
    const other = await get(path, { ...byScript, cookie: 'token=ben', 'if-none-match': etag });
    expect(other.status).toBe(200);
    expect(await other.json()).toMatchObject({ data: { me: null } });
  });

  test('a private query by GET is refused without the header that only scripts can send', async () => {
    const { get } = await openShop();
    const refused = await get(path, { cookie: 'token=ann' });
    expect([refused.status, refused.headers.get('etag')]).toEqual([400, null]);
  });

  test('a private query by GET has no ETag when it failed or sets a cookie, nor has the answer to a POST', async () => {
    const { get, run } = await openShop();
    const malformed = await get(`/graphql?query=${encodeURIComponent('{ nothing }')}`, ann);
    expect(malformed.headers.get('cache-control')).toBe('no-store');
    const posted = await run('{ me { id } }', {}, { cookie: 'token=ann' });
    expect([posted.headers.get('cache-control'), posted.headers.get('etag')]).toEqual(['no-store', null]);
    store.on('GET /api/user/is-auth', () =>
      withCookies({ success: true, user: shopper() }, ['token=ann; Path=/; HttpOnly']),
    );
    const renewed = await get(path, ann);
    expect([renewed.headers.get('cache-control'), renewed.headers.get('etag')]).toEqual(['no-store', null]);
  });
});
