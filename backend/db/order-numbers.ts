import type { Database } from './database.ts';

/**
 * The numbers of orders. The table `order_numbers` gives them out; `orders.number` has the same number, because lists show orders
 * in the sequence in which they were placed. Their times do not tell it: they tie, and a clock can be set back.
 */

const ordersPerBatch = 500;

/** The number of an order; an order without one gets it now. `addMissingNumbers` writes it into `orders`. */
export async function numberOrder(source: Database['query'], orderId: string): Promise<number> {
  const { number } = await source
    .insertInto('order_numbers')
    .values({ order_id: orderId })
    // Changes nothing, but returns the number that another process has given meanwhile.
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ order_id: orderId }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/**
 * Writes the numbers of the orders that have none in `orders`: while a new version is installed, processes of the version before
 * still place such orders. Ids begin with the time of the order.
 *
 * @removeAfter 0027
 */
export async function addMissingNumbers(source: Database['query']): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const orders: { id: string }[] = await source
      .selectFrom('orders')
      .select('id')
      .where('number', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(ordersPerBatch)
      .execute();
    const ids = orders.map(({ id }) => id);
    if (ids.length > 0) await numberOrders(source, ids);
    last = ids.length < ordersPerBatch ? undefined : ids.at(-1);
  }
}

async function numberOrders(source: Database['query'], ids: string[]): Promise<void> {
  const numbered = await source.selectFrom('order_numbers').select('order_id').where('order_id', 'in', ids).execute();
  const known = new Set(numbered.map(({ order_id }) => order_id));
  const missing = ids.filter((id) => !known.has(id)).map((id) => ({ order_id: id }));
  if (missing.length > 0) {
    await source
      .insertInto('order_numbers')
      .values(missing)
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .execute();
  }
  await source
    .updateTable('orders')
    .set((is) => ({
      number: is.selectFrom('order_numbers').select('order_numbers.number').whereRef('order_id', '=', 'orders.id'),
    }))
    .where('id', 'in', ids)
    .execute();
}
