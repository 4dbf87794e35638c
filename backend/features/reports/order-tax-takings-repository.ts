// Tested by tests/backend/tax-rates.test.ts.
import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { IncludedTax } from '#backend/rules/money.ts';
import { addedTaxes, taxesHeld, taxesInShare } from '#backend/rules/held-taxes.ts';
import { startOfPeriodIn, type Period } from '#backend/features/orders/past-sums-repository.ts';
import { quarterMs } from '#backend/features/orders/past-takings-repository.ts';
import { readOrderTaxes } from '#backend/features/orders/order-tax-repository.ts';
import { withLines } from '#backend/features/orders/order-repository.ts';
import { readPicks } from '#backend/features/orders/picking/pick-repository.ts';
import { readRefundedLines } from '#backend/features/orders/refunds/refund-line-repository.ts';
import type { OrderTaxes, RecordedPick, RefundedLine } from '#backend/features/orders/order-ledger.ts';
import type { Order } from '#backend/features/orders/order.ts';
import { addUpByKey } from '#backend/rules/add-up-by-key.ts';
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
  deposit_cents: number;
  shipping_cents: number;
  settled_cents: number | null;
  settled_tax_cents: number | null;
  settled_at: number | null;
  cents_before: number;
  cents_after: number;
}

/** The cost of the order. */
function costOf(order: HeldOrder) {
  const { amount_cents: amountCents, tax_cents: taxCents, shipping_cents: shippingCents } = order;
  const { settled_cents, settled_tax_cents } = order;
  const isSettled = settled_cents !== null && settled_tax_cents !== null;
  return {
    amountCents,
    taxCents,
    shippingCents,
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

/** SQL condition: the picking of an order was finished by the end of the quarter. */
const isSettledIn = ({ to }: Period) =>
  sql`orders.settled_at is not null and orders.settled_at < held.quarter + ${sql.lit(quarterMs)} and orders.settled_at < ${to}`;

/** SQL condition: an order was paid in full within the quarter, and costs as much at its end. */
const isWholeIn = (period: Period) => sql`(held.cents_before = 0 and held.cents_after = orders.amount_cents
  and not (${isSettledIn(period)} and orders.settled_cents <> orders.amount_cents))`;

/** The taxes of the orders that were paid in full within a quarter: most are, and the database adds them up. */
async function readWholeTaxes(query: Database['query'], period: Period): Promise<QuarterTax[]> {
  const isWhole = isWholeIn(period);
  const isSettled = isSettledIn(period);
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
      orders.amount_cents, orders.tax_cents, orders.deposit_cents, orders.shipping_cents, orders.settled_cents, orders.settled_tax_cents, orders.settled_at,
      held.cents_before, held.cents_after
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    where not ${isWholeIn(period)}
      and (held.cents_before <> held.cents_after or held.cents_after not in (0, orders.amount_cents)
        or (held.cents_after <> 0 and ${hasOtherTaxes}))`.execute(query);
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

/** An order whose taxes follow the accounts of its lines, with the part of its ledger for them. */
interface AccountedOrder {
  order: Order;
  refundedLines: RefundedLine[];
  picks: RecordedPick[];
}

const isSettledBefore = ({ settled_at: at }: HeldOrder, moment: number) => at !== null && Number(at) < moment;

/** The moments between which the money of a quarter moved: of the first and the last quarter, only the part in the period counts. */
const momentsOf = (quarter: number, { from, to }: Period) => ({
  before: Math.max(from, quarter),
  after: Math.min(to, quarter + quarterMs),
});

/** Whether the shop had more than the found goods cost: the refund of what was missing failed. */
function hasTooMuch(order: HeldOrder, period: Period): boolean {
  const { before, after } = momentsOf(Number(order.quarter), period);
  const isMore = (cents: number, moment: number) =>
    isSettledBefore(order, moment) && Number(cents) > Number(order.settled_cents);
  return isMore(order.cents_before, before) || isMore(order.cents_after, after);
}

/**
 * The orders that had a refund for a line, had too much, or have a deposit, which a refund for no line leaves; it asks in statements of a
 * bounded length.
 */
async function readAccounted(
  query: Database['query'],
  orders: HeldOrder[],
  period: Period,
): Promise<Map<string, AccountedOrder>> {
  const accounted = new Map<string, AccountedOrder>();
  const isAccounted = (order: HeldOrder) => Number(order.deposit_cents) > 0 || hasTooMuch(order, period);
  const always = new Set(orders.filter(isAccounted).map(({ order_id }) => order_id));
  const ids = [...new Set(orders.map(({ order_id }) => order_id))];
  for (let from = 0; from < ids.length; from += ordersPerStatement) {
    const some = ids.slice(from, from + ordersPerStatement);
    const refunded = await readRefundedLines(query, some);
    const wanted = some.filter((id) => refunded.has(id) || always.has(id));
    if (wanted.length === 0) continue;
    const rows = await query.selectFrom('orders').selectAll().where('id', 'in', wanted).execute();
    const picks = await readPicks(query, wanted);
    for (const order of await withLines(query, rows)) {
      accounted.set(order.id, {
        order,
        refundedLines: refunded.get(order.id) ?? [],
        picks: picks.get(order.id) ?? [],
      });
    }
  }
  return accounted;
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
  const accounted = await readAccounted(query, parts, period);
  for (const order of parts) {
    const orderTaxes = taxesOf.get(order.order_id) ?? { placed: [], settled: null };
    const quarter = Number(order.quarter);
    const kind = { quarter, isTest: Number(order.is_test) === 1, isAdded: Number(order.has_rates) === 0 };
    const byLines = accounted.get(order.order_id);
    const heldAt = (moment: number, cents: number) => {
      const isSettled = isSettledBefore(order, moment);
      const heldCents = Number(cents);
      if (byLines !== undefined) {
        return taxesHeld(byLines.order, { ...byLines, taxes: orderTaxes }, { heldCents, isSettled, moment });
      }
      const { placed, settled } = orderTaxes;
      return taxesInShare(isSettled ? (settled ?? placed) : placed, heldCents);
    };
    const moments = momentsOf(quarter, period);
    const after = heldAt(moments.after, order.cents_after);
    const before = heldAt(moments.before, order.cents_before);
    for (const tax of after) taxes.push({ ...kind, ...tax });
    for (const { netCents, taxCents, ...tax } of before) {
      taxes.push({ ...kind, ...tax, netCents: 0 - netCents, taxCents: 0 - taxCents });
    }
  }
  return addUpTaxes(taxes, ({ quarter }) => quarter);
}
