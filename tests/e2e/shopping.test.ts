import { describe, expect, test } from 'vitest';
import { phoneScreen, browserForTests } from '../support/browser.ts';
import { addAddress, addBestSellers, aShopper, cartCount, logIn, order, signUp, toast } from '../support/shopper.ts';
import { settled } from '../support/web/settled.ts';

const browser = browserForTests();

describe('shopping', () => {
  test('a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order', async () => {
    const page = await browser.openPage();
    const [first, second] = await addBestSellers(page, 2);
    await toast(page, 'Added to cart').waitFor();
    await page.reload();
    await cartCount(page, 2);
    await page.goto('/cart');
    await page.getByRole('combobox', { name: `Quantity of ${first}` }).selectOption('3');
    await toast(page, 'Cart Updated').waitFor();

    await signUp(page);
    await cartCount(page, 4);

    await page.getByRole('button', { name: 'Place Order' }).click();
    await toast(page, 'Please select an address').waitFor();
    await page.getByRole('link', { name: 'Add address' }).click();
    await addAddress(page);
    await page.waitForURL('**/cart');
    await order(page, 'COD');

    await page.waitForURL('**/my-orders');
    const newest = page.getByRole('article').first();
    await newest.getByText(first ?? '').waitFor();
    await newest.getByText('Delivery address').click();
    for (const text of [second ?? '', 'Cash on delivery', '12 Market Lane'])
      await newest.getByText(text).first().waitFor();
    await cartCount(page, 0);
  });

  test('a shopper pays online on the sandbox page, passes the loader and sees the paid order', async () => {
    const page = await browser.openPage(phoneScreen);
    await addBestSellers(page, 1);
    await page.goto('/cart');
    await signUp(page);
    await page.getByRole('link', { name: 'Add address' }).click();
    await addAddress(page);
    await page.waitForURL('**/cart');
    await order(page, 'Online');
    expect(await page.locator('body').innerText()).toMatch(/sandbox/i);
    await page.getByRole('button', { name: /^Pay/ }).click();

    await page.waitForURL('**/loader?next=my-orders');
    await page.getByRole('status').first().waitFor();
    await page.waitForURL('**/my-orders', { timeout: 15_000 });
    await page.getByRole('article').first().getByText('Paid', { exact: true }).waitFor();
    await page.reload();
    await cartCount(page, 0);
  });

  test('a shopper cancels the online payment, keeps the cart and sees no order', async () => {
    const page = await browser.openPage();
    const [name] = await addBestSellers(page, 1);
    await signUp(page);
    await page.goto('/add-address');
    await addAddress(page);
    await page.waitForURL('**/cart');
    await order(page, 'Online');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.waitForURL('**/cart');
    await page
      .getByRole('link', { name: name ?? '', exact: true })
      .first()
      .waitFor();
    await page
      .getByText('You left the payment page before the order was paid. To try again, place the order.')
      .waitFor();
    expect(await page.getByRole('radio', { name: /Online Payment/ }).isChecked()).toBe(true);
    await page.goto('/my-orders');
    await page.getByText('No orders yet').waitFor();
  });

  test('a shopper gets an earlier cart merged with the current one, with the larger quantity of each product', async () => {
    const shopper = aShopper();
    const home = await browser.openPage();
    const [first, second] = await addBestSellers(home, 2);
    await signUp(home, shopper);
    await home.goto('/cart');
    await home.getByRole('combobox', { name: `Quantity of ${first}` }).selectOption('5');
    await toast(home, 'Cart Updated').waitFor();
    await settled(home);

    const elsewhere = await browser.openPage();
    await addBestSellers(elsewhere, 1);
    await logIn(elsewhere, shopper);
    await elsewhere.goto('/cart');

    const quantityOf = (name = '') => elsewhere.getByRole('combobox', { name: `Quantity of ${name}` }).inputValue();
    await expect.poll(() => quantityOf(first)).toBe('5');
    await expect.poll(() => quantityOf(second)).toBe('1');
  });

  test('a shopper logs out, sees the home page, and the device stores no data of the shopper', async () => {
    const page = await browser.openPage();
    await addBestSellers(page, 1);
    await signUp(page);
    await page.goto('/my-orders');
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();

    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ada');
    await expect.poll(async () => (await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  });
});
