import type { Page } from 'playwright-core';
import { sellerLogin } from '#tests/support/running-shop.ts';
import type { Camera } from './camera.ts';

/** A new product, and one with a price that is no number. */
const goodsFile = {
  name: 'goods.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name;category;price;offerPrice\r\nQuinces;Fruits;4.50;3.90\r\nPears;Fruits;cheap;3\r\n'),
};

/** Shows the seller's pages and dialogs. They show the orders of the shopper's walk. */
export async function sellerWalk(page: Page, take: Camera) {
  await page.goto('/seller');
  await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
  await take('login');
  await page.getByLabel('Email').fill(sellerLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(sellerLogin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  // The shop has orders by now.
  await page.getByRole('heading', { name: 'To pick next' }).waitFor();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByRole('heading', { name: 'Add Product' }).waitFor();
  await take('add-product');
  await page.getByRole('link', { name: 'Product List' }).click();
  await page.getByRole('switch').first().waitFor();
  await take('product-list');
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('article').first().waitFor();
  await take('orders');
  const order = page.getByRole('article').first();
  await order.getByRole('heading').click();
  await take('order');
  await order.getByRole('button', { name: /^Refund/ }).click();
  await page.getByRole('dialog').waitFor();
  await take('refund');
  await page.keyboard.press('Escape');
  await order.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('dialog').waitFor();
  await take('cancel');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { name: 'To pick next' }).waitFor();
  await take('today');
  await page.getByRole('link', { name: /^Pick th/ }).click();
  await page.getByRole('checkbox').first().check();
  await take('pick-list');
  await page.getByRole('link', { name: 'Packing slips' }).click();
  await page.getByRole('article').first().waitFor();
  await take('packing-slips');
  await page.emulateMedia({ media: 'print' });
  await take('packing-slips-on-paper');
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/seller/product-list');
  await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await take('edit-product');
  await page.goto('/seller/product-list');
  await page
    .getByRole('button', { name: /^Count / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await take('count');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Arrange' }).click();
  await page.getByRole('switch').first().waitFor();
  await take('arrange');
  await page.goto('/seller/categories');
  await page.getByRole('button', { name: 'Add category' }).waitFor();
  await take('categories');
  await page.goto('/seller/import');
  await page.getByLabel('CSV file').setInputFiles(goodsFile);
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.waitFor();
  await preview.scrollIntoViewIfNeeded();
  await take('import-with-a-fault');
  await page.goto('/seller/shop');
  await page.getByRole('button', { name: 'Save the shop' }).waitFor();
  await take('shop');
  for (const [name, word] of [
    ['Pages', 'Imprint'],
    ['Delivery', 'Add a time'],
    ['Taxes', 'Tax on orders'],
    ['Mails', 'All mails'],
    ['Team', 'Add to the team'],
    ['Changes', 'Everyone'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name }).click();
    await page.getByRole('main').getByText(word).first().waitFor({ state: 'attached' });
    await take(`shop-${name.toLowerCase()}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/seller/today');
  await page.getByRole('heading', { name: 'To pick next' }).waitFor();
  await take('dark-today');
}
