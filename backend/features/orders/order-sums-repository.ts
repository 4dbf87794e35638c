import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { writeShopValue } from '#backend/db/shop-values.ts';
import type { OrdersTable } from '#backend/db/tables.ts';
import { kindsOf, type OrderFilter, type OrderKind } from './order-list-repository.ts';

/** What orders came to, in cents. */
interface OrderSums {
  count: number;
  cents: number;
}

export type SumsByKind = (OrderKind & OrderSums)[];

const hour = 3_600_000;
/** An order counts by when it was asked for. This much later, every one of an hour is written or given up. */
const grace = hour;
/** Most hours summed up in one transaction. */
const hoursAtOnce = 24;

/** Up to when every order is written, seen from that moment. */
function lastHourOver(now: number): number {
  return Math.floor((now - grace) / hour) * hour;
}

async function readSummedUntil(source: Database['query'] | DatabaseTransaction): Promise<number> {
  const row = await source
    .selectFrom('shop_facts')
    .select('value')
    .where('name', '=', 'orders-summed-until')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Counts order by order what one kind came to between two moments, the first included. */
function countQuery({ query }: Database, { paymentType, isPaid }: OrderKind, from: number, to: number) {
  return query
    .selectFrom('orders')
    .select((is) => [is.fn.countAll<number>().as('count'), sql<number>`sum(amount_cents)`.as('cents')])
    .where('payment_type', '=', paymentType)
    .where('is_paid', '=', isPaid)
    .where('created_at', '>=', from)
    .where('created_at', '<', to);
}

async function sumOf(database: Database, kind: OrderKind, from: number, to: number, until: number): Promise<OrderSums> {
  const firstHour = Math.ceil(from / hour) * hour;
  const lastHour = Math.floor(Math.min(to, until) / hour) * hour;
  const isSummed = firstHour < lastHour;
  const loose = isSummed
    ? [
        { from, to: firstHour },
        { from: lastHour, to },
      ]
    : [{ from, to }];
  const parts = await Promise.all(
    loose
      .filter((stretch) => stretch.from < stretch.to)
      .map((stretch) => countQuery(database, kind, stretch.from, stretch.to).executeTakeFirst()),
  );
  if (isSummed) {
    parts.push(
      await database.query
        .selectFrom('order_sums')
        .select([sql<number>`sum(orders)`.as('count'), sql<number>`cast(sum(cents) as bigint)`.as('cents')])
        .where('payment_type', '=', kind.paymentType)
        .where('is_paid', '=', kind.isPaid)
        .where('hour', '>=', firstHour)
        .where('hour', '<', lastHour)
        .executeTakeFirst(),
    );
  }
  return {
    count: parts.reduce((count, part) => count + Number(part?.count ?? 0), 0),
    cents: parts.reduce((cents, part) => cents + Number(part?.cents ?? 0), 0),
  };
}

/** Sums up the shown orders before a moment, or all of them, by kind. Costs hours and what is newer, not orders. */
export type SumOrders = (filter: OrderFilter, to?: number) => Promise<SumsByKind>;

/** For the sums of one request: how far the hours are summed up is read once for all of them. */
export async function openSums(database: Database): Promise<SumOrders> {
  const until = await readSummedUntil(database.query);
  return async (filter, to = Number.MAX_SAFE_INTEGER) =>
    Promise.all(
      kindsOf(filter).map(async (kind) => ({
        ...kind,
        ...(await sumOf(database, kind, filter.since ?? 0, to, until)),
      })),
    );
}

async function sumUpTo(database: Database, trx: DatabaseTransaction, wanted: number): Promise<boolean> {
  // A process whose clock is ahead must not close hours in which others still sell.
  const target = Math.min(wanted, lastHourOver(await database.now(trx)));
  // Whoever marks an order of these hours as paid waits, and counts it by itself then.
  await trx.selectFrom('shop_facts').select('name').where('name', '=', 'orders-summed-until').forUpdate().execute();
  const until = await readSummedUntil(trx);
  if (until >= target) return true;
  const oldest = await Promise.all(
    kindsOf({}).map(({ paymentType, isPaid }) =>
      trx
        .selectFrom('orders')
        .select('created_at')
        .where('payment_type', '=', paymentType)
        .where('is_paid', '=', isPaid)
        .where('created_at', '>=', until)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const start = Math.min(target, ...oldest.map((row) => row?.created_at ?? target));
  const end = Math.min(target, start - (start % hour) + hoursAtOnce * hour);
  for (const { paymentType, isPaid } of kindsOf({})) {
    await trx
      .insertInto('order_sums')
      .columns(['hour', 'payment_type', 'is_paid', 'orders', 'cents'])
      .expression(
        trx
          .selectFrom('orders')
          .select((is) => [
            sql<number>`created_at - created_at % 3600000`.as('hour'),
            'payment_type',
            'is_paid',
            is.fn.countAll<number>().as('orders'),
            sql<number>`sum(amount_cents)`.as('cents'),
          ])
          .where('payment_type', '=', paymentType)
          .where('is_paid', '=', isPaid)
          .where('created_at', '>=', until)
          .where('created_at', '<', end)
          .groupBy([sql`created_at - created_at % 3600000`, 'payment_type', 'is_paid']),
      )
      .execute();
  }
  await writeShopValue(trx, 'orders-summed-until', String(end));
  return end >= target;
}

/** Sums up the hours that are over. Several processes may do so side by side. */
export async function addHourlySums(database: Database, now: number): Promise<void> {
  const target = lastHourOver(now);
  if ((await readSummedUntil(database.query)) >= target) return;
  for (let isDone = false; !isDone;) {
    isDone = await database.write((trx) => sumUpTo(database, trx, target));
    // On SQLite a transaction never waits for anything: requests would have no turn until the last of them.
    await nextTurn();
  }
}

/** An order of an hour that is summed up is paid only now: the sums take it in, in the same transaction. */
export async function addLatePayment(
  trx: DatabaseTransaction,
  order: Pick<OrdersTable, 'payment_type' | 'created_at' | 'amount_cents'>,
): Promise<void> {
  await trx.selectFrom('shop_facts').select('name').where('name', '=', 'orders-summed-until').forShare().execute();
  if (order.created_at >= (await readSummedUntil(trx))) return;
  await trx
    .insertInto('order_sums')
    .values({
      hour: order.created_at - (order.created_at % hour),
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
