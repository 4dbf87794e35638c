import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import { orderKinds } from './lists/order-search-repository.ts';
import type { CountedOrder } from './order.ts';

/**
 * The table `order_sums` holds the number of the orders of each past hour and what they cost, by kind and without the cancelled
 * ones, up to the moment in the shop value `orders-summed-until`. Sums over years then read one row per hour instead of every order.
 */

export const hourMs = 3_600_000;

/** An order counts in the hour in which its request arrived. This long after an hour, all its orders are written. */
const writeDelayMs = hourMs;

const maxHoursPerTransaction = 24;

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
  return moment - (moment % hourMs);
}

/** The end of the last hour whose orders are all written at the time `now`. */
function endOfCompleteHours(now: number): number {
  return hourOf(now - writeDelayMs);
}

/** The moment before which `order_sums` holds all orders. */
export async function readSummedUntil(source: Database['query']): Promise<number> {
  return Number((await readShopValue(source, 'orders-summed-until')) ?? 0);
}

async function lockSummedUntil(trx: DatabaseTransaction, mode: 'shared' | 'exclusive'): Promise<void> {
  const row = trx.selectFrom('shop_facts').select('name').where('name', '=', 'orders-summed-until');
  await (mode === 'shared' ? row.forShare() : row.forUpdate()).execute();
}

/** The time of the oldest order since `from`; Infinity without such an order. */
async function findOldestOrder(trx: DatabaseTransaction, from: number): Promise<number> {
  const oldest = await Promise.all(
    orderKinds.map(({ paymentType, isPaid }) =>
      trx
        .selectFrom('orders')
        .select('created_at')
        .where('payment_type', '=', paymentType)
        .where('is_paid', '=', isPaid)
        .where('created_at', '>=', from)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return Math.min(...oldest.map((row) => row?.created_at ?? Number.POSITIVE_INFINITY));
}

/** Writes the sums of the orders from `from` (included) to `to` (excluded). */
async function insertSums(trx: DatabaseTransaction, from: number, to: number): Promise<void> {
  const hour = sql<number>`created_at - created_at % ${sql.lit(hourMs)}`;
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

/** Adds the sums of up to 24 hours; true when all hours before `wanted` have sums. */
async function addNextSums(database: Database, trx: DatabaseTransaction, wanted: number): Promise<boolean> {
  // A process whose clock is ahead must not close hours in which other processes still write orders.
  const target = Math.min(wanted, endOfCompleteHours(await database.now(trx)));
  // `recountOrder` waits for this lock and then sees the new sums.
  await lockSummedUntil(trx, 'exclusive');
  const summedUntil = await readSummedUntil(trx);
  if (summedUntil >= target) return true;
  const oldest = Math.min(target, await findOldestOrder(trx, summedUntil));
  const end = Math.min(target, hourOf(oldest) + maxHoursPerTransaction * hourMs);
  await insertSums(trx, summedUntil, end);
  await writeShopValue(trx, 'orders-summed-until', String(end));
  return end >= target;
}

/** Adds the sums of all complete hours. Several processes may do so at the same time. */
export async function addHourlySums(database: Database, now: number): Promise<void> {
  const target = endOfCompleteHours(now);
  if ((await readSummedUntil(database.query)) >= target) return;
  for (let isDone = false; !isDone;) {
    isDone = await database.write((trx) => addNextSums(database, trx, target));
    // SQLite calls never wait for the event loop, so without this no request would be served before the last hour.
    await nextTurn();
  }
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

/**
 * Counts an order again whose payment, cost or stage changes: it was paid, picked for less, or cancelled. Call it in
 * the transaction of the change. If the order's hour has sums already, they are corrected. `null` stands for an order
 * that does not count: not placed yet, or cancelled.
 */
export async function recountOrder(
  trx: DatabaseTransaction,
  createdAt: number,
  before: CountedOrder | null,
  after: CountedOrder | null,
): Promise<void> {
  await lockSummedUntil(trx, 'shared');
  if (createdAt >= (await readSummedUntil(trx))) return;
  if (before) await takeFromHour(trx, hourOf(createdAt), before);
  if (after) await addToHour(trx, hourOf(createdAt), after);
}
