import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { startShop } from '../support/running-shop.ts';
import { registerShopper } from '../support/shop-day.ts';
import { expectAccessible, expectPictures, expectToFit } from '../support/web/accessibility.ts';
import {
  becomeSeller,
  orderAndFillCart,
  someProduct,
  walk,
  walkedPages,
  type WalkedPage,
} from '../support/web/page-walk.ts';

const browser = browserForTests();

/** A small phone, which is also a window of 1280 pixels with a zoom of 400 %, and a window with a zoom of 200 %. */
const narrowWidths = [320, 640];

/** Addresses at which a page of the table shows something else. */
const furtherAddresses = {
  public: ['/products?q=apple&max=90&offers=1', '/products?q=zzz', '/products?q=vegan+bananas', '/products?max=5'],
  personal: [
    '/loader?next=my-orders',
    '/reset-password#shopper.none',
    '/confirm-email#none',
    '/newsletter/confirm#none',
  ],
  seller: ['/seller/orders?stage=DONE'],
};

/** Checks a loaded page in the layouts for desktops and phones. */
async function checkPage(page: Page, where: string) {
  await page.setViewportSize(desktop);
  await expectAccessible(page, `${where} on a desktop`);
  await expectPictures(page, where);
  await expectToFit(page, where, [1280, ...narrowWidths, 390]);
  await page.setViewportSize(phoneScreen);
  await expectAccessible(page, `${where} on a phone`);
}

// A page that logs an error fails the test, too.
test.each(['public', 'personal', 'seller'] as const)(
  'every %s page has no violation for axe in both colour themes on desktops and phones, fits narrow windows, and has no broken picture',
  async (audience) => {
    const page = await browser.openPage(desktop);
    browser.expectFault(/status of 404/);
    const product = await someProduct(page);
    await registerShopper(page);
    await orderAndFillCart(page, [product]);
    await becomeSeller(page);
    const further = furtherAddresses[audience].map((address): WalkedPage => ({ path: address, address }));
    await walk(page, [...walkedPages(product, audience), ...further], checkPage);
  },
  240_000,
);

// A page that hydrates other words than the server has rendered logs an error, which fails the test.
test.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
])(
  'no page of a shop in the language %s is wider than a small phone, or a screen with a zoom of 200 %%',
  async (language, direction) => {
    const shop = await startShop({ LANGUAGE: language, CURRENCY: 'EUR' });
    onTestFinished(async () => void (await shop.close()));
    const page = await browser.openPage(desktop, { baseURL: shop.url });
    browser.expectFault(/status of 404/);
    await page.goto('/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction);
    await becomeSeller(page);
    await walk(page, walkedPages(await someProduct(page)), (opened, where) => expectToFit(opened, where, narrowWidths));
  },
  240_000,
);
