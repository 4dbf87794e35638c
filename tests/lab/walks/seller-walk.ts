import type { Page } from 'playwright-core';
import { sellerLogin } from '#tests/support/running-shop.ts';
import type { Camera } from './camera.ts';

/** The seller's pages. They show the orders of the shopper's walk. */
export async function sellerWalk(page: Page, take: Camera) {
  await page.goto('/seller');
  await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
  await take('login');
  await page.getByLabel('Email').fill(sellerLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(sellerLogin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Add Product' }).waitFor();
  await take('add-product');
  await page.getByRole('link', { name: 'Product List' }).click();
  await page.getByRole('switch').first().waitFor();
  await take('product-list');
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('article').first().waitFor();
  await take('orders');
}
