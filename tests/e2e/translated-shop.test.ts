import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { registerShopper } from '../support/shop-day.ts';
import { addAddress, cartCount, order, signUp } from '../support/shopper.ts';
import { becomeSeller, orderAndFillCart, someProduct, walk, walkedPages } from '../support/web/page-walk.ts';
import { settled } from '../support/web/settled.ts';
import { translateTexts } from '../support/web/translator.ts';

const browser = browserForTests();

async function openTranslated(viewport: typeof desktop): Promise<Page> {
  const page = await browser.openPage(viewport);
  await translateTexts(page);
  return page;
}

/** The sum in the link to the cart, as it is spoken and as it is seen. */
async function headerSums(page: Page) {
  await settled(page);
  const link = page.getByRole('banner').getByRole('link', { name: /^Cart, / });
  const texts = await link.locator('> span').allTextContents();
  return texts.slice(0, 2).map((text) => /\$[\d.,]*\d/.exec(text)?.[0]);
}

// An error of a page fails these tests, too.
describe('a page that the browser translates', () => {
  test('a translated page works while a shopper fills the cart, orders and cancels, and its sums are those of the cart', async () => {
    const page = await openTranslated(phoneScreen);
    await page.goto('/products');
    await settled(page);
    expect(await page.locator('font').count()).toBeGreaterThan(20);
    const list = page.getByRole('main');
    await list
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await cartCount(page, 1);
    const first = await headerSums(page);
    await list
      .getByRole('button', { name: /^Increase quantity of/ })
      .first()
      .click();
    await list
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .nth(2)
      .click();
    await cartCount(page, 3);
    const [spoken, seen] = await headerSums(page);
    expect(seen).toBe(spoken);
    expect(seen).not.toBe(first[1]);

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, / })
      .click();
    await page.getByRole('heading', { name: 'Order summary' }).waitFor();
    await settled(page);
    expect(await list.textContent()).toContain(seen);
    await list
      .getByRole('button', { name: /^Remove (?!one)/ })
      .first()
      .click();
    await list.getByRole('button', { name: 'Undo' }).first().click();
    await cartCount(page, 3);
    expect((await headerSums(page))[1]).toBe(seen);

    await signUp(page);
    await list.getByRole('link', { name: 'Add address' }).click();
    await page.getByRole('button', { name: 'Save address' }).click();
    await addAddress(page);
    await page.waitForURL('**/cart');
    await order(page, 'COD');
    await page.waitForURL('**/my-orders');
    await page.getByText(/^Thank you! Your order is/).waitFor();
    await cartCount(page, 0);
    const placed = page.getByRole('article').first();
    await placed.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await placed.getByText('Cancelled', { exact: true }).first().waitFor();
  });

  test('a translated list works through searches, filters, categories, pages and products', async () => {
    const page = await openTranslated(phoneScreen);
    await page.goto('/products');
    const main = page.getByRole('main');
    const search = page.getByRole('combobox', { name: /Search/ });
    for (const text of ['milk', 'carrots', 'zzzz', 'milk, bread, eggs']) {
      await search.fill(text);
      await search.press('Enter');
      await settled(page);
    }
    await page.goto('/');
    await settled(page);
    await search.pressSequentially('app');
    await page.getByRole('option').first().waitFor();
    await search.press('ArrowDown');
    await search.press('Enter');
    await settled(page);
    await page.goto('/products');
    await settled(page);
    await main.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await page.keyboard.press('Escape');
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    await settled(page);
    for (const name of ['Fresh Fruits', 'All']) {
      await main.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name }).first().click();
      await settled(page);
    }
    await main
      .getByRole('link', { name: 'Next page' })
      .or(main.getByRole('link', { name: 'Next' }))
      .first()
      .click();
    await settled(page);
    await main.getByRole('article').first().getByRole('link').first().click();
    await main.getByRole('button', { name: 'Add to Cart' }).click();
    await cartCount(page, 1);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await settled(page);
    expect(await main.getByRole('article').count()).toBeGreaterThan(0);
  });

  test('every translated page of shop and seller is shown', async () => {
    const page = await openTranslated(desktop);
    browser.expectFault(/status of 404/);
    const product = await someProduct(page);
    await registerShopper(page);
    await orderAndFillCart(page, [product]);
    await becomeSeller(page);
    await walk(page, walkedPages(product), async (shown, where) => {
      expect.soft(await shown.getByText('Something went wrong').count(), where).toBe(0);
    });
  }, 240_000);

  test('the seller’s translated pages work while orders, stock and products change', async () => {
    const page = await openTranslated(desktop);
    const product = await someProduct(page);
    await registerShopper(page);
    await orderAndFillCart(page, [product]);
    await openSellerArea(page);
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    const order = page.getByRole('article').first();
    await order.getByRole('heading').click();
    await order.getByText('History').click();
    for (const view of ['To pick', 'All']) {
      const tab = page.getByRole('link', { name: new RegExp(`^${view}`) }).first();
      if (await tab.count()) await tab.click();
      await settled(page);
    }
    await page.goto('/seller/today');
    await page.getByRole('link', { name: /^Pick th/ }).click();
    await page.getByRole('checkbox').first().check();
    await settled(page);
    await page.getByRole('checkbox').first().uncheck();
    await settled(page);
    await page.goto('/seller/product-list');
    const stock = page.getByRole('switch').first();
    await stock.click();
    await settled(page);
    await stock.click();
    await settled(page);
    await page.goto('/seller/count-stock');
    const counted = page.getByRole('textbox', { name: /^Counted/ }).first();
    await counted.fill('many');
    await page.getByRole('button', { name: 'Save counts' }).click();
    await page.getByText('Please type a whole number.').waitFor();
    await counted.fill('7');
    await page.getByRole('button', { name: 'Save counts' }).click();
    await settled(page);
    await page.goto('/seller');
    await page.getByRole('button', { name: /^Add product/i }).click();
    await settled(page);
    expect(await page.getByRole('main').isVisible()).toBe(true);
  });
});
