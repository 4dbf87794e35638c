import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { isOfThisPart } from '../parts.ts';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { registerShopper } from '../support/shop-day.ts';
import { expectAccessible, expectPictures, expectToFit, expectWords } from '../support/web/accessibility.ts';
import {
  becomeSeller,
  narrowWidths,
  orderAndFillCart,
  someProduct,
  walk,
  walkedPages,
  type WalkedPage,
} from '../support/web/page-walk.ts';

const browser = browserForTests();

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

/** Checks a loaded page in the layouts for desktops and phones. The first part of the tests runs axe on a phone, the rest on a desktop. */
async function checkPage(page: Page, where: string) {
  if (isOfThisPart(false)) {
    await page.setViewportSize(desktop);
    await expectAccessible(page, `${where} on a desktop`, 'light');
  }
  if (!isOfThisPart(true)) return;
  await expectPictures(page, where);
  await expectWords(page, where);
  await expectToFit(page, where, [1280, ...narrowWidths, 390]);
  await page.setViewportSize(phoneScreen);
  await expectAccessible(page, `${where} on a phone`);
}

// A page that logs an error fails the test, too.
test.each(['public', 'personal', 'seller'] as const)(
  'every %s page has no violation for axe on desktops and in both colour themes on phones, fits narrow windows, has no broken picture and shows no value such as null',
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
