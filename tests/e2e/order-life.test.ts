import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { addAddress, addBestSellers, order, signUp } from '../support/shopper.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';

const browser = browserForTests();

/** A new shopper's page with an order that was just placed, and the number of the order. */
async function placeOrder(payment: 'COD' | 'Online', viewport = desktop, products = 1) {
  const shopper = await browser.openPage(viewport);
  await addBestSellers(shopper, products);
  await signUp(shopper);
  await shopper.goto('/add-address');
  await addAddress(shopper);
  await shopper.waitForURL('**/cart');
  await order(shopper, payment);
  if (payment === 'Online') {
    await shopper.getByRole('button', { name: /^Pay/ }).click();
    await shopper.waitForURL('**/my-orders');
  }
  const card = shopper.getByRole('article', { name: /^Order / });
  await card.waitFor();
  return { shopper, card, number: ((await card.getAttribute('aria-label')) ?? '').replace('Order ', '') };
}

async function openOrders(number: string, viewport = desktop) {
  const seller = await browser.openPage(viewport);
  await openSellerArea(seller);
  await seller.goto('/seller/orders?stage=PLACED');
  const card = seller.getByRole('article', { name: `No. ${number}` });
  await card.getByRole('heading').click();
  return { seller, card };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) => page.locator('[aria-current="step"]').getByText(name, { exact: true });

describe.each([
  ['on a desktop', desktop],
  ['on a phone', phoneScreen],
])('the life of an order %s', (_where, viewport) => {
  test('a cash order is packed, sent out and delivered, and the shopper sees each stage without a reload', async () => {
    const { shopper, number } = await placeOrder('COD', viewport);
    await step(shopper, 'Order Placed').waitFor();
    await shopper.getByText('to pay', { exact: false }).waitFor();
    await expectAccessible(shopper, 'my orders');
    await expectNoSidewaysScroll(shopper, 'my orders');

    const { seller, card } = await openOrders(number, viewport);
    await expectAccessible(seller, 'the orders of a stage');
    await expectNoSidewaysScroll(seller, 'the orders of a stage');
    await card.getByRole('button', { name: 'Mark as being packed' }).click();
    await card.waitFor({ state: 'detached' });
    await step(shopper, 'Being Packed').waitFor({ timeout: 15_000 });
    expect(await shopper.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);

    await seller.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: /^All / }).click();
    await card.getByRole('button', { name: 'Mark as ready' }).click();
    await card.getByRole('button', { name: 'Mark as out for delivery' }).click();
    await card.getByRole('button', { name: 'Mark as delivered and paid' }).click();
    await card.getByText('Delivered', { exact: true }).waitFor({ timeout: 30_000 });
    await step(shopper, 'Delivered').waitFor({ timeout: 15_000 });
    await shopper.getByText(/^\$[\d.,]+ paid$/).waitFor();
    await shopper.getByText('History').click();
    await expect.poll(() => shopper.getByRole('list', { name: 'History' }).getByRole('listitem').count()).toBe(5);
  });

  test('a paid order is cancelled by its shopper, refunded, and gone from the seller’s next steps', async () => {
    const { shopper, card, number } = await placeOrder('Online', viewport);
    const { seller, card: atSeller } = await openOrders(number, viewport);
    const cancelButton = card.getByRole('button', { name: 'Cancel order' });
    await cancelButton.click();
    await press(shopper, 'Keep it');
    await expect.poll(() => cancelButton.evaluate((button) => button === document.activeElement)).toBe(true);
    await cancelButton.click();
    await expectAccessible(shopper, 'the question before an order is cancelled');
    await press(shopper, 'Cancel the order');
    await card.getByText('Cancelled', { exact: true }).first().waitFor();
    await card.getByText(/\$[\d.,]+ refunded/).waitFor();

    await atSeller.getByRole('button', { name: 'Mark as being packed' }).click();
    await atSeller.getByText(/It is now “Cancelled”/).waitFor();
    expect(await atSeller.getByRole('button', { name: 'Mark as being packed' }).count()).toBe(0);
    await expectAccessible(seller, 'an order that has changed meanwhile');
  });

  test('the seller pays a part back, and cancels an order with a reason', async () => {
    const { shopper, number } = await placeOrder('Online', viewport);
    const { seller, card } = await openOrders(number, viewport);
    await card.getByRole('button', { name: 'Refund…' }).click();
    await seller.getByLabel('Amount').fill('0.50');
    await seller.getByLabel('Reason').fill('A bruised apple');
    await seller
      .getByLabel('If products are missing when the order is packed')
      .selectOption('they are paid back besides this refund');
    await expectAccessible(seller, 'the refund dialog');
    await press(seller, 'Refund');
    await card.getByText(/\$0\.50 refunded/).waitFor();

    await card.getByRole('button', { name: 'Cancel order…' }).click();
    await seller.getByLabel('Reason').fill('Out of bread');
    await seller.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Cancel order…' }).click();
    expect(await seller.getByLabel('Reason').inputValue()).toBe('Out of bread');
    await press(seller, 'Cancel the order');
    await card.waitFor({ state: 'detached' });
    await shopper.getByText('Cancelled', { exact: true }).first().waitFor({ timeout: 15_000 });
    await shopper.getByText('History').click();
    await shopper
      .getByText(/Out of bread/)
      .first()
      .waitFor();
    await shopper.getByText(/A bruised apple/).waitFor();
  });
});

test('the seller starts a tour, and the shopper sees how many stops are before the order', async () => {
  const first = await placeOrder('COD');
  const second = await placeOrder('COD');
  const { seller, card } = await openOrders(first.number);
  const choose = async () => {
    for (const { number } of [first, second])
      await seller.getByRole('checkbox', { name: `Choose order ${number}` }).check();
  };
  await choose();
  await press(seller, 'Mark 2 as being packed');
  await card.waitFor({ state: 'detached' });
  await seller.goto('/seller/orders?stage=PICKING');
  await choose();
  await press(seller, 'Mark 2 as ready');
  await card.waitFor({ state: 'detached' });
  await seller.goto('/seller/orders?stage=READY');
  await choose();
  await seller.getByRole('link', { name: 'Packing slips' }).click();

  const sheet = seller.getByRole('region', { name: 'Tour and cash' });
  await press(seller, `Move No. ${second.number} up`);
  await sheet.getByText(`Stop 1: No. ${second.number}`).waitFor();
  await expectAccessible(seller, 'the tour before it starts');
  await press(seller, 'Start the tour');
  await seller.getByText(/^The tour has started at/).waitFor();
  await seller.reload();
  await seller.getByText(/^The tour has started at/).waitFor();
  await sheet.getByText(`Stop 2: No. ${first.number}`).waitFor();
  await first.shopper.getByText('Your order is on its way. 1 stop before you.').waitFor({ timeout: 15_000 });
  await second.shopper.getByText('Your order is the next stop.').waitFor({ timeout: 15_000 });

  await seller.goto('/seller/orders?stage=OUT');
  const delivered = seller.getByRole('article', { name: `No. ${second.number}` });
  await delivered.getByRole('heading').click();
  await delivered.getByRole('button', { name: 'Mark as delivered and paid' }).click();
  await first.shopper.getByText('Your order is the next stop.').waitFor({ timeout: 15_000 });
  await expectAccessible(first.shopper, 'an order that is the next stop');
});

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

test.each(['System', 'Dark'])(
  'the pick list and the packing slips are printed dark on white on a dark system with the theme %s',
  async (choice) => {
    const { number } = await placeOrder('COD');
    const seller = await browser.openPage(desktop, { colorScheme: 'dark' });
    await seller.goto('/');
    await seller.getByRole('contentinfo').getByText(choice, { exact: true }).click();
    await openSellerArea(seller);
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

test('several chosen orders move one stage on at once', async () => {
  const first = await placeOrder('COD');
  const second = await placeOrder('COD');
  const { seller, card } = await openOrders(first.number);
  await seller.getByRole('checkbox', { name: `Choose order ${first.number}` }).check();
  await seller.getByRole('checkbox', { name: `Choose order ${second.number}` }).check();
  await press(seller, 'Mark 2 as being packed');
  await card.waitFor({ state: 'detached' });
  await step(first.shopper, 'Being Packed').waitFor({ timeout: 15_000 });
  await step(second.shopper, 'Being Packed').waitFor({ timeout: 15_000 });
});

describe.each([
  ['on a desktop', desktop, false],
  ['on a phone', phoneScreen, true],
])('the presses of a double click %s', (_where, viewport, hasTouch) => {
  test('save the pick of one product and mark no other, and open the question before an order is finished', async () => {
    const { number } = await placeOrder('COD', desktop, 5);
    const seller = await browser.openPage(viewport, { hasTouch });
    await openSellerArea(seller);
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
