import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { addAddress, addBestSellers, signUp } from '../support/shopper.ts';
import { settled } from '../support/web/settled.ts';

const browser = browserForTests();

/** Opens a page and waits until the app has hydrated it. */
async function open(address: string, viewport: { width: number; height: number }) {
  const page = await browser.openPage(viewport);
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await settled(page);
  return page;
}

/** The number of cards that are completely on the screen, with their buttons. */
const wholeCards = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main article')].filter((card) => {
        const button = card.querySelector('button[aria-label^="Add "]')?.getBoundingClientRect();
        const { top, bottom } = card.getBoundingClientRect();
        return button && top >= 0 && bottom <= innerHeight && button.top >= top && button.bottom <= bottom;
      }).length,
  );

/** The number of cards in the first row of the list. */
const columns = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll(
      (cards) =>
        cards.filter((card) => Math.abs(card.getBoundingClientRect().top - cards[0]!.getBoundingClientRect().top) < 2)
          .length,
    );

/** The number of pixels that bars take at the top and the bottom of the screen. */
const stuckPixels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main *, nav')]
      .filter((element) => {
        const { position, clipPath } = getComputedStyle(element);
        return /sticky|fixed/.test(position) && clipPath === 'none' && element.checkVisibility();
      })
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > 100 && (top < 1 ? bottom > 0 : bottom > innerHeight - 1))
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  );

describe('on the first screen of a phone', () => {
  test.each(['/products', '/products/vegetables', '/products/grains', '/products?q=e', '/products?offers=1'])(
    'the first screen of a phone shows four whole cards with their buttons on %s',
    async (address) => {
      const page = await open(address, phoneScreen);
      expect(await wholeCards(page)).toBeGreaterThanOrEqual(4);
      // The title and the number of products are in one line, categories, filters and sort order in another.
      const middle = async (place: ReturnType<Page['locator']>) => {
        const box = (await place.boundingBox())!;
        return box.y + box.height / 2;
      };
      const title = await middle(page.getByRole('heading', { level: 1 }));
      expect(Math.abs(title - (await middle(page.getByText(/^\d+ (product|result|offer)s?$/))))).toBeLessThan(8);
      const links = await middle(page.getByRole('main').getByRole('navigation', { name: 'Categories' }));
      expect(Math.abs(links - (await middle(page.getByRole('button', { name: 'Filters' }))))).toBeLessThan(4);
      expect(Math.abs(links - (await middle(page.getByRole('combobox', { name: 'Sort by' }))))).toBeLessThan(4);
      expect(await page.getByRole('article').first().getByText('4 out of 5 stars').isVisible()).toBe(false);
    },
  );

  test('the first screen of a phone shows name, price, size and buttons of a product page', async () => {
    const page = await open('/products/vegetables', phoneScreen);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    const bar = (await page.getByRole('button', { name: 'Buy now' }).boundingBox())!;
    for (const fact of [page.getByRole('heading', { level: 1 }), page.getByText(/^(Size|Weight):/)]) {
      const { y, height } = (await fact.boundingBox())!;
      expect(y + height).toBeLessThan(bar.y - 8);
    }
    expect(bar.y + bar.height).toBeLessThanOrEqual(phoneScreen.height);
  });
});

test('the first screen of a cart with three products shows the total and the order button at 1280 × 800', async () => {
  const page = await browser.openPage({ width: 1280, height: 800 });
  const [name = ''] = await addBestSellers(page, 3);
  await signUp(page);
  await page.goto('/add-address');
  await addAddress(page);
  await page.waitForURL('**/cart');
  for (const part of [page.getByText('Total Amount'), page.getByRole('button', { name: 'Place Order' })]) {
    await part.waitFor();
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThan(800);
  }
  // The choices scroll above the total: a focused one is not covered.
  const wish = page.getByRole('checkbox', { name: /^Replace it/ });
  await wish.focus();
  const isOnTop = () =>
    wish.evaluate((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === box;
    });
  await expect.poll(isOnTop).toBe(true);
  // Fingers need 24 pixels.
  for (const link of [name, 'Seller area']) {
    const { height } = (await page.getByRole('link', { name: link, exact: true }).first().boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(24);
  }
});

test('the home page has the best sellers within the first two screens of a phone', async () => {
  const page = await open('/', phoneScreen);
  const { y, height } = (await page.getByRole('article').nth(4).boundingBox())!;
  expect(y + height).toBeLessThan(2 * phoneScreen.height);
});

test.each([
  [{ width: 390, height: 400 }, '/products'],
  [{ width: 640, height: 400 }, '/products/vegetables'],
  [{ width: 195, height: 400 }, '/products'],
  [{ width: 390, height: 400 }, '/'],
])('at a zoom of 200 percent (%o), bars take at most 80 pixels of the height of %s', async (viewport, address) => {
  const page = await browser.openPage(viewport);
  await addBestSellers(page, 2);
  await page.goto(address);
  await page.getByRole('navigation', { name: 'Cart' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.waitForFunction(() => window.scrollY === 700);
  expect(await stuckPixels(page)).toBeLessThanOrEqual(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('on a phone the search box hides while the list scrolls down, and comes back when it scrolls up or gets the focus', async () => {
  const page = await open('/products', phoneScreen);
  await page.locator('html[data-started]').waitFor();
  const box = page.getByRole('combobox', { name: 'Search products' });
  const bottom = async () => {
    const { y, height } = (await box.boundingBox())!;
    return y + height;
  };
  const filters = async () => (await page.getByRole('button', { name: 'Filters' }).boundingBox())!.y;
  await page.mouse.wheel(0, 600);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  // The filters stay, at the top.
  await expect.poll(filters).toBeLessThan(20);
  await page.mouse.wheel(0, -60);
  await expect.poll(bottom).toBeGreaterThan(40);
  await expect.poll(filters).toBeGreaterThan(await bottom());
  await page.mouse.wheel(0, 300);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await box.focus();
  await expect.poll(bottom).toBeGreaterThan(40);
});

test('on a phone the search box hides when the person scrolled before its code was loaded', async () => {
  const page = await browser.openPage(phoneScreen);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-scrolled-down')) await released;
    await route.fulfill({ response });
  });
  await page.goto('/products');
  await page.locator('html[data-started]').waitFor();
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => window.scrollY === 600);
  const box = page.getByRole('combobox', { name: 'Search products' });
  await expect(box.boundingBox()).resolves.toMatchObject({ y: expect.toSatisfy((y: number) => y >= 0) });
  release();
  await expect.poll(async () => (await box.boundingBox())!.y).toBeLessThan(0);
});

test.each([
  [1280, 6],
  [1440, 6],
  [1920, 8],
])('a screen %i pixels wide shows %i cards side by side, and a full page fills its last row', async (width, count) => {
  const page = await open('/products', { width, height: 1000 });
  expect(await columns(page)).toBe(count);
  expect((await page.getByRole('article').count()) % count).toBe(0);
});

// A category of seven products and a search with nine results, as long as other tests add none.
test.each([
  [1440, '/products/vegetables'],
  [1920, '/products?q=an'],
])('on a screen %i pixels wide, %s has no card alone in its last row', async (width, address) => {
  const page = await open(address, { width, height: 1000 });
  const count = await page.getByRole('article').count();
  expect(count % (await columns(page))).not.toBe(1);
});
