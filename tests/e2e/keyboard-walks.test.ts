import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { keyboardOf } from '../support/web/keyboard.ts';
import { homeAddress, aShopper, cartCount, toast } from '../support/shopper.ts';

const browser = browserForTests();

/** Adds the first best sellers of the home page, Tab by Tab. */
async function addByKeyboard(page: Page, count: number) {
  const keyboard = keyboardOf(page);
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .waitFor();
  for (let at = 1; at <= count; at += 1) {
    await keyboard.enter(/^Add .+ to cart$/);
    await cartCount(page, at);
  }
}

/** Signs a new shopper up in the open dialog. */
async function signUpByKeyboard(page: Page) {
  const keyboard = keyboardOf(page);
  const shopper = aShopper();
  await page.getByRole('dialog', { name: 'Login' }).waitFor();
  await keyboard.enter(/^Create an account$/);
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await dialog.getByLabel('Name').waitFor();
  await keyboard.tabTo(/^Close$/);
  await keyboard.fill(/^Name$/, shopper.name);
  await keyboard.fill(/^Email$/, shopper.email);
  await keyboard.fill(/^Password$/, shopper.password);
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  return shopper;
}

/** Types the whole address into the form and saves it. */
async function addAddressByKeyboard(page: Page) {
  const keyboard = keyboardOf(page);
  await page.getByLabel('First name').waitFor();
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Street', 'City', 'State', 'Zip code', 'Country']) {
    await keyboard.fill(new RegExp(`^${label}$`), homeAddress[label as keyof typeof homeAddress]);
  }
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
}

describe('with the keyboard alone', () => {
  test('a visitor fills a cart, signs up, adds an address and orders for cash', async () => {
    const page = await browser.openPage();
    const keyboard = keyboardOf(page);
    await addByKeyboard(page, 2);
    expect(await keyboard.focused()).toMatch(/^Increase quantity of/);
    await keyboard.tabTo(/^Cart, 2 items/, 'Shift+Tab');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Login to place your order' }).waitFor();
    await keyboard.tabTo(/^Quantity of/);
    await keyboard.type('3');
    await cartCount(page, 4);
    await keyboard.enter(/^Login to place your order$/);
    await signUpByKeyboard(page);
    await page.getByRole('link', { name: 'Add address' }).waitFor();
    await keyboard.enter(/^Place Order$/);
    await toast(page, 'Please select an address').waitFor();
    await keyboard.enter(/^Add address$/);
    await addAddressByKeyboard(page);
    await page.getByRole('radio', { name: /Ada Byron/ }).waitFor();
    await keyboard.enter(/^Place Order$/);
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    await expect.poll(keyboard.focused).toBe('My orders');
    await cartCount(page, 0);
  });

  test('a shopper pays online and repeats the order', async () => {
    const page = await browser.openPage();
    const keyboard = keyboardOf(page);
    await addByKeyboard(page, 1);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Login to place your order' }).waitFor();
    await keyboard.enter(/^Login to place your order$/);
    await signUpByKeyboard(page);
    await page.getByRole('link', { name: 'Add address' }).waitFor();
    await keyboard.enter(/^Add address$/);
    await addAddressByKeyboard(page);
    await page.getByRole('radio', { name: /Ada Byron/ }).waitFor();
    await keyboard.tabTo(/^Cash On Delivery/);
    await keyboard.press('ArrowDown');
    await keyboard.enter(/^Proceed to Checkout$/);
    await page.waitForURL('**/pay/**');
    await keyboard.enter(/^Pay/);
    await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    await keyboard.enter(/^Continue now$/);
    await page.getByRole('article').first().getByText('Paid', { exact: true }).waitFor();
    await cartCount(page, 0);

    await keyboard.enter(/^Order again$/);
    await page.getByRole('region', { name: 'Order again' }).waitFor();
    await keyboard.enter(/^Go to the cart$/);
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await cartCount(page, 1);
  });

  test('a visitor searches, filters and sorts the results, and opens a product', async () => {
    const page = await browser.openPage();
    const keyboard = keyboardOf(page);
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await keyboard.tabTo(/^Search products$/);
    await keyboard.type('apple');
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Results for “apple”' }).waitFor();
    await page.getByRole('article').first().waitFor();
    await keyboard.tabTo(/^Highest price$/);
    await keyboard.type('50');
    await keyboard.press('Enter');
    await page.waitForURL('**/products?q=apple&max=50');
    // The address changes before the page.
    await page.getByRole('button', { name: 'Clear filters' }).waitFor();
    await keyboard.tabTo(/^Sort by/);
    await keyboard.press('End');
    await page.waitForURL('**/products?q=apple&max=50&sort=newest');
    // The old list stays visible until the new one has loaded.
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    await page.getByRole('article').first().waitFor();
    await keyboard.enter(/apple/i);
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    await expect.poll(keyboard.focused).toMatch(/apple/i);
  });

  test('a visitor chooses the colour theme with arrow keys, and opens and closes the phone menu', async () => {
    const page = await browser.openPage(phoneScreen);
    const keyboard = keyboardOf(page);
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await keyboard.enter(/^Open menu$/);
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await expect.poll(keyboard.focused).toBe('Open menu');
    await keyboard.tabTo(/^System$/);
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  });
});
