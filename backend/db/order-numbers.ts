import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { lockShopValue, readShopValue, writeShopValue } from './shop-values.ts';

/**
 * The numbers of orders. The table `order_numbers` gives them out; `orders.number` has the same number, because lists show orders
 * in the sequence in which they were placed. Their times do not tell it: they tie, and a clock can be set back.
 */

const ordersPerBatch = 500;

/**
 * The numbers that are left out when a standby of PostgreSQL has become the primary. A standby that receives changes later than they
 * are committed does not know the last orders, whose numbers shoppers have. A small order writes 14 kB of log, so more than 100 MB of it
 * would have to be lost.
 */
const leftOut = 10_000;

/** Notes the timeline of a database that has none noted. Call it at the start. */
export async function noteTimeline(database: Database): Promise<void> {
  const { timeline } = database;
  if (timeline === null) return;
  await database.write(async (trx) => {
    await trx
      .insertInto('shop_facts')
      .values({ name: 'order-timeline', value: timeline })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  });
}

/** Gives a new order its number: one that no order has had, also none that was lost with the primary before this one. */
export async function numberNewOrder(
  { timeline }: Database,
  trx: DatabaseTransaction,
  orderId: string,
): Promise<number> {
  if (timeline === null) return numberOrder(trx, orderId);
  const noted = trx.selectFrom('shop_facts').select('value').where('name', '=', 'order-timeline');
  const { number, isNoted } = await trx
    .insertInto('order_numbers')
    .values({ order_id: orderId })
    .returning(['number', sql<boolean>`${timeline} = ${noted}`.as('isNoted')])
    .executeTakeFirstOrThrow();
  return isNoted ? number : numberOnNewTimeline(timeline, trx, orderId);
}

async function numberOnNewTimeline(
  timeline: NonNullable<Database['timeline']>,
  trx: DatabaseTransaction,
  orderId: string,
): Promise<number> {
  // One transaction leaves numbers out, and those that wait for it draw another number above them.
  await lockShopValue(trx, 'order-timeline');
  const noted = await readShopValue(trx, 'order-timeline');
  const { rows } = await sql<{ current: string }>`select ${timeline} as current`.execute(trx);
  const current = rows[0]?.current;
  const sequence = sql`pg_get_serial_sequence('order_numbers', 'number')`;
  if (current !== undefined && current !== noted) {
    await sql`select setval(${sequence}, nextval(${sequence}) + ${leftOut}::bigint)`.execute(trx);
    await writeShopValue(trx, 'order-timeline', current);
  }
  const { number } = await trx
    .updateTable('order_numbers')
    .set({ number: sql<number>`nextval(${sequence})` })
    .where('order_id', '=', orderId)
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

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
