import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stylesOf } from '#tests/support/page-files.ts';
import { browserForTests, shopUrl, desktop, phoneScreen } from '../support/browser.ts';
import { oneSellerSession, openSellerArea } from '../support/seller.ts';
import { run } from '../support/shop-day.ts';
import { addAddress, addBestSellers, cartCount, order, signUp } from '../support/shopper.ts';
import { openDeployments } from '../support/web/deployments.ts';

const browser = browserForTests();
let shop: Awaited<ReturnType<typeof openDeployments>>;

beforeEach(async () => {
  shop = await openDeployments(shopUrl());
  // Leaving a page cancels its loads. The browser reports a cancelled load through a service worker as failed.
  browser.expectFault(/graphql.*net::ERR_FAILED|net::ERR_FAILED.*graphql/);
});
afterEach(async () => {
  // An open page would ask the closed shop and fail.
  await browser.closePages();
  await shop.close();
});

const openPage = (viewport = desktop) => browser.openPage(viewport, { serviceWorkers: 'allow', baseURL: shop.url });

/** Stops the network and makes the browser report that it is offline. */
async function goOffline(page: Page) {
  browser.expectFault(/ERR_|Failed to load|graphql/);
  shop.goDown();
  await page.context().setOffline(true);
  await page.getByText('You are offline. Prices may be out of date').waitFor();
}

async function comeBack(page: Page) {
  shop.comeBack();
  await page.context().setOffline(false);
  // Chromium may have told the page before the service worker: what the page sent in between has failed.
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

async function isShown(page: Page, picture: string) {
  const image = page.locator(`img[src="${picture}"]`);
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

/** Waits until the service worker controls the page. */
async function waitForWorker(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

/** All entries of the browser's caches and storage: address and content in one text each. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const isText = /html|json/.test(response?.headers.get('content-type') ?? '');
        texts.push(`${name} ${new URL(request.url).pathname} ${isText ? await response?.text() : ''}`);
      }
    }
    return texts;
  });

/** The pick list that the browser keeps, as JSON; empty when there is none. */
async function keptPicking(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('keyval-store');
    request.addEventListener('success', () => resolve(request.result));
  });
  return await new Promise((resolve) => {
    const request = database.transaction('keyval').objectStore('keyval').get('greengate.picking');
    request.addEventListener('success', () => resolve(JSON.stringify(request.result) ?? ''));
  });
}

describe('installed service worker', () => {
  test('the service worker opens the pick list without a network, with the waiting picks, and keeps none of it after the logout', async () => {
    const shopper = await openPage(phoneScreen);
    await addBestSellers(shopper, 2);
    await signUp(shopper);
    await shopper.goto('/add-address');
    await addAddress(shopper);
    await shopper.waitForURL('**/cart');
    await order(shopper, 'COD');
    const card = shopper.getByRole('article', { name: /^Order / }).first();
    const number = ((await card.getAttribute('aria-label')) ?? '').replace('Order ', '');

    const packer = await openPage(phoneScreen);
    await openSellerArea(packer);
    await packer.goto('/seller/orders?stage=PLACED');
    await packer.getByRole('checkbox', { name: `Choose order ${number}` }).check();
    await packer.getByRole('link', { name: 'Pick list' }).click();
    await packer.getByText('1 order, 0 of 2 products picked').waitFor();
    await waitForWorker(packer);
    const styles = stylesOf('features/seller/orders/SellerOrdersPage.tsx');
    expect(styles).not.toEqual([]);
    const sellerFiles = () =>
      storedTexts(packer).then((texts) => styles.every((style) => texts.some((text) => text.includes(style))));
    await expect.poll(sellerFiles).toBe(true);

    browser.expectFault(/ERR_|Failed to load|graphql/);
    shop.goDown();
    await packer.context().setOffline(true);
    const lines = packer.getByRole('main').getByRole('checkbox');
    await lines.first().check();
    await packer.getByText('1 not sent yet: you are offline.').waitFor();
    await packer.reload();
    await packer.getByText('1 order, 1 of 2 products picked').waitFor();
    await lines.last().check();
    await packer.getByText('2 not sent yet: you are offline.').waitFor();
    const kept = await packer.evaluate(keptPicking);
    expect(kept).toContain(number);
    expect(kept).not.toContain('12 Market Lane');

    await comeBack(packer);
    await packer.getByRole('button', { name: `Finish order ${number}` }).click();
    await packer.getByText(/^Ready, /).waitFor();
    await packer.getByRole('button', { name: 'Logout' }).click();
    await packer.getByRole('heading', { name: 'Seller Login' }).waitFor();
    expect(await packer.evaluate(keptPicking)).toBe('');
  });

  test('the service worker shows catalogue, pictures and cart offline', async () => {
    const page = await openPage();
    await addBestSellers(page, 1);
    await waitForWorker(page);
    await page.goto('/products');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Buy now' }).waitFor();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const product = page.url();
    // The first product of the list is also the first best seller, which is in the cart.
    await page.getByRole('button', { name: `Increase quantity of ${name}`, exact: true }).click();
    await page.goto('/cart');
    await page.getByRole('list', { name: 'Products in your cart' }).getByRole('article').first().waitFor();
    const count = Number(/\d+/.exec((await page.getByRole('link', { name: /^Cart, / }).textContent())!)![0]);

    shop.goDown();
    browser.expectFault(/ERR_|Failed to load|graphql/);
    await page.reload();
    await page.getByRole('link', { name, exact: true }).first().waitFor();
    await cartCount(page, count);
    await page.goto('/products');
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    const picture = page.getByRole('article').first().locator('img').first();
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await cartCount(page, count + 1);
    await page.goto(product);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    // A page that was never opened shows the app and a message.
    await page.goto('/my-orders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  });

  test('the service worker lets a visitor add a product of the first opened list offline, with price and total', async () => {
    const page = await openPage();
    await page.goto('/products');
    await waitForWorker(page);
    await goOffline(page);
    const add = page.getByRole('button', { name: /^Add .+ to cart$/ }).first();
    const name = /^Add (.+) to cart$/.exec((await add.getAttribute('aria-label'))!)![1]!;
    await add.click();
    await cartCount(page, 1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, 1 item, \$\d+\.\d\d$/ })
      .click();

    const row = page.getByRole('list', { name: 'Products in your cart' }).getByRole('article', { name });
    const total = page.getByText('Total Amount').locator('xpath=following-sibling::dd');
    const shown = async () => {
      await row.waitFor();
      expect(await row.innerText()).toMatch(/\$\d+\.\d\d/);
      return await total.innerText();
    };
    const sum = await shown();
    expect(sum).toMatch(/^\$\d+\.\d\d$/);
    await page.reload();
    expect(await shown()).toBe(sum);
  });

  test('the service worker shows the offline banner with its icons, visible on a scrolled page', async () => {
    for (const viewport of [phoneScreen, desktop]) {
      shop.comeBack();
      const page = await openPage(viewport);
      await page.goto('/products');
      await page.getByRole('article').nth(10).waitFor();
      await waitForWorker(page);
      await goOffline(page);
      await page.mouse.wheel(0, 1500);
      await page.waitForFunction(() => window.scrollY > 1000);
      const banner = page.getByText('You are offline. Prices may be out of date');
      const { y = -1 } = (await banner.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(200);
      // No element covers it.
      const onTop = await banner.evaluate((text) => {
        const { x, y: top, width, height } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(x + width / 2, top + height / 2));
      });
      expect(onTop).toBe(true);

      await page.goto('/my-orders');
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      expect(await page.getByText('Log in to see your orders').count()).toBe(0);
      await isShown(page, '/art/no-orders.webp');
      await page.goto('/cart');
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
      await isShown(page, '/art/empty-basket.webp');
    }
  });

  test('the service worker repeats a failed load when the network is back', async () => {
    const page = await openPage();
    await page.goto('/');
    await waitForWorker(page);
    await signUp(page);
    await goOffline(page);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await comeBack(page);
    await page.getByRole('article').first().waitFor();

    await goOffline(page);
    await page.goto('/my-orders');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await comeBack(page);
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  });

  test('a page that the service worker has stored shows the new price as soon as the network gives it', async () => {
    const seller = await browser.openPage();
    await oneSellerSession()(seller);
    // Other files read the prices of the other products meanwhile.
    const { addProduct } = await run(
      seller,
      'mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } } }',
      { input: { name: `Stored Plums ${randomUUID()}`, category: 'fruits', price: 3, offerPrice: 3 } },
    );
    const { id } = addProduct.product;
    const address = `/products/fruits/${id}`;
    const page = await openPage();
    await page.goto('/products');
    await waitForWorker(page);
    await page.goto(address);
    // The worker has stored the page.
    await expect
      .poll(async () =>
        (await storedTexts(page)).some((text) => text.startsWith('greengate-pages') && text.includes(`${address} `)),
      )
      .toBe(true);
    await run(seller, 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { success } }', {
      input: { id, price: 97.31, offerPrice: 96.31 },
    });

    browser.expectFault(/ERR_|Failed to load/);
    shop.losePages();
    await page.goto(address);
    await page.getByRole('main').getByText('$96.31').first().waitFor();
  });

  test('the service worker keeps an open page working after a deployment and opens new pages in the new build', async () => {
    const page = await openPage();
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await waitForWorker(page);
    const builds = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('greengate-files-')));
    const [first = ''] = await builds();

    shop.deploy();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect.poll(builds, { timeout: 30_000 }).toEqual([first, `${first}second`]);
    await waitForWorker(page);
    // The script is gone from the server and was never loaded before.
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();

    await page.reload();
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => page.locator('script[type="module"]').last().getAttribute('src')).toMatch(/\.second\.js$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, / })
      .click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });

  test('the service worker stores no data of a shopper, and no visited pages after a logout', async () => {
    const page = await openPage();
    await page.goto('/');
    await waitForWorker(page);
    await page.goto('/products?q=milk');
    await page.getByRole('article').first().waitFor();
    await addBestSellers(page, 1);
    const { email } = await signUp(page);
    await page.goto('/add-address');
    await addAddress(page);
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await order(page, 'COD');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    await page.getByRole('article').first().waitFor();
    await page.reload();
    await page.getByRole('article').first().waitFor();

    const everything = await storedTexts(page);
    expect(everything.filter((entry) => entry.startsWith('greengate-answers')).length).toBeGreaterThan(0);
    const personal = [email, 'Market Lane', '"me":{'];
    expect(everything.filter((entry) => personal.some((trace) => entry.includes(trace)))).toEqual([]);
    const addresses = everything.map((entry) => entry.split(' ')[1]);
    expect(addresses.filter((address) => /^\/(my-orders|cart|add-address|loader|pay|seller)/.test(address!))).toEqual(
      [],
    );

    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
    await expect
      .poll(async () =>
        (await storedTexts(page)).filter((entry) => entry.includes('milk') || entry.includes('CartProducts')),
      )
      .toEqual([]);
  });

  test('the service worker makes the shop installable', async () => {
    const page = await openPage();
    await page.goto('/');
    const devtools = await page.context().newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});
