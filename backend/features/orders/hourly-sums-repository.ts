import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { orderKinds } from './lists/order-search-repository.ts';
import type { CountedOrder } from './order.ts';
import { addPastSums, isSummed, startOfPeriod, startOfPeriodIn, type PastSums } from './past-sums-repository.ts';
import { recountPlaced } from './past-takings-repository.ts';
import { recountProducts } from './product-sums-repository.ts';

/**
 * The table `order_sums` holds the number of the orders of each past hour and what they cost, by kind and without the cancelled
 * ones, up to the moment in the shop value `orders-summed-until`. Sums over years then read one row per hour instead of every order.
 */

export const hourMs = 3_600_000;

export const hourlySums: PastSums = {
  untilName: 'orders-summed-until',
  periodMs: hourMs,
  maxPeriodsPerTransaction: 24,
  insert: insertSums,
};

/**
 * SQL of what an order costs now: what was found, once the picking is finished. `dueCentsOf` computes it from an
 * `Order`.
 */
const dueCents = sql<number>`coalesce(settled_cents, amount_cents)`;

/** SQL condition: the payment of an order is a test, which moves no money. */
const isTest = sql`provider = 'sandbox'`;

/** SQL of the sums of the selected orders. All four include the test payments. */
export const summedOrders = {
  orders: sql<number>`count(*)`,
  cents: sql<number>`coalesce(sum(${dueCents}), 0)`,
  testOrders: sql<number>`coalesce(sum(case when ${isTest} then 1 else 0 end), 0)`,
  testCents: sql<number>`coalesce(sum(case when ${isTest} then ${dueCents} else 0 end), 0)`,
};

/** Start of the hour that contains this moment, in milliseconds since 1970. */
export function hourOf(moment: number): number {
  return startOfPeriod(moment, hourMs);
}

/** Writes the sums of the orders from `from` (included) to `to` (excluded). */
async function insertSums(trx: DatabaseTransaction, from: number, to: number): Promise<void> {
  const hour = startOfPeriodIn('created_at', hourMs);
  for (const { paymentType, isPaid } of orderKinds) {
    await trx
      .insertInto('order_sums')
      .columns(['hour', 'payment_type', 'is_paid', 'orders', 'cents', 'test_orders', 'test_cents'])
      .expression(
        trx
          .selectFrom('orders')
          .select([
            hour.as('hour'),
            'payment_type',
            'is_paid',
            summedOrders.orders.as('orders'),
            summedOrders.cents.as('cents'),
            summedOrders.testOrders.as('test_orders'),
            summedOrders.testCents.as('test_cents'),
          ])
          .where('payment_type', '=', paymentType)
          .where('is_paid', '=', isPaid)
          .where('stage', '<>', 'CANCELLED')
          .where('created_at', '>=', from)
          .where('created_at', '<', to)
          .groupBy([hour, 'payment_type', 'is_paid']),
      )
      .execute();
  }
}

/** Adds the sums of all complete hours. Several processes may do so at the same time. */
export async function addHourlySums(database: Database, now: number): Promise<void> {
  await addPastSums(database, hourlySums, now);
}

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
      cents: sql<number>`cents - ${order.cents}`,
      test_orders: sql<number>`test_orders - ${order.isTest ? 1 : 0}`,
      test_cents: sql<number>`test_cents - ${order.isTest ? order.cents : 0}`,
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
  if (before) await takeFromHour(trx, hourOf(createdAt), before);
  if (after) await addToHour(trx, hourOf(createdAt), after);
}

/**
 * Counts an order again whose payment, cost or stage changes: it was paid, picked for less, or cancelled. Call it in
 * the transaction of the change. If its hour and its day have sums already, they are corrected. `null` stands for an order
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
  await recountHour(trx, order.createdAt, before, after);
  if (before === null && after?.isTest === false) await recountProducts(trx, order, 'add');
  if (after === null && before?.isTest === false) await recountProducts(trx, order, 'take-out');
}
