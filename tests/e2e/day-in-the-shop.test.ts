import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#backend/db/open-database.ts';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { auditLedgers, type SeenOrder } from '../support/ledger-audit.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { addAddress, order, signUp } from '../support/shopper.ts';

const browser = browserForTests();
let shop: RunningShop;

// The test stops its shop, so a repetition needs a new one.
beforeEach(async () => {
  shop = await startShop({ DEMO_PRODUCTS: 'off' });
});
afterEach(() => shop.close());

const categories = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];
/** The price of the goods with that number, from 1.01. */
const priceOf = (number: number) => `${1 + Math.floor(number / 50)}.${String(number % 50).padStart(2, '0')}`;
const nameOf = (number: number) => `Goods ${String(number).padStart(3, '0')}`;

/** A file of 200 products. The product of that number has a price that is no number. */
function goodsFile(faulty?: number) {
  const rows = Array.from({ length: 200 }, (_each, at) => {
    const price = at + 1 === faulty ? 'cheap' : priceOf(at + 1);
    return [nameOf(at + 1), categories[at % categories.length], price, price].join(';');
  });
  const buffer = Buffer.from(['name;category;price;offerPrice', ...rows].join('\r\n'));
  return { name: 'goods.csv', mimeType: 'text/csv', buffer };
}

/** A logged-in shopper with an address and these goods in the cart. */
async function openShopper(quantities: Record<number, number>) {
  const page = await browser.openPage(phoneScreen, { baseURL: shop.url });
  await page.goto('/');
  await signUp(page);
  await page.goto('/add-address');
  await addAddress(page);
  await page.waitForURL('**/cart');
  for (const [number, quantity] of Object.entries(quantities)) {
    const name = nameOf(Number(number));
    await page.goto(`/products?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Add ${name} to cart` }).click();
    const stepper = page.getByRole('group', { name: `Quantity of ${name}`, exact: true });
    await stepper.waitFor();
    for (let more = 1; more < quantity; more += 1) await stepper.getByRole('button').last().click();
    await stepper.getByText(String(quantity), { exact: true }).waitFor();
  }
  await page.goto('/cart');
  return page;
}

/** Waits for the newest order on the page My Orders, and returns its number. */
async function orderNumber(page: Page) {
  const card = page.getByRole('article', { name: /^Order / }).first();
  await card.waitFor();
  return ((await card.getAttribute('aria-label')) ?? '').replace('Order ', '');
}

test('a day in the shop: all screens and the export agree with the ledgers to the cent', async () => {
  // The owner names the shop and imports the goods. One row is faulty and is mended.
  const owner = await browser.openPage(desktop, { baseURL: shop.url });
  await openSellerArea(owner);
  await owner.goto('/seller/shop');
  await owner.getByLabel('Name', { exact: true }).fill('Corner Greens');
  await owner.getByRole('button', { name: 'Save the shop' }).click();
  await owner.getByRole('button', { name: 'Save the shop', disabled: true }).waitFor();

  await owner.goto('/seller/import');
  const preview = owner.getByRole('region', { name: 'Preview' });
  await owner.getByLabel('CSV file').setInputFiles(goodsFile(17));
  await owner.getByRole('button', { name: 'Show what changes' }).click();
  await preview.getByText('199 new, 0 changed, 0 unchanged, 1 faulty').waitFor();
  expect(await preview.getByRole('button', { name: /^Import / }).count()).toBe(0);
  await owner.getByLabel('CSV file').setInputFiles(goodsFile());
  await owner.getByRole('button', { name: 'Show what changes' }).click();
  await preview.getByText('200 new, 0 changed, 0 unchanged, 0 faulty').waitFor();
  await preview.getByRole('button', { name: 'Import 200 products' }).click();
  await preview.waitFor({ state: 'detached' });

  // Three shoppers fill their carts. Ada orders for cash and cancels, Ben pays online.
  const ada = await openShopper({ 1: 2 });
  await ada.getByRole('banner').getByRole('link', { name: 'Corner Greens, home' }).waitFor();
  await order(ada, 'COD');
  const adaNumber = await orderNumber(ada);
  await ada.getByRole('button', { name: 'Cancel order' }).click();
  await ada.getByRole('button', { name: 'Cancel the order' }).click();
  await ada.getByText('Cancelled', { exact: true }).first().waitFor();

  const ben = await openShopper({ 2: 3, 60: 1 });
  await order(ben, 'Online');
  await ben.getByRole('button', { name: /^Pay/ }).click();
  await ben.waitForURL('**/my-orders', { timeout: 15_000 });
  const benNumber = await orderNumber(ben);

  // A price is corrected while it is in Cleo's cart.
  const cleo = await openShopper({ 3: 4 });
  await cleo.getByText('$1.03').first().waitFor();
  await owner.goto(`/seller/product-list?q=${encodeURIComponent(nameOf(3))}`);
  await owner.getByRole('link', { name: nameOf(3), exact: true }).click();
  await owner.getByLabel('Price ($)', { exact: true }).fill('1.30');
  await owner.getByLabel('Offer price ($)').fill('1.30');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  await cleo.reload();
  await cleo.getByText('Price changed: now $1.30, was $1.03').waitFor();
  await order(cleo, 'COD');
  const cleoNumber = await orderNumber(cleo);

  // The packer picks both orders from one list, on a phone.
  const packer = await browser.openPage(phoneScreen, { baseURL: shop.url });
  await openSellerArea(packer);
  await packer.goto('/seller/orders?stage=PLACED');
  for (const number of [benNumber, cleoNumber])
    await packer.getByRole('checkbox', { name: `Choose order ${number}` }).check();
  expect(await packer.getByRole('checkbox', { name: `Choose order ${adaNumber}` }).count()).toBe(0);
  await packer.getByRole('link', { name: 'Pick list' }).click();
  await packer.getByRole('heading', { name: 'Pick list' }).waitFor();
  const lines = packer.getByRole('main').getByRole('checkbox');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(3);
  // One of Ben's three is not on the shelf. In the cellar the phone has no network.
  await packer.getByRole('button', { name: `Other… Short, weigh or replace ${nameOf(2)}` }).click();
  await packer.getByLabel('Pieces found').fill('2');
  await packer.getByRole('button', { name: 'Save' }).click();
  await packer.getByText('(2 of 3 found)').waitFor();
  await packer.context().setOffline(true);
  for (const number of [3, 60]) await packer.getByRole('checkbox', { name: nameOf(number) }).check();
  await packer.getByText('2 not sent yet: you are offline.').waitFor();
  await packer.context().setOffline(false);
  await packer.getByText('2 orders, 3 of 3 products picked').waitFor();
  for (const number of [benNumber, cleoNumber])
    await packer.getByRole('button', { name: `Finish order ${number.replace('No. ', '')}` }).click();
  await packer.getByText('Ready, $4.22 instead of $5.26').waitFor();

  // Both orders are ready. Ben gets a refund by itself, Cleo's goes out and she pays in cash.
  await packer.goto('/seller/orders');
  const card = (number: string) => packer.getByRole('article', { name: `No. ${number}` });
  const press = (number: string, name: string | RegExp) => card(number).getByRole('button', { name }).click();
  await press(cleoNumber, 'Send out');
  await press(cleoNumber, 'Mark as delivered and paid');
  await card(cleoNumber).getByText('Delivered').first().waitFor();
  await press(benNumber, 'Refund…');
  await packer.getByLabel('Amount').fill('0.50');
  await packer.getByLabel('Reason').fill('One was bruised');
  await packer.getByRole('button', { name: 'Pay back' }).click();
  await card(benNumber)
    .getByText(/\$1\.54 refunded/)
    .waitFor();

  // Ben: 3 × 1.02 + 2.10 = 5.16, tax 0.10; found 4.14, tax 0.08. Cleo: 4 × 1.30 = 5.20, tax 0.10.
  await ben.getByText('$5.26').first().waitFor();
  await ben.getByText('2 of 3 found').waitFor({ timeout: 15_000 });
  await ben
    .getByText(/\$1\.54 refunded/)
    .first()
    .waitFor({ timeout: 15_000 });
  await cleo.getByText('$5.30 paid').waitFor({ timeout: 15_000 });

  // The seller's sums and the exported file.
  await owner.goto('/seller/orders');
  await owner.getByText('$10.56').first().waitFor();
  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  for (const [number, amount] of [
    [adaNumber, '2.06'],
    [benNumber, '5.26'],
    [cleoNumber, '5.30'],
  ]) {
    const row = file.split('\r\n').find((line) => line.split(',').some((cell) => cell.replaceAll('"', '') === number));
    expect(row).toContain(amount);
  }

  // What the API shows is what the ledgers say.
  const query =
    '{ seller { orderSums { count amount pendingCount pendingAmount } orders { nodes { id stage amount paid refunded } } } }';
  const response = await owner.request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as {
    data: { seller: { orderSums: Parameters<typeof auditLedgers>[1]['sums']; orders: { nodes: SeenOrder[] } } };
  };
  const { orderSums: sums, orders } = data.seller;
  expect(sums).toEqual({ count: 2, amount: 10.56, pendingCount: 0, pendingAmount: 0 });
  await browser.closePages();
  await shop.stop();
  const database = await openDatabase({ kind: 'sqlite', file: join(shop.dataDir, 'greengate.db') }, () => undefined);
  const faults = await auditLedgers(database, { orders: orders.nodes, sums, onHand: new Map() });
  await database.close();
  expect(faults).toEqual([]);
});
