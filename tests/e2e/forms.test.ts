import { describe, expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { operationOf, operationsOf } from '../support/operations.ts';
import { sellerLogin } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { homeAddress, signUp, toast } from '../support/shopper.ts';

const browser = browserForTests();

/** One green pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const isAddProduct = (operation?: string) => operation === 'AddProduct' || operation === 'upload';
const refused = { __typename: 'AddProductPayload', success: false, message: 'Not today.', product: null };
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

describe('incomplete forms', () => {
  test('an incomplete form for an address is not sent: all nine fields are required, and the zip code accepts no other signs', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    await signUp(page);
    await page.goto('/add-address');
    const operations = operationsOf(page);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const save = () => page.getByRole('button', { name: 'Save address' }).click();
    for (const left of Object.keys(homeAddress)) {
      for (const [label, text] of Object.entries(homeAddress)) await field(label).fill(label === left ? '' : text);
      await save();
      await expect.poll(() => field(left).getAttribute('aria-invalid'), { message: left }).toBe('true');
    }
    await field('Phone').fill(homeAddress.Phone);
    await field('Zip code').fill('SW1A/1AA');
    await save();
    await page.getByText('The zip code can only contain letters, digits, spaces and hyphens').waitFor();
    expect(new URL(page.url()).pathname).toBe('/add-address');
    // The complete form is saved: an address that was sent earlier would also count here.
    await field('Zip code').fill(homeAddress['Zip code']);
    await save();
    await page.waitForURL('**/cart');
    expect(operations.filter((name) => name === 'AddAddress')).toHaveLength(1);
  });

  test('an incomplete form for the seller’s login is not sent', async () => {
    const page = await browser.openPage();
    await page.goto('/seller');
    const operations = operationsOf(page);
    const login = page.getByRole('button', { name: 'Login' });
    const isMissing = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((input) => (input as HTMLInputElement).validity.valueMissing);
    await page.getByLabel('Password', { exact: true }).fill(sellerLogin.password);
    await login.click();
    expect(await isMissing('Email')).toBe(true);
    await page.getByLabel('Email').fill(sellerLogin.email);
    await page.getByLabel('Password', { exact: true }).fill('');
    await login.click();
    expect(await isMissing('Password')).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill(sellerLogin.password);
    await login.click();
    await page.getByRole('link', { name: 'Add Product' }).waitFor();
    expect(operations.filter((name) => name === 'SellerLogin')).toHaveLength(1);
  });

  test('an incomplete form for a product is not sent: name and both prices are required, and at most four pictures are allowed', async () => {
    const page = await browser.openPage();
    await openSellerArea(page);
    const menu = page.getByRole('navigation', { name: 'Seller' });
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual(['Today', 'Orders', 'Product List', 'Add Product', 'Shop']);

    const operations = operationsOf(page);
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.getByText('Enter the product’s name.').waitFor();
    await page.getByText(/^Enter the price/).waitFor();
    await page.getByText(/^Enter the offer price/).waitFor();

    const main = page.getByLabel('Main picture');
    await main.setInputFiles({ name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await page.getByText(/“prices.pdf” is not a picture/).waitFor();
    await main.setInputFiles(['1.png', '2.png', '3.png', '4.png', '5.png'].map(picture));
    await page.getByText('A product has at most 4 pictures.').waitFor();
    await expect.poll(() => page.getByRole('img', { name: /^Preview of/ }).count()).toBe(4);
    await expect.poll(() => page.locator('input[type=file]').count()).toBe(0);

    // The complete product is refused here, because other tests count the products of the shop.
    await page.route('**/graphql', (route) =>
      isAddProduct(operationOf(route.request()))
        ? route.fulfill({ json: { data: { addProduct: refused } } })
        : route.fallback(),
    );
    await page.getByLabel('Product name').fill('Celery sticks');
    await page.getByLabel('Price ($)', { exact: true }).fill('3.50');
    await page.getByLabel('Offer price ($)').fill('2.99');
    await page.getByRole('button', { name: 'Add product' }).click();
    await toast(page, refused.message).waitFor();
    expect(operations.filter(isAddProduct)).toHaveLength(1);
  });
});
