import { openSlowPhone } from './slow-phone.mjs';

/**
 * Acts as a shopper on a phone with a slow processor and a list of several pages.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, slower: number, shopper: { email: string, password: string } }} walk
 * @returns {Promise<Record<string, number>>} the longest task of each step in milliseconds; 0 when there was no long task
 */
export async function walkAsShopper(browser, { shopper, ...phone }) {
  const { page, measure, press, found } = await openSlowPhone(browser, phone);
  await page.goto('/products');
  const top = async () => {
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await page.locator('[aria-label=Products] > li:first-child article').waitFor();
    await page.waitForTimeout(500);
  };
  const secondPage = () => page.getByText(/^Page 2 of/).waitFor();
  const goBack = async (name) => {
    await measure(name, () => page.evaluate(() => history.back()));
    await secondPage();
  };

  await press('open the next page', page.getByRole('link', { name: 'Next page' }));
  await secondPage();
  await top();
  await press('add a product', page.getByRole('button', { name: /^Add .+ to cart$/ }).first());
  await press('one more of it', page.getByRole('button', { name: /^Increase quantity/ }).first());
  await press('one less of it', page.getByRole('button', { name: /^Decrease quantity/ }).first());
  // A toast with a button closes after four seconds.
  await press('remove it', page.getByRole('button', { name: /^Remove / }).first(), { before: 1000, after: 1000 });
  await press('undo that', page.getByRole('button', { name: 'Undo' }), { before: 0, after: 2000 });
  await press('open the menu', page.getByRole('button', { name: 'Open menu' }));
  await measure('close the menu', () => page.keyboard.press('Escape'));
  await measure('scroll', () => page.mouse.wheel(0, 6000));
  await top();
  await press('enter the search field', page.getByRole('combobox').first());
  await measure('type a letter, which changes the list', () => page.keyboard.type('p'));
  await measure('clear the search', () => page.keyboard.press('Backspace'));
  await press('open the next page again', page.getByRole('link', { name: 'Next page' }));
  await secondPage();
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  await measure('change the order', () => page.keyboard.press('ArrowDown'));
  await goBack('go back to the list');
  await top();
  await press('open the filters', page.getByRole('button', { name: 'Filters' }));
  await page.getByRole('checkbox', { name: 'Only products on offer' }).check();
  await press('show what is on offer', page.getByRole('button', { name: /^Show \d+ product/ }));
  await goBack('go back from that');
  await press('open a product', page.getByRole('article').nth(2).getByRole('link'));
  await goBack('go back from the product');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await press('open the login', page.getByRole('button', { name: 'Login' }));
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await measure('log in', () => page.keyboard.press('Enter'));
  await page.getByRole('dialog', { name: 'Login' }).waitFor({ state: 'hidden' });
  await page.context().close();
  return found;
}
