// Tested by tests/backend/month-sums.test.ts and tests/backend/order-search.test.ts.
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import {
  hourlySums,
  monthlySums,
  sumsOfOrders,
  sumsOfPeriods,
  type OrderSumsOfPeriods,
} from '#backend/features/orders/hourly-sums-repository.ts';
import { divide, type Period } from '#backend/features/orders/past-sums-repository.ts';
import { readShopValues } from '#backend/db/shop-values.ts';
import type { OrdersTable, OrderStage, Tables } from '#backend/db/tables.ts';
import {
  isNarrowed,
  kindsOf,
  matchesNames,
  type OrderFilter,
  type OrderNames,
} from '#backend/features/orders/lists/order-search-repository.ts';
import type { OrderKind } from '#backend/features/orders/order.ts';

/** The number of some orders and what they cost, and the part of both that are test payments. */
interface OrderSums {
  count: number;
  cents: number;
  testCount: number;
  testCents: number;
}

const sumFields = ['count', 'cents', 'testCount', 'testCents'] as const satisfies (keyof OrderSums)[];

/** Adds up sums, field by field. PostgreSQL sends large numbers as text; a sum of nothing is null or absent. */
function addUp(parts: readonly (Partial<Record<keyof OrderSums, number | null>> | undefined)[]): OrderSums {
  const sumOf = (field: keyof OrderSums) => parts.reduce((sum, part) => sum + Number(part?.[field] ?? 0), 0);
  return { count: sumOf('count'), cents: sumOf('cents'), testCount: sumOf('testCount'), testCents: sumOf('testCents') };
}

export type SumsByKind = (OrderKind & OrderSums)[];

type SumsRow = Record<keyof OrderSums, number | null> & Pick<Selectable<OrdersTable>, 'payment_type' | 'is_paid'>;

const rowsOf = ({ paymentType, isPaid }: OrderKind, rows: readonly SumsRow[] = []) =>
  rows.filter((row) => row.payment_type === paymentType && row.is_paid === isPaid);

/** Joins the queries of the kinds of orders to one statement, in which each reads its own range of an index. Null without queries. */
function unionOf<Row>(queries: SelectQueryBuilder<Tables, keyof Tables, Row>[]) {
  const [first, ...others] = queries;
  return first ? others.reduce((union, query) => union.unionAll(query), first) : null;
}

/** Sums the orders themselves, without the cancelled ones. */
function sumOrders({ query }: Database, { paymentType, isPaid }: OrderKind, { from, to }: Period, names: OrderNames) {
  return query
    .selectFrom('orders')
    .select(['payment_type', 'is_paid', ...sumsOfOrders])
    .where('payment_type', '=', paymentType)
    .where('is_paid', '=', isPaid)
    .where('stage', '<>', 'CANCELLED')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .$if(isNarrowed(names), (orders) => orders.where(matchesNames(names)))
    .groupBy(['payment_type', 'is_paid']);
}

/** Adds up the sums of whole hours or months. */
function addUpSums(
  { query }: Database,
  { table }: OrderSumsOfPeriods,
  { paymentType, isPaid }: OrderKind,
  { from, to }: Period,
) {
  return query
    .selectFrom(table)
    .select(['payment_type', 'is_paid', ...sumsOfPeriods])
    .where('payment_type', '=', paymentType)
    .where('is_paid', '=', isPaid)
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .groupBy(['payment_type', 'is_paid']);
}

/** The moments before which there are sums of hours and of months. */
interface SummedUntil {
  hours: number;
  months: number;
}

/** Takes whole months and hours from their sums; what is before and after them, or found by a search, is summed from the orders. */
async function sumPeriod(
  database: Database,
  kinds: readonly OrderKind[],
  period: Period,
  names: OrderNames,
  summedUntil: SummedUntil,
): Promise<SumsByKind> {
  const byHours = divide(period, hourlySums, isNarrowed(names) ? 0 : summedUntil.hours);
  const byMonths = byHours.summed ? divide(byHours.summed, monthlySums, summedUntil.months) : null;
  const rows = await unionOf(
    kinds.flatMap((kind) => [
      ...byHours.ends.map((end) => sumOrders(database, kind, end, names)),
      ...(byMonths?.ends.map((end) => addUpSums(database, hourlySums, kind, end)) ?? []),
      ...(byMonths?.summed ? [addUpSums(database, monthlySums, kind, byMonths.summed)] : []),
    ]),
  )?.execute();
  return kinds.map((kind) => ({ ...kind, ...addUp(rowsOf(kind, rows)) }));
}

/**
 * Sums the orders of a filter, by kind, before the moment `to` (milliseconds since 1970, default: no limit). The cost grows
 * with the number of months and of new orders, not with all orders.
 */
export type SumOrders = (filter: OrderFilter, to?: number) => Promise<SumsByKind>;

/** Opens the sums of one request: it reads once up to which hour and month there are sums. */
export async function openSums(database: Database): Promise<SumOrders> {
  const [hours, months] = await readShopValues(database.query, [hourlySums.untilName, monthlySums.untilName]);
  const summedUntil = { hours: Number(hours ?? 0), months: Number(months ?? 0) };
  return async (filter, to = Number.MAX_SAFE_INTEGER) => {
    const period = { from: filter.since ?? 0, to: Math.min(to, filter.placedBefore ?? to) };
    return sumPeriod(database, kindsOf(filter), period, filter, summedUntil);
  };
}

/** The stages of open orders. These orders are few, so they are counted one by one; the rest of the sums is DONE. */
const openStages = ['PLACED', 'PICKING', 'READY', 'OUT'] as const satisfies readonly OrderStage[];

/**
 * The orders of one kind in these stages. The time is an expression, not the column: with the column, SQLite reads all orders since
 * then instead of those in the stages.
 */
function ordersInStages(
  { query }: Database,
  { paymentType, isPaid }: OrderKind,
  stages: readonly OrderStage[],
  { since = 0, placedBefore, ...names }: OrderFilter,
) {
  return query
    .selectFrom('orders')
    .where('stage', 'in', stages)
    .where('payment_type', '=', paymentType)
    .where('is_paid', '=', isPaid)
    .where(sql<number>`created_at + 0`, '>=', since)
    .$if(placedBefore !== undefined, (orders) => orders.where(sql<number>`created_at + 0`, '<', placedBefore ?? 0))
    .$if(isNarrowed(names), (orders) => orders.where(matchesNames(names)));
}

/** The number of orders of a filter in each stage. `sums` are the sums of the same filter. */
export async function countStages(
  database: Database,
  filter: OrderFilter,
  sums: SumsByKind,
): Promise<Record<OrderStage, number>> {
  const counts: Record<OrderStage, number> = { PLACED: 0, PICKING: 0, READY: 0, OUT: 0, DONE: 0, CANCELLED: 0 };
  // The index has all that is counted, and no row of an order is read: cancelled orders are many.
  const rows = await unionOf(
    kindsOf(filter).map((kind) =>
      ordersInStages(database, kind, [...openStages, 'CANCELLED'], filter)
        .select((is) => ['stage', is.fn.countAll<number>().as('count')])
        .groupBy('stage'),
    ),
  )?.execute();
  for (const { stage, count } of rows ?? []) counts[stage] += Number(count);
  const openCount = openStages.reduce((count, stage) => count + counts[stage], 0);
  // Orders may be placed between the statements.
  counts.DONE = Math.max(0, sums.reduce((count, kind) => count + kind.count, 0) - openCount);
  return counts;
}

/** The number of orders of a filter in each stage, for a request that has no sums of the filter. */
export async function countInStages(database: Database, filter: OrderFilter): Promise<Record<OrderStage, number>> {
  const sumOrders = await openSums(database);
  return countStages(database, filter, await sumOrders(filter));
}

/** Restricts the sums of the same filter to these stages. Cancelled orders are in no sum. */
export async function sumsInStages(
  database: Database,
  filter: OrderFilter,
  sums: SumsByKind,
  stages: readonly OrderStage[],
): Promise<SumsByKind> {
  const hasDone = stages.includes('DONE');
  const summed = openStages.filter((stage) => stages.includes(stage) !== hasDone);
  const sumStages = (kind: OrderKind) =>
    ordersInStages(database, kind, summed, filter)
      .select(['payment_type', 'is_paid', ...sumsOfOrders])
      .groupBy(['payment_type', 'is_paid']);
  const rows = await unionOf(summed.length === 0 ? [] : sums.map(sumStages))?.execute();
  return sums.map((kind) => {
    const found = addUp(rowsOf(kind, rows));
    // Orders may be placed between the statements.
    const rest = sumFields.map((field) => [field, Math.max(0, kind[field] - found[field])]);
    return { ...kind, ...(hasDone ? (Object.fromEntries(rest) as unknown as OrderSums) : found) };
  });
}
