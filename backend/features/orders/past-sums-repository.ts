import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import { orderKinds } from './lists/order-search-repository.ts';

/** Which periods have sums. */
export interface SummedPeriods {
  /** The shop value with the moment before which the sums hold all entries. */
  untilName: 'order-months-summed-until' | 'orders-summed-until' | 'products-summed-until' | 'takings-summed-until';
  periodMs: number;
}

/**
 * Sums of past orders by periods of UTC, which are written once and corrected when an order changes later. Reports then read one
 * row per period instead of every order.
 */
export interface PastSums extends SummedPeriods {
  maxPeriodsPerTransaction: number;
  /** Writes the sums of the entries from `from` (included) to `to` (excluded), whole periods. */
  insert(trx: DatabaseTransaction, from: number, to: number): Promise<void>;
}

/** An order counts in the period in which its request arrived. This long after a period, all its orders are written. */
const writeDelayMs = 3_600_000;

/** Start of the period that contains this moment, in milliseconds since 1970. */
export function startOfPeriod(moment: number, periodMs: number): number {
  return moment - (moment % periodMs);
}

/** SQL of the start of the period that contains the moment in this column. */
export function startOfPeriodIn(column: string, periodMs: number) {
  return sql<number>`${sql.ref(column)} - ${sql.ref(column)} % ${sql.lit(periodMs)}`;
}

/** Moments in milliseconds since 1970; `from` is included, `to` is not. */
export interface Period {
  from: number;
  to: number;
}

/** Divides a time into the whole periods with sums, null without any, and what is before and after them. */
export function divide(
  { from, to }: Period,
  { periodMs }: SummedPeriods,
  summedUntil: number,
): { summed: Period | null; ends: Period[] } {
  const summed = {
    from: Math.ceil(from / periodMs) * periodMs,
    to: startOfPeriod(Math.min(to, summedUntil), periodMs),
  };
  if (summed.from >= summed.to) return { summed: null, ends: [{ from, to }] };
  const ends = [
    { from, to: summed.from },
    { from: summed.to, to },
  ];
  return { summed, ends: ends.filter((end) => end.from < end.to) };
}

/** The moment before which the sums hold all entries. */
export async function readSummedUntil(source: Database['query'], { untilName }: SummedPeriods): Promise<number> {
  return Number((await readShopValue(source, untilName)) ?? 0);
}

/** The same, and it stays until the end of the transaction: `shared` for those who read it, `exclusive` for those who change it. */
async function lockSummedUntil(
  trx: DatabaseTransaction,
  { untilName }: SummedPeriods,
  mode: 'shared' | 'exclusive',
): Promise<number> {
  const row = trx.selectFrom('shop_facts').select('value').where('name', '=', untilName);
  const locked = await (mode === 'shared' ? row.forShare() : row.forUpdate()).executeTakeFirst();
  return Number(locked?.value ?? 0);
}

/**
 * Whether an entry of that moment has sums, so that a change must correct them. They are not extended before the end of the
 * transaction.
 */
export async function isSummed(trx: DatabaseTransaction, sums: SummedPeriods, at: number): Promise<boolean> {
  return at < (await lockSummedUntil(trx, sums, 'shared'));
}

/**
 * If an entry of that moment came too late for its sums, has these and all later ones written again. Call it in the transaction of
 * the entry.
 */
export async function sumAgainSince(trx: DatabaseTransaction, sums: SummedPeriods, at: number): Promise<void> {
  // Two transactions with the shared lock would wait for each other as soon as both want to change the value.
  const mode = at < (await readSummedUntil(trx, sums)) ? 'exclusive' : 'shared';
  const until = await lockSummedUntil(trx, sums, mode);
  if (at < until) await writeShopValue(trx, sums.untilName, String(startOfPeriod(at, sums.periodMs)));
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
  const summedUntil = await lockSummedUntil(trx, sums, 'exclusive');
  if (summedUntil >= target) return true;
  const oldest = Math.min(target, await findOldestOrder(trx, summedUntil));
  const end = Math.min(target, startOfPeriod(oldest, periodMs) + maxPeriodsPerTransaction * periodMs);
  await sums.insert(trx, summedUntil, end);
  await writeShopValue(trx, sums.untilName, String(end));
  return end >= target;
}

/** Adds the sums of all complete periods that end at `until` or before. Several processes may do so at the same time. */
export async function addPastSums(
  database: Database,
  sums: PastSums,
  now: number,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const target = startOfPeriod(Math.min(now - writeDelayMs, until), sums.periodMs);
  if ((await readSummedUntil(database.query, sums)) >= target) return;
  for (let isDone = false; !isDone;) {
    isDone = await database.write((trx) => addNextSums(database, trx, sums, target));
    // SQLite calls never wait for the event loop, so without this no request would be served before the last period.
    await nextTurn();
  }
}
