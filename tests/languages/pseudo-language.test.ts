import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTable } from '#web/app/pages-plugin.ts';
import { browserForTests, desktop, useShop } from '#tests/support/browser.ts';
import {
  addAccentedProducts,
  allowUncheckedFood,
  becomeAccentedShopper,
  nameShop,
  placeAccentedOrder,
  promiseAccentedTimes,
} from '#tests/support/languages/accented-data.ts';
import { startPseudoShop, type PseudoShop } from '#tests/support/languages/pseudo-shop.ts';
import { overflowOf, untranslatedTexts } from '#tests/support/languages/untranslated.ts';
import { sellerLogin } from '#tests/support/open-backend.ts';
import { run } from '#tests/support/shop-day.ts';

let shop: PseudoShop;
let products: string[];
const browser = browserForTests(async () => {
  shop = await startPseudoShop();
  useShop(shop.url);
});

beforeAll(async () => {
  const seller = await shop.store.seller();
  products = await addAccentedProducts(seller);
  await nameShop(seller);
});
afterAll(() => shop.close());

/** The widths at which no page may be wider than the window: a small phone, and a screen of 1280 pixels with a zoom of 200 %. */
const narrowWidths = [320, 640];

const addressOf = (path: string) =>
  path
    .replace(':category', 'fruits')
    .replace(':slug', 'imprint')
    .replace(':id', products[0] ?? '')
    .replace(/\/?\*$/, '/nothing');
const pagesFor = (isForSeller: boolean) =>
  pageTable.pages.filter(({ audience }) => (audience === 'seller') === isForSeller).map(({ path }) => path);

/** Opens a page and waits until it has loaded what it needs. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-started]').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The values of the list of changes: codes, JSON, and the shop's first name. */
const changedValue = /^([A-Z_]+|\[?\{.*|Greengate)$/;

/** The code of a country in the example row of a file. */
const exampleCode = /: DE\W*$/;

/** A translated sentence with the path of a folder of the machine. */
const folderPath = /^(?:(?![A-Za-z]{2}).)* \/[\w./-]+(?:(?![A-Za-z]{2}).)*$/;

/** The values of some pages that are no texts. */
const dataOf: Record<string, RegExp> = { '/seller/changes': changedValue, '/seller/status': folderPath };

async function expectTranslated(page: Page, where: string): Promise<void> {
  const texts = await untranslatedTexts(page);
  const isData = Object.entries(dataOf).find(([path]) => where.startsWith(path))?.[1] ?? exampleCode;
  const found = texts.filter((text) => !isData.test(text));
  expect({ [where]: found }).toEqual({ [where]: [] });
}

/**
 * Which of these buttons are pressed: each, but only the first two of those with the same words at the same place of equal elements, such as
 * the rows of a list.
 */
const chosenButtons = (buttons: Locator): Promise<number[]> =>
  buttons.evaluateAll((all) => {
    const counts = new Map<string, number>();
    return all.flatMap((button, at) => {
      const place = [...(button.parentElement?.children ?? [])].indexOf(button);
      let kind = `${place} ${button.className} ${button.textContent}`;
      for (let above = button.parentElement; above && above.tagName !== 'MAIN'; above = above.parentElement) {
        kind += ` < ${above.tagName}.${above.className}`;
      }
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= 2 ? [at] : [];
    });
  });

/** Checks a page as it opens, on narrow screens, and after a press of its buttons, with every dialog that opens. */
async function checkPage(page: Page, path: string): Promise<void> {
  const address = addressOf(path);
  await open(page, address);
  await expectTranslated(page, path);
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${path} at ${width} pixels`;
    expect({ [where]: await overflowOf(page) }).toEqual({ [where]: [] });
  }
  await page.setViewportSize(desktop);
  const buttons = page.locator('main button');
  const opened = page.url();
  for (const at of await chosenButtons(buttons)) {
    const button = buttons.nth(at);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click({ timeout: 1000 }).catch(() => undefined); // something else may lie over it
    await page.waitForLoadState('networkidle');
    await expectTranslated(page, `${path} after a press of its button ${at}`);
    await page.keyboard.press('Escape');
    if (page.url() !== opened) await open(page, address);
  }
}

async function openAsSeller(): Promise<Page> {
  const page = await browser.openPage(desktop);
  await run(page, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: sellerLogin,
  });
  return page;
}

async function openAsShopper(): Promise<Page> {
  const page = await browser.openPage(desktop);
  await becomeAccentedShopper(page, products);
  await placeAccentedOrder(page, products);
  return page;
}

describe('in the pseudo-language, no text is left in English and no page is too wide', () => {
  beforeAll(async () => promiseAccentedTimes(await openAsSeller()));

  test.each(pagesFor(false))('on the page %s of a visitor', async (path) => {
    browser.expectFault(/status of 404/);
    await checkPage(await browser.openPage(desktop), path);
  });

  test.each(pagesFor(false))('on the page %s of a shopper with an order', async (path) => {
    browser.expectFault(/status of 404/);
    await checkPage(await openAsShopper(), path);
  });

  test.each(pagesFor(true))('on the seller’s page %s', async (path) => {
    browser.expectFault(/status of 404/);
    // The buttons of the seller's pages archive products, and one keeps products without checked food facts out of stock.
    // Each test logs in, and the store ends the oldest sessions of a login.
    const seller = await shop.store.seller();
    await allowUncheckedFood(seller);
    products = await addAccentedProducts(seller);
    await openAsShopper();
    await checkPage(await openAsSeller(), path);
  });

  test('on the seller’s login, in the login dialog and in the menu', async () => {
    const page = await browser.openPage(desktop);
    await checkPage(page, '/seller');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const header = page.getByRole('banner').getByRole('button');
    await header.last().click();
    await page.getByRole('dialog').waitFor();
    await expectTranslated(page, 'the menu');
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.waitForLoadState('networkidle');
    await expectTranslated(page, 'the login dialog');
  });

  test('on the page of the sandbox payment and after it', async () => {
    const page = await openAsShopper();
    const placeOrder = await placeAccentedOrder(page, products, 'ONLINE');
    await page.goto(placeOrder.redirectUrl ?? '');
    await expectTranslated(page, 'the sandbox payment');
  });
});
