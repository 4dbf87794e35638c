import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as ask } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const webFolder = join(folder, 'web');
const webRenderer = join(folder, 'renderer.mjs');

const { operations } = JSON.parse(readFileSync('gateway/__generated__/persisted-operations.json', 'utf8')) as {
  operations: { name: string; id: string }[];
};
const hashOf = (name: string) => operations.find((each) => each.name === name)?.id ?? '';

/** A stand-in for the web app's renderer: the names of the products, and which rendering this is. */
const RENDERER = `
let made = 0;
export function createRenderer({ folder, template, currency }) {
  return async ({ url, query }) => {
    const { searchParams } = new URL(url);
    if (searchParams.get('q') === 'broken') throw new Error('broken');
    if (searchParams.get('q') === 'slow') await new Promise(() => undefined);
    made += 1;
    const number = made;
    const hash = searchParams.get('q') === 'change' ? '${hashOf('Logout')}' : '${hashOf('BestSellers')}';
    const { data } = await query({ hash, variables: {} });
    const { data: person } = await query({ hash: '${hashOf('Me')}', variables: {} });
    const names = data.products.nodes.map(({ name }) => name).join(', ');
    const html = \`<html>\${url} made \${number}: \${names}; \${person.me?.name ?? 'nobody'} \${'.'.repeat(2000)}</html>\`;
    return { html, styles: ['aGFzaA=='] };
  };
}`;

beforeAll(() => {
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(webRenderer, RENDERER);
});
afterAll(() => rmSync(folder, { recursive: true }));

const HTML = { accept: 'text/html' };
const EMPTY = '<title>Shop</title>';

const sell = (...names: string[]) =>
  store.on('GET /api/product/list', {
    success: true,
    products: names.map((name, at) => product({ _id: `p${at + 1}`, name })),
  });
const open = async (tuning: object = {}, config: object = {}) => {
  const gateway = await openGateway(config, { webFolder, webRenderer, ...tuning });
  return {
    ...gateway,
    page: async (path: string, headers: Record<string, string> = {}) =>
      await (await gateway.get(path, { ...HTML, ...headers })).text(),
  };
};
const numberOf = (html: string) => Number(/ made (\d+):/.exec(html)?.[1]);

test.each([
  '/',
  '/products',
  '/products?q=apple&sort=name',
  '/products/fruits',
  '/products/Fruits/',
  '/products/fruits/p1',
  '/cart',
])('%s is sent rendered, with what its operations answer', async (path) => {
  sell('Green Apples');
  const { get } = await open();
  const response = await get(path, HTML);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-aGFzaA=='");
  expect(await response.text()).toContain('Green Apples');
});

test.each(['/products/fruits/gone', '/products/flowers', '/seller', '/seller/orders'])(
  '%s is left to the browser',
  async (path) => {
    sell('Green Apples');
    const { page } = await open();
    expect(await page(path)).toContain(EMPTY);
  },
);

test('an address that is no page is answered with status 404 and one page for all of them', async () => {
  sell('Green Apples');
  const { get, page } = await open();
  const response = await get('/nowhere', HTML);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(await page('/elsewhere'));
});

test('a page is made once, whoever asks for it and however it is spelled', async () => {
  sell('Green Apples');
  const { page } = await open({ catalogueTimeToLive: 60_000 });
  const pages = await Promise.all(
    ['/products', '/products/', '/products?utm_source=mail', '/products'].map((path) => page(path)),
  );
  expect(new Set(pages).size).toBe(1);
  expect(numberOf(await page('/products?offers=1'))).not.toBe(numberOf(pages[0] ?? ''));
});

test('a page is made as for a visitor: no cookie goes to the store, and nothing of a shopper is in it', async () => {
  sell('Green Apples');
  store.on('GET /api/user/is-auth', { success: true, user: { _id: 'u1', name: 'Ann', email: 'a@b.c', cartItems: {} } });
  const { page } = await open();
  const html = await page('/', { cookie: 'token=secret; sellerToken=secret' });
  expect(html).toContain('; nobody');
  expect(store.seen.every(({ headers }) => !('cookie' in headers))).toBe(true);
  expect(store.calls('GET /api/user/is-auth')).toEqual([]);
});

test('a browser that has the page already is told so, in whichever form it has it', async () => {
  sell('Green Apples');
  const { url, get } = await open({ catalogueTimeToLive: 60_000 });
  const bodies = await Promise.all(
    ['br', 'gzip;q=0.5', 'identity'].map(async (accepted) => {
      const { headers, body } = await raw(url, { 'accept-encoding': accepted });
      expect(headers['vary']).toContain('accept-encoding');
      const again = await raw(url, {
        'accept-encoding': accepted,
        'if-none-match': `"other", W/${String(headers['etag'])}`,
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
      return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
    }),
  );
  expect(new Set(bodies).size).toBe(1);
  expect((await get('/', { ...HTML, 'if-none-match': '"other"' })).status).toBe(200);
});

test('after a change made through the gateway nobody sees the old page', async () => {
  sell('Green Apples');
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('POST /api/product/stock', () => {
    sell('Red Apples');
    return Response.json({ success: true, message: 'Stock updated' });
  });
  const { page, run } = await open({ catalogueTimeToLive: 60_000 });
  expect(await page('/')).toContain('Green Apples');
  await run(
    'mutation { setProductStock(input: { productId: "p1", inStock: true }) { success } }',
    {},
    { cookie: 'sellerToken=s' },
  );
  expect(await page('/')).toContain('Red Apples');
});

test('after a change in the store the old page is sent while the new one is made', async () => {
  sell('Green Apples');
  const { page } = await open();
  expect(await page('/')).toContain('Green Apples');
  sell('Red Apples');
  await expect.poll(() => page('/'), { timeout: 10_000 }).toContain('Red Apples');
});

test('while the store is down the pages of the last known catalogue are sent', async () => {
  sell('Green Apples');
  const { page } = await open();
  await page('/');
  store.on('GET /api/product/list', () => new Response('down', { status: 500 }));
  expect(await page('/')).toContain('Green Apples');
  expect(await page('/products')).toContain('Green Apples');
});

test.each([
  ['cannot be rendered', '/products?q=broken'],
  ['is not rendered in time', '/products?q=slow'],
  ['asks for a change', '/products?q=change'],
])('a page that %s is left to the browser', async (_fault, path) => {
  sell('Green Apples');
  const { get } = await open();
  const response = await get(path, HTML);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(EMPTY)]);
});

test('without a catalogue, or without a renderer, pages are left to the browser', async () => {
  store.on('GET /api/product/list', () => new Response('down', { status: 500 }));
  expect(await (await open()).page('/')).toContain(EMPTY);
  sell('Green Apples');
  expect(await (await open({ webRenderer: join(folder, 'missing.mjs') })).page('/')).toContain(EMPTY);
});

test('search engines are told where the pages are, and to leave personal ones alone', async () => {
  sell('Green <Apples>');
  const { get } = await open({}, { publicOrigin: 'https://shop.test' });
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://shop.test/sitemap.xml');
  const map = await get('/sitemap.xml');
  expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const places = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain('https://shop.test/products/fruits/p1');
  expect(places).toHaveLength(10);
  for (const path of ['/my-orders', '/add-address', '/loader', '/seller']) {
    expect((await get(path, HTML)).headers.get('x-robots-tag')).toBe('noindex');
  }
  for (const path of ['/', '/cart', '/products/fruits'])
    expect((await get(path, HTML)).headers.get('x-robots-tag')).toBeNull();
});

test('a map of half a shop is not given out', async () => {
  store.on('GET /api/product/list', () => new Response('down', { status: 500 }));
  const { get } = await open();
  expect((await get('/sitemap.xml')).status).toBe(503);
});

/** A request whose answer nobody unpacks. */
function raw(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    ask(url, { headers: { ...HTML, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
