import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';
import { pageTable } from '#web/app/pages-plugin.ts';

const store = mockStore();
const folder = mkdtempSync(join(tmpdir(), 'site-map-'));
const webFolder = join(folder, 'web');
const htmlType = { accept: 'text/html' };
const open = (config: object = {}) => openGateway(config, { webFolder });

beforeAll(() => {
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(join(webFolder, 'pages.json'), JSON.stringify(pageTable));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('robots.txt and the sitemap list the public pages and exclude the personal ones', async () => {
  const products = [product({ _id: 'p1', name: 'Green <Apples>' })];
  store.on('GET /api/product/list', { success: true, products });
  const { get } = await open({ publicOrigin: 'https://shop.test' });
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://shop.test/sitemap.xml');
  const map = await get('/sitemap.xml');
  expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await map.text();
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(xml).toContain(`/products/fruits/p1</loc><lastmod>${product({}).updatedAt}</lastmod>`);
  expect(places).toContain('https://shop.test/products/fruits/p1');
  expect(places).toHaveLength(10);
  for (const path of ['/my-orders', '/add-address', '/loader', '/seller', '/cart', '/list']) {
    expect((await get(path, htmlType)).headers.get('x-robots-tag')).toBe('noindex');
  }
  for (const path of ['/', '/products/fruits'])
    expect((await get(path, htmlType)).headers.get('x-robots-tag')).toBeNull();
});

test('the sitemap fails while the catalogue is unavailable', async () => {
  store.on('GET /api/product/list', () => new Response('down', { status: 500 }));
  const { get } = await open();
  expect((await get('/sitemap.xml')).status).toBe(503);
});
