import { test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { oneSellerSession } from '../support/seller.ts';
import { registerShopper, run } from '../support/shop-day.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';

const browser = browserForTests();
const logIn = oneSellerSession();

test('ham is added in steps of 50 g, ordered as 300 g, weighed, and paid as it was cut', async () => {
  const seller = await browser.openPage(phoneScreen);
  await seller.goto('/');
  await logIn(seller);
  await seller.goto('/seller');
  const fields = { 'Product name': 'Serrano ham', 'Price ($)': '1.49' };
  for (const [label, text] of Object.entries(fields)) await seller.getByLabel(label, { exact: true }).fill(text);
  await seller.getByLabel('Sold', { exact: true }).selectOption('In steps of weight');
  const amounts = { 'Step in grams': '50', 'Least amount in grams': '100', 'Largest amount in grams': '1000' };
  for (const [label, text] of Object.entries(amounts)) await seller.getByLabel(label).fill(text);
  await seller.getByText('The price is that of 50 g: $1.49, so $29.80 for 1 kg.').waitFor();
  await expectAccessible(seller, 'the form of goods in steps');
  await expectNoSidewaysScroll(seller, 'the form of goods in steps');
  await seller.getByRole('button', { name: 'Add product' }).click();
  await seller.getByText('Product added').first().waitFor();

  const page = await browser.openPage(phoneScreen);
  await page.goto('/');
  await registerShopper(page);
  await page.goto('/products?q=serrano');
  await page.getByRole('button', { name: 'Add 100 g Serrano ham to cart' }).click();
  await page.getByRole('link', { name: /^Cart, 1 item\b/ }).waitFor();
  await page.goto('/cart');
  await page.getByRole('combobox', { name: 'Quantity of Serrano ham' }).selectOption('300 g');
  await page.getByText('$8.94').first().waitFor();
  await expectNoSidewaysScroll(page, 'a cart with goods in steps');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByText('Quantity: 300 g').waitFor();

  const { me } = await run(page, '{ me { orders(first: 1) { nodes { id } } } }');
  await seller.goto(`/seller/orders/pick?ids=${me.orders.nodes[0].id}`);
  await seller.getByRole('checkbox', { name: /^300 g Serrano ham/ }).click();
  await seller.getByLabel('Weight in grams').fill('290');
  await seller.getByRole('button', { name: 'Save' }).click();
  await seller.getByText('(290 g)').waitFor();
  await seller.getByRole('button', { name: 'Finish' }).click();
  await seller
    .getByText(/is ready/)
    .first()
    .waitFor();

  await page.reload();
  await page.getByText('$8.64').first().waitFor();
});
