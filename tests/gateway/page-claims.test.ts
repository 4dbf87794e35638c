import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayConfig } from '#gateway/config.ts';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { pageTable } from '#web/app/pages-plugin.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'claims-'));

beforeAll(() => {
  writeFileSync(
    join(webFolder, 'index.html'),
    '<!doctype html><html data-shop="__SHOP__"><title>Greengate</title></html>',
  );
  writeFileSync(join(webFolder, 'manifest.webmanifest'), '{"name":"Greengate"}');
  writeFileSync(join(webFolder, 'pages.json'), JSON.stringify(pageTable));
});
afterAll(() => rmSync(webFolder, { recursive: true }));

/** The facts that a page tells the web app; undefined when it tells none, so that those of the specification show. */
async function factsOf(config: Partial<GatewayConfig>, description: object = { success: false }) {
  const store = await openStore({
    'GET /api/store': description,
    'GET /api/store/pages': { success: true, pages: [] },
    'GET /api/product/list': { success: true, products: [product()] },
  });
  const { get } = await openGateway({ ...config, backendUrl: store.url }, { webFolder });
  const html = await (await get('/cart', { accept: 'text/html' })).text();
  const json = /data-shop="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  return json ? JSON.parse(json) : undefined;
}

const withSettings = withFeatures('store.settings');

test('outside production, the pages of a classic store tell the facts of the specification', async () => {
  expect(await factsOf({})).toBeUndefined();
});

test.each([
  ['a classic store', { success: false }],
  ['a store with settings', withSettings],
])('over %s, the pages tell whether products show the fixed rating', async (_which, description) => {
  expect((await factsOf({ placeholderRating: false }, description)).hasRating).toBe(false);
  expect((await factsOf({ placeholderRating: true }, description))?.hasRating).toBeUndefined();
});

test('in production, the pages of a classic store claim nothing that the store has not said', async () => {
  expect(await factsOf({ production: true, placeholderRating: false })).toMatchObject({
    name: 'Greengate',
    contact: { email: null, phone: null, address: null },
    openingHours: null,
    deliveryPromise: null,
    hasRating: false,
  });
});
