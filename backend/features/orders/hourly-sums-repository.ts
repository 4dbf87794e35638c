import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { writeShopValue } from '#backend/db/shop-values.ts';
import { orderKinds } from './lists/order-search-repository.ts';
import { addPastSums, readSummedUntil, startOfPeriodIn, type PastSums } from './past-sums-repository.ts';

/**
 * The table `order_sums` holds the number of the orders of each past hour and what they cost, by kind and without the cancelled
 * ones, up to the moment in the shop value `orders-summed-until`. The table `order_month_sums` holds the sums of these rows for each
 * past month, up to `order-months-summed-until`; its column `hour` is the first hour of the month. A month has 30 days, counted from
 * 1970, because the days of a calendar depend on the time zone. Sums over years then read a few rows per month instead of every order.
 */

export interface OrderSumsOfPeriods extends PastSums {
  table: 'order_sums' | 'order_month_sums';
}

const hourMs = 3_600_000;

export const hourlySums: OrderSumsOfPeriods = {
  table: 'order_sums',
  untilName: 'orders-summed-until',
  periodMs: hourMs,
  maxPeriodsPerTransaction: 24,
  insert: insertHours,
};

export const monthlySums: OrderSumsOfPeriods = {
  table: 'order_month_sums',
  untilName: 'order-months-summed-until',
  periodMs: 30 * 24 * hourMs,
  maxPeriodsPerTransaction: 12,
  insert: insertMonths,
};

/**
 * SQL of what an order costs now: what was found, once the picking is finished. `dueCentsOf` computes it from an
 * `Order`.
 */
const dueCents = sql<number>`coalesce(settled_cents, amount_cents)`;

/** SQL condition: the payment of an order is a test, which moves no money. */
const isTest = sql`provider = 'sandbox'`;

/** Columns with the sums of the selected orders. All four include the test payments. */
export const sumsOfOrders = [
  sql<number>`count(*)`.as('count'),
  sql<number>`coalesce(sum(${dueCents}), 0)`.as('cents'),
  sql<number>`coalesce(sum(case when ${isTest} then 1 else 0 end), 0)`.as('testCount'),
  sql<number>`coalesce(sum(case when ${isTest} then ${dueCents} else 0 end), 0)`.as('testCents'),
] as const;

/** The same columns from the sums of periods. */
export const sumsOfPeriods = [
  sql<number>`sum(orders)`.as('count'),
  sql<number>`cast(sum(cents) as bigint)`.as('cents'),
  sql<number>`sum(test_orders)`.as('testCount'),
  sql<number>`cast(sum(test_cents) as bigint)`.as('testCents'),
] as const;

/** The columns of both tables, in the order in which the sums are written. */
const columns = ['hour', 'payment_type', 'is_paid', 'orders', 'cents', 'test_orders', 'test_cents'] as const;

/** Writes the sums of the orders from `from` (included) to `to` (excluded). */
async function insertHours(trx: DatabaseTransaction, from: number, to: number): Promise<void> {
  const hour = startOfPeriodIn('created_at', hourMs);
  for (const { paymentType, isPaid } of orderKinds) {
    await trx
      .insertInto('order_sums')
      .columns(columns)
      .expression(
        trx
          .selectFrom('orders')
          .select([hour.as('hour'), 'payment_type', 'is_paid', ...sumsOfOrders])
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

/** Writes the sums of months whose hours have sums, instead of those that are there. */
async function insertMonths(trx: DatabaseTransaction, from: number, to: number): Promise<void> {
  await trx.deleteFrom('order_month_sums').where('hour', '>=', from).where('hour', '<', to).execute();
  const month = startOfPeriodIn('hour', monthlySums.periodMs);
  for (const { paymentType, isPaid } of orderKinds) {
    await trx
      .insertInto('order_month_sums')
      .columns(columns)
      .expression(
        trx
          .selectFrom('order_sums')
          .select([month.as('hour'), 'payment_type', 'is_paid', ...sumsOfPeriods])
          .where('payment_type', '=', paymentType)
          .where('is_paid', '=', isPaid)
          .where('hour', '>=', from)
          .where('hour', '<', to)
          .groupBy([month, 'payment_type', 'is_paid']),
      )
      .execute();
  }
}

/** Adds the sums of all complete hours. Several processes may do so at the same time. */
export async function addHourlySums(database: Database, now: number): Promise<void> {
  await addPastSums(database, hourlySums, now);
}

/** Adds the sums of the months whose hours have sums. Several processes may do so at the same time. */
export async function addMonthlySums(database: Database, now: number): Promise<void> {
  await addPastSums(database, monthlySums, now, await readSummedUntil(database.query, hourlySums));
}

/** Has the sums of all months added up again by `addMonthlySums`. Until then, no sum of a month is read. */
export async function forgetMonthlySums(database: Database): Promise<void> {
  await database.write((trx) => writeShopValue(trx, monthlySums.untilName, '0'));
}
