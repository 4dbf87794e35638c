import { describe, expect, test } from 'vitest';
import { phoneScreen, browserForTests, shopUrl } from '../support/browser.ts';

const browser = browserForTests();

const categories = [
  ['Organic veggies', 'vegetables'],
  ['Fresh Fruits', 'fruits'],
  ['Cold Drinks', 'drinks'],
  ['Instant Food', 'instant'],
  ['Dairy Products', 'dairy'],
  ['Bakery & Breads', 'bakery'],
  ['Grains & Cereals', 'grains'],
] as const;

describe('browsing', () => {
  test('the home page shows the banner, seven categories, five best sellers, the reasons and the newsletter', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Shop Now' }).waitFor();
    await page.getByRole('link', { name: 'Explore deals' }).waitFor();
    for (const [label] of categories) await page.getByRole('link', { name: label }).first().waitFor();
    await page.getByRole('heading', { name: 'Best Sellers' }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(5);
    await page.getByRole('heading', { name: 'Why We Are The Best?' }).waitFor();
    await page.getByRole('button', { name: 'Subscribe' }).waitFor();
  });

  test('the newsletter box saves the email in the store', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    await page.getByLabel(/email/i).fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  });

  test.each(categories)('the category %s shows its products under its upper-case title', async (label, slug) => {
    const page = await browser.openPage(phoneScreen);
    await page.goto(`/products/${slug}`);
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    expect(await title.innerText()).toBe(label.toUpperCase());
    await page.getByRole('article').first().waitFor();
  });

  test('a search is part of the address, survives the back button and reports when nothing is found', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    const box = page
      .getByRole('combobox')
      .or(page.getByRole('combobox', { name: /search/i }))
      .first();
    await box.fill('milk');
    await box.press('Enter');
    await page.waitForURL('**/products?q=milk');
    const results = page.getByRole('heading', { level: 1, name: 'Results for “milk”' });
    await results.waitFor();
    // Below the one result, the page shows other products of its category.
    const found = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
    await found.first().waitFor();
    for (const name of await found.getByRole('heading').allInnerTexts()) expect(name).toMatch(/milk/i);
    await found.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/products?q=milk');
    await results.waitFor();
    await found.first().waitFor();
    await page.goto('/products?q=zzzz');
    await page.getByText(/zzzz/).first().waitFor();
  });

  test('a search finds a product despite a typing error, and without a result it leads to the nearest one', async () => {
    const page = await browser.openPage(phoneScreen);
    await page.goto('/products?q=bannana');
    await page.getByRole('article').getByRole('heading', { name: 'Bananas' }).waitFor();
    await page.goto('/products?q=bread');
    await page.getByRole('link', { name: 'All of Bakery & Breads' }).waitFor();
    await page.goto('/products?q=vegan+bananas');
    const nearest = page.getByRole('region', { name: 'No product has all these words. These come closest' });
    await nearest.getByRole('button', { name: 'Add Bananas to cart' }).waitFor();
    await page.getByRole('link', { name: 'All of Fresh Fruits' }).waitFor();
    await page.getByRole('region', { name: 'Best Sellers' }).getByRole('article').first().waitFor();
    await nearest.getByRole('link', { name: 'Bananas' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bananas' }).waitFor();
  });

  test('a product page shows price, weight, rating and related products, and Buy now opens the cart', async () => {
    const page = await browser.openPage();
    await page.goto('/products');
    await page.getByRole('article').getByRole('link').first().click();
    await page.waitForURL('**/products/*/*');
    // The address changes before the page.
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByText('(4)').first().waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(5);
    await page.getByRole('link', { name: 'See More' }).waitFor();
    await page.getByRole('button', { name: 'Buy now' }).first().click();
    await page.waitForURL('**/cart');
    await page.getByRole('link', { name, exact: true }).first().waitFor();
  });

  test('an unknown address gets status 404 and a page with links', async () => {
    const page = await browser.openPage();
    browser.expectFault(/404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await page
      .getByRole('link', { name: /home|shop/i })
      .first()
      .waitFor();
  });

  test('the address form redirects a visitor to the cart', async () => {
    const page = await browser.openPage();
    await page.goto('/add-address');
    await page.waitForURL('**/cart');
  });

  test.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
    'https:evil.example',
  ])('the loader stays on the site: next=%s', async (next) => {
    const page = await browser.openPage();
    await page.clock.install();
    await page.goto(`/loader?next=${encodeURIComponent(next)}`);
    await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    await page.clock.runFor(6000);
    await page.waitForURL((url) => url.pathname !== '/loader');
    expect(new URL(page.url()).origin).toBe(shopUrl());
  });
});
