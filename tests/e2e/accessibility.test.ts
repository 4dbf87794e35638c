import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { keyboardOf } from '../support/web/keyboard.ts';
import { sellerLogin } from '../support/running-shop.ts';
import { addAddress, addBestSellers, openLogin, order, signUp } from '../support/shopper.ts';

const browser = browserForTests();

/** The narrowest window that WCAG requires. It equals 1280 pixels at 400 % zoom. */
const narrow = { width: 320, height: 640 };

describe.each([
  ['on a phone', phoneScreen],
  ['on a desktop', desktop],
])('axe finds no violation %s in both colour themes', (_where, viewport) => {
  test('axe finds no violation on public pages, with and without products, results and a cart', async () => {
    const page = await browser.openPage(viewport);
    for (const [address, heading] of [
      ['/', 'The whole market, at your door'],
      ['/products', 'All products'],
      ['/products?q=apple', 'Results for “apple”'],
      ['/products?q=zzz', 'Results for “zzz”'],
      ['/products/bakery', 'Bakery & Breads'],
      ['/cart', 'Your cart is empty'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      await expectAccessible(page, address);
    }
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
    browser.expectFault(/404/);
    await page.goto('/nowhere');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await expectAccessible(page, 'an unknown address');
  });

  test('axe finds no violation on a search without a result, with the ways on from there', async () => {
    const page = await browser.openPage(viewport);
    await page.goto('/products?q=vegan+bananas');
    await page.getByRole('region', { name: 'No product has all these words. These come closest' }).waitFor();
    await page.getByRole('region', { name: 'What others buy' }).getByRole('article').first().waitFor();
    await expectAccessible(page, 'a search without a result');
  });

  test('axe finds no violation on suggestions, the menu, the login dialog, an order and its address', async () => {
    const page = await browser.openPage(viewport);
    await addBestSellers(page, 2);
    // The suggestions cover what is below them, and may leave a strip of a link on a scrolled page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('combobox', { name: 'Search products' }).fill('veg');
    await page.getByRole('combobox', { name: 'Search products', expanded: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { selected: true }).waitFor();
    await expectAccessible(page, 'suggestions');
    await page.keyboard.press('Escape');
    if (viewport === phoneScreen) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await expectAccessible(page, 'the menu');
      await page.keyboard.press('Escape');
    }
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
    await page.goto('/account');
    await page.getByRole('button', { name: 'Save name' }).waitFor();
    await page.getByRole('link', { name: /^Edit Ada Byron/ }).waitFor();
    await expectAccessible(page, 'the account');
    for (const [address, button] of [
      ['/reset-password', 'Send the link'],
      ['/reset-password#shopper.none', 'Set the password'],
      ['/confirm-email#none', 'Confirm your email'],
      ['/newsletter/confirm#none', 'Confirm the newsletter'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: button }).waitFor();
      await expectAccessible(page, address);
    }
    await page.goto('/loader?next=my-orders');
    await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    await expectAccessible(page, 'the loader');
  });

  test('axe finds no violation in the seller’s area', async () => {
    const page = await browser.openPage(viewport);
    await page.goto('/seller');
    await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
    await expectAccessible(page, 'the seller’s login');
    await page.getByLabel('Email').fill(sellerLogin.email);
    await page.getByLabel('Password', { exact: true }).fill(sellerLogin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Add Product' }).click();
    await page.getByRole('heading', { name: 'Add Product' }).waitFor();
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.getByText('Enter the product’s name.').waitFor();
    await expectAccessible(page, 'a new product with faults');
    await page.getByRole('link', { name: 'Product List' }).click();
    await page.getByRole('switch').first().waitFor();
    await expectAccessible(page, 'the seller’s products');
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await expectAccessible(page, 'the seller’s orders');
  });
});

describe('narrow windows', () => {
  test('a window of 320 pixels, as at 400 % zoom, shows every page without horizontal scrolling or overlaps in the navigation bar', async () => {
    const page = await browser.openPage(narrow);
    await addBestSellers(page, 2);
    for (const address of ['/', '/products', '/products/bakery', '/cart', '/loader', '/seller']) {
      await page.goto(address);
      await page.locator('#main h1, #main [role="status"], main h1').first().waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      await expectNoSidewaysScroll(page, address);
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
