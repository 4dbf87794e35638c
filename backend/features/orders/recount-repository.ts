import { sql } from 'kysely';
import type { DatabaseTransaction } from '#backend/db/database.ts';
import { hourlySums, monthlySums, type OrderSumsOfPeriods } from './hourly-sums-repository.ts';
import type { CountedOrder } from './order.ts';
import { isSummed, startOfPeriod } from './past-sums-repository.ts';
import { recountPlaced } from './past-takings-repository.ts';
import { recountProducts } from './product-sums-repository.ts';

/** Here is what a change of an order does to the sums of past orders. */

async function addToSums(
  trx: DatabaseTransaction,
  { table, periodMs }: OrderSumsOfPeriods,
  createdAt: number,
  order: CountedOrder,
): Promise<void> {
  const testOrders = order.isTest ? 1 : 0;
  const testCents = order.isTest ? order.cents : 0;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  await trx
    .insertInto(table)
    .values({
      hour: startOfPeriod(createdAt, periodMs),
      payment_type: order.paymentType,
      is_paid: order.isPaid,
      orders: 1,
      cents: order.cents,
      test_orders: testOrders,
      test_cents: testCents,
    })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'payment_type', 'is_paid']).doUpdateSet({
        orders: sql<number>`${column('orders')} + 1`,
        cents: sql<number>`${column('cents')} + ${order.cents}`,
        test_orders: sql<number>`${column('test_orders')} + ${testOrders}`,
        test_cents: sql<number>`${column('test_cents')} + ${testCents}`,
      }),
    )
    .execute();
}

async function takeFromSums(
  trx: DatabaseTransaction,
  { table, periodMs }: OrderSumsOfPeriods,
  createdAt: number,
  order: CountedOrder,
): Promise<void> {
  const key = { hour: startOfPeriod(createdAt, periodMs), payment_type: order.paymentType, is_paid: order.isPaid };
  const sums = await trx
    .selectFrom(table)
    .select('orders')
    .where((is) => is.and(key))
    .forUpdate()
    .executeTakeFirst();
  if (sums === undefined) return;
  if (sums.orders === 1) {
    await trx
      .deleteFrom(table)
      .where((is) => is.and(key))
      .execute();
    return;
  }
  await trx
    .updateTable(table)
    .set({
      orders: sql<number>`orders - 1`,
      cents: sql<number>`cents - ${order.cents}`,
      test_orders: sql<number>`test_orders - ${order.isTest ? 1 : 0}`,
      test_cents: sql<number>`test_cents - ${order.isTest ? order.cents : 0}`,
    })
    .where((is) => is.and(key))
    .execute();
}

async function recountSums(
  trx: DatabaseTransaction,
  createdAt: number,
  before: CountedOrder | null,
  after: CountedOrder | null,
): Promise<void> {
  for (const sums of [hourlySums, monthlySums]) {
    // No month has sums before its hours.
    if (!(await isSummed(trx, sums, createdAt))) return;
    if (before) await takeFromSums(trx, sums, createdAt, before);
    if (after) await addToSums(trx, sums, createdAt, after);
  }
}
/**
 * Counts an order again whose payment, cost or stage changes: it was paid, picked for less, or cancelled. Call it in
 * the transaction of the change. If its hour, day and month have sums already, they are corrected. `null` stands for an order
 * that does not count: not placed yet, or cancelled.
 */
export async function recountOrder(
  trx: DatabaseTransaction,
  order: { id: string; createdAt: number; amountCents: number },
  before: CountedOrder | null,
  after: CountedOrder | null,
): Promise<void> {
  if (before === null && after !== null) await recountPlaced(trx, { ...order, isTest: after.isTest }, 'add');
  if (after === null && before !== null) await recountPlaced(trx, { ...order, isTest: before.isTest }, 'take-out');
  await recountSums(trx, order.createdAt, before, after);
  if (before === null && after?.isTest === false) await recountProducts(trx, order, 'add');
  if (after === null && before?.isTest === false) await recountProducts(trx, order, 'take-out');
}
