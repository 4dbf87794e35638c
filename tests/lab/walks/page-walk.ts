import type { Page } from 'playwright-core';
import { registerShopper, run } from '#tests/support/shop-day.ts';
import { becomeSeller, orderAndFillCart, walkedPages } from '#tests/support/web/page-walk.ts';
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
  await becomeSeller(page);
  const [{ id, category }] = chosen;
  for (const { path, address } of walkedPages({ id, category: category.slug })) {
    await page.goto(address);
    await page.locator('html[data-started]').waitFor();
    const name = path.replace(/[/:*]+/g, ' ').trim();
    await take(name.replaceAll(' ', '-') || 'home');
  }
}
