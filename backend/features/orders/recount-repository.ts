// Tested by tests/backend/takings-sums.test.ts and tests/backend/month-sums.test.ts.
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#backend/db/database.ts';
import { hourlySums, monthlySums } from './hourly-sums-repository.ts';
import type { CountedOrder } from './order.ts';
import { isSummed, startOfPeriod, sumAgainSince } from './past-sums-repository.ts';
import { recountPlaced } from './past-takings-repository.ts';
import { recountProducts } from './product-sums-repository.ts';

/** Corrects the sums of past orders when an order changes. */

async function addToHour(trx: DatabaseTransaction, hour: number, order: CountedOrder): Promise<void> {
  const testOrders = order.isTest ? 1 : 0;
  const testCents = order.isTest ? order.cents : 0;
  await trx
    .insertInto('order_sums')
    .values({
      hour,
      payment_type: order.paymentType,
      is_paid: order.isPaid,
      orders: 1,
      cents: order.cents,
      test_orders: testOrders,
      test_cents: testCents,
    })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'payment_type', 'is_paid']).doUpdateSet({
        orders: sql<number>`order_sums.orders + 1`,
        cents: sql<number>`order_sums.cents + ${order.cents}`,
        test_orders: sql<number>`order_sums.test_orders + ${testOrders}`,
        test_cents: sql<number>`order_sums.test_cents + ${testCents}`,
      }),
    )
    .execute();
}

/**
 * SQL of a column less that number, at least 0. A sum can lack an order that was placed by a clock that was set back: a sum must not
 * stop the change of such an order.
 */
const less = (column: 'cents' | 'test_orders' | 'test_cents', number: number) =>
  sql<number>`case when ${sql.ref(column)} > ${number} then ${sql.ref(column)} - ${number} else 0 end`;

async function takeFromHour(trx: DatabaseTransaction, hour: number, order: CountedOrder): Promise<void> {
  const key = { hour, payment_type: order.paymentType, is_paid: order.isPaid };
  const sums = await trx
    .selectFrom('order_sums')
    .select('orders')
    .where((is) => is.and(key))
    .forUpdate()
    .executeTakeFirst();
  if (sums === undefined) return;
  if (sums.orders === 1) {
    await trx
      .deleteFrom('order_sums')
      .where((is) => is.and(key))
      .execute();
    return;
  }
  await trx
    .updateTable('order_sums')
    .set({
      orders: sql<number>`orders - 1`,
      cents: less('cents', order.cents),
      test_orders: less('test_orders', order.isTest ? 1 : 0),
      test_cents: less('test_cents', order.isTest ? order.cents : 0),
    })
    .where((is) => is.and(key))
    .execute();
}

async function recountHour(
  trx: DatabaseTransaction,
  createdAt: number,
  before: CountedOrder | null,
  after: CountedOrder | null,
): Promise<void> {
  if (!(await isSummed(trx, hourlySums, createdAt))) return;
  const hour = startOfPeriod(createdAt, hourlySums.periodMs);
  if (before) await takeFromHour(trx, hour, before);
  if (after) await addToHour(trx, hour, after);
  // Few orders change when their month has sums already, and to add up its hours again takes milliseconds.
  await sumAgainSince(trx, monthlySums, createdAt);
}

/**
 * Counts an order again whose payment, cost or stage changes: it was paid, picked for less, or cancelled. Call it in
 * the transaction of the change. If its hour and its day have sums already, they are corrected; those of its month are made
 * again later. `null` stands for an order that does not count: not placed yet, or cancelled.
 */
export async function recountOrder(
  trx: DatabaseTransaction,
  order: { id: string; createdAt: number; amountCents: number },
  before: CountedOrder | null,
  after: CountedOrder | null,
): Promise<void> {
  if (before === null && after !== null) await recountPlaced(trx, { ...order, isTest: after.isTest }, 'add');
  if (after === null && before !== null) await recountPlaced(trx, { ...order, isTest: before.isTest }, 'take-out');
  await recountHour(trx, order.createdAt, before, after);
  if (before === null && after?.isTest === false) await recountProducts(trx, order, 'add');
  if (after === null && before?.isTest === false) await recountProducts(trx, order, 'take-out');
}
