import type { Page } from 'playwright-core';
import { sellerLogin } from './running-shop.ts';

/** Opens the seller's area, logs in by mouse and opens Add Product: a login leads to Today in a shop with orders. */
export async function openSellerArea(page: Page) {
  await page.goto('/seller');
  await page.getByLabel('Email').fill(sellerLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(sellerLogin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByRole('heading', { name: 'Add Product' }).waitFor();
}
