import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { addAddress, addBestSellers, cartCount, order, signUp } from '../support/shopper.ts';
import { openDeployments } from '../support/web/deployments.ts';

const browser = browserForTests();
let shop: Awaited<ReturnType<typeof openDeployments>>;

beforeEach(async () => {
  shop = await openDeployments(inject('shopUrl'));
  // A page that is left cancels what it was still loading; through a worker the browser calls that failed, not cancelled.
  browser.expectFault(/graphql.*net::ERR_FAILED|net::ERR_FAILED.*graphql/);
});
afterEach(() => shop.close());

const openPage = (viewport = desktop) => browser.openPage(viewport, { serviceWorkers: 'allow', baseURL: shop.url });

/** Takes the network away: the shop is not reached, and the browser knows that it has none. */
async function goOffline(page: Page) {
  browser.expectFault(/ERR_|Failed to load|graphql/);
  shop.goDown();
  await page.context().setOffline(true);
  await page.getByText('You are offline. Prices may be old').waitFor();
}

async function comeBack(page: Page) {
  shop.comeBack();
  await page.context().setOffline(false);
}

async function isShown(page: Page, picture: string) {
  const image = page.locator(`img[src="${picture}"]`);
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

/** Waits until the shop's worker looks after the page. */
async function worked(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

/** Everything that is kept, address and content in one text each. */
const kept = (page: Page) =>
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

describe('a shop that was opened before', () => {
  test('shows its catalogue, its pictures and the cart without a network', async () => {
    const page = await openPage();
    await addBestSellers(page, 1);
    await worked(page);
    await page.goto('/products');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const product = page.url();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
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
    // A page that was never opened: the shop stands, and says what it cannot show.
    await page.goto('/my-orders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  });

  test('puts a product of the first list that was opened into the cart without a network, with price and total', async () => {
    const page = await openPage();
    await page.goto('/products');
    await worked(page);
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

  test('says without a network that there is none, in sight on a scrolled page, with its pictures', async () => {
    for (const viewport of [phoneScreen, desktop]) {
      shop.comeBack();
      const page = await openPage(viewport);
      await page.goto('/products');
      await page.getByRole('article').nth(10).waitFor();
      await worked(page);
      await goOffline(page);
      await page.mouse.wheel(0, 1500);
      await page.waitForFunction(() => window.scrollY > 1000);
      const banner = page.getByText('You are offline. Prices may be old');
      const { y = -1 } = (await banner.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(200);
      // Nothing lies over it.
      const onTop = await banner.evaluate((text) => {
        const { x, y: top, width, height } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(x + width / 2, top + height / 2));
      });
      expect(onTop).toBe(true);

      await page.goto('/my-orders');
      await page.getByRole('heading', { name: 'There is no network' }).waitFor();
      expect(await page.getByText('Log in to see your orders').count()).toBe(0);
      await isShown(page, '/art/no-orders.webp');
      await page.goto('/cart');
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
      await isShown(page, '/art/empty-basket.webp');
    }
  });

  test('reads by itself what failed without a network, once it is back', async () => {
    const page = await openPage();
    await page.goto('/');
    await worked(page);
    await signUp(page);
    await goOffline(page);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await comeBack(page);
    await page.getByRole('article').first().waitFor();

    await goOffline(page);
    await page.goto('/my-orders');
    await page.getByRole('heading', { name: 'There is no network' }).waitFor();
    await comeBack(page);
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  });

  test('goes on in an open page after a deployment, and opens anew in the new build', async () => {
    const page = await openPage();
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await worked(page);
    const builds = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('greengate-files-')));
    const [first = ''] = await builds();

    shop.deploy();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect.poll(builds, { timeout: 30_000 }).toEqual([first, `${first}second`]);
    await worked(page);
    // Its script is gone from the server, and was never asked for before.
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();

    await page.reload();
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => page.locator('script[type="module"]').first().getAttribute('src')).toMatch(/\.second\.js$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, / })
      .click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });

  test('keeps nothing of a shopper, and after a logout not even what was looked at', async () => {
    const page = await openPage();
    await page.goto('/');
    await worked(page);
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

    const everything = await kept(page);
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
      .poll(async () => (await kept(page)).filter((entry) => entry.includes('milk') || entry.includes('CartProducts')))
      .toEqual([]);
  });

  test('can be installed', async () => {
    const page = await openPage();
    await page.goto('/');
    const devtools = await page.context().newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});
