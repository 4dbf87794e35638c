import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { piecesOfThisPart } from '../parts.ts';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { placeOrder } from '../support/placed-order.ts';
import { oneSellerSession } from '../support/seller.ts';

const browser = browserForTests();

const logInAsSeller = oneSellerSession();

/** The colours of the texts on paper, and those of the grounds behind them, each once. */
function coloursOnPaper(page: Page) {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('html, body, body *')].filter((element) => element.checkVisibility());
    const coloursOf = (name: 'color' | 'backgroundColor', elements: Element[]) =>
      new Set(elements.map((element) => getComputedStyle(element)[name]));
    const printed = seen.filter((element) => element.closest('main')?.querySelector('li') && element.innerHTML);
    return {
      lightTexts: [...coloursOf('color', printed)].filter((colour) => Math.max(...channels(colour)) > 128),
      darkGrounds: [...coloursOf('backgroundColor', seen)].filter(
        (colour) => !colour.startsWith('rgba(') && Math.min(...channels(colour)) < 200,
      ),
    };
    function channels(colour: string) {
      return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    }
  });
}

test.each(piecesOfThisPart(['System', 'Dark']))(
  'the pick list and the packing slips are printed dark on white on a dark system with the theme %s',
  async (choice) => {
    const number = await placeOrder(await browser.openPage(), 'COD');
    const seller = await browser.openPage(desktop, { colorScheme: 'dark' });
    await seller.goto('/');
    await seller.getByRole('contentinfo').getByRole('radio', { name: choice }).check();
    await logInAsSeller(seller);
    await seller.goto('/seller/orders?stage=PLACED');
    await seller.getByRole('checkbox', { name: `Choose order ${number}` }).check();
    await seller.getByRole('link', { name: 'Packing slips' }).click();
    await seller.getByRole('article', { name: `No. ${number}` }).waitFor();
    await seller.emulateMedia({ media: 'print' });
    await expect.poll(() => coloursOnPaper(seller)).toEqual({ lightTexts: [], darkGrounds: [] });

    await seller.emulateMedia({ media: 'screen' });
    await seller.getByRole('link', { name: 'Pick list' }).click();
    await seller.getByRole('heading', { level: 1, name: 'Pick list' }).waitFor();
    await seller.emulateMedia({ media: 'print' });
    await expect.poll(() => coloursOnPaper(seller)).toEqual({ lightTexts: [], darkGrounds: [] });
  },
);

describe.each(
  piecesOfThisPart([
    ['on a phone', phoneScreen, true],
    ['on a desktop', desktop, false],
  ] as const),
)('the presses of a double click %s', (_where, viewport, hasTouch) => {
  test('save the pick of one product and mark no other, and open the question before an order is finished', async () => {
    const number = await placeOrder(await browser.openPage(), 'COD', 5);
    const seller = await browser.openPage(viewport, { hasTouch });
    await logInAsSeller(seller);
    await seller.goto('/seller/orders?stage=PLACED');
    await seller.getByRole('checkbox', { name: `Choose order ${number}` }).check();
    await seller.getByRole('link', { name: 'Pick list' }).click();
    await seller.getByText('1 order, 0 of 5 products picked').waitFor();
    const pressTwice = async (name: string | RegExp) => {
      const button = seller.getByRole('button', { name }).first();
      if (!hasTouch) return await button.dblclick();
      await button.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await button.boundingBox())!;
      for (const tap of [1, 2]) await seller.touchscreen.tap(x + width / 2 + tap, y + height / 2);
    };
    for (const picked of [1, 2]) {
      await seller
        .getByRole('button', { name: /^Missing or replace/ })
        .nth(picked - 1)
        .click();
      await pressTwice('Save');
      await seller.getByText(`1 order, ${picked} of 5 products picked`).waitFor();
    }
    // A single press after a dialog acts at once.
    await seller.getByRole('checkbox').last().check();
    await seller.getByText('1 order, 3 of 5 products picked').waitFor();
    await seller.getByText('not sent yet').waitFor({ state: 'detached' });

    await pressTwice(`Finish order ${number}`);
    await seller.getByRole('button', { name: 'Keep picking' }).click();
    await seller.getByRole('dialog').waitFor({ state: 'detached' });
    await seller.getByText('1 order, 3 of 5 products picked').waitFor();
  });
});
