import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { browserForTests, phoneScreen, useShop } from '../support/browser.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { addAddress, addBestSellers, order, signUp } from '../support/shopper.ts';
import { expectAccessible } from '../support/web/accessibility.ts';

let shop: RunningShop;
const browser = browserForTests(async () => {
  shop = await startShop({ RATE_LIMITS: 'off' });
  useShop(shop.url);
});
afterAll(() => shop.close());

const bar = (page: Page) => page.getByRole('complementary', { name: 'Open order' });

test('a shopper adds forgotten goods to an open order from the bar', async () => {
  const page = await browser.openPage(phoneScreen);
  await page.goto('/');
  await signUp(page);
  await addBestSellers(page, 1);
  await page.goto('/add-address');
  await addAddress(page);
  await page.waitForURL('**/cart');
  await order(page, 'COD');
  const first = /Order (\d+) is open until/.exec((await bar(page).textContent()) ?? '')?.[1] ?? '';
  await expectAccessible(page, 'the orders with the bar');
  await bar(page).getByRole('link', { name: 'Add to it' }).click();

  await page.waitForURL('**/products');
  await bar(page).getByText(`comes with order ${first}`).waitFor();
  await addBestSellers(page, 1);
  await page.goto('/cart');
  const choice = page.getByRole('group', { name: 'Add to an order' });
  expect(await choice.getByRole('radio', { name: new RegExp(`Add to order ${first}`) }).isChecked()).toBe(true);
  await expectAccessible(page, 'the checkout with an open order');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/my-orders');
  await page.getByText(`No. ${first}`).nth(1).waitFor();
  expect(await page.getByText('Added to', { exact: true }).count()).toBe(1);
  expect(await page.getByText('Additions', { exact: true }).count()).toBe(1);
});
