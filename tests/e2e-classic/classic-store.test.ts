import { expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { addAddress, addBestSellers, cartCount, order, signUp, toast } from '../support/shopper.ts';

const browser = browserForTests();

test('a shopper fills a cart, orders for cash, and pays a second order online; the seller sees both', async () => {
  const page = await browser.openPage();
  const [name = ''] = await addBestSellers(page, 1);
  await signUp(page);
  await page.goto('/add-address');
  const zipCode = page.getByLabel('Zip code', { exact: true });
  expect(await zipCode.getAttribute('inputmode')).toBe('numeric');
  await zipCode.fill('SW1A');
  await zipCode.blur();
  await page.getByText('The zip code can only contain digits').waitFor();
  await addAddress(page);
  await page.waitForURL('**/cart');
  await page.getByRole('combobox', { name: `Quantity of ${name}` }).selectOption('2');
  await toast(page, 'Cart Updated').waitFor();
  await page.reload();
  await cartCount(page, 2);
  await order(page, 'COD');
  await page.waitForURL('**/my-orders');
  await page.getByRole('article').first().getByText(name).waitFor();
  await cartCount(page, 0);

  await addBestSellers(page, 1);
  await page.goto('/cart');
  await order(page, 'Online');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/my-orders', { timeout: 15_000 });
  await page.getByRole('article').first().getByText('Paid', { exact: true }).waitFor();

  const seller = await browser.openPage();
  await openSellerArea(seller);
  await seller.getByRole('link', { name: 'Orders' }).click();
  const orders = seller.getByRole('article');
  await expect.poll(() => orders.nth(0).innerText()).toMatch(/Paid[\s\S]*Online/);
  await expect.poll(() => orders.nth(1).innerText()).toMatch(/Pending[\s\S]*Cash on delivery/);

  await seller.getByRole('link', { name: 'Product List' }).click();
  await seller.getByRole('switch').first().click();
  await seller
    .getByText(/out of stock/i)
    .first()
    .waitFor();
  expect(await seller.getByRole('button', { name: /demo/i }).count()).toBe(0);
});

test('the newsletter box says that the store has none, and keeps the email', async () => {
  const page = await browser.openPage();
  await page.goto('/');
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('This store has no newsletter to subscribe to.').first().waitFor();
  expect(await email.inputValue()).toBe('ada@example.com');
});

test('unit prices come from the weight texts, and a list is sorted by them', async () => {
  const page = await browser.openPage();
  await page.goto('/products?sort=unit-price');
  const cards = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
  await cards.first().waitFor();
  expect(await cards.nth(0).innerText()).toContain('2 kg · $1.40 / kg');
  expect(await cards.nth(1).innerText()).toContain('1 kg · $1.49 / kg');
});

const sellerPages = ['today', 'shop', 'shop/delivery', 'import', 'categories', 'team', 'orders/pick?ids=1'];

test('a page that this shop does not have says so when it is opened by its address', async () => {
  browser.expectFault(/404/);
  const shopper = await browser.openPage();
  for (const path of ['/reset-password', '/newsletter/unsubscribe?token=abc']) {
    const response = await shopper.goto(path);
    expect(response?.status()).toBe(404);
    // The server renders the sentence, and the app keeps it.
    expect(await response?.text()).toContain('This shop does not have this page.');
    await shopper.locator('html[data-started]').waitFor();
    const main = shopper.getByRole('main');
    await main.getByText('This shop does not have this page.').waitFor();
    expect(await main.getByRole('link', { name: 'Go to the home page' }).count()).toBe(1);
    expect(await main.getByRole('button', { name: /Send the link|End the newsletter/ }).count()).toBe(0);
  }
  await shopper.goto('/account');
  await shopper.getByRole('main').getByText('This shop cannot change accounts.').waitFor();

  const seller = await browser.openPage();
  await openSellerArea(seller);
  for (const path of sellerPages) {
    const response = await seller.goto(`/seller/${path}`);
    expect(response?.status()).toBe(404);
    const words = seller.getByRole('main');
    await words.getByText('This shop does not have this page.').waitFor();
    expect(await words.getByRole('link').getAttribute('href')).toBe('/seller/orders');
    expect(await words.getByRole('button').count()).toBe(0);
  }
});
