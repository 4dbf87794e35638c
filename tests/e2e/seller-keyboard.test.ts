import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { browserForTests, desktop } from '../support/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';
import { focusedName, tabTo } from '../support/web/keyboard.ts';
import { sellerLogin } from '../support/running-shop.ts';
import { addAddress, addBestSellers, order, signUp } from '../support/shopper.ts';

const browser = browserForTests();

const productName = 'Keyboard kale';
const narrow = { width: 320, height: 640 };

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Waits until the live region contains these words. */
function announced(page: Page, words: string | RegExp) {
  return page.getByRole('status', { name: 'Announcements' }).getByText(words).first().waitFor();
}

async function logInByKeyboard(page: Page) {
  await page.goto('/seller');
  await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
  await tabTo(page, /^Email$/);
  await page.keyboard.type(sellerLogin.email);
  await tabTo(page, /^Password$/);
  await page.keyboard.type(sellerLogin.password);
  await page.keyboard.press('Enter');
  // In a shop with orders, the login leads to Today.
  await page.getByRole('heading', { name: /^(Add Product|Today)$/, level: 1 }).waitFor();
}

/** Opens a seller page by its link in the menu. */
async function openPage(page: Page, link: RegExp, heading: string) {
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await expect.poll(() => focusedName(page)).toBe(heading);
}

/** Opens the product list, and searches it for the carrots. */
async function listCarrots(page: Page) {
  await logInByKeyboard(page);
  await openPage(page, /^Product List$/, 'Product List');
  await tabTo(page, /^Search$/);
  await page.keyboard.type('carrots');
  await page.getByRole('switch', { name: 'Crunchy Carrots in stock' }).waitFor();
  await expect.poll(() => page.getByRole('switch').count()).toBe(1);
}

describe('keyboard alone', () => {
  test('with the keyboard alone the seller logs in, adds a product with reordered pictures, and changes its stock', async () => {
    const page = await browser.openPage();
    await logInByKeyboard(page);
    // From another page, because the login may have opened the form already.
    await openPage(page, /^Product List$/, 'Product List');
    await openPage(page, /^Add Product$/, 'Add Product');

    // Begins to wait before the key is pressed: the browser takes a moment until it reports the dialog instead of opening it.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tabTo(page, /^Main picture$/).then(() => page.keyboard.press('Space')),
    ]);
    await chooser.setFiles([await picture('front.png', '#d4351c'), await picture('back.png', '#157a3e')]);
    await announced(page, '2 pictures added');
    await expect.poll(() => focusedName(page)).toBe('Picture 3');
    await tabTo(page, /^Move picture 2 left$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await announced(page, 'Picture 2 is now picture 1');
    await expect.poll(() => focusedName(page)).toBe('Move picture 1 right');
    const previews = page.getByRole('img', { name: /^Preview of/ });
    await expect
      .poll(() => previews.evaluateAll((all) => all.map((each) => each.getAttribute('alt'))))
      .toEqual(['Preview of back.png', 'Preview of front.png']);

    await tabTo(page, /^Product name$/);
    await page.keyboard.type(productName);
    await tabTo(page, /^Product description/);
    await page.keyboard.type('Curly');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Grown without a mouse');
    await tabTo(page, /^Category/);
    await page.keyboard.type('Bak');
    expect(await page.getByLabel('Category').inputValue()).toBe('bakery');
    await tabTo(page, /^Price/);
    await page.keyboard.type('3.5');
    await tabTo(page, /^Offer price/);
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await page.getByText('The offer price cannot be above the price.').waitFor();
    await tabTo(page, /^Offer price/, 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await announced(page, 'Sending the product');
    await expect.poll(() => page.getByRole('textbox', { name: 'Product name' }).inputValue()).toBe('');
    await expect.poll(() => focusedName(page)).toBe('Product name');
    await page.getByLabel('Main picture').waitFor();

    await openPage(page, /^Product List$/, 'Product List');
    await tabTo(page, new RegExp(`^${productName} in stock$`));
    const stock = page.getByRole('switch', { name: `${productName} in stock` });
    expect(await stock.getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Space');
    await expect.poll(() => stock.getAttribute('aria-checked')).toBe('false');
  });

  test('with the keyboard alone the seller changes the stock of two products at once and undoes it', async () => {
    const page = await browser.openPage();
    await listCarrots(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('ba');
    await expect.poll(() => page.getByRole('switch').count()).toBeGreaterThan(1);
    const switches = page.getByRole('switch');
    await tabTo(page, /^Select (?!all)/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Select (?!all)/);
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: 'Selected products' }).getByText('2 selected').waitFor();
    // The list has finished to follow the typed text.
    const before = await switches.evaluateAll((all) =>
      all.slice(0, 2).map((each) => each.getAttribute('aria-checked')),
    );
    await tabTo(page, /^Mark out of stock$/);
    await page.keyboard.press('Enter');
    await announced(page, /products? marked out of stock/);
    await expect.poll(() => focusedName(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    await announced(page, /changed back/);
    await expect.poll(() => focusedName(page)).toBe('Select all shown products');
    await expect
      .poll(() => switches.evaluateAll((all) => all.slice(0, 2).map((each) => each.getAttribute('aria-checked'))))
      .toEqual(before);
  });

  test('a dialog of the seller returns the focus to the button that opened it', async () => {
    const page = await browser.openPage();
    await listCarrots(page);
    const opensAndCloses = async (opener: RegExp, title: string, field: RegExp) => {
      await tabTo(page, opener);
      const button = await focusedName(page);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await tabTo(page, field);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focusedName(page)).toBe(button);
    };
    await opensAndCloses(/^Count Crunchy Carrots$/, 'Crunchy Carrots', /^How many are there/);
    await tabTo(page, /^Select Crunchy Carrots$/, 'Shift+Tab');
    await page.keyboard.press('Space');
    await opensAndCloses(/^Change…$/, 'Change 1 product', /^What to change$/);
  });

  test('with the keyboard alone the seller filters the orders, opens the table of the chart and saves the orders as a file', async () => {
    const shopper = await browser.openPage();
    await addBestSellers(shopper, 1);
    await signUp(shopper);
    await shopper.goto('/add-address');
    await addAddress(shopper);
    await shopper.waitForURL('**/cart');
    await order(shopper, 'COD');
    await shopper.waitForURL('**/my-orders');
    const page = await browser.openPage();
    await logInByKeyboard(page);
    await openPage(page, /^Orders$/, 'Orders');
    await page.getByRole('article').first().waitFor();

    await tabTo(page, /^Sums, chart and filters$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Show table$/);
    await page.keyboard.press('Enter');
    await page.getByRole('columnheader', { name: 'Amount' }).waitFor();
    await expectAccessible(page, 'orders with the table behind their chart');
    await page.setViewportSize(narrow);
    await expectAccessible(page, 'orders on the narrowest window');
    await expectNoSidewaysScroll(page, 'orders on the narrowest window');
    await page.setViewportSize(desktop);
    await tabTo(page, /^Payment/);
    // The page asks for the filtered orders when it has the filter, which is later than the address has it.
    const filtered = page.waitForRequest((request) =>
      decodeURIComponent(request.url() + (request.postData() ?? '')).includes('"isPaid":false'),
    );
    await page.keyboard.type('Pend');
    await filtered;
    await expect.poll(() => new URL(page.url()).searchParams.get('paid')).toBe('pending');
    await tabTo(page, /^Export CSV$/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^orders-.+\.csv$/);
    expect(await text(await download.createReadStream())).toContain('Ada Byron');
  });
});
