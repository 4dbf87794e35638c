import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, phoneScreen, shopUrl } from '#tests/support/browser.ts';
import { sellerLogin } from '#tests/support/running-shop.ts';
import { doubleTexts } from '#tests/support/web/accessibility.ts';

const browser = browserForTests();
const narrow = { width: 320, height: 640 };

const long = 'Unbelievably-hyphenated-supercalifragilistic vegetable basket of the season';
const costlyIds: string[] = [];

async function ask(cookie: string, query: string, variables: object) {
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${shopUrl()}/graphql`, { method: 'POST', headers, body });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookies.join('; '), data: ((await answer.json()) as { data: Record<string, unknown> }).data };
}

beforeAll(async () => {
  const { cookie } = await ask('', 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: sellerLogin,
  });
  for (const offerPrice of [99_999.99, 88_888.88]) {
    const { data } = await ask(
      cookie,
      'mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } } }',
      { input: { name: `${long} ${offerPrice}`, category: 'grains', price: 99_999.99, offerPrice } },
    );
    costlyIds.push((data['addProduct'] as { product: { id: string } }).product.id);
  }
});

/** Opens a browser with 99 of each costly product in its cart. */
async function openWithCostlyCart(options: Parameters<typeof browser.openPage>[1] = {}): Promise<Page> {
  const page = await browser.openPage(narrow, options);
  await page.goto('/');
  const cart = Object.fromEntries(costlyIds.map((id) => [id, 99]));
  await page.evaluate(
    (entry) => localStorage.setItem('greengate.cart', entry),
    JSON.stringify({ owner: null, cart, pending: false }),
  );
  return page;
}

/** Texts that exceed the screen or overlap another text of the same row, card or bar. */
async function spilledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts: { text: string; box: DOMRect; place: Element | null }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue;
      // Skips texts for screen readers only and rows with horizontal scrolling.
      let spoken: Element | null = parent;
      while (spoken && getComputedStyle(spoken).clipPath === 'none') spoken = spoken.parentElement;
      if (spoken || parent.closest('option')) continue;
      let box: Element | null = parent;
      while (box && !/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
      if (box) continue;
      // A name is clipped after two lines.
      if (getComputedStyle(parent).overflowY === 'hidden') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // One box for each line of the text.
      for (const box of range.getClientRects()) {
        texts.push({ text: node.textContent.trim(), box, place: parent.closest('article, nav, dl') });
      }
    }
    const controls = [...document.querySelectorAll('article select, article button')].map((control) => ({
      text: control.getAttribute('aria-label') ?? '',
      box: control.getBoundingClientRect(),
      place: control.closest('article'),
    }));
    const out = texts.filter(({ box }) => box.right > width + 1 || box.left < -1).map(({ text }) => `outside: ${text}`);
    for (const { text, box, place } of texts.filter(({ text: each }) => each.startsWith('$'))) {
      const over = [...texts, ...controls].find(
        (other) =>
          other.text !== text &&
          place !== null &&
          other.place === place &&
          other.box.left < box.right - 1 &&
          box.left < other.box.right - 1 &&
          other.box.top < box.bottom - 1 &&
          box.top < other.box.bottom - 1,
      );
      if (over) out.push(`${text} lies over ${over.text}`);
    }
    if (document.documentElement.scrollWidth > width)
      out.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return out;
  });
}

describe('on a screen 320 pixels wide, with prices of $99,999.99 and quantities of 99,', () => {
  test.each([
    ['the category', '/products/grains', 'article'],
    ['the cart', '/cart', 'text=Total Amount'],
    ['the home page with the cart’s bar', '/', 'nav[aria-label="Cart"]'],
  ])('%s shows every price and button completely', async (_what, address, sign) => {
    const page = await openWithCostlyCart();
    await page.goto(address);
    await page.locator(sign).first().waitFor();
    await page.getByText('$19,', { exact: false }).first().waitFor();
    expect(await spilledTexts(page)).toEqual([]);
  });

  test('the product page shows every price and button completely', async () => {
    const page = await openWithCostlyCart();
    await page.goto(`/products/grains/${costlyIds[1]}`);
    await page.getByRole('button', { name: 'Buy now' }).waitFor();
    expect(await spilledTexts(page)).toEqual([]);
  });
});

test('text has twice its size when the browser’s font size is doubled, and the page is no wider than the screen', async () => {
  const page = await browser.openPage(phoneScreen);
  await page.goto('/products/fruits');
  const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  for (const address of ['/', '/products/fruits', product ?? '', '/cart', '/list']) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    const sizesOf = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, p')].map((text) => parseFloat(getComputedStyle(text).fontSize)),
      );
    const usual = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    await doubleTexts(page);
    expect([usual, await page.evaluate(() => getComputedStyle(document.body).fontSize)]).toEqual(['16px', '32px']);
    // Headings grow less, because they also follow the width of the screen.
    expect(Math.min(...(await sizesOf()))).toBeGreaterThanOrEqual(24);
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      address,
      phoneScreen.width,
    ]);
  }
});

describe('with forced colours', () => {
  const frames = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        const edges = [style.borderTopWidth, style.borderTopColor, style.backgroundColor];
        return { isFramed: edges[0] !== '0px' && style.borderTopStyle === 'solid' && edges[1] !== edges[2] };
      });

  test('dialogs, sheets and bars have a border', async () => {
    const page = await openWithCostlyCart({ forcedColors: 'active' });
    await page.goto('/products/grains');
    await page.getByRole('article').first().waitFor();
    expect(await frames(page, 'nav[aria-label="Cart"]')).toEqual({ isFramed: true });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(await frames(page, 'dialog[open]')).toEqual({ isFramed: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await frames(page, 'dialog[open]')).toEqual({ isFramed: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    expect(await frames(page, 'dialog[open]')).toEqual({ isFramed: true });
  });
});
