import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { sellerLogin, startShop } from '../support/running-shop.ts';
import { doubleTexts, expectNoSidewaysScroll, expectToFit } from '../support/web/accessibility.ts';
import { becomeSeller, narrowWidths, someProduct, walk, walkedPages } from '../support/web/page-walk.ts';

const browser = browserForTests();

/** What the gateway answers to an operation, with the cookies of the page. */
async function ask(page: Page, query: string, input?: object) {
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  return (await answer.json()).data;
}

/** The words of a text as they stand on the screen, from left to right. */
function shownOrder(place: Locator) {
  return place.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: [string, number][] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        words.push([word, range.getBoundingClientRect().left]);
      }
    }
    return words
      .sort(([, one], [, other]) => one - other)
      .map(([word]) => word)
      .join(' ');
  });
}

test('a packing slip in Arabic shows phones, sizes and postal codes in the order in which they are written', async () => {
  const shop = await startShop({ LANGUAGE: 'ar', CURRENCY: 'EUR' });
  onTestFinished(async () => void (await shop.close()));
  const page = await browser.openPage(desktop, { baseURL: shop.url });
  await ask(page, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', sellerLogin);
  const price = { price: 2, offerPrice: 2, category: 'dairy' };
  const { addProduct } = await ask(
    page,
    'mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } } }',
    { name: 'Butter', weight: '500 g', ...price },
  );
  const shopper = { name: 'Ada', email: 'ada@example.com', password: 'a long shopper password' };
  await ask(page, 'mutation ($input: RegisterInput!) { register(input: $input) { success } }', shopper);
  const { addAddress } = await ask(
    page,
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { address { id } } }',
    {
      firstName: 'Ada',
      lastName: 'Byron',
      email: shopper.email,
      phone: '0711 123456',
      street: 'Marktgasse 12',
      city: 'Stuttgart',
      state: '',
      postalCode: '70173',
      country: 'Deutschland',
    },
  );
  const { placeOrder } = await ask(
    page,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    {
      addressId: addAddress.address.id,
      items: [{ productId: addProduct.product.id, quantity: 1 }],
      payment: 'COD',
    },
  );

  await page.goto(`/seller/orders/slips?ids=${placeOrder.order.id}`);
  const slip = page.getByRole('article');
  await slip.waitFor();
  expect(await shownOrder(slip.getByText('0711 123456'))).toBe('0711 123456');
  expect(await shownOrder(slip.getByText('70173 Stuttgart'))).toBe('70173 Stuttgart');
  expect(await shownOrder(slip.getByText('500 g'))).toBe('500 g');
});

// A page that hydrates other words than the server has rendered logs an error, which fails the test.
test.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
])(
  'no page of a shop in the language %s is wider than a small phone, a screen with a zoom of 200 percent, or a phone with texts of 200 percent',
  async (language, direction) => {
    const shop = await startShop({ LANGUAGE: language, CURRENCY: 'EUR' });
    onTestFinished(async () => void (await shop.close()));
    const page = await browser.openPage(desktop, { baseURL: shop.url });
    browser.expectFault(/status of 404/);
    await page.goto('/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction);
    await becomeSeller(page);
    const product = await someProduct(page);
    await walk(page, walkedPages(product), async (opened, where) => {
      await expectToFit(opened, where, narrowWidths);
      await opened.setViewportSize(phoneScreen);
      await doubleTexts(opened);
      await expectNoSidewaysScroll(opened, `${where} with texts of 200 %`);
    });
  },
  360_000,
);
