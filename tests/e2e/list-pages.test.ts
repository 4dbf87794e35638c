import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen, useShop } from '../support/browser.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { settled } from '../support/web/settled.ts';

let shop: RunningShop;

// A shop of its own, because tests of other files add products, and the number of pages stands below.
const browser = browserForTests(async () => {
  shop = await startShop();
  useShop(shop.url);
});
afterAll(() => shop.close());

const list = (page: Page) => page.getByRole('list', { name: 'Products', exact: true });
const nextPage = (page: Page) => page.getByRole('link', { name: 'Next page' });
const isShown = async (page: Page, text: string) =>
  await page.getByRole('navigation', { name: 'Pages of this list' }).getByText(text, { exact: true }).waitFor();

/** Opens a page of a list and waits until the app has hydrated it. */
async function openList(address: string, viewport = desktop) {
  const page = await browser.openPage(viewport);
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await settled(page);
  return page;
}

/** Scrolls, and waits until the app has stored the position, which the browser may move by a pixel when a picture loads. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction((y) => {
    const stored = JSON.parse(sessionStorage.getItem('greengate.scroll') ?? '{}') as Record<string, number>;
    return Object.values(stored).some((position) => Math.abs(position - y) < 5);
  }, top);
}
const isScrolledTo = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, top);

describe('the pages of a list', () => {
  test.each([phoneScreen, desktop])('a link leads to the top of the next page (screen: %o)', async (viewport) => {
    const page = await openList('/products', viewport);
    const first = await page.getByRole('article').first().getByRole('heading').innerText();
    await nextPage(page).click();
    await page.waitForURL('**/products?page=2');
    await isShown(page, 'Page 2 of 2');
    await expect.poll(() => page.getByRole('article').first().getByRole('heading').innerText()).not.toBe(first);
    expect(await page.title()).toBe('All products – page 2 · Greengate');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/products\?page=2$/);
    // The focus is on the list, whose top is in view, below the header.
    await expect.poll(() => list(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const { y } = (await list(page).boundingBox())!;
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(viewport.height / 2);
  });

  test('a double click leads one page further and opens nothing else', async () => {
    const page = await openList('/products?sort=name');
    await nextPage(page).dblclick();
    await isShown(page, 'Page 2 of 2');
    await expect.poll(() => list(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('?sort=name&page=2');
    // Later clicks are not ignored.
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
  });

  test('going back from a product and a reload restore the page and the scroll position', async () => {
    const page = await openList('/products', phoneScreen);
    await nextPage(page).click();
    await isShown(page, 'Page 2 of 2');
    // The turn of the page scrolls to the list and gives it the focus, which may come after the page's number.
    await expect.poll(() => list(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await scrollTo(page, 1200);
    await page.getByRole('article').nth(10).getByRole('link').first().dispatchEvent('click');
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await isScrolledTo(page, 1200);
    await isShown(page, 'Page 2 of 2');

    await page.reload();
    await isScrolledTo(page, 1200);
    await isShown(page, 'Page 2 of 2');
  });

  test('going back to the page before restores its scroll position', async () => {
    const page = await openList('/products', phoneScreen);
    const { y } = (await nextPage(page).boundingBox())!;
    const place = Math.round(y - 400);
    await scrollTo(page, place);
    await nextPage(page).click();
    await isShown(page, 'Page 2 of 2');
    await page.goBack();
    await isShown(page, 'Page 1 of 2');
    await isScrolledTo(page, place);
  });

  test('a filter or another sort order on a later page leads to the first page', async () => {
    const page = await openList('/products?page=2');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
    await page.waitForURL('**/products?sort=name');
    await isShown(page, 'Page 1 of 2');
    await nextPage(page).click();
    await isShown(page, 'Page 2 of 2');
    await page.getByRole('button', { name: 'On offer' }).click();
    await page.waitForURL('**/products?sort=name&offers=1');
  });

  test('the links work without JavaScript', async () => {
    browser.expectFault(/\/assets\/.+\.js csp$/);
    const page = await browser.openPage(phoneScreen, { javaScriptEnabled: false });
    // The first visit may come before the page is rendered.
    await expect.poll(async () => (await page.goto('/products?sort=name'), await nextPage(page).count())).toBe(1);
    await nextPage(page).click();
    await page.waitForURL('**/products?sort=name&page=2');
    await isShown(page, 'Page 2 of 2');
    await page.getByRole('link', { name: 'Previous page' }).click();
    await page.waitForURL('**/products?sort=name');
    await isShown(page, 'Page 1 of 2');
  });

  test('a page beyond the last one has status 404 and links to the last page', async () => {
    browser.expectFault(/404/);
    const page = await browser.openPage(phoneScreen);
    const response = await page.goto('/products?page=999');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no page 999' }).waitFor();
    await page.getByText('This list has 2 pages.').waitFor();
    await page.getByRole('link', { name: 'Show the last page' }).click();
    await isShown(page, 'Page 2 of 2');
    for (const nonsense of ['0', 'abc']) {
      expect((await page.goto(`/products?page=${nonsense}`))?.status()).toBe(200);
      await isShown(page, 'Page 1 of 2');
    }
  });
});
