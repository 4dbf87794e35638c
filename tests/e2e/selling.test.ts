import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { sellerLogin } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { addAddress, addBestSellers, order, signUp } from '../support/shopper.ts';

const browser = browserForTests();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greengate-pictures-'));
  await picture('#d4351c').png().toFile(join(folder, 'front.png'));
  await picture('#157a3e').jpeg().toFile(join(folder, 'back.jpg'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const picture = (background: string) => sharp({ create: { width: 1200, height: 1200, channels: 3, background } });

describe('selling', () => {
  test('the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock', async () => {
    const name = 'Rainbow chard bunch';
    const seller = await browser.openPage();
    await openSellerArea(seller);
    await seller.getByLabel('Main picture').setInputFiles([join(folder, 'front.png'), join(folder, 'back.jpg')]);
    await seller.getByRole('img', { name: 'Preview of back.jpg' }).waitFor();
    await seller.getByLabel('Product name').fill(name);
    await seller.getByLabel(/^Product description/).fill('Stems in five colours.\nSteam the leaves, fry the stems.');
    await seller.getByLabel('Category').selectOption('vegetables');
    await seller.getByLabel('Price ($)', { exact: true }).fill('3.50');
    await seller.getByLabel('Offer price ($)').fill('2.99');
    await seller.getByRole('button', { name: 'Add product' }).click();
    await seller.getByRole('img', { name: 'Preview of back.jpg' }).waitFor({ state: 'detached' });

    const shopper = await browser.openPage();
    await shopper.goto('/products?q=rainbow');
    await shopper.getByRole('link', { name }).first().click();
    await shopper.getByRole('heading', { name, level: 1 }).waitFor();
    await shopper.getByText('Steam the leaves, fry the stems.').waitFor();
    const pictures = shopper.locator('main img[src*="/images/"]');
    await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(3); // the main one and two thumbnails
    for (const shown of await pictures.all()) {
      await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }

    await seller.getByRole('link', { name: 'Product List' }).click();
    const switched = seller.waitForResponse((response) => /SetProductStock/.test(response.request().postData() ?? ''));
    await seller
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('switch')
      .first()
      .click();
    await switched;
    await seller
      .getByText(/out of stock/i)
      .first()
      .waitFor();
    await shopper.goto('/products?q=rainbow');
    const card = shopper.getByRole('article').filter({ hasText: name });
    await shopper.getByRole('heading', { name: 'Sold out: “rainbow”' }).waitFor();
    await card.getByText('Sold out').waitFor();
    expect(await card.getByRole('button').count()).toBe(0);
    await shopper.goto('/products/vegetables');
    await card.getByText('Sold out').waitFor();
    expect(await card.getByRole('button').count()).toBe(0);
    // No product in stock comes after it.
    const states = await shopper
      .getByRole('article')
      .evaluateAll((all) => all.map((each) => each.matches('[data-sold-out]')));
    expect(states.indexOf(true)).toBe(states.lastIndexOf(false) + 1);
  });

  test('the seller sees cash orders as Pending, and online orders as Paid after the provider’s confirmation', async () => {
    const shopper = await browser.openPage();
    await addBestSellers(shopper, 1);
    await signUp(shopper);
    await shopper.goto('/add-address');
    await addAddress(shopper);
    await shopper.waitForURL('**/cart');
    await order(shopper, 'COD');
    await shopper.getByRole('heading', { name: 'My orders' }).waitFor();
    await addBestSellers(shopper, 1);
    await shopper.goto('/cart');
    await order(shopper, 'Online');
    await shopper.getByRole('button', { name: /^Pay/ }).click();
    await shopper.waitForURL('**/loader**');

    const seller = await browser.openPage();
    await openSellerArea(seller);
    await seller.getByRole('link', { name: 'Orders' }).click();
    const orders = seller.getByRole('article');
    await expect.poll(() => orders.nth(0).innerText()).toMatch(/Paid[\s\S]*Online/);
    await expect.poll(() => orders.nth(1).innerText()).toMatch(/Pending[\s\S]*Cash on delivery/);
  });

  test('the seller is refused with a wrong password and the store’s message, and the form keeps its values', async () => {
    const page = await browser.openPage();
    await page.goto('/seller');
    await page.getByLabel('Email').fill(sellerLogin.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Login' }).click();

    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText(/password/)
      .waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(sellerLogin.email);
    await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
  });

  test('the seller logs out and gets the login form', async () => {
    const page = await browser.openPage();
    await openSellerArea(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
    await page.goto('/seller/orders');
    await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
  });
});
