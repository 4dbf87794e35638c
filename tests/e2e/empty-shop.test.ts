import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';
import { screens } from '../support/screens.ts';

const browser = browserForTests();
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('the seller removes the demo products, and a cart with one of them says so', async () => {
  const shopper = await browser.openPage(phoneScreen, { baseURL: shop.url });
  await shopper.goto('/products');
  await shopper.getByRole('button', { name: /^Add/ }).first().click();

  const page = await browser.openPage(desktop, { baseURL: shop.url });
  await openSellerArea(page);
  await page.getByRole('link', { name: 'Product List' }).click();
  await page.getByText('44 demonstration products came with the shop and have never been ordered.').waitFor();
  await expectAccessible(page, 'the offer to remove the demonstration products');
  await page.getByRole('button', { name: 'Remove them' }).click();
  await page.getByRole('dialog', { name: 'Remove 44 demonstration products?' }).waitFor();
  await expectAccessible(page, 'the confirmation of the removal');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('44 demonstration products removed.').first().waitFor();
  await page.getByText('No products yet').waitFor();
  expect(await page.getByRole('button', { name: 'Remove them' }).count()).toBe(0);

  await shopper.goto('/cart');
  await shopper
    .getByText(/no longer/)
    .first()
    .waitFor();
});

describe.each(screens)('without products %s', (_where, viewport) => {
  test.each([
    ['/', 'Nothing is in stock right now'],
    ['/products', 'No products in stock right now'],
    ['/products/fruits', 'No products found in this category.'],
  ])('without products the page %s says so', async (path, words) => {
    const page = await browser.openPage(viewport, { baseURL: shop.url });
    await page.goto(path);
    await page.getByText(words).waitFor();
    await expectNoSidewaysScroll(page, path);
    await expectAccessible(page, path);
  });

  test('the seller’s list links to the form for the first product', async () => {
    const page = await browser.openPage(viewport, { baseURL: shop.url });
    await openSellerArea(page);
    await page.getByRole('link', { name: 'Product List' }).click();
    await page.getByRole('link', { name: 'Add your first product' }).waitFor();
    await expectNoSidewaysScroll(page, 'an empty product list');
    await expectAccessible(page, 'an empty product list');
  });
});
