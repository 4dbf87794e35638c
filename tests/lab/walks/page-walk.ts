import type { Page } from 'playwright-core';
import { pageTable } from '#web/app/pages-plugin.ts';
import { sellerLogin } from '#tests/support/running-shop.ts';
import { registerShopper, run } from '#tests/support/shop-day.ts';
import type { Camera } from './camera.ts';

/**
 * Opens every page of a shop in any language by its address, because the names of the controls differ: as a shopper with an
 * address, a cart and an order, who is also the seller.
 */
export async function pageWalk(page: Page, take: Camera) {
  const { products } = await run(page, '{ products(first: 40) { nodes { id category { slug } } } }');
  const chosen = products.nodes.filter((_each: unknown, at: number) => at % 7 === 1);
  await registerShopper(page);
  await orderAndFillCart(page, chosen);
  await run(page, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: sellerLogin,
  });
  const [{ id, category }] = chosen;
  for (const { path } of pageTable.pages) {
    const filled = path.replace(':category', category.slug).replace(':slug', 'delivery').replace(':id', id);
    await page.goto(filled.replace(/\/?\*$/, '/nothing'));
    await page.locator('html[data-started]').waitFor();
    const name = path.replace(/[/:*]+/g, ' ').trim();
    await take(name.replaceAll(' ', '-') || 'home');
  }
}

/** Orders the products, and puts them into the cart again. */
async function orderAndFillCart(page: Page, products: { id: string }[]) {
  const items = products.map(({ id }, at) => ({ productId: id, quantity: at + 1 }));
  const { me } = await run(page, '{ me { addresses { id } } }');
  await run(page, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success } }', {
    input: { items, addressId: me.addresses[0].id, payment: 'COD', noteToShop: 'Please choose green bananas.' },
  });
  await run(page, 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }', {
    input: { items },
  });
}
