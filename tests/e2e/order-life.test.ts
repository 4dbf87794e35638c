import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { orderByApi, placeOrder, seeByPolling } from '../support/placed-order.ts';
import { oneSellerSession } from '../support/seller.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';

const browser = browserForTests();

const logInAsSeller = oneSellerSession();

/** A new shopper's page with an order that was just placed, and the number of the order. */
async function openShopper(payment: 'COD' | 'ONLINE', viewport = desktop) {
  const shopper = await browser.openPage(viewport);
  const number = await placeOrder(shopper, payment);
  return { shopper, card: shopper.getByRole('article', { name: `Order ${number}` }), number };
}

async function openSeller(viewport = desktop) {
  const seller = await browser.openPage(viewport);
  await logInAsSeller(seller);
  await seller.goto('/seller/orders?stage=PLACED');
  return seller;
}

async function openOrders(number: string, viewport = desktop) {
  const seller = await openSeller(viewport);
  const card = seller.getByRole('article', { name: `No. ${number}` });
  await card.getByRole('heading').click();
  return { seller, card };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) => page.locator('[aria-current="step"]').getByText(name, { exact: true });

test('a cash order is packed, sent out and delivered, and the shopper sees each stage without a reload', async () => {
  const { shopper, number } = await openShopper('COD');
  await step(shopper, 'Order Placed').waitFor();
  await shopper.getByText('to pay', { exact: false }).waitFor();
  await expectAccessible(shopper, 'my orders');
  await expectNoSidewaysScroll(shopper, 'my orders');

  const { seller, card } = await openOrders(number);
  await expectAccessible(seller, 'the orders of a stage');
  await expectNoSidewaysScroll(seller, 'the orders of a stage');
  await card.getByRole('button', { name: 'Mark as being packed' }).click();
  await card.waitFor({ state: 'detached' });
  await seeByPolling(shopper, step(shopper, 'Being Packed'));
  expect(await shopper.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);

  await seller.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: /^All / }).click();
  await card.getByRole('button', { name: 'Mark as ready' }).click();
  await card.getByRole('button', { name: 'Mark as out for delivery' }).click();
  await card.getByRole('button', { name: 'Mark as delivered and paid' }).click();
  await card.getByText('Delivered', { exact: true }).waitFor();
  await seeByPolling(shopper, step(shopper, 'Delivered'));
  await shopper.getByText(/^\$[\d.,]+ paid$/).waitFor();
  await shopper.getByText('History').click();
  await expect.poll(() => shopper.getByRole('list', { name: 'History' }).getByRole('listitem').count()).toBe(5);
});

test('a paid order is cancelled by its shopper, refunded, and gone from the seller’s next steps', async () => {
  const { shopper, card, number } = await openShopper('ONLINE');
  const { seller, card: atSeller } = await openOrders(number);
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
  const { shopper, number } = await openShopper('ONLINE');
  const { seller, card } = await openOrders(number);
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
  await seeByPolling(shopper, shopper.getByText('Cancelled', { exact: true }).first());
  await shopper.getByText('History').click();
  await shopper
    .getByText(/Out of bread/)
    .first()
    .waitFor();
  await shopper.getByText(/A bruised apple/).waitFor();
});

test('on a phone, the orders of a shopper and a seller fit the screen, their questions too', async () => {
  // The life of an order is the same on every screen: here only what the shopper and the seller see differs.
  const { shopper, number: cash } = await openShopper('COD', phoneScreen);
  const number = await orderByApi(shopper, 'ONLINE');
  await step(shopper, 'Order Placed').nth(1).waitFor();
  await expectAccessible(shopper, 'my orders');
  await expectNoSidewaysScroll(shopper, 'my orders');

  const { seller, card } = await openOrders(number, phoneScreen);
  await seller
    .getByRole('article', { name: `No. ${cash}` })
    .getByRole('heading')
    .click();
  await expectAccessible(seller, 'the orders of a stage');
  await expectNoSidewaysScroll(seller, 'the orders of a stage');
  await card.getByRole('button', { name: 'Refund…' }).click();
  await seller.getByLabel('Amount').fill('0.50');
  await seller.getByLabel('Reason').fill('A bruised apple');
  await seller
    .getByLabel('If products are missing when the order is packed')
    .selectOption('they are paid back besides this refund');
  await expectAccessible(seller, 'the refund dialog');
  await seller.keyboard.press('Escape');
  await seller.getByRole('dialog').waitFor({ state: 'detached' });

  const own = shopper.getByRole('article', { name: `Order ${number}` });
  await own.getByRole('button', { name: 'Cancel order' }).click();
  await expectAccessible(shopper, 'the question before an order is cancelled');
  await press(shopper, 'Cancel the order');
  await own.getByText('Cancelled', { exact: true }).first().waitFor();
  await card.getByRole('button', { name: 'Mark as being packed' }).click();
  await card.getByText(/It is now “Cancelled”/).waitFor();
  await expectAccessible(seller, 'an order that has changed meanwhile');
});

test('the seller starts a tour, and the shopper sees how many stops are before the order', async () => {
  const first = await openShopper('COD');
  const second = await openShopper('COD');
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
  await seeByPolling(first.shopper, first.shopper.getByText('Your order is on its way. 1 stop before you.'));
  await seeByPolling(second.shopper, second.shopper.getByText('Your order is the next stop.'));

  await seller.goto('/seller/orders?stage=OUT');
  const delivered = seller.getByRole('article', { name: `No. ${second.number}` });
  await delivered.getByRole('heading').click();
  await delivered.getByRole('button', { name: 'Mark as delivered and paid' }).click();
  await seeByPolling(first.shopper, first.shopper.getByText('Your order is the next stop.'));
  await expectAccessible(first.shopper, 'an order that is the next stop');
});

test('several chosen orders move one stage on at once', async () => {
  const first = await openShopper('COD');
  const second = await openShopper('COD');
  const { seller, card } = await openOrders(first.number);
  await seller.getByRole('checkbox', { name: `Choose order ${first.number}` }).check();
  await seller.getByRole('checkbox', { name: `Choose order ${second.number}` }).check();
  await press(seller, 'Mark 2 as being packed');
  await card.waitFor({ state: 'detached' });
  await seeByPolling(first.shopper, step(first.shopper, 'Being Packed'));
  await seeByPolling(second.shopper, step(second.shopper, 'Being Packed'));
});
