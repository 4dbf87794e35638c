import type { Page } from 'playwright-core';
import { homeAddress, addBestSellers, cartCount, openLogin, order, signUp } from '#tests/support/shopper.ts';
import type { Camera } from './camera.ts';

/** Walks from the home page to a paid order, past the states for empty, failed and refused. */
export async function shopperWalk(page: Page, take: Camera) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  await page.goto('/');
  await page.getByRole('article').nth(4).waitFor();
  await take('home');
  if (isPhone) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await take('menu');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('combobox', { name: 'Search products' }).fill('app');
  await page.getByRole('combobox', { name: 'Search products', expanded: true }).waitFor();
  await page.getByRole('option').nth(2).waitFor();
  await page.keyboard.press('ArrowDown');
  await take('suggestions');
  await page.keyboard.press('Escape');

  await page.goto('/products?offers=1&max=5');
  await page.getByRole('article').first().waitFor();
  await take('narrowed-list');
  if (isPhone) {
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await page.getByRole('button', { name: /^Show \d+/ }).waitFor();
    await take('filters');
    await page.keyboard.press('Escape');
  }
  await page.goto('/products/fruits');
  await page.getByRole('article').first().waitFor();
  await take('category');
  await page.goto('/products?q=zebra');
  await page.getByText(/Nothing found for/).waitFor();
  await take('nothing-found');

  await page.goto('/products/fruits');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await cartCount(page, 1);
  await take('product');
  await addBestSellers(page, 2);
  await cartCount(page, 3);
  await page.getByRole('heading', { name: 'Best Sellers' }).scrollIntoViewIfNeeded();
  await take('in-the-cart');

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Login to place your order' }).waitFor();
  await take('cart-of-a-visitor');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Undo: / }).waitFor();
  await take('removed-with-undo');
  await page.getByRole('button', { name: /^Undo: / }).click();

  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill('nobody@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  await take('refused-login');
  await page.keyboard.press('Escape');
  await signUp(page);

  await page.getByRole('link', { name: 'Add address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Enter the city').waitFor();
  await take('address-with-faults');
  for (const [label, text] of Object.entries(homeAddress)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('radio', { name: /Ada Byron/ }).waitFor();
  if (isPhone) await page.getByText('Payment Method', { exact: true }).scrollIntoViewIfNeeded();
  await take('checkout');
  await order(page, 'COD');
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await take('order');
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('region', { name: 'Order again' }).waitFor();
  await take('order-again');
  await page.goto('/cart');
  await order(page, 'Online');
  await take('payment');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
  await take('back-from-payment');
  await page.getByRole('article').first().getByText('Paid', { exact: true }).waitFor({ timeout: 20_000 });
  await take('paid-order');

  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await take('empty-cart');
  await page.route('**/graphql', (route) => route.abort('failed'));
  await page.getByRole('link', { name: 'Start shopping' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await take('failed-list');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article').first().waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline').first().waitFor();
  await take('offline');
  await page.context().setOffline(false);
  await page.goto('/no-such-page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await take('not-found');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('article').nth(4).waitFor();
  await take('dark-home');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Buy now' }).waitFor();
  await take('dark-product');
}
