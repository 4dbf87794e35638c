import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import { orderKinds } from './lists/order-search-repository.ts';

/**
 * Sums of past orders by periods of UTC, which are written once and corrected when an order changes later. Reports then read one
 * row per period instead of every order.
 */
export interface PastSums {
  /** The shop value with the moment before which the sums hold all orders. */
  untilName: 'orders-summed-until' | 'products-summed-until';
  periodMs: number;
  maxPeriodsPerTransaction: number;
  /** Writes the sums of the orders from `from` (included) to `to` (excluded), whole periods. */
  insert(trx: DatabaseTransaction, from: number, to: number): Promise<void>;
}

/** An order counts in the period in which its request arrived. This long after a period, all its orders are written. */
const writeDelayMs = 3_600_000;

/** Start of the period that contains this moment, in milliseconds since 1970. */
export function startOfPeriod(moment: number, periodMs: number): number {
  return moment - (moment % periodMs);
}

/** The moment before which the sums hold all orders. */
export async function readSummedUntil(
  source: Database['query'],
  { untilName }: Pick<PastSums, 'untilName'>,
): Promise<number> {
  return Number((await readShopValue(source, untilName)) ?? 0);
}

async function lockSummedUntil(
  trx: DatabaseTransaction,
  { untilName }: Pick<PastSums, 'untilName'>,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const row = trx.selectFrom('shop_facts').select('name').where('name', '=', untilName);
  await (mode === 'shared' ? row.forShare() : row.forUpdate()).execute();
}

/**
 * Whether an order of that moment has sums, so that a change must correct them. They are not extended before the end of the
 * transaction.
 */
export async function isSummed(trx: DatabaseTransaction, sums: PastSums, createdAt: number): Promise<boolean> {
  await lockSummedUntil(trx, sums, 'shared');
  return createdAt < (await readSummedUntil(trx, sums));
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

/** Adds the next sums; true when all periods before `wanted` have sums. */
async function addNextSums(
  database: Database,
  trx: DatabaseTransaction,
  sums: PastSums,
  wanted: number,
): Promise<boolean> {
  const { periodMs, maxPeriodsPerTransaction } = sums;
  // A process whose clock is ahead must not close periods in which other processes still write orders.
  const target = Math.min(wanted, startOfPeriod((await database.now(trx)) - writeDelayMs, periodMs));
  // `isSummed` waits for this lock, and its caller then sees the new sums.
  await lockSummedUntil(trx, sums, 'exclusive');
  const summedUntil = await readSummedUntil(trx, sums);
  if (summedUntil >= target) return true;
  const oldest = Math.min(target, await findOldestOrder(trx, summedUntil));
  const end = Math.min(target, startOfPeriod(oldest, periodMs) + maxPeriodsPerTransaction * periodMs);
  await sums.insert(trx, summedUntil, end);
  await writeShopValue(trx, sums.untilName, String(end));
  return end >= target;
}

/** Adds the sums of all complete periods. Several processes may do so at the same time. */
export async function addPastSums(database: Database, sums: PastSums, now: number): Promise<void> {
  const target = startOfPeriod(now - writeDelayMs, sums.periodMs);
  if ((await readSummedUntil(database.query, sums)) >= target) return;
  for (let isDone = false; !isDone;) {
    isDone = await database.write((trx) => addNextSums(database, trx, sums, target));
    // SQLite calls never wait for the event loop, so without this no request would be served before the last period.
    await nextTurn();
  }
}
