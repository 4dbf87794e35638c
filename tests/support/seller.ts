import type { Page } from 'playwright-core';
import { sellerLogin } from './running-shop.ts';
import { run } from './shop-day.ts';

/** Opens the seller's area, logs in by mouse and opens Add Product: a login leads to Today in a shop with orders. */
export async function openSellerArea(page: Page) {
  await page.goto('/seller');
  await page.getByLabel('Email').fill(sellerLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(sellerLogin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByRole('heading', { name: 'Add Product' }).waitFor();
}

/**
 * Logs pages in as the seller, all with the session of the first one: a login by the browser takes seconds.
 */
export function oneSellerSession() {
  let session: ReturnType<ReturnType<Page['context']>['cookies']> | undefined;
  const logIn = async (page: Page) => {
    const input = { email: sellerLogin.email, password: sellerLogin.password };
    await run(page, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', { input });
    return await page.context().cookies();
  };
  return async (page: Page): Promise<void> => {
    session ??= logIn(page);
    await page.context().addCookies(await session);
  };
}
