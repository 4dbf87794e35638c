import { afterAll, expect, test } from 'vitest';
import { browserForTests, phoneScreen, useShop } from '../support/browser.ts';
import { openClosingProxy, type ClosingProxy } from '../support/closing-proxy.ts';
import { makePicture } from '../support/pictures.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { run } from '../support/shop-day.ts';
import { addAddress, addBestSellers, cartCount, order, signUp, toast } from '../support/shopper.ts';

/**
 * A proxy closes the connection when the shop has done the work and before the first byte of the response. Chromium itself then sends
 * the request again.
 */
let shop: RunningShop;
let proxy: ClosingProxy;
const browser = browserForTests(async () => {
  shop = await startShop({ RATE_LIMITS: 'off' });
  proxy = await openClosingProxy(shop.url);
  useShop(proxy.url);
});

afterAll(async () => {
  await proxy.close();
  await shop.close();
});

/** Presses once while the connection closes, and waits until the browser has sent the request again. */
async function pressOnce(operation: string, press: () => Promise<void>) {
  const before = proxy.passed(operation);
  proxy.closeNext(operation);
  await press();
  await expect.poll(() => proxy.passed(operation)).toBe(before + 2);
}

/** The seller's page. */
async function openSeller() {
  const page = await browser.openPage();
  await openSellerArea(page);
  return page;
}

test('one press makes one account, one address and one order', async () => {
  const page = await browser.openPage(phoneScreen);
  await page.goto('/');
  await pressOnce('Register', async () => void (await signUp(page)));
  await page.goto('/add-address');
  await pressOnce('AddAddress', () => addAddress(page));
  await page.waitForURL('**/cart');
  const { me } = await run(page, '{ me { name addresses { city } } }');
  expect(me).toEqual({ name: 'Ada Byron', addresses: [{ city: 'Springfield' }] });

  await addBestSellers(page, 1);
  await cartCount(page, 1);
  await page.goto('/cart');
  await pressOnce('PlaceOrder', () => order(page, 'COD'));
  await page.waitForURL('**/my-orders**');
  const { me: shopper } = await run(page, '{ me { orders(first: 10) { nodes { id } } } }');
  expect(shopper.orders.nodes).toHaveLength(1);
});

test('one press makes one subscription and one withdrawal', async () => {
  const page = await browser.openPage(phoneScreen);
  const seller = await openSeller();
  await page.goto('/');
  await page.locator('#newsletter').getByRole('textbox').fill('once@example.com');
  await pressOnce('Subscribe', () => page.getByRole('button', { name: 'Subscribe' }).click());
  await page.locator('#newsletter [data-outcome="accepted"]').waitFor();
  const { seller: asked } = await run(seller, '{ seller { subscribers(first: 10) { nodes { email } } } }');
  expect(asked.subscribers.nodes).toEqual([{ email: 'once@example.com' }]);

  await run(seller, 'mutation { updateStore(input: { country: DE }) { success } }');
  await page.goto('/withdraw');
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('Order number').fill('4711');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await pressOnce('SendWithdrawal', () => page.getByRole('button', { name: 'Confirm withdrawal' }).click());
  await page.getByRole('heading', { name: 'We have received your withdrawal' }).waitFor();
  const { seller: told } = await run(seller, '{ seller { withdrawals(first: 10) { totalCount } } }');
  expect(told.withdrawals.totalCount).toBe(1);
});

test('one press makes one product with its picture, and one category', async () => {
  const page = await openSeller();
  const buffer = await makePicture('png', 60, 60);
  await page.getByLabel('Main picture').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Product name').fill('Rainbow chard');
  await page.getByLabel('Price ($)', { exact: true }).fill('3.50');
  await page.getByLabel('Offer price ($)').fill('2.99');
  await pressOnce('upload', () => page.getByRole('button', { name: 'Add product' }).click());
  await toast(page, 'Product added.').waitFor();
  const { products } = await run(
    page,
    '{ products(first: 10, filter: { search: "Rainbow chard" }) { nodes { name } } }',
  );
  expect(products.nodes).toEqual([{ name: 'Rainbow chard' }]);

  await page.goto('/seller/categories');
  await page.getByLabel('Name', { exact: true }).fill('Flowers');
  await pressOnce('SaveCategory', () => page.getByRole('button', { name: 'Add category' }).click());
  await page.getByRole('button', { name: 'Edit Flowers' }).waitFor();
  expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  const { seller } = await run(page, '{ seller { allCategories { label } } }');
  expect(seller.allCategories.filter(({ label }: { label: string }) => label === 'Flowers')).toHaveLength(1);
});

test('one press adds one member of the team, whose shown password is right, and books one delivery', async () => {
  const page = await openSeller();
  await page.goto('/seller/team');
  await page.getByLabel('Name', { exact: true }).fill('Pat');
  await page.getByLabel('Email', { exact: true }).fill('pat@example.com');
  await pressOnce('AddTeamMember', () => page.getByRole('button', { name: 'Add to the team' }).click());
  await page.getByRole('button', { name: 'Hide the password' }).waitFor();
  const password = await page
    .locator('p')
    .filter({ hasText: /^[A-Za-z2-9]{14}$/ })
    .textContent();
  const member = await browser.openPage();
  await run(member, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: { email: 'pat@example.com', password },
  });

  const { products } = await run(page, '{ products(first: 1) { nodes { id name } } }');
  const [{ id, name }] = products.nodes;
  const changes = [{ productId: id, reason: 'COUNTED', change: 5 }];
  await run(page, 'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { success } }', {
    input: { changes },
  });
  await page.goto('/seller/product-list');
  await page.getByRole('link', { name: 'Goods received' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByLabel(`Received: ${name}`).fill('24');
  await pressOnce('BookStock', () => page.getByRole('button', { name: 'Save 1 product' }).click());
  await page.getByText('Received: 1 product.').first().waitFor();
  const { seller } = await run(page, 'query ($ids: [ID!]) { seller { stock(productIds: $ids) { onHand } } }', {
    ids: [id],
  });
  expect(seller.stock).toEqual([{ onHand: 29 }]);
});
