import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { addAddress, addBestSellers, cartCount, order, signUp } from '../support/shopper.ts';
import { settled } from '../support/web/settled.ts';
import { screens } from '../support/screens.ts';

const browser = browserForTests();

/** The sum of the layout shifts that no input has caused. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

async function orderThree(page: Page, name: string) {
  await page.goto('/cart');
  await page.getByRole('combobox', { name: `Quantity of ${name}` }).selectOption('3');
  await order(page, 'COD');
  await page.waitForURL('**/my-orders');
  await cartCount(page, 0);
}

describe.each(screens)('%s', (_what, viewport) => {
  test('a shopper who has ordered twice can buy the usual quantity again, from the home page and the empty cart', async () => {
    const page = await browser.openPage(viewport);
    const [name = ''] = await addBestSellers(page, 1);
    await signUp(page);
    await page.goto('/add-address');
    await addAddress(page);
    await orderThree(page, name);
    await addBestSellers(page, 2);
    await orderThree(page, name);

    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Buy again' });
    await shelf.waitFor();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await shelf.getByRole('article').count()).toBe(2);
    // The next visit has kept the shelf's place above the best sellers.
    await page.reload();
    await shelf.waitFor();
    await settled(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y;
    expect(await topOf('Buy again')).toBeLessThan((await topOf('Best Sellers')) ?? 0);
    await shelf.getByRole('button', { name: `Add 3 ${name} to cart` }).click();
    await cartCount(page, 3);
    await shelf.getByRole('button', { name: `Decrease quantity of ${name}` }).click();
    await shelf.getByRole('button', { name: `Decrease quantity of ${name}` }).click();
    await shelf.getByRole('button', { name: `Remove ${name}` }).click();
    await cartCount(page, 0);

    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await shelf.waitFor();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    const add = shelf.getByRole('button', { name: `Add 3 ${name} to cart` });
    await add.focus();
    await page.keyboard.press('Enter');
    await cartCount(page, 3);
    await page.getByRole('heading', { name: 'Order summary' }).waitFor();
    const stepper = shelf.getByRole('button', { name: `Increase quantity of ${name}` });
    await expect.poll(() => stepper.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect
      .poll(() =>
        stepper.evaluate((button) => {
          const { top, bottom } = button.getBoundingClientRect();
          return top > 0 && bottom < innerHeight;
        }),
      )
      .toBe(true);
    await shelf.getByRole('button', { name: /^Add all/ }).click();
    await cartCount(page, 4);
  });
});
