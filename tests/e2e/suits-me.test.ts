import { expect, test } from 'vitest';
import { browserForTests, phoneScreen, shopUrl } from '../support/browser.ts';
import { sellerLogin } from '../support/running-shop.ts';
import { ShopClient } from '../support/shop-client.ts';
import { expectAccessible } from '../support/web/accessibility.ts';

const browser = browserForTests();

/** The seller states allergens of the dairy products: one contains milk, one may, one is checked to be free of it, and of others nothing. */
async function stateFacts() {
  const seller = new ShopClient();
  const ask = async (text: string, variables: object = {}) => (await seller.run(shopUrl(), text, variables)).data;
  await ask('mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', { input: sellerLogin });
  const { products } = await ask(
    '{ products(filter: { category: "dairy", inStock: true }, first: 50) { nodes { id name } } }',
  );
  const names: string[] = products.nodes.map(({ name }: { name: string }) => name);
  const facts = [{ allergens: ['MILK'] }, { allergens: [], mayContain: ['MILK'] }, { allergens: ['EGGS'] }];
  for (const [at, { id }] of products.nodes.entries()) {
    // Another file may have stated facts of the other products in this shop.
    const stated = facts[at] ?? { allergens: null, mayContain: [] };
    const input = { productId: id, facts: stated, isChecked: at < facts.length };
    const { updateProductFood } = await ask(
      'mutation ($input: UpdateProductFoodInput!) { updateProductFood(input: $input) { success message } }',
      { input },
    );
    expect(updateProductFood).toMatchObject({ success: true });
  }
  return names;
}

test('a shopper who avoids milk sees what suits, filters a list, and clears the choice', async () => {
  const [milk = '', traces = '', free = '', unknown = ''] = await stateFacts();
  const page = await browser.openPage(phoneScreen);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const opener = page.getByRole('button', { name: /^Suits me/ });
  await expect
    .poll(async () => {
      await page.goto('/products/dairy');
      return opener.count();
    })
    .toBe(1);
  const sentenceOf = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Suits me' });
  await dialog.getByRole('checkbox', { name: 'Milk' }).check();
  await dialog.getByText('Stays on this device.').waitFor();
  await expectAccessible(page, 'the choice of allergens');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await sentenceOf(milk).getByText('Contains milk').waitFor();
  await sentenceOf(traces).getByText('May contain milk').waitFor();
  await sentenceOf(free).getByText('Checked: without milk').waitFor();
  await sentenceOf(unknown).getByText('Allergens not stated').waitFor();
  await expectAccessible(page, 'a list with verdicts');

  await page.getByRole('button', { name: 'Only what suits me' }).click();
  await page.getByRole('button', { name: 'Only what suits me', pressed: true }).waitFor();
  await expect
    .poll(() => page.getByRole('main').getByRole('status').allInnerTexts())
    .toContainEqual(
      expect.stringMatching(
        /products are hidden: 2 contain or may contain your allergens, \d+ (has|have) allergens that are not stated/,
      ),
    );
  await sentenceOf(milk).waitFor({ state: 'detached' });
  expect(await page.getByRole('article').count()).toBe(1);
  await sentenceOf(free).waitFor();

  await page.reload();
  await page.getByText(/products are hidden/).waitFor();
  await sentenceOf(milk).waitFor({ state: 'detached' });
  await sentenceOf(free).getByText('Checked: without milk').waitFor();
  await sentenceOf(free).getByRole('link', { name: free, exact: true }).click();
  await page.getByRole('button', { name: 'Buy now' }).waitFor();
  await page.getByText('Checked: without milk').first().waitFor();

  // Neither an address nor a cookie says what the shopper avoids.
  expect([...sent, page.url()].filter((url) => /milk|suits/i.test(new URL(url).search))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('region', { name: 'Food facts' }).getByRole('button', { name: 'Suits me (1)' }).click();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByText('Checked: without milk').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('greengate.suits'))).toBeNull();
});
