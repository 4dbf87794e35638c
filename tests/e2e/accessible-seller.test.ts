import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { addAddress, addBestSellers, order, signUp } from '../support/shopper.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';

const browser = browserForTests();
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
  // An order that waits, and one that is paid.
  const shopper = await browser.openPage(phoneScreen, { baseURL: shop.url });
  await addBestSellers(shopper, 2);
  await signUp(shopper);
  await shopper.goto('/add-address');
  await addAddress(shopper);
  await shopper.waitForURL('**/cart');
  await order(shopper, 'COD');
  await shopper.waitForURL('**/my-orders');
  await addBestSellers(shopper, 1);
  await shopper.goto('/cart');
  await order(shopper, 'Online');
  await shopper.getByRole('button', { name: /^Pay/ }).click();
  await shopper.getByRole('article').first().getByText('Paid', { exact: true }).waitFor({ timeout: 20_000 });
});
afterAll(() => shop.close());

/** A new product, and one with a price that is no number. */
const goodsFile = {
  name: 'goods.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name;category;price;offerPrice\r\nQuinces;Fruits;4.50;3.90\r\nPears;Fruits;cheap;3\r\n'),
};

async function check(page: Page, state: string, themes: 'both' | 'light' = 'both') {
  await expectNoSidewaysScroll(page, state);
  await expectAccessible(page, state, themes);
}

/** Checks a state that looks different on a desktop: a table in place of cards, or a bar with other places. */
async function checkOnBothScreens(page: Page, state: string) {
  await page.setViewportSize(desktop);
  await check(page, `${state} on a desktop`, 'light');
  await page.setViewportSize(phoneScreen);
  await check(page, state);
}

/** Checks an open dialog and closes it. */
async function checkDialog(page: Page, state: string) {
  await page.getByRole('dialog').waitFor();
  await check(page, state);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

// tests/e2e/page-walk.test.ts checks each page as it opens, on phones and desktops. Here are the states that need acts.
describe('axe finds no violation in both colour themes', () => {
  test('axe finds no violation on the seller’s day: today, orders with their dialogs, the pick list and the packing slips', async () => {
    const page = await browser.openPage(phoneScreen, { baseURL: shop.url });
    await openSellerArea(page);
    await page.getByRole('link', { name: 'Today' }).click();
    await page.getByRole('heading', { name: 'To pick next' }).waitFor();
    await checkOnBothScreens(page, 'today');
    await page.getByRole('link', { name: /^Pick th/ }).click();
    await page.getByRole('checkbox').first().check();
    await checkOnBothScreens(page, 'the pick list');
    await page
      .getByRole('button', { name: /^(Missing|Weigh) or replace…/ })
      .first()
      .click();
    await checkDialog(page, 'a line that was not found');
    await page.getByRole('link', { name: 'Packing slips' }).click();
    await page.getByRole('article').first().waitFor();
    await checkOnBothScreens(page, 'the packing slips');
    await page.goto('/seller/orders/pick');
    await page.getByText('No orders to pack').waitFor();
    await check(page, 'a pick list without orders');

    await page.goto('/seller/orders');
    const paid = page.getByRole('article').first();
    await paid.getByRole('heading').click();
    await paid.getByText('History').click();
    await checkOnBothScreens(page, 'an order with its history');
    await paid.getByRole('button', { name: /^Refund/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
    await checkDialog(page, 'a refund without an amount');
    await paid.getByRole('button', { name: /^Cancel/ }).click();
    await checkDialog(page, 'the cancellation of an order');
    await page.getByLabel(/^Choose all/).check();
    await page.getByText('2 orders chosen').waitFor();
    await checkOnBothScreens(page, 'chosen orders');
    await page.goto('/seller/orders?stage=DONE');
    await page.getByText('No orders match.').waitFor();
    await check(page, 'a stage without orders');
  });

  test('axe finds no violation on the goods: stock, sheets of stock, arrange, edit, categories and import', async () => {
    const page = await browser.openPage(phoneScreen, { baseURL: shop.url });
    await openSellerArea(page);
    await check(page, 'the first steps');
    await page.goto('/seller/product-list');
    await page
      .getByRole('button', { name: /^Count / })
      .first()
      .click();
    await checkDialog(page, 'the count of a product');
    await page.getByRole('link', { name: 'Arrange' }).click();
    await page.getByRole('switch').first().waitFor();
    await checkOnBothScreens(page, 'the products in their order');
    await page.goto('/seller/product-list');
    await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await page.getByLabel('Product name').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter the product’s name.').waitFor();
    await checkOnBothScreens(page, 'a product of the store with a fault');
    await page.goto('/seller/count-stock');
    await page
      .getByRole('textbox', { name: /^Counted/ })
      .first()
      .fill('many');
    await page.getByRole('button', { name: 'Save counts' }).click();
    await page.getByText('Please type a whole number.').waitFor();
    await checkOnBothScreens(page, 'counts with a fault');
    await page.goto('/seller/goods-received');
    await page.getByRole('searchbox', { name: 'Find a product' }).fill('a');
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: 'Find a product' }).fill('a');
    await page.getByRole('button', { name: 'Save 1 product' }).click();
    await page.getByText('Please type a whole number.').waitFor();
    await check(page, 'a delivery with a fault');
    await page.goto('/seller/categories');
    await page.getByRole('button', { name: 'Add category' }).waitFor();
    await check(page, 'the categories');
    await page.goto('/seller/import');
    await page.getByLabel('CSV file').setInputFiles(goodsFile);
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await page.getByText('1 new, 0 changed, 0 unchanged, 1 faulty').waitFor();
    await checkOnBothScreens(page, 'an import with a faulty row');
  });

  test('axe finds no violation on the shop: each of its pages, refused fields, and pages that do not load', async () => {
    const page = await browser.openPage(phoneScreen, { baseURL: shop.url });
    await page.goto('/');
    await page.getByLabel('Email address').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('');
    await openSellerArea(page);
    await page.getByRole('link', { name: 'Shop', exact: true }).click();
    await page.getByLabel('Email', { exact: true }).fill('no address');
    await page.getByRole('button', { name: 'Save the shop' }).click();
    await page.getByText('The shop was not saved.').waitFor();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await check(page, 'the shop with a refused field');
    await page.getByRole('button', { name: 'Undo all changes' }).click();
    const open = (name: string) => page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name }).click();
    await open('Pages');
    await page.getByLabel('Imprint').waitFor();
    await check(page, 'the pages of the shop');
    await open('Ready to open');
    const country = page.getByRole('combobox', { name: 'Country whose law the shop follows' });
    await country.selectOption('DE');
    await page.getByRole('button', { name: 'Save the country' }).click();
    await page.getByRole('heading', { name: 'Missing' }).waitFor();
    await check(page, 'what the law asks for');
    await country.selectOption('');
    await page.getByRole('button', { name: 'Save the country' }).click();
    await page.getByText(/^Choose the country/).waitFor();
    await open('Delivery');
    await page.getByRole('button', { name: 'Add a time' }).click();
    await page.getByRole('button', { name: 'Add an area' }).click();
    await page.getByRole('button', { name: 'Save the delivery plan' }).click();
    await page.getByText('The delivery plan was not saved.').waitFor();
    for (const screen of [desktop, phoneScreen]) {
      await page.setViewportSize(screen);
      // At the end of the page, the bar with the button covers no field.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await check(page, `a refused delivery plan at ${screen.width} pixels`);
    }
    await open('Taxes');
    await page.getByLabel('Tax on orders').selectOption('RATES');
    await page.getByRole('button', { name: 'Save the taxes' }).click();
    await page.getByText('The taxes were not saved.').waitFor();
    await check(page, 'taxes without a rate');
    await open('Newsletter');
    await page.getByText(/subscribed\.$/).waitFor();
    await check(page, 'the subscribers');
    await open('Mails');
    await page
      .getByRole('button', { name: /^Send again/ })
      .first()
      .waitFor();
    await check(page, 'the mails');
    await open('Team');
    await page.getByLabel('Name', { exact: true }).fill('Pat');
    await page.getByLabel('Email', { exact: true }).fill('pat@example.com');
    await page.getByRole('button', { name: 'Add to the team' }).click();
    await page.getByRole('button', { name: 'Hide the password' }).waitFor();
    await checkOnBothScreens(page, 'the team with a new member');
    await open('Changes');
    await page
      .getByText(/^Staff added/)
      .first()
      .waitFor();
    await check(page, 'the changes');

    browser.expectFault(/graphql/);
    await page.route('**/graphql*', (route) => route.abort('failed'));
    // The login has loaded Today.
    for (const name of ['Orders', 'Product List']) {
      await page.getByRole('link', { name, exact: true }).click();
      // The page before has a button of that name, too.
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await check(page, `${name}, not loaded`);
    }
    await page.unroute('**/graphql*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('switch').first().waitFor();
  });
});

describe.each([
  ['on the narrowest window', { width: 320, height: 640 }],
  ['on a desktop', desktop],
])('axe finds no violation in the seller’s area %s in both colour themes', (_where, viewport) => {
  test('axe finds no violation in the seller’s area with selected products, a bulk change, no results and a failed list', async () => {
    const page = await browser.openPage(viewport, { baseURL: shop.url });
    await openSellerArea(page);
    await page.getByLabel('Product name').fill('x'.repeat(125));
    await page.getByLabel('Price ($)', { exact: true }).fill('1');
    await page.getByLabel('Offer price ($)').fill('2');
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.getByText('A name has at most 120 characters; this one has 125.').waitFor();
    await expectAccessible(page, 'a product with faults');
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('button', { name: 'Restore draft' }).waitFor();
    await expectAccessible(page, 'a discarded draft');

    await page.getByRole('link', { name: 'Product List' }).click();
    await page.getByLabel('Search', { exact: true }).fill('lemon');
    await expect.poll(() => page.getByRole('switch').count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Select all shown products' }).check();
    await page.getByText('2 selected').waitFor();
    await expectAccessible(page, 'selected products');
    await expectNoSidewaysScroll(page, 'selected products');
    await page.getByRole('button', { name: 'Mark out of stock' }).click();
    const undo = page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await expectAccessible(page, 'a change in bulk');
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    await page.getByLabel('Search', { exact: true }).fill('zzz');
    await page.getByText('No products match. Change the search or the filters.').waitFor();
    await expectAccessible(page, 'no product that fits');

    browser.expectFault(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expectAccessible(page, 'orders that cannot be had');
    // The list is asked for again as soon as the network is back.
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  });
});
