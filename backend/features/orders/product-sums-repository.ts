import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { orderKinds } from './lists/order-search-repository.ts';
import { addPastSums, isSummed, startOfPeriod, type PastSums } from './past-sums-repository.ts';

/**
 * The table `product_sums` holds the pieces of each product in the orders of each past day of UTC, and what they cost, without cancelled
 * and test orders, up to the moment in the shop value `products-summed-until`.
 */

export const dayMs = 86_400_000;

export const productSums: PastSums = {
  untilName: 'products-summed-until',
  periodMs: dayMs,
  maxPeriodsPerTransaction: 1,
  insert: insertSums,
};

/** The lines that count as sold, of the orders from `from` (included) to `to` (excluded). */
export function soldLines(source: Database['query'], { from, to }: { from: number; to: number }) {
  const [first, ...others] = orderKinds.map(({ paymentType, isPaid }) =>
    source
      .selectFrom('orders')
      .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
      .select([
        'line.product_id',
        'line.name',
        'line.quantity',
        sql<number>`cast(line.quantity as bigint) * line.price_cents`.as('cents'),
      ])
      .where('payment_type', '=', paymentType)
      .where('is_paid', '=', isPaid)
      .where('stage', '<>', 'CANCELLED')
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .where(sql<boolean>`coalesce(provider, '') <> 'sandbox'`),
  );
  if (!first) throw new Error('There are no kinds of orders.');
  return others.reduce((all, some) => all.unionAll(some), first);
}

/** Writes the sums of one day, or of a longer time without orders before that day. */
async function insertSums(trx: DatabaseTransaction, from: number, to: number): Promise<void> {
  await trx
    .insertInto('product_sums')
    .columns(['day', 'product_id', 'name', 'quantity', 'cents'])
    .expression(
      trx
        .selectFrom(soldLines(trx, { from, to }).as('sold'))
        .select((is) => [
          sql<number>`cast(${to - dayMs} as bigint)`.as('day'),
          'product_id',
          is.fn.max('name').as('name'),
          sql<number>`sum(quantity)`.as('quantity'),
          sql<number>`cast(sum(cents) as bigint)`.as('cents'),
        ])
        .groupBy('product_id'),
    )
    .execute();
}

/** Adds the sums of all complete days. Several processes may do so at the same time. */
export async function addProductSums(database: Database, now: number): Promise<void> {
  await addPastSums(database, productSums, now);
}

/** Adds the lines of an order to the sums of its day, or takes them out. Call it in the transaction of the change. */
export async function recountProducts(
  trx: DatabaseTransaction,
  { id, createdAt }: { id: string; createdAt: number },
  change: 'add' | 'take-out',
): Promise<void> {
  if (!(await isSummed(trx, productSums, createdAt))) return;
  const sign = sql.lit(change === 'add' ? 1 : -1);
  await trx
    .insertInto('product_sums')
    .columns(['day', 'product_id', 'name', 'quantity', 'cents'])
    .expression(
      trx
        .selectFrom('order_lines')
        .select((is) => [
          sql<number>`cast(${startOfPeriod(createdAt, dayMs)} as bigint)`.as('day'),
          'product_id',
          is.fn.max('name').as('name'),
          sql<number>`${sign} * sum(quantity)`.as('quantity'),
          sql<number>`cast(${sign} * sum(cast(quantity as bigint) * price_cents) as bigint)`.as('cents'),
        ])
        .where('order_id', '=', id)
        .groupBy('product_id')
        // Transactions that change the same rows lock them in the same order.
        .orderBy('product_id'),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'product_id']).doUpdateSet({
        quantity: sql<number>`product_sums.quantity + excluded.quantity`,
        cents: sql<number>`product_sums.cents + excluded.cents`,
      }),
    )
    .execute();
}
