import { describe, expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { expectAccessible } from '../support/web/accessibility.ts';
import { cartCount } from '../support/shopper.ts';
import { screens } from '../support/screens.ts';

const browser = browserForTests();

const list = '2 l milk\n3 apples\n500 g flour\nBarilla spaghetti\nsalsa';

describe.each(screens)('%s', (_what, viewport) => {
  test('a visitor pastes a list into the search box, chooses an alternative, and adds the list once', async () => {
    const page = await browser.openPage(viewport);
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search products' });
    await box.click();
    await page.getByRole('option', { name: 'Paste a shopping list' }).waitFor();
    await box.evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, list);
    await page.getByRole('option', { name: 'Review a list of 5 items' }).waitFor();
    await page.keyboard.press('Enter');

    // Milk twice, one bag of apples and one of flour; what the shop is not sure of waits for a choice.
    const add = page.getByRole('button', { name: /^Add \d+ items to cart/ });
    await expect.poll(() => add.innerText()).toMatch(/^Add 4 items to cart · \$\d+\.\d\d$/);
    await page.getByText('4 of 5 found. Please choose for 1.').waitFor();
    await page.getByRole('link', { name: 'Search for “salsa”' }).waitFor();
    await expectAccessible(page, 'the review of a list');
    await page.getByLabel('Barilla spaghetti').selectOption({ label: 'Durum Spaghetti, 500 g, $1.89' });
    await page.getByLabel('3 apples').selectOption({ label: 'Orchard Apple Juice, 1 L, $2.99' });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    await page.goBack();
    await page.goForward();
    await expect
      .poll(() => page.getByLabel('3 apples').locator('option:checked').innerText())
      .toMatch(/^Orchard Apple/);
    await cartCount(page, 0);

    await add.dblclick();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await page.getByRole('article', { name: 'Fresh Whole Milk' }).waitFor();
    await page.getByRole('article', { name: 'Orchard Apple Juice' }).waitFor();
    await page.getByRole('article', { name: 'Stoneground Wheat Flour' }).waitFor();
    await page.getByRole('article', { name: 'Durum Spaghetti' }).waitFor();
    const quantity = page.getByLabel('Quantity of Fresh Whole Milk');
    expect(await quantity.first().inputValue()).toBe('2');
  });
});
