import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { registerShopper, run } from '../support/shop-day.ts';
import { order, toast } from '../support/shopper.ts';

const browser = browserForTests();

const oats = '4006381333931';
const pens = '96385074';
const nowhere = '036000291452';

/** Types as a scanner does: the digits without a pause, then Enter. Waiting for each key would be too slow on a busy machine. */
const scan = ({ keyboard }: Page, code: string) =>
  Promise.all([...code.split(''), 'Enter'].flatMap((key) => [keyboard.down(key), keyboard.up(key)]));

/** Adds a product with a barcode as the seller of the page. */
async function addProduct(page: Page, name: string, gtin: string): Promise<string> {
  const { addProduct: added } = await run(
    page,
    'mutation ($input: AddProductInput!) { addProduct(input: $input) { success product { id } } }',
    { input: { name, category: 'grains', price: 2, offerPrice: 2, gtin } },
  );
  return added.product.id as string;
}

const barcode = (page: Page) => page.getByLabel(/^Barcode \(GTIN\)/);

test('a scanner finds products in the list, offers to add an unknown one, and fills the form in without sending it', async () => {
  const page = await browser.openPage();
  await openSellerArea(page);
  await addProduct(page, 'Scanned oats', oats);

  await page.goto('/seller/product-list');
  await page.getByRole('table').waitFor();
  await scan(page, oats);
  await page.getByRole('heading', { name: 'Edit Product', level: 1 }).waitFor();
  expect(await page.getByLabel('Product name').inputValue()).toBe('Scanned oats');
  expect(await barcode(page).inputValue()).toBe(oats);

  // In the field of the search, too.
  await page.goto('/seller/product-list');
  await page.getByLabel('Search', { exact: true }).click();
  await page.keyboard.type('oats');
  await page.getByRole('link', { name: 'Scanned oats', exact: true }).waitFor();
  const another = page.getByRole('row').nth(3);
  await page.getByLabel('Search', { exact: true }).fill('');
  await another.waitFor();
  await page.keyboard.type(oats);
  await another.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Scanned oats', exact: true }).waitFor();
  // Keys that follow each other without a pause are one scan, but not those on a page before.
  await page.goto('/seller/product-list');
  await another.waitFor();
  await page.getByLabel('Search', { exact: true }).click();
  await scan(page, oats);
  await page.getByRole('heading', { name: 'Edit Product', level: 1 }).waitFor();

  // An unknown code leads to the form for a new product.
  await page.goto('/seller/product-list');
  await page.getByRole('table').waitFor();
  await scan(page, pens);
  await page.getByText(`No product has the barcode ${pens}.`).waitFor();
  await page.getByRole('link', { name: 'Add a product with this code' }).click();
  await page.getByRole('heading', { name: 'Add Product', level: 1 }).waitFor();
  await expect.poll(() => barcode(page).inputValue()).toBe(pens);

  // Another scan replaces the number. The Enter of the scanner sends no form and presses no button.
  await page.getByRole('button', { name: 'Add product' }).focus();
  await scan(page, nowhere);
  await toast(page, `Barcode ${nowhere} filled in. It is not saved yet.`).waitFor();
  expect(await barcode(page).inputValue()).toBe(nowhere);
  expect(await page.getByText('Enter the product’s name.').count()).toBe(0);
  await barcode(page).focus();
  await scan(page, pens);
  await expect.poll(() => barcode(page).inputValue()).toBe(pens);

  // Typing by hand is typing: the digits stay where they are typed, and Enter sends the form.
  await page.getByLabel('Product name').click();
  await page.keyboard.type('4006381333931 pens', { delay: 150 });
  expect(await page.getByLabel('Product name').inputValue()).toBe('4006381333931 pens');
  expect(await barcode(page).inputValue()).toBe(pens);
  await page.getByLabel('Price ($)', { exact: true }).fill('3');
  await page.getByLabel('Offer price ($)').fill('3');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('');
  const { products } = await run(page, '{ products(filter: { search: "pens" }) { nodes { name gtin } } }');
  expect(products.nodes).toContainEqual({ name: '4006381333931 pens', gtin: `000000${pens}` });
});

test('a scanner in the one search leads to the product, and a wrong check digit is shown at the field', async () => {
  const page = await browser.openPage();
  await openSellerArea(page);
  await addProduct(page, 'Searched oats', '5000112637922');
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: /^Search orders/ });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await scan(page, '5000112637922');
  await page.getByRole('heading', { name: 'Product List', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Searched oats', exact: true }).click();
  await page.getByRole('heading', { name: 'Edit Product', level: 1 }).waitFor();
  await barcode(page).fill('5000112637923');
  await page.keyboard.press('Tab');
  await page.getByText('The last digit does not fit the others.', { exact: false }).waitFor();
});

test('in picking, each scan marks one piece as found, and a code of no line marks nothing', async () => {
  const seller = await browser.openPage(phoneScreen);
  await openSellerArea(seller);
  const ids = [
    await addProduct(seller, 'Picked rice', '4000417025005'),
    await addProduct(seller, 'Picked salt', '4001724819806'),
  ];
  const shopper = await browser.openPage();
  await registerShopper(shopper);
  await run(shopper, 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }', {
    input: { items: ids.map((productId, at) => ({ productId, quantity: 2 - at })) },
  });
  await shopper.goto('/cart');
  await order(shopper, 'COD');
  await shopper
    .getByRole('article', { name: /^Order / })
    .first()
    .waitFor();
  const { seller: read } = await run(seller, '{ seller { orders(first: 1) { nodes { id } } } }');

  await seller.goto(`/seller/orders/pick?ids=${read.orders.nodes[0].id}`);
  const rice = seller.getByRole('checkbox', { name: /Picked rice/ });
  const salt = seller.getByRole('checkbox', { name: /Picked salt/ });
  await rice.waitFor();
  await scan(seller, nowhere);
  await toast(seller, `No product of this list has the barcode ${nowhere}. Nothing was marked.`).waitFor();
  await scan(seller, '4000417025005');
  await seller.getByText('(1 of 2 found)').waitFor();
  expect(await rice.isChecked()).toBe(false);
  expect(await rice.evaluate((box) => box === document.activeElement)).toBe(true);
  await scan(seller, '4000417025005');
  await expect.poll(() => rice.isChecked()).toBe(true);
  await scan(seller, '4000417025005');
  await toast(seller, 'Picked rice: everything is found already').waitFor();
  expect(await salt.isChecked()).toBe(false);
  await scan(seller, '4001724819806');
  await seller.getByText('1 order, 2 of 2 products picked').waitFor();
  await seller.getByText('not sent yet').waitFor({ state: 'detached' });
});
