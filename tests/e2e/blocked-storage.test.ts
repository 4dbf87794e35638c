import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { cartCount } from '../support/shopper.ts';

const browser = browserForTests();

/** Fills the storage of the shop's address to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22, at = 0; size >= 1; at += 1) {
      try {
        localStorage.setItem(`full ${at}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });

const addFirstProduct = (page: Page) =>
  page
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();

test('with a full storage the cart page says that the cart is not stored, and no earlier cart comes back', async () => {
  const page = await browser.openPage();
  await page.goto('/products');
  await addFirstProduct(page);
  await cartCount(page, 1);
  await fillStorage(page);
  await addFirstProduct(page);
  await cartCount(page, 2);
  await page.getByRole('link', { name: /^Cart, 2 items/ }).click();
  await page.getByText('Your browser does not let this shop store your cart. After a reload it is empty.').waitFor();
  await page.reload();
  await cartCount(page, 0);
});
