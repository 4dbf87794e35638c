import type { Page } from 'playwright-core';
import { pageTable } from '#web/app/pages-plugin.ts';
import { sellerLogin } from '#tests/support/running-shop.ts';
import { run } from '#tests/support/shop-day.ts';
import { homeAddress } from '#tests/support/shopper.ts';
import type { Camera } from './camera.ts';

/**
 * Opens every page of a shop in any language by its address, because the names of the controls differ: as a shopper with an
 * address, a cart and an order, who is also the seller.
 */
export async function pageWalk(page: Page, take: Camera) {
  const { products } = await run(page, '{ products(first: 40) { nodes { id category { slug } } } }');
  const inStock = products.nodes.filter((_each: unknown, at: number) => at % 7 === 1);
  await becomeShopper(page, inStock);
  await run(page, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: sellerLogin,
  });
  const [{ id, category }] = inStock;
  for (const { path } of pageTable.pages) {
    const filled = path.replace(':category', category.slug).replace(':slug', 'delivery').replace(':id', id);
    await page.goto(filled.replace(/\/?\*$/, '/nothing'));
    await page.locator('html[data-started]').waitFor();
    const name = path.replace(/[/:*]+/g, ' ').trim();
    await take(name.replaceAll(' ', '-') || 'home');
  }
}

async function becomeShopper(page: Page, products: { id: string }[]) {
  const { Email: email, Street: street, City: city, State: state, Country: country, Phone: phone } = homeAddress;
  const address = { email, street, city, state, country, phone, zipcode: Number(homeAddress['Zip code']) };
  await run(page, 'mutation ($input: RegisterInput!) { register(input: $input) { success } }', {
    input: { name: 'Ada Byron', email: `ada.${Date.now()}@example.com`, password: 'a long password of Ada' },
  });
  await run(page, 'mutation ($input: AddAddressInput!) { addAddress(input: $input) { success } }', {
    input: { firstName: 'Ada', lastName: 'Byron', ...address },
  });
  const items = products.map(({ id }, at) => ({ productId: id, quantity: at + 1 }));
  const { me } = await run(page, '{ me { addresses { id } } }');
  await run(page, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success } }', {
    input: { items, addressId: me.addresses[0].id, payment: 'COD', noteToShop: 'Please choose green bananas.' },
  });
  await run(page, 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }', {
    input: { items },
  });
}
