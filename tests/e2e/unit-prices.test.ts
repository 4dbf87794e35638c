import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { browserForTests, useShop } from '../support/browser.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { expectAccessible } from '../support/web/accessibility.ts';
import { screens } from '../support/screens.ts';

let shop: RunningShop;

// A shop of its own, because tests of other files add products, and the two pages below are all products.
const browser = browserForTests(async () => {
  shop = await startShop();
  useShop(shop.url);
});
afterAll(() => shop.close());

const unitPrice = /\$(\d+\.\d\d) \/ (kg|L|piece)/;

/** The unit prices of the cards, in their order. */
async function unitPricesOf(page: Page) {
  const cards = await page.getByRole('list', { name: 'Products', exact: true }).getByRole('article').allInnerTexts();
  return cards.map((card) => {
    const [, amount, per] = unitPrice.exec(card) ?? [];
    return { amount: Number(amount), per };
  });
}

describe.each(screens)('unit prices %s', (_where, viewport) => {
  test('demonstration goods have a unit price, a list is sorted by it, and the product’s page and the cart show it', async () => {
    const page = await browser.openPage(viewport);
    await page.goto('/products?sort=unit-price');
    await page.getByRole('article').first().waitFor();
    const first = await unitPricesOf(page);
    await page.goto('/products?sort=unit-price&page=2');
    await page.getByText('Page 2 of 2', { exact: true }).waitFor();
    const all = [...first, ...(await unitPricesOf(page))];
    expect(all.filter(({ per }) => per !== undefined).length).toBeGreaterThan(30);
    const ranks = all.map(({ amount, per }) => (per === undefined ? 2e6 : (per === 'piece' ? 1e6 : 0) + amount));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    await expectAccessible(page, 'a list sorted by unit price');

    const card = page.getByRole('article').filter({ hasText: '/ piece' }).first();
    const [text] = /[^\n]*\$[\d.]+ \/ piece/.exec(await card.innerText()) ?? [''];
    await card.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    await page.getByText('Size:').waitFor();
    await page.getByText(text, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Buy now' }).first().click();
    await page.waitForURL('**/cart');
    await page.getByText(`Size: ${text}`).waitFor();
    await expectAccessible(page, 'a cart with a unit price');
  });
});
