import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import type { OrdersTable } from '#backend/db/tables.ts';
import { orderKinds } from './order-list-repository.ts';

/**
 * The table `order_sums` holds the number and the amount of the orders of each past hour, by kind, up to the moment in the
 * shop value `orders-summed-until`. Sums over years then read one row per hour instead of every order.
 */

export const hourMs = 3_600_000;

/** An order counts in the hour in which its request arrived. This long after an hour, all its orders are written. */
const writeDelayMs = hourMs;

const maxHoursPerTransaction = 24;

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

/** When the oldest order since `from` was placed; Infinity when there is none. */
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
      .columns(['hour', 'payment_type', 'is_paid', 'orders', 'cents'])
      .expression(
        trx
          .selectFrom('orders')
          .select((is) => [
            hour.as('hour'),
            'payment_type',
            'is_paid',
            is.fn.countAll<number>().as('orders'),
            sql<number>`sum(amount_cents)`.as('cents'),
          ])
          .where('payment_type', '=', paymentType)
          .where('is_paid', '=', isPaid)
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
  // `addLatePayment` waits for this lock and then sees the new sums.
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

/** To be called in the transaction that marks an order as paid: if its hour has sums already, adds the order to them. */
export async function addLatePayment(
  trx: DatabaseTransaction,
  order: Pick<OrdersTable, 'payment_type' | 'created_at' | 'amount_cents'>,
): Promise<void> {
  await lockSummedUntil(trx, 'shared');
  if (order.created_at >= (await readSummedUntil(trx))) return;
  await trx
    .insertInto('order_sums')
    .values({
      hour: hourOf(order.created_at),
      payment_type: order.payment_type,
      is_paid: 1,
      orders: 1,
      cents: order.amount_cents,
    })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'payment_type', 'is_paid']).doUpdateSet({
        orders: sql<number>`order_sums.orders + 1`,
        cents: sql<number>`order_sums.cents + ${order.amount_cents}`,
      }),
    )
    .execute();
}
