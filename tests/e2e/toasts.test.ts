import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { holdToasts } from '../support/shopper.ts';
import { screens } from '../support/screens.ts';

const browser = browserForTests();

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
const cartBar = (page: Page) => page.getByRole('navigation', { name: 'Cart' });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart, / });

/** Scrolls until the middle of an element is at this height of the screen. */
async function scrollTo(element: Locator, height: number) {
  await element.evaluate((target, at) => {
    const { top, height: own } = target.getBoundingClientRect();
    scrollBy(0, top + own / 2 - at);
  }, height);
}

/** Adds the product of a card, and waits for the toast and the stepper. */
async function add(page: Page, card: Locator) {
  await card.getByRole('button', { name: /^Add .+ to cart$/ }).click();
  await toasts(page).first().waitFor();
  await holdToasts(page);
  await card.getByRole('group', { name: /^Quantity of / }).waitFor();
}

/** Checks that no toast covers these parts of the page. */
async function expectClear(page: Page, used: Locator) {
  const shown = await boxOf(toasts(page).first());
  const others = [used, cartLink(page), ...((await cartBar(page).isVisible()) ? [cartBar(page)] : [])];
  for (const other of others) expect(overlap(shown, await boxOf(other))).toBe(false);
  expect([shown.left >= 0, shown.top >= 0, shown.right <= page.viewportSize()!.width]).toEqual([true, true, true]);
  return shown;
}

const closeToasts = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect.poll(() => toasts(page).count()).toBe(0);
};

describe.each(screens)('toasts %s', (_what, viewport) => {
  test('toasts are at the cart, one for repeated changes, and Escape closes them', async () => {
    const page = await browser.openPage(viewport);
    await page.goto('/products');
    const card = page.getByRole('article').first();
    await scrollTo(card, viewport.height / 2);
    await add(page, card);
    if (viewport === phoneScreen) await cartBar(page).waitFor();
    const stepper = card.getByRole('group', { name: /^Quantity of / });
    const shown = await expectClear(page, stepper);
    const link = await boxOf(cartLink(page));
    const isAtCart =
      viewport === phoneScreen
        ? (await boxOf(cartBar(page))).top - shown.bottom < 24
        : shown.top - link.bottom < 40 && Math.abs(shown.right - link.right) < 40;
    expect(isAtCart).toBe(true);
    const name = await card.getByRole('heading').innerText();
    for (const quantity of [2, 3, 4]) {
      await stepper.getByRole('button', { name: /^Increase/ }).click();
      await toasts(page)
        .filter({ hasText: `Added to cart${quantity} × ${name}` })
        .waitFor();
      expect(await toasts(page).count()).toBe(1);
    }
    await closeToasts(page);
  });

  test('toasts do not cover the pressed control, wherever it is', async () => {
    const page = await browser.openPage(viewport);
    await page.goto('/');
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    // The card is in the last column, which is below the cart link.
    const lastColumn = await cards.evaluateAll((all) => {
      const ends = all.map((card) => Math.round(card.getBoundingClientRect().right));
      return ends.flatMap((end, at) => (end === Math.max(...ends) ? [at] : []));
    });
    // The cards reach from the header down to the cart bar.
    const heights = viewport === phoneScreen ? [160, 260, 600, 700, 740] : [110, 140, 300, 800, 880];
    const edges = new Set<boolean>();
    for (const [round, height] of heights.entries()) {
      const card = cards.nth(lastColumn[round % lastColumn.length] ?? 0);
      const button = card.getByRole('button', { name: /^Add .+ to cart$|^Increase / });
      await scrollTo(button, height);
      await button.click();
      await toasts(page).first().waitFor();
      await holdToasts(page);
      await expectClear(page, card.getByRole('group', { name: /^Quantity of / }));
      edges.add((await page.getByRole('region', { name: 'Notifications' }).getAttribute('data-away')) !== null);
      await closeToasts(page);
    }
    expect(edges.size, 'the toasts were at both edges').toBe(2);
  });

  test('toasts do not cover the control that gets the focus while they are shown', async () => {
    const page = await browser.openPage(viewport);
    await page.goto('/products');
    const cards = page.getByRole('article');
    await add(page, cards.first());
    const covered: string[] = [];
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const [shown, used] = [await boxOf(toasts(page).first()), await boxOf(focused)];
      if (overlap(shown, used)) covered.push(await focused.evaluate((element) => element.outerHTML));
    }
    expect(covered).toEqual([]);
  });
});
