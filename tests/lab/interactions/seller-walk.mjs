import { openSlowPhone } from './slow-phone.mjs';

/**
 * Acts as the seller on a phone with a slow processor, in a shop with many products and some orders.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, slower: number, seller: { email: string, password: string } }} walk
 * @returns {Promise<Record<string, number>>} the longest task of each step in milliseconds; 0 when there was no long task
 */
export async function walkAsSeller(browser, { seller, ...phone }) {
  const { page, measure, press, found } = await openSlowPhone(browser, phone);
  const menu = page.getByRole('navigation', { name: 'Seller' });
  const heading = (name) => page.getByRole('heading', { level: 1, name });

  await page.goto('/seller');
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(seller.password);
  await page.keyboard.press('Enter');
  // The login opens the page that has the next work.
  await menu.waitFor();
  await page.goto('/seller');
  await heading('Add Product').waitFor();
  await page.getByLabel('Product name').focus();
  await measure('type a letter of the new product’s name', () => page.keyboard.type('p'));

  await press('open the product list', menu.getByRole('link', { name: 'Product List' }));
  await page.getByRole('switch').first().waitFor();
  await press('switch a product’s stock', page.getByRole('switch').first());
  await press('switch it back', page.getByRole('switch').first());
  await press('choose a product', page.getByRole('checkbox', { name: /^Select / }).nth(1));
  await press('open the next page of products', page.getByRole('button', { name: 'Next page' }));
  await page.getByRole('searchbox').first().focus();
  await measure('type a letter, which changes the list', () => page.keyboard.type('p'));
  await measure('clear the search', () => page.keyboard.press('Backspace'));
  await press('open a product', page.getByRole('rowheader').nth(1).getByRole('link'));
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await page.getByLabel('Product name').focus();
  await measure('type a letter of its name', () => page.keyboard.type('p'));
  await measure('go back to the product list', () => page.evaluate(() => history.back()));
  await page.getByRole('switch').first().waitFor();
  await press('arrange the products', page.getByRole('link', { name: 'Arrange' }));
  await page
    .getByRole('button', { name: /^Move .+ down/ })
    .first()
    .waitFor();
  await press('move a product down', page.getByRole('button', { name: /^Move .+ down/ }).first());

  await press('open the orders', menu.getByRole('link', { name: 'Orders' }));
  await page.getByRole('article').first().waitFor();
  await press('choose an order', page.getByRole('checkbox', { name: /^Choose order/ }).first());
  const chosenOrders = page.getByRole('region', { name: 'Chosen orders' });
  await press('move the chosen order', chosenOrders.getByRole('button', { name: /^Mark/ }).first());
  await chosenOrders.waitFor({ state: 'hidden' });
  const order = page.getByRole('article').first();
  await press('open an order', order.locator('summary').first());
  await order.getByRole('button').first().waitFor();
  await press('move an order', order.getByRole('button').first());
  await press('show the orders of a stage', page.getByRole('navigation', { name: 'Stages' }).getByRole('link').nth(1));
  await order.locator('summary').first().waitFor();
  if (!(await order.getByRole('button').first().isVisible())) await order.locator('summary').first().tap();
  await press('cancel an order', order.getByRole('button', { name: /^Cancel/ }).first());
  await measure('close the dialog', () => page.keyboard.press('Escape'));
  await press('open the day', menu.getByRole('link', { name: 'Today' }));
  await heading('Today').waitFor();
  await press('open the shop', menu.getByRole('link', { name: 'Shop' }));
  await page.getByRole('button', { name: 'Save the shop' }).waitFor();
  await page.getByRole('main').getByRole('textbox').first().focus();
  await measure('type a letter of its name, which changes the preview', () => page.keyboard.type('p'));
  await page.context().close();
  return found;
}
