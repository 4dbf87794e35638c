import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as ask } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { productsPerPage } from '#web/features/catalog/listing-params.ts';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';
import { pageTable } from '#web/app/pages-plugin.ts';

const store = mockStore();
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const webFolder = join(folder, 'web');
const webRenderer = join(folder, 'renderer.mjs');

const { operations } = JSON.parse(readFileSync('gateway/__generated__/persisted-operations.json', 'utf8')) as {
  operations: { name: string; id: string }[];
};
const hashOf = (name: string) => operations.find((each) => each.name === name)?.id ?? '';

/**
 * A stand-in for the web app's renderer. It writes the address, the product names and the number of the rendering. The sort
 * order in the address selects how it fails: the gateway leaves that part of an address unchanged.
 */
const rendererSource = `
export function createRenderer({ folder, template, formats }) {
  let made = 0;
  let atOnce = 0;
  let maxAtOnce = 0;
  return async ({ url, query }) => {
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    try {
      const sort = new URL(url).searchParams.get('sort');
      const state = globalThis.rendererState ?? {};
      if (sort === 'name') state.gate && await state.gate;
      if (sort === 'newest' && state.broken) {
        state.tries = (state.tries ?? 0) + 1;
        throw new Error('broken');
      }
      made += 1;
      const number = made;
      const hash = sort === 'price-desc' ? '${hashOf('Logout')}' : '${hashOf('BestSellers')}';
      const { data } = await query({ hash, variables: {} });
      const { data: person } = await query({ hash: '${hashOf('Me')}', variables: {} });
      const { data: session } = await query({ hash: '${hashOf('SellerSession')}', variables: {} });
      const seller = session.seller ? 'the seller' : 'no seller';
      const names = data.products.nodes.map(({ name }) => name).join(', ');
      const html = \`<html>\${url} made \${number}, \${maxAtOnce} at once: \${names}; \${person.me?.name ?? 'visitor'}, \${seller} \${'.'.repeat(2000)}</html>\`;
      return { html, styles: ['aGFzaA=='], scripts: ['c2NyaXB0'] };
    } finally {
      atOnce -= 1;
    }
  };
}`;

/** `gate` delays lists sorted by name; `broken` makes lists sorted by date fail. */
function setRenderer(state: { gate?: Promise<void>; broken?: boolean; tries?: number }) {
  Object.assign(globalThis, { rendererState: state });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'rendererState'));
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  setRenderer({ gate: opened });
  onTestFinished(open);
  return open;
}

beforeAll(() => {
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(join(webFolder, 'pages.json'), JSON.stringify(pageTable));
  writeFileSync(webRenderer, rendererSource);
});
afterAll(() => rmSync(folder, { recursive: true }));

const htmlType = { accept: 'text/html' };
const empty = '<title>Shop</title>';

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
      await (await gateway.get(path, { ...htmlType, ...headers })).text(),
  };
};
const numberOf = (html: string) => Number(/ made (\d+),/.exec(html)?.[1]);

test.each([
  '/',
  '/products',
  '/products?sort=name',
  '/products/fruits',
  '/products/Fruits/',
  '/products/fruits/p1',
  '/cart',
])('%s is sent rendered, with the results of its operations', async (path) => {
  sell('Green Apples');
  const { get } = await open();
  const response = await get(path, htmlType);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-aGFzaA=='");
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-c2NyaXB0'");
  expect(await response.text()).toContain('Green Apples');
});

test.each(['/products/fruits/gone', '/products/flowers', '/seller', '/seller/orders'])(
  '%s is left to the browser',
  async (path) => {
    sell('Green Apples');
    const { page } = await open();
    expect(await page(path)).toContain(empty);
  },
);

test('every unknown address gets status 404 and the same page', async () => {
  sell('Green Apples');
  const { get, page } = await open();
  const response = await get('/nowhere', htmlType);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(await page('/elsewhere'));
});

test('a page is rendered once for all clients and all spellings of its address', async () => {
  sell('Green Apples');
  const { page } = await open({ catalogueTimeToLiveMs: 60_000 });
  const pages = await Promise.all(
    ['/products', '/products/', '/products?utm_source=mail', '/products'].map((path) => page(path)),
  );
  expect(new Set(pages).size).toBe(1);
  expect(numberOf(await page('/products?offers=1'))).not.toBe(numberOf(pages[0] ?? ''));
});

test.each(['/', '/products', '/products/fruits', '/products/fruits/p1', '/cart'])(
  '%s is rendered for a visitor even when the first request comes from a shopper or the seller',
  async (path) => {
    sell('Green Apples');
    // The store would recognise any cookie that the gateway forwarded.
    store.on('GET /api/user/is-auth', {
      success: true,
      user: { _id: 'u1', name: 'Ann', email: 'a@b.c', cartItems: {} },
    });
    store.on('GET /api/seller/is-auth', { success: true });
    const pages: string[] = [];
    for (const cookie of ['token=secret', 'sellerToken=secret', 'token=secret; sellerToken=secret', '']) {
      // One gateway for each person, so that every page is rendered for the first time.
      const { page } = await open();
      const html = await page(path, cookie ? { cookie } : {});
      expect(html).toContain('; visitor, no seller');
      pages.push(html.replace(/http:\/\/[^/]+/, ''));
      expect(await page(path, { cookie: 'token=other' })).toBe(html);
    }
    // The renderer counts across all gateways, so the number is ignored.
    expect(new Set(pages.map((html) => html.replace(/made \d+/, ''))).size).toBe(1);
    expect(pages[0]).not.toMatch(/Ann|a@b\.c|secret/);
    expect(store.seen.map(({ call, headers }) => [call, headers['cookie']])).toEqual(
      store.seen.map(() => ['GET /api/product/list', undefined]),
    );
  },
);

test('a browser that has the page gets 304 in every encoding', async () => {
  sell('Green Apples');
  const { url, get } = await open({ catalogueTimeToLiveMs: 60_000 });
  const bodies = await Promise.all(
    ['br', 'gzip;q=0.5', 'identity'].map(async (accepted) => {
      const { headers, body } = await raw(url, { 'accept-encoding': accepted });
      expect(headers['vary']).toContain('accept-encoding');
      const again = await raw(url, {
        'accept-encoding': accepted,
        'if-none-match': `"other", ${String(headers['etag'])}`,
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
      return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
    }),
  );
  expect(new Set(bodies).size).toBe(1);
  expect((await get('/', { ...htmlType, 'if-none-match': '"other"' })).status).toBe(200);
});

test('after a change through the gateway every client gets the new page', async () => {
  sell('Green Apples');
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('POST /api/product/stock', () => {
    sell('Red Apples');
    return Response.json({ success: true, message: 'Stock updated' });
  });
  const { page, run } = await open({ catalogueTimeToLiveMs: 60_000 });
  expect(await page('/')).toContain('Green Apples');
  await run(
    'mutation { setProductStock(input: { productId: "p1", inStock: true }) { success } }',
    {},
    { cookie: 'sellerToken=s' },
  );
  expect(await page('/')).toContain('Red Apples');
});

test('after another build of the web app no page of the build before is sent', async () => {
  sell('Green Apples');
  const { page } = await open({ catalogueTimeToLiveMs: 60_000 });
  for (const path of ['/cart', '/products', '/nowhere']) expect(await page(path)).toContain('Green Apples');
  onTestFinished(() => writeFileSync(webRenderer, rendererSource));
  writeFileSync(webRenderer, rendererSource.replace('<html>', '<html>the next build: '));
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(webFolder, 'pages.json'), later, later);
  for (const path of ['/cart', '/products', '/nowhere']) expect(await page(path)).toContain('the next build: ');
});

// The page for unknown addresses shows the best sellers.
test.each(['/', '/nowhere'])(
  'after a change in the store the old page of %s is sent while the new one is rendered',
  async (path) => {
    sell('Green Apples');
    const { page } = await open();
    expect(await page(path)).toContain('Green Apples');
    sell('Red Apples');
    await expect.poll(() => page(path), { timeout: 10_000 }).toContain('Red Apples');
  },
);

test('while the store is down the pages of the last known catalogue are sent', async () => {
  sell('Green Apples');
  const { page } = await open();
  await page('/');
  store.on('GET /api/product/list', () => new Response('down', { status: 500 }));
  expect(await page('/')).toContain('Green Apples');
  expect(await page('/products')).toContain('Green Apples');
});

describe('pages that cannot be rendered', () => {
  const summaryOf = async (get: (path: string, headers: Record<string, string>) => Promise<Response>, path: string) => {
    const response = await get(path, htmlType);
    const { headers } = response;
    return [response.status, Number(headers.get('retry-after')), headers.get('cache-control'), await response.text()];
  };

  test.each([
    ['fails to render', '/products?sort=newest'],
    ['takes too long', '/products?sort=name'],
    ['sends a mutation', '/products?sort=price-desc'],
  ])('a page that cannot be rendered because it %s is sent as the empty app with status 503', async (_fault, path) => {
    sell('Green Apples');
    gate();
    setRenderer({ gate: new Promise(() => undefined), broken: true });
    const { get } = await open();
    expect(await summaryOf(get, path)).toEqual([503, 5, 'no-store', expect.stringContaining(empty)]);
  });

  test('a page that cannot be rendered is sent in its last version', async () => {
    sell('Green Apples');
    store.on('GET /api/seller/is-auth', { success: true });
    store.on('POST /api/product/stock', () => {
      sell('Red Apples');
      return Response.json({ success: true, message: 'Stock updated' });
    });
    const { get, run } = await open({ catalogueTimeToLiveMs: 60_000 });
    const lists = ['/products?sort=newest', '/products?sort=name'];
    for (const path of lists) await get(path, htmlType);
    setRenderer({ gate: new Promise(() => undefined), broken: true });
    await run(
      'mutation { setProductStock(input: { productId: "p1", inStock: true }) { success } }',
      {},
      { cookie: 'sellerToken=s' },
    );
    for (const path of lists) {
      const response = await get(path, htmlType);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Green Apples')]);
    }
  });

  test('a page that cannot be rendered is not tried again for each request', async () => {
    sell('Green Apples');
    const state = { broken: true, tries: 0 };
    setRenderer(state);
    const { get } = await open({ catalogueTimeToLiveMs: 60_000 });
    for (let asked = 0; asked < 3; asked += 1) expect((await get('/products?sort=newest', htmlType)).status).toBe(503);
    expect(state.tries).toBe(1);
  });

  test('a page that cannot be rendered is rendered again once rendering works', async () => {
    sell('Green Apples');
    const openGate = gate();
    const { get, page } = await open({ catalogueTimeToLiveMs: 60_000 });
    expect((await get('/products?sort=name', htmlType)).status).toBe(503);
    openGate();
    await expect.poll(() => page('/products?sort=name'), { timeout: 10_000 }).toContain('Green Apples');
  });

  test('a page that cannot be rendered because there is no catalogue or no renderer is sent as the empty app without status 200', async () => {
    store.on('GET /api/product/list', () => new Response('down', { status: 500 }));
    const { get } = await open();
    for (const path of ['/', '/products', '/products/fruits/p1']) {
      expect(await summaryOf(get, path)).toEqual([503, 5, 'no-store', expect.stringContaining(empty)]);
    }
    sell('Green Apples');
    const without = await open({ webRenderer: join(folder, 'missing.mjs') });
    expect(await summaryOf(without.get, '/')).toEqual([503, 5, 'no-store', expect.stringContaining(empty)]);
  });
});

describe('the page cache', () => {
  const openShop = async (config: object = {}, tuning: object = {}) => {
    sell('Green Apples');
    return await open({ catalogueTimeToLiveMs: 60_000, ...tuning }, config);
  };

  test.each([
    [
      'searches that are not rendered',
      [
        `/products?q=${'a'.repeat(101)}`,
        '/products?q=pear&max=1.37',
        '/products?q=a%00b',
        '/products?q=fig&category=toys',
      ],
    ],
    [
      'spellings of a search',
      [
        '/products?q=green+apples',
        '/products?q=%20green%20apples%20&utm_source=mail',
        '/products?page=1&q=green%20apples',
      ],
    ],
    ['lists with unusual prices', ['/products?min=1.37', '/products?max=12', '/products?min=3&max=4.01&sort=name']],
    ['lists of a category with unusual prices', ['/products/fruits?min=1.37', '/products/Fruits?max=11.2']],
    ['lists with unknown parameters', ['/products', '/products?sort=x1', '/products?offers=7&utm_source=mail']],
    [
      'spellings of a category',
      ['/products/fruits', '/products/FRUITS', '/products/%66ruits/', '/products/fruits?q=a'],
    ],
    ['spellings of a product', ['/products/fruits/p1', '/products/Fruits/%701', '/products/fruits/p1?q=a']],
  ])('the page cache stores one page for %s', async (_what, paths) => {
    const { page } = await openShop();
    const pages = [];
    for (const path of paths) pages.push(await page(path));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('Green Apples');
  });

  test('the page cache stores separate pages for usual prices, sort orders and offers', async () => {
    const { page } = await openShop();
    const paths = [
      '/products?max=5',
      '/products?min=5',
      '/products?min=20&max=300',
      '/products?min=5&max=5',
      '/products?sort=newest&offers=1',
    ];
    const pages = [];
    for (const path of paths) pages.push(await page(path));
    expect(new Set(pages.map(numberOf)).size).toBe(paths.length);
    for (const [at, path] of paths.entries()) expect(pages[at]).toContain(`${path} made`);
  });

  test('a search is rendered with its text, its category, its sort order and its filters', async () => {
    const { page } = await openShop();
    for (const path of ['/products?q=Apples', '/products?q=apples&category=fruits&sort=name&offers=1&max=20'])
      expect(await page(path)).toContain(`${path} made`);
  });

  test('a search beyond the last page of its results is the page that all searches share', async () => {
    const { page } = await openShop();
    expect(await page('/products?q=apples&page=2')).toContain('/products?frame=search made');
  });

  test('a search that is late, or one too many, is sent without its results, and other pages are rendered meanwhile', async () => {
    const openGate = gate();
    const { get, page } = await openShop();
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const answers = await Promise.all(words.map((word) => get(`/products?q=${word}&sort=name`, htmlType)));
    expect(answers.map(({ status }) => status)).toEqual(words.map(() => 200));
    for (const answer of answers) expect(await answer.text()).toContain('/products?frame=search made');
    expect(await page('/products')).toContain('/products made');
    openGate();
    await expect
      .poll(() => page('/products?q=a&sort=name'), { timeout: 10_000 })
      .toContain('/products?q=a&sort=name made');
  });

  test('the page cache keeps other pages however many searches are rendered', async () => {
    const { page } = await openShop({ rateLimits: { renderings: { max: 1000, timeWindow: 60_000 } } });
    const before = await page('/products');
    const first = await page('/products?q=search0');
    for (let at = 1; at <= 100; at += 1) await page(`/products?q=search${at}`);
    expect(await page('/products')).toBe(before);
    expect(await page('/products?q=search0')).not.toBe(first);
  });

  test('the page cache stores the pages of a list as far as the list goes', async () => {
    sell(...Array.from({ length: 2 * productsPerPage + 1 }, (_none, at) => `Apples ${at}`));
    const { page, get } = await open({ catalogueTimeToLive: 60_000 });
    const first = await page('/products');
    expect(await page('/products?page=2')).toContain('/products?page=2 made');
    expect(await page('/products?page=3&utm_source=mail')).toContain('/products?page=3 made');
    expect(await page('/products?page=2&sort=name')).toContain('/products?sort=name&page=2 made');
    expect(await page('/products/fruits?page=3')).toContain('/products/fruits?page=3 made');
    for (const nonsense of ['0', 'abc', '-1', '1', '', '2.5', '1e1'])
      expect(await page(`/products?page=${nonsense}`)).toBe(first);

    // All pages beyond the end share the page without products that lists with unusual prices have.
    const frame = await page('/products?max=1.37');
    for (const beyond of ['4', '999', '9'.repeat(30), '2&max=1', '4&sort=name']) {
      const response = await get(`/products?page=${beyond}`, htmlType);
      expect([beyond, response.status, await response.text()]).toEqual([beyond, 404, frame]);
    }
    expect(await page('/products/fruits?page=4')).toBe(await page('/products/fruits?max=1.37'));
  });

  test('a list that fills its last page has no page after it', async () => {
    sell(...Array.from({ length: productsPerPage }, (_none, at) => `Apples ${at}`));
    const { get } = await open({ catalogueTimeToLive: 60_000 });
    const statusOf = async (path: string) => (await get(path, htmlType)).status;
    expect([await statusOf('/products'), await statusOf('/products?page=2')]).toEqual([200, 404]);
  });

  test('the page cache drops a page when its list becomes shorter', async () => {
    sell(...Array.from({ length: productsPerPage + 1 }, (_none, at) => `Apples ${at}`));
    const { get } = await open();
    expect((await get('/products?page=2', htmlType)).status).toBe(200);
    sell('Green Apples');
    await expect.poll(async () => (await get('/products?page=2', htmlType)).status, { timeout: 10_000 }).toBe(404);
  });

  test('the page cache keeps pages without products when the catalogue changes', async () => {
    const { page } = await openShop({}, { catalogueTimeToLiveMs: 0 });
    const before = [await page('/products?q=apple&max=1.37'), await page('/cart'), await page('/')];
    sell('Red Apples');
    await expect.poll(() => page('/'), { timeout: 10_000 }).toContain('Red Apples');
    expect(await page('/products?q=pear&max=1.37')).toBe(before[0]);
    expect(await page('/cart')).toBe(before[1]);
  });

  test('the page cache renders at most two pages at once, queues sixteen and refuses the next immediately', async () => {
    const openGate = gate();
    const { get, page } = await openShop();
    const prices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
    // Nineteen lists wait for the stand-in: two are rendered, sixteen are queued and one is refused.
    const answers = await Promise.all(prices.map((price) => get(`/products?sort=name&min=${price}`, htmlType)));
    expect(answers.map(({ status }) => status)).toEqual(prices.map(() => 503));
    openGate();
    // Queued pages are rendered although their clients have disconnected: eighteen, and then this one.
    const path = '/products?sort=name&min=200';
    await expect.poll(() => page(path), { timeout: 10_000 }).toContain('made 19, 2 at once: Green Apples');
  });
});

describe('renderings for one client address', () => {
  const limits = { rateLimits: { renderings: { max: 3, timeWindow: 60_000 } }, catalogueTimeToLiveMs: 60_000 };
  const from = (address: string) => ({ ...htmlType, 'x-forwarded-for': address });

  test('renderings for one client address are limited, but not cached pages or other addresses', async () => {
    sell('Green Apples');
    const { get } = await open(limits, { trustedProxies: 1 });
    const ask = async (path: string, address = '203.0.113.1') => (await get(path, from(address))).status;
    for (const path of ['/', '/products', '/products/fruits']) expect(await ask(path)).toBe(200);

    const refused = await get('/products?max=5', from('203.0.113.1'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain(empty);

    expect(await ask('/')).toBe(200);
    expect(await ask('/products?max=5', '203.0.113.2')).toBe(200);
    expect(await ask('/products?max=5')).toBe(200);
  });

  test('renderings for one client address do not stop a search: it is sent without its results', async () => {
    sell('Green Apples');
    const { get } = await open(limits, { trustedProxies: 1 });
    const ask = async (path: string, address = '203.0.113.1') => await get(path, from(address));
    await ask('/products?q=pear&max=1.37', '203.0.113.2');
    for (const path of ['/', '/products', '/products/fruits']) await ask(path);
    const response = await ask('/products?q=apples');
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('/products?frame=search made'),
    ]);
  });

  test('renderings for one client address are counted per IPv6 /64', async () => {
    sell('Green Apples');
    const { get } = await open(limits, { trustedProxies: 1 });
    const statuses = [];
    for (const [at, path] of ['/', '/products', '/products/fruits', '/cart'].entries()) {
      statuses.push((await get(path, from(`2001:db8:0:1::${at}`))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await get('/cart', from('2001:db8:0:2::1'))).status).toBe(200);
  });

  test('renderings for one client address do not include a cached page that is rendered again after a change', async () => {
    sell('Apples 0');
    const { page } = await open({ ...limits, catalogueTimeToLiveMs: 0 }, { trustedProxies: 1 });
    for (const number of [0, 1, 2, 3, 4]) {
      sell(`Apples ${number}`);
      await expect.poll(() => page('/', { 'x-forwarded-for': '203.0.113.1' })).toContain(`Apples ${number}`);
    }
  });
});

test('the first response of a page is compressed fast, later ones are compressed well', async () => {
  sell(...Array.from({ length: 5 }, (_none, at) => `Apples ${Math.sin(at)} ${'from the region '.repeat(40 + at)}`));
  const { url } = await open({ catalogueTimeToLiveMs: 60_000 });
  const ask = async () => await raw(url, { 'accept-encoding': 'br' });
  const first = await ask();
  await expect.poll(async () => (await ask()).body.length, { timeout: 10_000 }).toBeLessThan(first.body.length);
  const last = await ask();
  expect(last.headers['etag']).toBe(first.headers['etag']);
  expect(brotliDecompressSync(last.body).equals(brotliDecompressSync(first.body))).toBe(true);
});

test('other categories of the store, and products without a category, have pages', async () => {
  const products = [
    product({ _id: 'p1', category: 'Pet & Garden', inStock: false }),
    product({ _id: 'p2', category: '' }),
    product({ _id: 'p3', category: 'fruits' }),
  ];
  store.on('GET /api/product/list', { success: true, products });
  const { get, page } = await open({}, { publicOrigin: 'https://shop.test' });

  expect(await page('/products/Pet%20%26%20Garden')).toContain('https://shop.test/products/pet-garden made');
  expect(await page('/products/pet-garden/p1')).toContain('/products/pet-garden/p1 made');
  expect(await page('/products/all/p2')).toContain('/products/all/p2 made');
  for (const path of ['/products/toys', '/products/all', '/products/all/p3', '/products/toys/p3'])
    expect([path, (await get(path, htmlType)).status]).toEqual([path, 404]);
  const map = await (await get('/sitemap.xml')).text();
  for (const path of ['pet-garden', 'pet-garden/p1', 'all/p2', 'fruits/p3'])
    expect(map).toContain(`<loc>https://shop.test/products/${path}</loc>`);
});

/** Sends a request and returns the response without decompressing it. */
function raw(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    ask(url, { headers: { ...htmlType, ...headers } }, (response) => {
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
