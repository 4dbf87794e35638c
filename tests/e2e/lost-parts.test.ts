import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { cartCount } from '../support/shopper.ts';
import { settled } from '../support/web/settled.ts';

const browser = browserForTests();

/** A page whose files can be lost on the way. */
async function openWithLosses() {
  // What the browser says of a lost file, and what the shop reports of a page that it could not show.
  browser.expectFault(
    /ERR_FAILED|dynamically imported module|could not be rendered|Unable to preload CSS|styles .+ could not be loaded/,
  );
  const page = await browser.openPage(phoneScreen);
  const state = { areLost: false, lost: 0 };
  await page.route('**/assets/**', async (route) => {
    if (!state.areLost) return route.continue();
    state.lost += 1;
    return route.abort();
  });
  return { page, state };
}

const banner = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Open menu' });

test('a lost part of the page shows nothing, header and list stay, and the part is there when it can be loaded', async () => {
  const { page, state } = await openWithLosses();
  await page.goto('/products');
  await settled(page);
  state.areLost = true;
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await cartCount(page, 1);
  await expect.poll(() => state.lost).toBeGreaterThan(0);
  await settled(page);
  expect(await banner(page).isVisible()).toBe(true);
  expect(await page.getByRole('article').count()).toBeGreaterThan(3);

  state.areLost = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('navigation', { name: 'Cart' }).getByRole('link').waitFor();
  await cartCount(page, 1);
});

test('the menu and the login open as soon as their lost files can be loaded', async () => {
  const { page, state } = await openWithLosses();
  await page.goto('/products');
  await settled(page);
  state.areLost = true;
  await banner(page).click();
  await expect.poll(() => state.lost).toBeGreaterThan(0);
  expect(await page.getByText('Something went wrong').count()).toBe(0);
  state.areLost = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  const before = state.lost;
  state.areLost = true;
  await menu.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => state.lost).toBeGreaterThan(before);
  state.areLost = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('dialog', { name: /Login/ }).waitFor();
});

test('a page opens while the styles of another page are lost', async () => {
  const { page, state } = await openWithLosses();
  await page.goto('/products');
  await settled(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  state.areLost = true;
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  const sheet = (await lost).url();
  await page.route(sheet, (route) => route.abort());
  state.areLost = false;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery information' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delivery information' }).waitFor();
});

test.each(['Try again', 'a network that is back'])(
  'a lost page keeps the header, and %s loads the page',
  async (way) => {
    const { page, state } = await openWithLosses();
    await page.goto('/products');
    await settled(page);
    state.areLost = true;
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    const title = page.getByRole('heading', { name: 'Something went wrong' });
    await title.waitFor();
    expect(await banner(page).isVisible()).toBe(true);
    const again = page.getByRole('button', { name: 'Try again' });
    const before = state.lost;
    await again.click();
    await expect.poll(() => state.lost).toBeGreaterThan(before);
    await title.waitFor();

    state.areLost = false;
    if (way === 'Try again') await again.click();
    else await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('Your cart is empty').waitFor();
    // Each sheet of styles is there, too.
    expect(
      await page
        .locator('link[rel="stylesheet"]')
        .evaluateAll((links) => links.filter((link) => (link as HTMLLinkElement).sheet === null).length),
    ).toBe(0);
  },
);
