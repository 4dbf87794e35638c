import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { IncludedTax } from '#backend/money.ts';
import { addedTaxes, taxesHeld } from '#backend/features/orders/rules/held-taxes.ts';
import { startOfPeriodIn, type Period } from '#backend/features/orders/past-sums-repository.ts';
import { quarterMs } from '#backend/features/orders/past-takings-repository.ts';
import { readOrderTaxes } from '#backend/features/orders/order-tax-repository.ts';
import { readRefundedLines, refundedByRate } from '#backend/features/orders/refunds/refund-line-repository.ts';
import type { RefundedLine, OrderTaxes } from '#backend/features/orders/order-ledger.ts';
import { addUpByKey } from '#backend/features/orders/rules/add-up-by-key.ts';
import { isTestOrder } from './quarter-takings-repository.ts';

export interface TaxInTakings extends IncludedTax {
  /** Whether the payment is a test, which moves no money. */
  isTest: boolean;
  /** Whether the tax was added to the prices, by the rule `FLOOR`. */
  isAdded: boolean;
}

export interface QuarterTax extends TaxInTakings {
  /** Start of the quarter of an hour, in milliseconds since 1970. */
  quarter: number;
}

/**
 * The money that the shop had of each order before each quarter of an hour and has after it, for the quarters in which its money
 * moved or its picking was finished: from then on, the money is for the found goods. Of the first and the last quarter, only the
 * part in the period counts.
 */
const heldIn = ({ from, to }: Period) => sql`
  select moved.order_id, moved.quarter,
    sum(case when move.at < ${from} or move.at < moved.quarter then move.cents else 0 end) as cents_before,
    sum(move.cents) as cents_after
  from (
    select order_id, ${startOfPeriodIn('at', quarterMs)} as quarter from money_moves where at >= ${from} and at < ${to}
    union
    select order_id, ${startOfPeriodIn('at', quarterMs)} as quarter from order_events
      where at >= ${from} and at < ${to} and stage <> 'PLACED' and stage = 'READY') as moved
  inner join money_moves as move
    on move.order_id = moved.order_id and move.at < ${to} and move.at < moved.quarter + ${sql.lit(quarterMs)}
  group by moved.order_id, moved.quarter`;

interface HeldOrder {
  order_id: string;
  quarter: number;
  is_test: number;
  /** Whether the prices include their taxes. */
  has_rates: number;
  amount_cents: number;
  tax_cents: number;
  settled_cents: number | null;
  settled_tax_cents: number | null;
  settled_at: number | null;
  cents_before: number;
  cents_after: number;
}

/** The cost of the order. */
function costOf({ amount_cents: amountCents, tax_cents: taxCents, settled_cents, settled_tax_cents }: HeldOrder) {
  const isSettled = settled_cents !== null && settled_tax_cents !== null;
  return {
    amountCents,
    taxCents,
    settled: isSettled ? { amountCents: settled_cents, taxCents: settled_tax_cents } : null,
  };
}

const ordersPerStatement = 1000;

interface WholeTaxes {
  quarter: number;
  is_test: number;
  net_cents: number;
  tax_cents: number;
}

/** The taxes of the orders that were paid in full within a quarter: most are, and the database adds them up. */
async function readWholeTaxes(query: Database['query'], period: Period): Promise<QuarterTax[]> {
  const isWhole = sql`held.cents_before = 0 and held.cents_after = orders.amount_cents`;
  const isSettled = sql`orders.settled_cents = orders.amount_cents and orders.settled_at < held.quarter + ${sql.lit(quarterMs)} and orders.settled_at < ${period.to}`;
  const ofFound = (settled: string, placed: string) =>
    sql`case when ${isSettled} then coalesce(${sql.ref(`order_taxes.${settled}`)}, 0) else ${sql.ref(`order_taxes.${placed}`)} end`;
  const included = await sql<WholeTaxes & { name: string; rate: number }>`
    select held.quarter, ${isTestOrder} as is_test, order_taxes.name, order_taxes.rate,
      cast(sum(${ofFound('settled_net_cents', 'net_cents')}) as bigint) as net_cents,
      cast(sum(${ofFound('settled_tax_cents', 'tax_cents')}) as bigint) as tax_cents
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    inner join order_taxes on order_taxes.order_id = held.order_id
    where ${isWhole}
    group by held.quarter, ${isTestOrder}, order_taxes.name, order_taxes.rate`.execute(query);
  const added = await sql<WholeTaxes>`
    select held.quarter, ${isTestOrder} as is_test,
      cast(sum(orders.amount_cents - orders.tax_cents) as bigint) as net_cents,
      cast(sum(orders.tax_cents) as bigint) as tax_cents
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    where ${isWhole} and orders.tax_rate is null
    group by held.quarter, ${isTestOrder}`.execute(query);
  const toTax = (row: WholeTaxes, { name = '', rate = 0, isAdded = true }) => ({
    quarter: Number(row.quarter),
    isTest: Number(row.is_test) === 1,
    isAdded,
    name,
    basisPoints: rate,
    netCents: Number(row.net_cents),
    taxCents: Number(row.tax_cents),
  });
  return [
    ...included.rows.map((row) => toTax(row, { name: row.name, rate: row.rate, isAdded: false })),
    ...added.rows.map((row) => toTax(row, {})),
  ];
}

/** SQL condition: the found goods of an order have other taxes than the ordered ones. */
const hasOtherTaxes = sql`exists (
  select 1 from order_taxes where order_taxes.order_id = orders.id and order_taxes.settled_net_cents <> order_taxes.net_cents)`;

/**
 * The other orders whose money moved in the period, or whose picking was finished in it. The picking changes the taxes in
 * the money that is neither nothing nor all, and in all of it where a substitute has another rate.
 */
async function readParts(query: Database['query'], period: Period): Promise<HeldOrder[]> {
  const { rows } = await sql<HeldOrder>`
    select held.order_id, held.quarter, ${isTestOrder} as is_test,
      case when orders.tax_rate is null then 0 else 1 end as has_rates,
      orders.amount_cents, orders.tax_cents, orders.settled_cents, orders.settled_tax_cents, orders.settled_at,
      held.cents_before, held.cents_after
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    where (held.cents_before <> 0 or held.cents_after <> orders.amount_cents)
      and (held.cents_before <> held.cents_after or held.cents_after not in (0, orders.amount_cents)
        or (held.cents_after = orders.settled_cents and ${hasOtherTaxes}))`.execute(query);
  return rows;
}

async function readTaxesOf(query: Database['query'], orders: HeldOrder[]): Promise<Map<string, OrderTaxes>> {
  const withRates = orders.filter(({ has_rates }) => Number(has_rates) === 1);
  const ids = [...new Set(withRates.map(({ order_id }) => order_id))];
  const taxes = new Map(orders.map((order) => [order.order_id, addedTaxes(costOf(order))]));
  for (const id of ids) taxes.set(id, { placed: [], settled: null });
  for (let from = 0; from < ids.length; from += ordersPerStatement) {
    const some = await readOrderTaxes(query, ids.slice(from, from + ordersPerStatement));
    for (const [id, stored] of some) taxes.set(id, stored);
  }
  return taxes;
}

/** The lines that refunds of these orders are for, in statements of a bounded length. */
async function readRefundsOf(query: Database['query'], orders: HeldOrder[]): Promise<Map<string, RefundedLine[]>> {
  const lines = new Map<string, RefundedLine[]>();
  const ids = [...new Set(orders.map(({ order_id }) => order_id))];
  for (let from = 0; from < ids.length; from += ordersPerStatement) {
    const some = await readRefundedLines(query, ids.slice(from, from + ordersPerStatement));
    for (const [id, ofOrder] of some) lines.set(id, ofOrder);
  }
  return lines;
}

/** Adds up the taxes of each rate, apart for each quarter of an hour if `quarterOf` gives it. */
export function addUpTaxes<Tax extends TaxInTakings>(
  taxes: readonly Tax[],
  quarterOf: (tax: Tax) => number | null,
): Tax[] {
  const sums = addUpByKey(taxes, ['netCents', 'taxCents'], (tax) => {
    const { isTest, isAdded, basisPoints, name } = tax;
    return [quarterOf(tax), isTest, isAdded, basisPoints, name];
  });
  return sums.filter(({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0);
}

/**
 * The taxes in what was paid less what was refunded in the period, by quarter and rate. Over several periods, the figures of an order
 * add up to those that are stored with it.
 */
export async function readQuarterTaxes(query: Database['query'], period: Period): Promise<QuarterTax[]> {
  const taxes = await readWholeTaxes(query, period);
  const parts = await readParts(query, period);
  const taxesOf = await readTaxesOf(query, parts);
  const refundedLines = await readRefundsOf(query, parts);
  for (const order of parts) {
    const { placed, settled } = taxesOf.get(order.order_id) ?? { placed: [], settled: null };
    const quarter = Number(order.quarter);
    const kind = { quarter, isTest: Number(order.is_test) === 1, isAdded: Number(order.has_rates) === 0 };
    const heldAt = (moment: number, cents: number) => {
      const isSettled = order.settled_at !== null && Number(order.settled_at) < moment;
      return taxesHeld(
        { placed, settled: isSettled ? settled : null },
        { heldCents: Number(cents), refundedByRate: refundedByRate(refundedLines.get(order.order_id) ?? [], moment) },
      );
    };
    const after = heldAt(Math.min(period.to, quarter + quarterMs), order.cents_after);
    const before = heldAt(Math.max(period.from, quarter), order.cents_before);
    for (const tax of after) taxes.push({ ...kind, ...tax });
    for (const { netCents, taxCents, ...tax } of before) {
      taxes.push({ ...kind, ...tax, netCents: 0 - netCents, taxCents: 0 - taxCents });
    }
  }
  return addUpTaxes(taxes, ({ quarter }) => quarter);
}
