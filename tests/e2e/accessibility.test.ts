import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { openSettled } from '../support/web/page-walk.ts';
import { keyboardOf } from '../support/web/keyboard.ts';
import { openSellerArea } from '../support/seller.ts';
import { addAddress, addBestSellers, openLogin, order, signUp } from '../support/shopper.ts';

const browser = browserForTests();

/** The narrowest window that WCAG requires. It equals 1280 pixels at 400 % zoom. */
const narrow = { width: 320, height: 640 };

// tests/e2e/page-walk.test.ts checks each page as it opens, on phones and desktops. Here are the states that need acts.
describe('axe finds no violation in both colour themes', () => {
  test('axe finds no violation on a visitor’s cart, empty and with a product, and on a product in the cart', async () => {
    const page = await browser.openPage(phoneScreen);
    await page.goto('/cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await expectAccessible(page, 'an empty cart');
    await page.getByRole('link', { name: 'Start shopping' }).click();
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page
      .getByRole('group', { name: /^Quantity of/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'a product in the cart');
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Login to place your order' }).waitFor();
    await expectAccessible(page, 'a visitor’s cart');
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('button', { name: /^Undo: / }).waitFor();
    await expectAccessible(page, 'a removal');
  });

  test('axe finds no violation on suggestions, the menu, the login dialog, an order and its address', async () => {
    const page = await browser.openPage(phoneScreen);
    await addBestSellers(page, 2);
    // The suggestions cover what is below them, and may leave a strip of a link on a scrolled page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('combobox', { name: 'Search products' }).fill('veg');
    await page.getByRole('combobox', { name: 'Search products', expanded: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { selected: true }).waitFor();
    // The navigation bar of a desktop is another one.
    for (const screen of [desktop, phoneScreen]) {
      await page.setViewportSize(screen);
      await expectAccessible(page, `suggestions at ${screen.width} pixels`);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessible(page, 'the menu');
    await page.keyboard.press('Escape');
    const dialog = await openLogin(page);
    await expectAccessible(page, 'the login dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await signUp(page);
    await page.goto('/my-orders');
    await page.getByText('No orders yet').waitFor();
    await expectAccessible(page, 'no orders');
    await page.goto('/add-address');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Enter the city').waitFor();
    await expectAccessible(page, 'the address form with faults');
    await addAddress(page);
    await page.waitForURL('**/cart');
    await page.getByRole('button', { name: 'Place Order' }).waitFor();
    await expectAccessible(page, 'the cart of a shopper');
    await order(page, 'COD');
    await page.waitForURL('**/my-orders');
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.getByRole('region', { name: 'Order again' }).waitFor();
    await expectAccessible(page, 'an order, ordered again');
  });

  test('axe finds no violation on the seller’s login and on a new product with faults', async () => {
    const page = await browser.openPage(phoneScreen);
    await page.goto('/seller');
    await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
    for (const screen of [desktop, phoneScreen]) {
      await page.setViewportSize(screen);
      await expectAccessible(page, `the seller’s login at ${screen.width} pixels`);
    }
    await openSellerArea(page);
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.getByText('Enter the product’s name.').waitFor();
    await expectAccessible(page, 'a new product with faults');
  });
});

describe('narrow windows', () => {
  test('in a window of 320 pixels, as at 400 % zoom, nothing overlaps in the navigation bar, and a product fits', async () => {
    const page = await browser.openPage(narrow);
    await addBestSellers(page, 2);
    for (const address of ['/', '/cart']) {
      await openSettled(page, address);
      await expectNoSidewaysScroll(page, `${address} with a cart`);
    }
    await page.goto('/products');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Buy now' }).waitFor();
    await expectNoSidewaysScroll(page, 'a product');
    const logo = await page.getByRole('banner').getByRole('link', { name: 'Greengate, home' }).boundingBox();
    const cart = await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).boundingBox();
    expect(cart!.x - (logo!.x + logo!.width)).toBeGreaterThanOrEqual(4);
  });
});

describe('with the keyboard alone', () => {
  test('a visitor finds a product, adds it to the cart, changes, removes and restores it, and opens the login dialog', async () => {
    const page = await browser.openPage();
    const { focused, tabTo } = keyboardOf(page);
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await tabTo(/^Skip to content$/);
    await tabTo(/^Search products$/);
    await page.keyboard.type('milk');
    await page.getByRole('option', { name: /Fresh Whole Milk/ }).waitFor();
    await page.getByRole('combobox', { name: 'Search products', expanded: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Milk/ }).waitFor();
    await tabTo(/^Add to Cart$/);
    await page.keyboard.press('Enter');
    await tabTo(/^Increase quantity of/);
    await page.keyboard.press('Enter');
    await page.getByText('2 in your cart').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(/in your cart$/).waitFor({ state: 'hidden' });
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Add to Cart' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await tabTo(/^Remove /);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Undo: / }).waitFor();
    await expect.poll(focused).toMatch(/^Undo: /);
    await page.keyboard.press('Enter');
    await tabTo(/^Login to place your order$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(focused).toMatch(/^Login to place your order$/);
  });
});
