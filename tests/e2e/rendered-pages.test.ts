import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phoneScreen, browserForTests, shopUrl } from '../support/browser.ts';
import { operationsOf } from '../support/operations.ts';
import { openSellerArea } from '../support/seller.ts';
import { cartCount, signUp } from '../support/shopper.ts';
import { documentOf, renderTimeout } from '../support/web/rendered-page.ts';
import { settled } from '../support/web/settled.ts';
import { grownPages, type Weights } from '../../scripts/setup/web-budget.mjs';

const browser = browserForTests();

const publicPaths = [
  '/',
  '/products',
  '/products?page=2',
  '/products?sort=price-asc&max=20',
  '/products?offers=1',
  '/products/fruits',
];
/** Searches: with several results, one, one that is sold out or unlike the text, and none. */
const searches = ['/products?q=milk', '/products?q=carrots', '/products?q=vegan+bananas', '/products?q=zzzz'];
/** Lists with a typed price, which are rendered without products. */
const listFrames = ['/products?q=milk&max=4.75', '/products/fruits?max=4.75'];
/** Personal pages, which are rendered without personal content. */
const frames = ['/cart'];

/** What each page weighed when its figure was last accepted: its bytes in Brotli, by its parts. */
const weightsFile = 'tests/e2e/page-weights.json';

/** The bytes of a page in Brotli by its parts: some compressed alone, and all the rest. */
function partsOf(html: string): Record<string, number> {
  const patterns = {
    styles: /<style>.*?<\/style>/s,
    'first script': /<script>.*?<\/script>/s,
    data: /<script type="application\/json".*?<\/script>/s,
  };
  const parts = Object.entries(patterns).map(([part, pattern]): [string, number] => [
    part,
    brotliCompressSync(pattern.exec(html)?.[0] ?? '').length,
  ]);
  const rest = parts.reduce((bytes, [, size]) => bytes - size, brotliCompressSync(html).length);
  return Object.fromEntries([...parts, ['all else', rest]]);
}

async function productPath(): Promise<string> {
  return /href="(\/products\/fruits\/[^"]+)"/.exec(await documentOf('/products/fruits'))?.[1] ?? 'no product';
}

/** The size of the response body in bytes, as transferred. */
async function bytesSent(path: string, encoding = 'identity'): Promise<number> {
  const request = get(shopUrl() + path, { headers: { accept: 'text/html', 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}

describe('public pages', () => {
  test('a public page shows its content without JavaScript, and so does a search', async () => {
    // The browser reports disabled scripts in this way.
    browser.expectFault(/\/assets\/.+\.js csp$/);
    const page = await browser.openPage(phoneScreen, { javaScriptEnabled: false });
    await documentOf('/');
    await page.goto('/');
    expect(await page.getByRole('article').count()).toBe(5);
    await documentOf('/products/fruits');
    await page.goto('/products/fruits');
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor();
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    await page.getByRole('combobox').fill('milk');
    await page.getByRole('combobox').press('Enter');
    await page.getByRole('heading', { name: 'Results for “milk”' }).waitFor();
    await page.getByRole('article').first().waitFor();
    // Chromium does not show noscript elements when only the test driver has disabled scripts.
    expect(await documentOf('/products?q=milk&max=4.75')).toMatch(/<noscript>.*Searching needs JavaScript\./s);
    await page.getByRole('main').getByRole('link', { name: 'Fresh Fruits' }).click();
    await page.getByRole('article').first().waitFor();
  });

  test('a public page is the same for all searches with a typed price, and the app adds the results', async () => {
    expect(await documentOf('/products?q=milk&max=4.75')).toBe(await documentOf('/products?q=zzz&sort=name&max=4.76'));
    for (const [path, heading, sent] of [
      // One product is found, and more of its category follows.
      ['/products?q=milk&max=4.75', 'Results for “milk”', ['Me', 'MoreOfCategory', 'ProductList']],
      ['/products/fruits?max=4.75', 'Fresh Fruits', ['Me', 'ProductList']],
    ] as const) {
      expect(await documentOf(path)).not.toContain('<article');
      const page = await browser.openPage(phoneScreen);
      const operations = operationsOf(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.getByRole('article').first().waitFor();
      await expect.poll(() => operations.toSorted(), renderTimeout).toEqual(sent);
      expect(complaints).toEqual([]);
    }
  });

  /** Adds the font before the page is painted. Where neither Arial nor a font like it is installed, the swap of a late font moves text. */
  async function haveFont(page: Page) {
    const file = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
    await page.addInitScript(
      (base64) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const { fonts } = document as unknown as { fonts: { add: (face: FontFace) => void } };
        fonts.add(new FontFace('Figtree Variable', bytes, { weight: '300 900' }));
      },
      await readFile(file, 'base64'),
    );
  }

  test('a public page sends only the session check, shifts no layout and hydrates without a warning', async () => {
    for (const path of [...publicPaths, ...searches, await productPath(), ...frames]) {
      await documentOf(path);
      const page = await browser.openPage(phoneScreen);
      const operations = operationsOf(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
      });
      await haveFont(page);
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await expect.poll(() => operations, renderTimeout).toContain('Me');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await settled(page);
      // What a cart holds, and that it is empty, only the browser knows.
      const asked = path === '/cart' ? ['Me', 'BestSellers'] : ['Me'];
      expect({ path, operations, complaints }).toEqual({ path, operations: asked, complaints: [] });
      const moved = await page.evaluate(() => Reflect.get(window, 'moved') as number);
      expect(moved, `the layout shift of ${path}`).toBeLessThanOrEqual(0.02);
    }
  });

  test('a public page is the same for every client and contains no personal data', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    const { name, email } = await signUp(page);
    const cookie = (await page.context().cookies()).map((each) => `${each.name}=${each.value}`).join('; ');
    for (const path of ['/', '/products', await productPath(), '/products/fruits', '/cart', '/my-orders']) {
      const mine = await documentOf(path, { cookie });
      expect(mine).toBe(await documentOf(path));
      expect(mine).not.toContain(name);
      expect(mine).not.toContain(email);
    }
  });

  test('a public page describes itself to search engines and link previews', async () => {
    const shop = shopUrl();
    const path = await productPath();
    const page = await browser.openPage();
    await documentOf(path);
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await page.title()).toBe(`${name} · Greengate`);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(shop + path);
    expect(await content('meta[property="og:title"]')).toBe(`${name} · Greengate`);
    const picture = (await content('meta[property="og:image"]')) ?? '';
    expect(new URL(picture).origin).toBe(shop);
    expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
    const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
    expect(facts).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name,
        offers: expect.objectContaining({ availability: 'https://schema.org/InStock', priceCurrency: 'USD' }),
      }),
    );
    expect(facts).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    expect(JSON.stringify(facts)).not.toContain('aggregateRating');
    expect(await documentOf('/')).toContain('"@type":"WebSite"');
    for (const address of ['/my-orders', '/cart', '/list', '/products?q=milk'])
      expect(await documentOf(address)).toContain('content="noindex"');
    for (const address of ['/', '/products?offers=1', '/products?page=2'])
      expect(await documentOf(address)).not.toContain('noindex');
    expect(await documentOf('/products?page=2&sort=name')).toContain(
      `<link rel="canonical" href="${shop}/products?page=2"`,
    );
    expect(await documentOf('/products?page=2')).toContain('<title>All products – page 2 · Greengate</title>');

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Fresh Fruits' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fresh Fruits' }).waitFor();
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'), renderTimeout)
      .toBe(`${shop}/products/fruits`);
  });

  test('a public page preloads one picture and waits for no style file', async () => {
    for (const path of [...publicPaths, await productPath()]) {
      const html = await documentOf(path);
      const count = (pattern: RegExp, text = html) => text.match(pattern)?.length ?? 0;
      expect({
        path,
        preloads: count(/<link[^>]*rel="preload"[^>]*as="image"/g),
        // The preload and the image element.
        urgent: count(/fetchPriority="high"/g),
        styles: count(/<link[^>]*rel="stylesheet"/g, html.replace(/<template id="app-scripts">.*<\/template>/s, '')),
        scripts: count(/<script[^>]*src=/g, html.slice(0, html.indexOf('</head>'))),
      }).toEqual({ path, preloads: 1, urgent: 2, styles: 0, scripts: 1 });
      // The script of the first paint, which the content security policy allows by its hash.
      expect(count(/<script>/g)).toBe(1);
      expect(html).not.toMatch(/<script type="module">|\sstyle="/);
      // The libraries, and then the app.
      const modules = [...html.matchAll(/<script[^>]* type="module" src="\/assets\/([^"]+)"/g)].map(([, name]) => name);
      expect(modules.length).toBeGreaterThan(1);
      expect(modules.at(-1)).toMatch(/^index-/);
    }
  });

  test('a rendered page has not grown, and a card picture has at most 8 kB', async () => {
    const weights: Weights = {};
    const named = { 'a product': await productPath() };
    const paths = [...publicPaths, ...searches, ...frames, ...listFrames, '/my-orders', '/pages/returns'];
    for (const [name, path] of [...paths.map((path) => [path, path] as const), ...Object.entries(named)]) {
      const html = await documentOf(path);
      weights[name] = partsOf(html);
      // The first response is compressed fast and is larger.
      const small = brotliCompressSync(html).length * 1.01;
      await expect.poll(() => bytesSent(path, 'br'), { ...renderTimeout, message: path }).toBeLessThanOrEqual(small);
      for (const picture of new Set(html.match(/\/images\/[\w-]+-320\.webp/g))) {
        expect(await bytesSent(picture)).toBeLessThanOrEqual(8000);
      }
    }
    if (process.env['ACCEPT_WEIGHTS']) await writeFile(weightsFile, `${JSON.stringify(weights, null, 2)}\n`);
    const accepted: Weights = JSON.parse(await readFile(weightsFile, 'utf8'));
    expect(grownPages(weights, accepted, 'en'), 'If it must be so: run this file with ACCEPT_WEIGHTS=1').toEqual([]);
  });

  test('a public page shows a product as sold out as soon as the seller changes its stock', async () => {
    const seller = await browser.openPage();
    await openSellerArea(seller);
    const path = await productPath();
    const before = await documentOf(path);
    const name = /<title>(.+) · Greengate<\/title>/.exec(before)?.[1] ?? 'no name';
    const soldOutCards = async () => (await documentOf('/products/fruits')).split('Sold out').length - 1;
    const soldOutBefore = await soldOutCards();
    expect(before).toContain('Add to Cart');

    await seller.getByRole('link', { name: 'Product List' }).click();
    await seller.getByRole('searchbox').fill(name);
    const inStock = seller.getByRole('row', { name: new RegExp(name) }).getByRole('switch');
    const changed = () =>
      seller.waitForResponse((response) => /SetProductStock/.test(response.request().postData() ?? ''));
    const soldOut = changed();
    await inStock.click();
    await soldOut;
    expect(await documentOf(path)).toContain('Out of stock');
    expect(await soldOutCards()).toBe(soldOutBefore + 1);
    const backAgain = changed();
    await inStock.click();
    await backAgain;
    expect(await soldOutCards()).toBe(soldOutBefore);
  });
});

/** Opens a page whose scripts load when `loadScripts` is called. */
async function openWithoutCode(path: string, viewport = desktop) {
  const page = await browser.openPage(viewport);
  let loadScripts: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => (loadScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await documentOf(path);
  await page.goto(path, { waitUntil: 'commit' });
  return { page, loadScripts };
}

describe('before the scripts have loaded', () => {
  test('clicks and typed text on a page show at once and are not lost', async () => {
    const { page, loadScripts } = await openWithoutCode('/');
    const add = page.getByRole('button', { name: /^Add .+ to cart$/ }).first();
    await add.click();
    expect(await add.evaluate((button) => [button.ariaBusy, getComputedStyle(button).scale])).toEqual(['true', '0.97']);
    await page.getByRole('combobox').fill('milk');
    loadScripts();
    await cartCount(page, 1);
    expect(await page.locator('button[aria-busy]').count()).toBe(0);
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('milk');
  });

  test('clicks and typed text on a list without products are not lost', async () => {
    const { page, loadScripts } = await openWithoutCode('/products/fruits?max=4.75', phoneScreen);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('combobox', { name: 'Search products' }).fill('milk');
    loadScripts();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await page.locator('header form[role="search"] input').first().inputValue()).toBe('milk');
  });
});

/** A text for how each element looks, after all movements. Of elements with the same classes in a parent of the same, two count. */
async function looks(): Promise<string[]> {
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const counts = new Map<string, number>();
  const isNew = (element: Element) => {
    const kind = [element, element.parentElement]
      .map((each) => `${each?.tagName} ${each?.getAttribute('class')}`)
      .join();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 2;
  };
  const elements = [...document.querySelectorAll('body *:not(script, template, noscript)')].filter(isNew);
  return elements.flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const styles = getComputedStyle(element, part);
      if (part && styles.content === 'none') return [];
      // A page has only the values of its own that its rules use.
      const names = Array.from(styles).filter((name) => !name.startsWith('--'));
      const values = names.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      return [`${element.outerHTML.slice(0, 80)} ${part} ${values.join('; ')}`];
    }),
  );
}

/** Holds back the page's files of a kind until the returned function is called. */
async function holdBack(page: Page, files: string) {
  let send: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => (send = resolve));
  await page.route(files, async (route) => {
    await mayCome;
    await route.continue();
  });
  return send;
}

const allStylesApply = () =>
  document.querySelector('link[media="all"]') !== null && document.querySelector('link[media="not all"]') === null;

describe('the styles of a rendered page', () => {
  test.each([
    ['phone', phoneScreen],
    ['desktop', desktop],
  ])('are those of its elements: on a %s it looks the same once all others have loaded', async (_name, screen) => {
    for (const path of ['/', '/products', '/products?q=zzzz', await productPath(), '/cart', ...listFrames]) {
      await documentOf(path);
      const page = await browser.openPage(screen);
      const sendScripts = await holdBack(page, '**/assets/*.js');
      const sendStyles = await holdBack(page, '**/assets/*.css');
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('link[media="not all"]') !== null);
      const before = await page.evaluateHandle(looks);
      sendStyles();
      await page.waitForFunction(allStylesApply);
      const after = await page.evaluateHandle(looks);
      const changed = await page.evaluate(([before, after]) => after.filter((look, at) => look !== before[at]), [
        before,
        after,
      ] as const);
      expect({ path, changed }).toEqual({ path, changed: [] });
      sendScripts();
      await page.close();
    }
  });

  test('are all there when the app starts', async () => {
    const page = await browser.openPage();
    const sendStyles = await holdBack(page, '**/assets/*.css');
    await documentOf('/products');
    const scripts = page.waitForRequest('**/index-*.js').then((request) => request.response());
    await page.goto('/products', { waitUntil: 'commit' });
    await scripts;
    // Without styles to wait for, the app would start within these tasks.
    await page.evaluate(async () => {
      for (let task = 0; task < 20; task += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    });
    expect(await page.evaluate(() => document.documentElement.dataset['started'])).toBeUndefined();
    sendStyles();
    await page.waitForFunction(() => document.documentElement.dataset['started'] !== undefined);
    expect(await page.evaluate(allStylesApply)).toBe(true);
  });
});

describe('when the gateway cannot render', () => {
  test('the browser renders the page', async () => {
    const page = await browser.openPage();
    await documentOf('/products/fruits');
    await page.route('**/products/fruits', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /<div id="root"[^>]*>.*?<script type="application\/json" id="page-state">.*?<\/script>/s,
        '<div id="root"></div>',
      );
      await route.fulfill({ response, body });
    });
    const operations = operationsOf(page);
    await page.goto('/products/fruits');
    await page.getByRole('article').first().waitFor();
    expect(operations).toContain('ProductList');
  });
});
