import type { Page } from 'playwright-core';
import { pageTable } from '#web/app/pages-plugin.ts';
import { run } from '../shop-day.ts';
import { sellerLogin } from '../running-shop.ts';
import { settled } from './settled.ts';

/** A small phone, which is also a window of 1280 pixels with a zoom of 400 %, and a window with a zoom of 200 %. */
export const narrowWidths = [320, 640];

type Audience = (typeof pageTable.pages)[number]['audience'];

const audiences: readonly Audience[] = ['public', 'personal', 'seller'];

/** The patterns of the addresses of the shop's pages for these audiences. */
const pathsFor = (...chosen: Audience[]): string[] =>
  pageTable.pages.filter(({ audience }) => chosen.includes(audience)).map(({ path }) => path);

/** An address of a page, with this product. */
const addressOf = (path: string, product: { id: string; category: string }): string =>
  path
    .replace(':category', product.category)
    .replace(':slug', 'delivery')
    .replace(':id', product.id)
    .replace(/\/?\*$/, '/nothing');

export interface WalkedPage {
  /** The pattern of the page's address in the table of pages. */
  path: string;
  address: string;
}

/** The pages of the shop, or those for one audience, with this product. */
export const walkedPages = (product: { id: string; category: string }, ...chosen: Audience[]): WalkedPage[] =>
  pathsFor(...(chosen.length > 0 ? chosen : audiences)).map((path) => ({ path, address: addressOf(path, product) }));

/** Opens a page and waits until it shows what it has loaded. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Opens each page once, and runs the probe on it. The probe may resize the window. */
export async function walk(
  page: Page,
  pages: readonly WalkedPage[],
  probe: (page: Page, where: string) => Promise<void>,
): Promise<void> {
  for (const { path, address } of pages) {
    await openSettled(page, address);
    await probe(page, path);
  }
}

/** Makes the page that of the seller, too. */
export const becomeSeller = (page: Page, login = sellerLogin): Promise<unknown> =>
  run(page, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', { input: login });

/** A product of the shop. */
export async function someProduct(page: Page): Promise<{ id: string; category: string }> {
  const { products } = await run(page, '{ products(first: 1) { nodes { id category { slug } } } }');
  const [{ id, category }] = products.nodes;
  return { id, category: category.slug };
}

/** Orders the products, and puts them into the cart again. */
export async function orderAndFillCart(page: Page, products: { id: string }[]) {
  const items = products.map(({ id }, at) => ({ productId: id, quantity: at + 1 }));
  const { me } = await run(page, '{ me { addresses { id } } }');
  await run(page, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success } }', {
    input: { items, addressId: me.addresses[0].id, payment: 'COD', noteToShop: 'Please choose green bananas.' },
  });
  await run(page, 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }', {
    input: { items },
  });
}
