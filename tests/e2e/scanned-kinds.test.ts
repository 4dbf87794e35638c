import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { registerShopper, run } from '../support/shop-day.ts';
import { order, toast } from '../support/shopper.ts';

const browser = browserForTests();

const addProduct = async (page: Page, input: object): Promise<string> =>
  (
    await run(page, 'mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } } }', {
      input: { category: 'grains', price: 2, offerPrice: 2, ...input },
    })
  ).addProduct.product.id;

/** Types as a scanner does: the keys of a US keyboard without a pause, then Enter. */
async function scan({ keyboard }: Page, code: string, end = ['Enter']) {
  const press = (key: string) => [keyboard.down(key), keyboard.up(key)];
  // A scanner sends the separator of GS1 as Control with the key of `]`.
  const separator = () => [keyboard.down('Control'), ...press('BracketRight'), keyboard.up('Control')];
  await Promise.all([...Array.from(code), ...end].flatMap((key) => (key === '\u001D' ? separator() : press(key))));
}

test('a packer scans ten kinds of codes with the focus on Finish: nothing is pressed, and each has its answer', async () => {
  const seller = await browser.openPage(phoneScreen);
  await openSellerArea(seller);
  const oats = await addProduct(seller, { name: 'Kinds oats', gtin: '4009933000053' });
  const can = await addProduct(seller, { name: 'Kinds can', gtin: '078000003451' });
  const pens = await addProduct(seller, { name: 'Kinds pens' });
  const shopper = await browser.openPage();
  await registerShopper(shopper);
  await run(shopper, 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }', {
    input: { items: [oats, can, pens].map((productId) => ({ productId, quantity: 9 })) },
  });
  await shopper.goto('/cart');
  await order(shopper, 'COD');
  await shopper
    .getByRole('article', { name: /^Order / })
    .first()
    .waitFor();
  const { seller: read } = await run(seller, '{ seller { orders(first: 1) { nodes { id number } } } }');
  const { id, number } = read.orders.nodes[0];
  await seller.goto(`/seller/orders/pick?ids=${id}`);
  const address = seller.url();

  const finish = seller.getByRole('button', { name: `Finish order ${number}` });
  const isFinishFocused = () => finish.evaluate((button) => button === document.activeElement);
  const found = (count: number, name = 'Kinds oats') =>
    seller
      .getByRole('region', { name: 'Notifications' })
      .getByText(`${name}: ${count} of 9 found for No. ${number}`)
      .first();
  const noProduct = (text: string) => toast(seller, `This code is not a barcode of a product. It says: ${text}`);

  // One piece is found, so that Finish can be pressed.
  await finish.waitFor();
  await scan(seller, '4009933000053');
  await found(1).waitFor();
  await expect.poll(() => finish.isEnabled()).toBe(true);

  const answers: [code: string, answer: ReturnType<typeof toast>, end?: string[]][] = [
    ['4009933000051', noProduct('4009933000051')],
    ['https://www.example.com/recipes?pack=7', noProduct('https://www.example.com/recipes?pack=7')],
    ['0104009933000053', found(2)],
    ['https://id.gs1.org/01/04009933000053/10/AB 12', found(3)],
    ['07834501', found(1, 'Kinds can')],
    ['10AB12\u001D0104009933000053', found(4), ['Enter', 'Enter']],
    ['14009933000050', found(5), ['Tab']],
    ['96385074', toast(seller, 'No product of this list has the barcode 96385074. Nothing was marked.')],
    ['  LOYALTY 77/B', noProduct('LOYALTY 77/B')],
    ['A12', noProduct('A12')],
  ];
  for (const [code, answer, end] of answers) {
    await finish.focus();
    await scan(seller, code, end);
    await answer.waitFor();
    expect(seller.url()).toBe(address);
    expect(await seller.getByRole('dialog').count()).toBe(0);
    // Only a piece that was found moves the focus, to its product.
    const isFound = /4009933000053|4009933000050|^0783/.test(code);
    expect([code, await isFinishFocused()]).toEqual([code, !isFound]);
  }
  await seller.getByText('(5 of 9 found)').waitFor();
  await seller.getByText(/0 of 3 products picked/).waitFor();
  await seller.reload();
  await seller.getByText(/0 of 3 products picked/).waitFor();

  // A person’s Enter opens the question, and no scan answers it.
  await finish.focus();
  await seller.keyboard.press('Enter');
  const question = seller.getByRole('dialog', { name: /^Finish order/ });
  await question.waitFor();
  for (const code of ['4009933000051', '4009933000053', 'https://www.example.com/']) await scan(seller, code);
  await noProduct('https://www.example.com/').waitFor();
  await scan(seller, '4009933000053');
  await toast(
    seller,
    'Barcode 4009933000053 was not used, because a window is open. Close it, then scan again.',
  ).waitFor();
  expect(await question.isVisible()).toBe(true);
  await seller.keyboard.press('Escape');
  // The space bar of a person works as before.
  await finish.focus();
  await seller.keyboard.press('Space');
  await question.waitFor();
});
