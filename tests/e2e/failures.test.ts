import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { addBestSellers, cartCount, signUp, toast } from '../support/shopper.ts';
import { logToasts } from '../support/web/toast-log.ts';

const browser = browserForTests();

/** The message of a request that does not arrive. */
const noConnection = 'The shop cannot be reached. Check your connection and try again.';

/** Aborts the requests of one GraphQL operation. */
async function cut(page: Page, operation: string) {
  browser.expectFault(/graphql/);
  await page.route('**/graphql', async (route) => {
    const isCut = (route.request().postData() ?? '').includes(`"operationName":"${operation}"`);
    await (isCut ? route.abort('failed') : route.fallback());
  });
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

/** Adds a product, whose toast comes after all earlier toasts. */
async function addFirst(page: Page) {
  await page
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await toast(page, 'Added to cart').waitFor();
}

describe('when something fails', () => {
  test('a cart that the store refuses shows the store’s message as a success toast', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    const answer = (operation: string) =>
      page.waitForResponse((response) => (response.request().postData() ?? '').includes(`"${operation}"`));
    const regulars = answer('Regulars');
    await signUp(page);
    // The page asks once for the cart and for what the shopper buys often. Without a session, it would then forget the login.
    const saved = answer('UpdateCart');
    await addFirst(page);
    await Promise.all([saved, regulars]);
    const [session] = (await page.context().cookies()).filter(({ name }) => name === 'token');
    if (!session) throw new Error('The shopper has no session cookie.');
    await page.context().addCookies([{ ...session, value: 'ended' }]);
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    const shown = toasts(page).filter({ hasText: 'Not authorized. Please log in.' });
    await expect.poll(() => shown.getAttribute('data-type')).toBe('success');
  });

  test('a cart that cannot be sent shows the error’s message, stays and is saved in the store on the next visit', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    await signUp(page);
    await cut(page, 'UpdateCart');
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    const shown = toasts(page).filter({ hasText: noConnection });
    await expect.poll(() => shown.getAttribute('data-type')).toBe('error');
    await page.unroute('**/graphql');
    const sent = page.waitForResponse((response) => /UpdateCart/.test(response.request().postData() ?? ''));
    await page.reload();
    await sent;
    await cartCount(page, 1);
  });

  test('a failed session check makes the shopper a visitor without a toast', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    await signUp(page);
    await cut(page, 'Me');
    const shown = await logToasts(page);
    await page.goto('/products');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
    await addFirst(page);
    expect(await shown()).toEqual(['Added to cart']);
  });

  test('a failed seller check shows the seller’s login form', async () => {
    const page = await browser.openPage();
    await openSellerArea(page);
    await cut(page, 'SellerSession');
    await page.goto('/seller/orders');
    await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
  });

  test('a failed load of the orders shows no toast', async () => {
    const page = await browser.openPage();
    await addBestSellers(page, 1);
    await signUp(page);
    await cut(page, 'MyOrders');
    const shown = await logToasts(page);
    await page.goto('/my-orders');
    await page.getByText('Your orders could not be loaded.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Product', exact: true }).click();
    await addFirst(page);
    expect(await shown()).toEqual(['Added to cart']);
  });
});
