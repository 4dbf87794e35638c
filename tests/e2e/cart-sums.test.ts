import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { browserForTests } from '../support/browser.ts';
import { addAddress, addBestSellers, cartCount, order, signUp, toast } from '../support/shopper.ts';

const browser = browserForTests();

/** The cents of a shown amount, which must have the dollar sign and two decimals. */
function cents(shown: string): number {
  const [, whole = '', part = ''] = /^\$([\d,]+)\.(\d\d)$/.exec(shown.trim()) ?? [];
  expect(whole, `an amount: ${shown}`).not.toBe('');
  return Number(whole.replaceAll(',', '')) * 100 + Number(part);
}

const sum = (page: Page, term: string) =>
  page
    .getByRole('definition')
    .filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${term}"]`) })
    .first();

describe('the cart', () => {
  test('the cart sums offer prices, free shipping and 2 % tax, and the order has the same total', async () => {
    const page = await browser.openPage();
    const [first] = await addBestSellers(page, 2);
    await page.goto('/cart');
    await page.getByRole('combobox', { name: `Quantity of ${first}` }).selectOption('7');
    await toast(page, 'Cart Updated').waitFor();
    await cartCount(page, 8);

    const rows = page.getByRole('list', { name: 'Products in your cart' }).getByRole('article');
    await expect.poll(() => rows.count()).toBe(2);
    const seven = rows.filter({ hasText: first }).getByRole('combobox');
    await expect.poll(() => seven.inputValue()).toBe('7');
    let amount = 0;
    for (const row of await rows.all()) {
      const each = cents((/(\S+) each/.exec(await row.innerText()) ?? [])[1] ?? '');
      amount += each * Number(await row.getByRole('combobox').inputValue());
    }
    const tax = Math.floor((amount * 2) / 100);
    expect(cents(await sum(page, 'Price').innerText())).toBe(amount);
    expect(await sum(page, 'Shipping Fee').innerText()).toBe('Free');
    expect(cents(await sum(page, 'Tax (2%)').innerText())).toBe(tax);
    expect(cents(await sum(page, 'Total Amount').innerText())).toBe(amount + tax);

    await signUp(page);
    await page.getByRole('link', { name: 'Add address' }).click();
    await addAddress(page);
    await page.waitForURL('**/cart');
    await order(page, 'COD');
    await page.waitForURL('**/my-orders');
    const newest = page.getByRole('article').first();
    await newest.waitFor();
    await newest.getByText(/^No\. [\dA-Z]+$/).waitFor();
    expect(cents(await sum(page, 'Total Amount').innerText())).toBe(amount + tax);
  });

  test('the cart offers quantities 1 to 9, more if the cart has more, and removes one piece at a time', async () => {
    const page = await browser.openPage();
    const [name = ''] = await addBestSellers(page, 1);
    await page.goto('/cart');
    const select = page.getByRole('combobox', { name: `Quantity of ${name}` });
    const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    await expect.poll(() => select.getByRole('option').allInnerTexts()).toEqual(nine);
    await select.selectOption('9');

    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await cartCount(page, 10);
    await page.goto('/cart');
    await expect.poll(() => select.getByRole('option').allInnerTexts()).toEqual([...nine, '10']);

    await page.getByRole('button', { name: `Remove one ${name}` }).click();
    await cartCount(page, 9);
    await select.selectOption('1');
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });
});
