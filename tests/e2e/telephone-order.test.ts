import { expect, test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { oneSellerSession } from '../support/seller.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';
import { focusedName } from '../support/web/keyboard.ts';

const browser = browserForTests();
const logIn = oneSellerSession();

/** The text of each field of the address, in the order of the form; the phone is there already. */
const address = ['Olga', 'Miller', '', '', '12 Market Lane', 'Springfield', 'Illinois', '62701', 'United States'];
const said = '2 l milk, 3 apples, 500 g flour, bananas, carrots, potatoes, tomatoes, bread, eggs, rice';

test('the seller takes ten things from a new caller with few key presses, and finds the caller again', async () => {
  const page = await browser.openPage(phoneScreen);
  await page.goto('/');
  await logIn(page);
  await page.goto('/seller/orders');
  await page.getByRole('link', { name: 'Order by telephone' }).click();
  await page.getByRole('searchbox', { name: 'Find by name, phone or email' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };

  await press('Tab');
  await page.keyboard.type('+1 217 555 0777');
  await press('Enter');
  await expect.poll(() => focusedName(page)).toBe('First name');
  for (const text of address) {
    await page.keyboard.type(text);
    await press('Tab');
  }
  await page.keyboard.type(said);
  await press('Enter');
  const goods = page.getByRole('list', { name: 'Goods of the order' }).getByRole('listitem');
  await expect.poll(() => goods.count()).toBe(10);
  await expectAccessible(page, 'the form of an order by telephone');
  await expectNoSidewaysScroll(page, 'the form of an order by telephone');
  // Enter in the empty field moves to the time, or without times to the payment.
  await press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Payment');
  while ((await focusedName(page)) !== 'Take the order') await press('Tab');
  await press('Enter');
  await expect.poll(() => focusedName(page)).toMatch(/^Order No\. \d+, \$\d+\.\d\d$/);
  expect(presses).toBeLessThan(60);
  const order = /No\. \d+/.exec(await focusedName(page))?.[0] ?? '';

  await page.goto('/seller/customers?q=2175550777');
  await page.getByRole('link', { name: 'Olga Miller', exact: true }).click();
  await page.getByRole('link', { name: order }).waitFor();
  await page.getByLabel('Note of the shop').fill('Second bell');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Note saved.').first().waitFor();
  await expectAccessible(page, 'a customer');
  await page.getByRole('link', { name: 'New order for Olga Miller' }).click();
  // The note and the address are there: what is wanted comes next.
  await page.getByText('Second bell').waitFor();
  await page.getByText('Address of Olga Miller').click();
  await expect.poll(() => page.getByLabel('Street').inputValue()).toBe('12 Market Lane');
});
