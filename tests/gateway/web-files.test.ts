import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway, type OpenGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore, withStatus } from '#tests/support/store-mock.ts';
import { pageTable } from '#web/app/pages-plugin.ts';
import { sellerPageFeatures } from '#web/features/seller/shell/seller-pages.ts';
import { pageFeatures } from '#web/shared/store-pages/page-features.ts';

const store = mockStore();
const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
const script = 'console.log("shop");\n'.repeat(100);

beforeAll(() => {
  mkdirSync(join(webFolder, 'assets'));
  mkdirSync(join(webFolder, 'art'));
  mkdirSync(join(webFolder, '.vite'));
  writeFileSync(
    join(webFolder, 'index.html'),
    '<!doctype html><html data-formats="__FORMATS__"><title>Shop</title></html>',
  );
  writeFileSync(join(webFolder, 'pages.json'), JSON.stringify(pageTable));
  writeFileSync(join(webFolder, 'assets/main-4f2a.js'), script);
  writeFileSync(join(webFolder, 'assets/main-4f2a.js.gz'), gzipSync(script));
  writeFileSync(join(webFolder, 'art/hero.webp'), 'picture');
  writeFileSync(join(webFolder, 'sw.js'), script);
  writeFileSync(join(webFolder, 'sw.js.gz'), gzipSync(script));
  writeFileSync(join(webFolder, '.vite/manifest.json'), '{}');
});
afterAll(() => rmSync(webFolder, { recursive: true }));

const storePages = Object.entries({ ...pageFeatures, ...sellerPageFeatures }).map(
  ([path, feature = '']) => [path.replace(':id', 'p1'), feature] as const,
);

const htmlType = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const open = async (config: object = {}) => {
  store.on('GET /api/product/list', { success: true, products: [product()] });
  return await openGateway(config, { webFolder });
};

test.each([
  '/',
  '/products',
  '/products?search=apple',
  '/products/vegetables',
  '/products/Fruits',
  '/products/grains/',
  '/products/fruits/p1',
  '/cart',
  '/Cart',
  '/add-address',
  '/my-orders',
  '/loader?next=my-orders',
  '/seller',
  '/seller/product-list',
  '/seller/orders',
])('%s returns the web app', async (path) => {
  const { get } = await open();
  const response = await get(path, htmlType);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('<title>Shop</title>');
});

test.each([
  '/nowhere',
  '/products/flowers',
  '/products/fruits/gone',
  '/products/fruits/p1/more',
  '/seller/nowhere',
  '/index.html',
  '/admin.php',
  '/products/%E0%A4%A',
])('%s returns the web app with status 404', async (path) => {
  const { get } = await open();
  const response = await get(path, htmlType);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.status === 400 || (await response.text()).includes('<title>Shop</title>')).toBe(true);
});

test('while the store is down a product page returns the web app with status 200', async () => {
  store.on('GET /api/product/list', () => new Response('down', { status: 500 }));
  const { get } = await openGateway({}, { webFolder });
  expect((await get('/products/fruits/gone', htmlType)).status).toBe(200);
});

test('the currency is written into the page, escaped', async () => {
  const { get } = await open({ currency: '"><b>$&' });
  expect(await (await get('/', htmlType)).text()).toContain(
    '&quot;symbol&quot;:&quot;\\&quot;&gt;&lt;b&gt;$&amp;&quot;,',
  );
});

test('hashed files are immutable for caches and sent as compressed at build time', async () => {
  const { get } = await open();
  const response = await get('/assets/main-4f2a.js', { 'accept-encoding': 'gzip' });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(await response.text()).toBe(script);
});

test('other files have a limited cache time', async () => {
  const { get } = await open();
  const response = await get('/art/hero.webp');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
});

test('the service worker is revalidated on each use, and only scripts of the shop may run in it', async () => {
  const { get } = await open();
  for (const encoding of ['identity', 'gzip']) {
    const { headers } = await get('/sw.js', { 'accept-encoding': encoding });
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
  }
});

test.each([
  '/assets/gone-1234.js',
  '/art/gone.webp',
  '/.vite/manifest.json',
  '/pages.json',
  '/assets/..%2f..%2fpackage.json',
])('%s is refused and not replaced by the web app', async (path) => {
  const { get } = await open();
  const response = await get(path, { accept: '*/*' });
  expect([403, 404]).toContain(response.status);
  expect(response.headers.get('content-type')).not.toContain('html');
});

test('the security headers forbid framing, foreign scripts and type sniffing', async () => {
  const { get } = await open({ production: true, publicOrigin: 'https://shop.test' });
  const { headers } = await get('/', htmlType);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("img-src 'self' https: data: blob:;");
  expect(policy).not.toMatch(/script-src|unsafe-eval/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toContain('max-age=');
});

test.each([
  ['en', 'npm run build'],
  ['de', 'LANGUAGE=de npm run build'],
])('a gateway without a web app in the language %s says how to build it', async (language, command) => {
  const { get } = await openGateway({ language }, { webFolder: join(webFolder, 'missing') });
  const response = await get('/', htmlType);
  expect([response.status, await response.text()]).toEqual([503, `The web app is not built yet. Run: ${command}\n`]);
});

const htmlStatus = async (gateway: OpenGateway, path: string) => (await gateway.get(path, htmlType)).status;

test.each(storePages)('%s has status 404 over a store without %s, and 200 over one with it', async (path, feature) => {
  const classic = await open();
  expect(await htmlStatus(classic, path)).toBe(404);
  expect((await classic.get(path, htmlType)).headers.get('x-robots-tag')).toBe('noindex');
  store.on('GET /api/store', withFeatures(feature.toLowerCase().replace('_', '.').replaceAll('_', '-')));
  store.on('GET /api/store/pages', { success: true, pages: [] });
  expect(await htmlStatus(await open(), path)).toBe(200);
});

test('until the store has answered, each of its pages counts as existing', async () => {
  store.on('GET /api/store', () => withStatus(503, {}));
  const gateway = await open();
  expect(await htmlStatus(gateway, '/reset-password')).toBe(200);
  expect((await gateway.run('{ store { features hasAnswered } }')).data.store).toEqual({
    features: ['ORDERS_ONLINE'],
    hasAnswered: false,
  });
});

test('a page that cannot be made is an error page with the beginning of the request’s id, a file’s failure stays JSON', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'web-'));
  onTestFinished(() => rmSync(broken, { recursive: true }));
  writeFileSync(join(broken, 'pages.json'), '{');
  store.on('GET /api/product/list', { success: true, products: [product()] });
  const lines: string[] = [];
  const { get } = await openGateway(
    { logLevel: 'info' },
    { webFolder: broken, logStream: { write: (line) => lines.push(line) } },
  );
  const response = await get('/', { ...htmlType, 'x-request-id': 'f00dcafe-1234' });
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  const text = await response.text();
  expect(text).toContain('name this code: f00dcafe</p>');
  expect(text).not.toContain('ENOENT');
  expect(lines.filter((line) => line.includes('"requestId":"f00dcafe-1234"')).join('')).toContain('ENOENT');
  expect((await get('/manifest.webmanifest')).headers.get('content-type')).toContain('application/json');
});
