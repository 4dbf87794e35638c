import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scriptOf } from '#tests/support/page-files.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { addAddress, addBestSellers, openLogin, order, signUp, toast, holdToasts } from '../support/shopper.ts';

const browser = browserForTests();

/** Delays one GraphQL operation, or closes its connection, until the returned function is called. */
async function hold(page: Page, operation: string, how: 'wait' | 'cut') {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (how === 'cut') browser.expectFault(/graphql/);
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes(`"operationName":"${operation}"`)) return await route.fallback();
    if (how === 'cut') return await route.abort('failed');
    await held;
    // The page may have been closed meanwhile.
    return await route.fallback().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute('**/graphql');
  };
}
describe.each([
  ['on a phone', phoneScreen],
  ['on a desktop', desktop],
])('axe finds no violation %s in both colour themes', (_where, viewport) => {
  test('axe finds no violation while a page loads and after loading has failed', async () => {
    const page = await browser.openPage(viewport);
    for (const [address, operation, name] of [
      ['/', 'BestSellers', 'Loading best sellers'],
      ['/products', 'ProductList', 'Loading products'],
    ] as const) {
      // Starts from an open page that has not loaded it, because a rendered page has nothing to load.
      await page.goto(address === '/' ? '/list' : '/cart');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const goOn = await hold(page, operation, 'wait');
      await page
        .getByRole('link', { name: address === '/' ? 'Greengate, home' : 'Start shopping' })
        .first()
        .click();
      await page.getByRole('list', { name }).waitFor();
      await expectAccessible(page, `${address}, loading`);
      await goOn();
      await page.getByRole('article').first().waitFor();
    }
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    const mend = await hold(page, 'ProductList', 'cut');
    await page.getByRole('link', { name: 'Start shopping' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await expectAccessible(page, 'a list that could not be loaded, and its toast');
    await mend();
    await retry.click();
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').count()).toBe(0);
  });

  test('axe finds no violation with toasts, offline, after a refused login and with the filter drawer open', async () => {
    const page = await browser.openPage(viewport);
    await addBestSellers(page, 1);
    await toast(page, 'Added to cart').waitFor();
    await holdToasts(page);
    await expectAccessible(page, 'a toast');
    // The page may ask for its late install button just then, and shows none without it.
    browser.expectFault(new RegExp(scriptOf('app/InstallShop.tsx')));
    await page.context().setOffline(true);
    await page.getByText('You are offline. Prices may be out of date').waitFor();
    await expectAccessible(page, 'offline');
    await page.context().setOffline(false);

    const dialog = await openLogin(page);
    await dialog.getByLabel('Email').fill('nobody@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    await expectAccessible(page, 'a refused login');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.goto('/products?max=5');
    await page.getByRole('article').first().waitFor();
    await expectAccessible(page, 'a list with filters');
    if (viewport !== phoneScreen) return;
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.getByRole('button', { name: /^Show \d+ products?$/ }).waitFor();
    await expectAccessible(page, 'the drawer of filters');
  });
});

describe.each([
  ['640 pixels, as at 200 % zoom of 1280', { width: 640, height: 450 }],
  ['320 pixels, as at 400 % zoom of 1280', { width: 320, height: 256 }],
])('a window of %s', (_what, viewport) => {
  test('the window shows every shopper page without horizontal scrolling and with all controls reachable', async () => {
    const page = await browser.openPage(viewport);
    await addBestSellers(page, 2);
    await signUp(page);
    await page.goto('/add-address');
    await page.getByLabel('First name').waitFor();
    await expectNoSidewaysScroll(page, 'the address form');
    await addAddress(page);
    await page.getByRole('button', { name: 'Place Order' }).waitFor();
    await expectNoSidewaysScroll(page, 'the cart of a shopper');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Undo: / }).waitFor();
    await expectNoSidewaysScroll(page, 'a removal');
    await order(page, 'COD');
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.getByRole('region', { name: 'Order again' }).waitFor();
    await page.getByText('Delivery address').click();
    await expectNoSidewaysScroll(page, 'an order, ordered again');
    for (const [address, heading] of [
      ['/', 'The whole market, at your door'],
      ['/products?q=apple&max=90&offers=1', 'Results for “apple”'],
      ['/products?q=zzz', 'Results for “zzz”'],
      ['/products/bakery', 'Bakery & Breads'],
      ['/loader', 'Thank you!'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expectNoSidewaysScroll(page, address);
    }
    await page.goto('/products/bakery');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    await expectNoSidewaysScroll(page, 'a product');
  });
});

describe('reduced motion', () => {
  test('a shopper who prefers reduced motion sees dialogs, toasts, skeletons and lists appear without animation', async () => {
    const page = await browser.openPage(phoneScreen);
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => animation.effect?.getComputedTiming())
          .filter((timing) => Number(timing?.duration) * Number(timing?.iterations) > 80)
          .map((timing) => JSON.stringify(timing)),
      );
    await addBestSellers(page, 1);
    expect(await moving()).toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await moving()).toEqual([]);
    await page.keyboard.press('Escape');
    await hold(page, 'ProductList', 'wait');
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await page.getByRole('list', { name: 'Loading products' }).waitFor();
    expect(await moving()).toEqual([]);
  });
});

describe('screen readers', () => {
  test('a screen reader announces product, price, old price, rating and quantity in the cart of a card', async () => {
    const page = await browser.openPage();
    const [name = ''] = await addBestSellers(page, 1);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByRole('link', { name, exact: true }).waitFor();
    await card.getByText('4 out of 5 stars').waitFor();
    await card.getByText('1 in cart').waitFor();
    const stepper = card.getByRole('group', { name: `Quantity of ${name}` });
    await stepper.getByRole('button', { name: `Remove ${name}` }).waitFor();
    await stepper.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await stepper.getByRole('button', { name: `Decrease quantity of ${name}` }).click();
    await page.getByRole('status', { name: 'Announcements' }).getByText(`1 of ${name} left in the cart`).waitFor();
    await page.getByRole('link', { name: /^Cart, 1 item/ }).waitFor();
  });

  test('a screen reader announces title and heading of a page after a navigation', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    // Before the app has started, the browser follows links.
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const name = await heading.innerText();
    await expect.poll(() => page.title()).toContain(name);
  });
});
