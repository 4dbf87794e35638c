import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { sellerLogin } from '../support/running-shop.ts';
import { cartCount, openLogin, signUp } from '../support/shopper.ts';

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

/**
 * A browser that blocks cookies: pages cannot write them and know it, and the cookies of responses are dropped. Removed headers alone
 * would leave `navigator.cookieEnabled` true.
 */
async function blockCookies(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _dropped, ...headers } = response.headers();
    // The request above has put them into the context.
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
  });
}

const sentence = 'Your browser does not keep the cookies of this shop. Allow them to log in.';

test('in a browser that blocks cookies the login stays open and says why it does not work', async () => {
  const shopper = await signUp(await openShopPage());
  const page = await openShopPage();
  await blockCookies(page);
  await page.reload();
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(shopper.email);
  await dialog.getByLabel('Password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.getByText(sentence).waitFor();
  expect(await dialog.getByLabel('Email').inputValue()).toBe(shopper.email);
});

async function openShopPage() {
  const page = await browser.openPage();
  await page.goto('/');
  return page;
}

test('in a browser that blocks cookies the seller’s login says why it does not work', async () => {
  const page = await openShopPage();
  await blockCookies(page);
  await page.goto('/seller');
  await page.getByLabel('Email').fill(sellerLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(sellerLogin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('main').getByText(sentence).waitFor();
});
