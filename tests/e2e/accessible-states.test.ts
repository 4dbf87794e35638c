import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scriptOf } from '#tests/support/page-files.ts';
import { expectAccessible, expectToFit } from '../support/web/accessibility.ts';
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
/** Checks a state that other parts of the page show on a desktop. */
async function checkOnBothScreens(page: Page, state: string) {
  await page.setViewportSize(desktop);
  await expectAccessible(page, `${state} on a desktop`, 'light');
  await page.setViewportSize(phoneScreen);
  await expectAccessible(page, state);
}

describe('axe finds no violation in both colour themes', () => {
  test('axe finds no violation while a page loads and after loading has failed', async () => {
    const page = await browser.openPage(phoneScreen);
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
      await checkOnBothScreens(page, `${address}, loading`);
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
    const page = await browser.openPage(phoneScreen);
    await addBestSellers(page, 1);
    await toast(page, 'Added to cart').waitFor();
    await holdToasts(page);
    await checkOnBothScreens(page, 'a toast');
    // The page may ask for its late install button just then, and shows none without it.
    browser.expectFault(new RegExp(scriptOf('app/InstallShop.tsx')));
    await page.context().setOffline(true);
    await page.getByText('You are offline. Prices may be out of date').waitFor();
    await checkOnBothScreens(page, 'offline');
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
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.getByRole('button', { name: /^Show \d+ products?$/ }).waitFor();
    await expectAccessible(page, 'the drawer of filters');
  });
});

/** The widths of a window of 1280 pixels with a zoom of 400 % and 200 %. */
const zoomedWidths = [320, 640];

describe('a window of 640 or 320 pixels, as at 200 % or 400 % zoom of 1280', () => {
  test('the window shows the pages of a shopper’s order without horizontal scrolling and with all controls reachable', async () => {
    const page = await browser.openPage({ width: 640, height: 450 });
    await addBestSellers(page, 2);
    await signUp(page);
    await page.goto('/add-address');
    await page.getByLabel('First name').waitFor();
    await expectToFit(page, 'the address form', zoomedWidths);
    await addAddress(page);
    await page.getByRole('button', { name: 'Place Order' }).waitFor();
    await expectToFit(page, 'the cart of a shopper', zoomedWidths);
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Undo: / }).waitFor();
    await expectToFit(page, 'a removal', zoomedWidths);
    await order(page, 'COD');
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.getByRole('region', { name: 'Order again' }).waitFor();
    await page.getByText('Delivery address').click();
    await expectToFit(page, 'an order, ordered again', zoomedWidths);
    await page.goto('/products/bakery');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    await expectToFit(page, 'a product', zoomedWidths);
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
