import type { Locator, Page } from 'playwright-core';
import { registerShopper, run } from './shop-day.ts';

const orderInput = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success redirectUrl } }';

/**
 * Places an order of the first `products` products in stock by the API, as the logged-in shopper of the page, who has an
 * address. An online order is paid on the sandbox's page. Ends on My orders, with the number of the order.
 */
export async function orderByApi(page: Page, payment: 'COD' | 'ONLINE', products = 1): Promise<string> {
  const { products: found, me } = await run(
    page,
    'query ($count: Int!) { products(first: $count, inStockFirst: true) { nodes { id } } me { addresses { id } } }',
    { count: products },
  );
  const items = found.nodes.map(({ id }: { id: string }) => ({ productId: id, quantity: 1 }));
  const input = { items, addressId: me.addresses[0].id, payment };
  const { placeOrder } = await run(page, orderInput, { input });
  if (payment === 'ONLINE') {
    await page.goto(placeOrder.redirectUrl);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/my-orders');
  } else {
    await page.goto('/my-orders');
  }
  const card = page.getByRole('article', { name: /^Order / }).first();
  await card.waitFor();
  return ((await card.getAttribute('aria-label')) ?? '').replace('Order ', '');
}

/**
 * Makes the page that of a new shopper with an order, and gives it a clock that `seeByPolling` moves on. Sign-up, address
 * and checkout by the browser have tests of their own.
 */
export async function placeOrder(page: Page, payment: 'COD' | 'ONLINE', products = 1): Promise<string> {
  await page.clock.install();
  await registerShopper(page);
  return await orderByApi(page, payment, products);
}

/** Moves the clock of the page to its next poll, which comes every ten seconds, and waits until the page shows that. */
export async function seeByPolling(page: Page, shown: Locator): Promise<void> {
  await page.clock.fastForward(10_000);
  await shown.waitFor();
}
