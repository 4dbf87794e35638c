import { describe, expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const browser = browserForTests();

test('the five stars of a product are about five times as wide as high, on a card and on its page', async () => {
  const page = await browser.openPage();
  await page.goto('/products');
  const stars = page.getByRole('main').locator('svg[viewBox="0 0 128 24"]').first();
  await stars.waitFor();
  const sizeOf = async () => {
    const { width = 0, height = 0 } = (await stars.boundingBox()) ?? {};
    return { width: Math.round(width), height: Math.round(height) };
  };
  expect(await sizeOf()).toEqual({ width: 75, height: 14 });
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Buy now' }).waitFor();
  expect(await sizeOf()).toEqual({ width: 96, height: 18 });
});

describe('in a category', () => {
  test('a product page has a breadcrumb and the price of its card, and See More opens its category', async () => {
    const page = await browser.openPage();
    await page.goto('/products/fruits');
    const card = page.getByRole('article').first();
    await card.waitFor();
    const price = /\$\d+\.\d\d(?! \/)/.exec(await card.innerText())?.[0] ?? 'no price';
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await page.waitForURL('**/products/fruits/*');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.poll(() => steps.getByRole('link').allInnerTexts()).toEqual(['Home', 'Products', 'Fresh Fruits']);
    expect(await steps.getByText(name, { exact: true }).getAttribute('aria-current')).toBe('page');
    await page.getByRole('main').getByText(price, { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'See More' }).click();
    await page.waitForURL('**/products/fruits');
  });

  test('the address works in any letter case, and an empty category says so', async () => {
    const page = await browser.openPage();
    await page.goto('/products/DAIRY');
    await page.getByRole('heading', { level: 1, name: 'Dairy Products' }).waitFor();
    await page.getByRole('article').first().waitFor();
    browser.expectFault(/404/);
    await page.goto('/products/garden-tools');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('GARDEN-TOOLS');
    await page.getByText('No products found in this category.').waitFor();
  });
});
