import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { addAddress, cartCount, order, signUp } from '../support/shopper.ts';

const browser = browserForTests();
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ CURRENCY: 'EUR', LOCALE: 'de-DE' });
});
afterAll(() => shop.close());

/** An amount as Germans write it, such as `4,90 €` with a no-break space. */
const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00A0€`;

// A page that hydrates other amounts than the server has rendered logs an error, which fails the test.
test.each([
  ['on a phone', phoneScreen],
  ['on a desktop', desktop],
])('amounts are in euros and in German format from the list to the seller’s export, %s', async (_where, viewport) => {
  const page = await browser.openPage(viewport, { baseURL: shop.url });
  const { data } = await (
    await page.request.post('/graphql', {
      data: {
        query:
          '{ products(first: 1, filter: { inStock: true }) { nodes { name offerPrice } } store { locale currency { code symbol } } }',
      },
    })
  ).json();
  expect(data.store).toEqual({ locale: 'de-DE', currency: { code: 'EUR', symbol: '€' } });
  const [{ name, offerPrice }] = data.products.nodes;
  const price = Math.round(offerPrice * 100);
  const total = euros(price * 2 + Math.floor((price * 2 * 2) / 100));
  const rendered = await (await page.request.get('/products', { headers: { accept: 'text/html' } })).text();
  expect(rendered).toContain(`>${euros(price)}<`);

  await page.goto('/products');
  await page.getByText(euros(price), { exact: true }).first().waitFor();
  await page
    .getByRole('button', { name: `Add ${name} to cart` })
    .first()
    .click();
  await cartCount(page, 1);
  await page.goto('/cart');
  const row = page.getByRole('article', { name });
  await row.getByRole('button', { name: `Add one ${name}` }).click();
  await row.getByText(euros(price * 2), { exact: true }).waitFor();
  await signUp(page);
  await page.getByRole('link', { name: 'Add address' }).click();
  await addAddress(page);
  await page.waitForURL('**/cart');
  await page.getByText(total, { exact: true }).last().waitFor();
  await order(page, 'COD');

  await page.waitForURL('**/my-orders');
  const placed = page.getByRole('article').first();
  await placed.getByText(`Please pay ${total} in cash at the door.`).waitFor();
  const moment = /^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/;
  await placed.getByText(moment).first().waitFor();
  const number = (
    await placed
      .getByText(/^No\. /)
      .first()
      .innerText()
  ).replace('No. ', '');

  const seller = await browser.openPage(desktop, { baseURL: shop.url });
  await openSellerArea(seller);
  await seller.goto('/seller/orders');
  const listed = seller.getByRole('article', { name: new RegExp(`^No\\. ${number} `) });
  await listed.getByRole('heading').click();
  await listed.getByText(total, { exact: true }).first().waitFor();
  await listed.getByText(moment).first().waitFor();
  await listed.getByText('Cash on delivery').first().waitFor();
  await seller.getByText('Sums, chart and filters').click();
  // The store writes the file.
  const [download] = await Promise.all([
    seller.waitForEvent('download'),
    seller.waitForRequest(/\/exports\/orders\?/),
    seller.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const csv = await text(await download.createReadStream());
  const line = csv.split('\r\n').find((each) => each.startsWith(`${number};`)) ?? '';
  expect(line).toMatch(/^\d+;\d\d\.\d\d\.\d{4} \d\d:\d\d;Ada Byron;/);
  expect(line).toContain(`;Cash on delivery;"${euros(price * 2).replace('\u00A0€', '')}";`);
});
