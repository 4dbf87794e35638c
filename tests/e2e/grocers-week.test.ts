import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { becomeShopper, goodsFile, nameOf, promiseTimes, run } from '../support/shop-day.ts';

const browser = browserForTests();
let shop: RunningShop;
beforeEach(async () => (shop = await startShop({ DEMO_PRODUCTS: 'off' })));
afterEach(() => shop.close());

/** Clicks, and counts the clicks of a task. */
function countedClicks() {
  let clicks = 0;
  return {
    click: async (control: Locator) => {
      clicks += 1;
      await control.click();
    },
    /** The clicks since the last call. */
    taken: () => [clicks, (clicks = 0)][0],
  };
}

/** The seller imports the file of 200 products, and waits for what the preview counts. */
async function importGoods(owner: Page, counts: string) {
  await owner.goto('/seller/import');
  await owner.getByLabel('CSV file').setInputFiles(goodsFile());
  await owner.getByRole('button', { name: 'Show what changes' }).click();
  const preview = owner.getByRole('region', { name: 'Preview' });
  await preview.getByText(counts).waitFor();
  return preview;
}

interface OfferedSlot {
  start: string;
  /** Null when the slot can be chosen. */
  closedBecause: string | null;
  id: string;
}

/** Places an order for eight products, without notes, for the time that begins at that hour. */
async function orderFor(shopper: Page, hour: string) {
  await becomeShopper(shopper, Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, 1])));
  const { me, store } = await run(
    shopper,
    '{ me { addresses { id } cart { lines { product { id } quantity } } } store { slots { id start closedBecause } } }',
  );
  const input = {
    items: me.cart.lines.map(({ product, quantity }: { product: { id: string }; quantity: number }) => ({
      productId: product.id,
      quantity,
    })),
    addressId: me.addresses[0].id,
    payment: 'COD',
    slotId: store.slots.find((slot: OfferedSlot) => !slot.closedBecause && slot.start.includes(`T${hour}`)).id,
  };
  await run(shopper, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success } }', { input });
}

test('a week of a grocer takes few clicks: a price list twice, a delivery, prices, counts, and five orders out by promised time', async () => {
  const { click, taken } = countedClicks();
  const owner = await browser.openPage(desktop, { baseURL: shop.url });
  const button = (name: string | RegExp) => owner.getByRole('button', { name });
  await openSellerArea(owner);

  // The price list of the wholesaler comes twice.
  const preview = await importGoods(owner, '200 new, 0 changed, 0 unchanged, 0 faulty');
  await preview.getByRole('button', { name: 'Import 200 products' }).click();
  await preview.waitFor({ state: 'detached' });
  await importGoods(owner, '0 new, 0 changed, 200 unchanged, 0 faulty');

  // A category is counted by the keyboard: two clicks for the page and for saving.
  await owner.goto('/seller/product-list');
  await click(owner.getByRole('link', { name: 'Count stock' }));
  await owner.getByRole('heading', { name: 'Count stock' }).waitFor();
  await owner.getByLabel('Category').selectOption({ index: 1 });
  const fields = owner.getByRole('list', { name: 'Count stock' }).getByRole('textbox');
  await expect.poll(() => fields.count()).toBeGreaterThan(28);
  await fields.first().focus();
  for (let number = 0; number < 28; number += 1) await owner.keyboard.type(`${10 + number}\n`);
  await click(button('Save counts'));
  await owner.getByText('28 counts saved.').first().waitFor();
  expect(taken()).toBe(2);

  // A delivery of two products.
  await owner.goto('/seller/product-list');
  await click(owner.getByRole('link', { name: 'Goods received' }));
  for (const number of [1, 2]) {
    await owner.getByRole('searchbox', { name: 'Find a product' }).fill(nameOf(number));
    await owner.keyboard.press('Enter');
    await owner.getByLabel(`Received: ${nameOf(number)}`).fill('24');
    await owner.keyboard.press('Enter');
  }
  await owner.getByLabel('Note').fill('Delivery note 4711');
  await click(button('Save 2 products'));
  await owner.getByText('Received: 2 products.').first().waitFor();
  expect(taken()).toBe(2);

  // Twelve prices, each by one click in its row and Enter.
  await owner.goto(`/seller/product-list?sort=name`);
  for (let number = 1; number <= 12; number += 1) {
    await click(button(new RegExp(`^Price of ${nameOf(number)}: `)));
    await owner
      .getByRole('form', { name: `Price of ${nameOf(number)}` })
      .getByRole('textbox')
      .fill('4.20');
    await owner.keyboard.press('Enter');
    await button(`Price of ${nameOf(number)}: $4.20`).waitFor();
  }
  expect(taken()).toBe(12);
  expect(new URL(owner.url()).search).toBe('?sort=name');

  // Five orders, one of them for an earlier time.
  await promiseTimes(owner);
  for (const hour of ['14', '14', '10', '14', '14']) {
    await orderFor(await browser.openPage(phoneScreen, { baseURL: shop.url }), hour);
  }
  await owner.goto('/seller/orders');
  const rows = owner.getByRole('article', { name: /^No\. / });
  await expect.poll(() => rows.count()).toBe(5);
  // The newest orders are on the first screen.
  const newest = await rows.first().boundingBox();
  expect(newest?.y).toBeLessThan(700);
  await owner.getByLabel('Sort').selectOption('promised');
  await expect.poll(() => rows.first().textContent()).toContain('No. 1003');

  // One order of eight lines is packed with eleven clicks.
  await click(owner.getByRole('checkbox', { name: 'Choose order 1003' }));
  await click(owner.getByRole('link', { name: 'Pick list' }));
  const lines = owner.getByRole('main').getByRole('checkbox');
  await expect.poll(() => lines.count()).toBe(8);
  for (let line = 0; line < 8; line += 1) await click(lines.nth(line));
  await click(button('Finish order 1003'));
  await owner.getByText('Order 1003 is ready').first().waitFor();
  expect(taken()).toBe(11);

  // The others are packed from one list, and all five go out with three clicks.
  await owner.goto('/seller/orders?stage=PLACED');
  await owner.getByRole('checkbox', { name: 'Choose all 4 shown' }).check();
  await owner.getByRole('link', { name: 'Pick list' }).click();
  // The same product of all orders is one line.
  await expect.poll(() => lines.count()).toBe(8);
  for (let line = 0; line < 8; line += 1) await lines.nth(line).check();
  for (const number of ['1001', '1002', '1004', '1005']) {
    await button(`Finish order ${number}`).click();
    await owner.getByText(`Order ${number} is ready`).first().waitFor();
  }
  await owner.goto('/seller/orders');
  await click(owner.getByRole('link', { name: /^Ready/ }));
  await click(owner.getByRole('checkbox', { name: 'Choose all 5 shown' }));
  await click(button('Mark 5 as out for delivery'));
  await owner.getByText('5 orders marked as out for delivery.').first().waitFor();
  expect(taken()).toBe(3);
}, 180_000);
