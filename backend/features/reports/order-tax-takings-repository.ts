import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { IncludedTax } from '#backend/money.ts';
import { addedTaxes, taxesHeld } from '#backend/features/orders/rules/held-taxes.ts';
import { readOrderTaxes } from '#backend/features/orders/order-tax-repository.ts';
import { readRefundedLines, refundedByRate } from '#backend/features/orders/refunds/refund-line-repository.ts';
import type { RefundedLine, OrderTaxes } from '#backend/features/orders/order-ledger.ts';

/** Moments in milliseconds since 1970; `from` is included, `to` is not. */
interface Period {
  from: number;
  to: number;
}

interface TaxInTakings extends IncludedTax {
  /** Whether the payment is a test, which moves no money. */
  isTest: boolean;
  /** Whether the tax was added to the prices, by the rule `FLOOR`. */
  isAdded: boolean;
}

/**
 * The money that the shop had of each order before the period and has after it, for the orders whose money moved or
 * whose picking was finished in the period: from then on, the money is for the found goods.
 */
const heldIn = ({ from, to }: Period) => sql`
  select order_id,
    sum(case when at < ${from} then cents else 0 end) as cents_before,
    sum(cents) as cents_after
  from money_moves
  where at < ${to} and order_id in (
    select order_id from money_moves where at >= ${from} and at < ${to}
    union
    select order_id from order_events where at >= ${from} and at < ${to} and stage <> 'PLACED' and stage = 'READY')
  group by order_id`;

interface HeldOrder {
  order_id: string;
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

const isTestOrder = sql`case when orders.provider = 'sandbox' then 1 else 0 end`;
const ordersPerStatement = 1000;

/** The taxes of the orders that were paid in full: most are, and the database adds them up. */
async function readWholeTaxes(query: Database['query'], period: Period): Promise<TaxInTakings[]> {
  const isWhole = sql`held.cents_before = 0 and held.cents_after = orders.amount_cents`;
  const included = await sql<{ is_test: number; name: string; rate: number; net_cents: number; tax_cents: number }>`
    select ${isTestOrder} as is_test, order_taxes.name, order_taxes.rate,
      cast(sum(order_taxes.net_cents) as bigint) as net_cents, cast(sum(order_taxes.tax_cents) as bigint) as tax_cents
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    inner join order_taxes on order_taxes.order_id = held.order_id
    where ${isWhole}
    group by ${isTestOrder}, order_taxes.name, order_taxes.rate`.execute(query);
  const added = await sql<{ is_test: number; net_cents: number; tax_cents: number }>`
    select ${isTestOrder} as is_test,
      cast(sum(orders.amount_cents - orders.tax_cents) as bigint) as net_cents,
      cast(sum(orders.tax_cents) as bigint) as tax_cents
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    where ${isWhole} and orders.tax_rate is null
    group by ${isTestOrder}`.execute(query);
  const toTax = (row: (typeof added.rows)[number], { name = '', rate = 0, isAdded = true }) => ({
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

/** The other orders whose money moved in the period, or whose picking was finished in it. */
async function readParts(query: Database['query'], period: Period): Promise<HeldOrder[]> {
  const { rows } = await sql<HeldOrder>`
    select held.order_id, ${isTestOrder} as is_test, case when orders.tax_rate is null then 0 else 1 end as has_rates,
      orders.amount_cents, orders.tax_cents, orders.settled_cents, orders.settled_tax_cents, orders.settled_at,
      held.cents_before, held.cents_after
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    where (held.cents_before <> 0 or held.cents_after <> orders.amount_cents)
      and (held.cents_before <> held.cents_after or orders.settled_cents < orders.amount_cents)`.execute(query);
  return rows;
}

async function readTaxesOf(query: Database['query'], orders: HeldOrder[]): Promise<Map<string, OrderTaxes>> {
  const ids = orders.filter(({ has_rates }) => Number(has_rates) === 1).map(({ order_id }) => order_id);
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
  for (let from = 0; from < orders.length; from += ordersPerStatement) {
    const ids = orders.slice(from, from + ordersPerStatement).map(({ order_id }) => order_id);
    for (const [id, ofOrder] of await readRefundedLines(query, ids)) lines.set(id, ofOrder);
  }
  return lines;
}

/**
 * The taxes in what was paid less what was refunded in the period, by rate, highest first. Over several periods, the
 * figures of an order add up to those that are stored with it.
 */
export async function readTaxesInTakings(query: Database['query'], period: Period): Promise<TaxInTakings[]> {
  const sums = new Map<string, TaxInTakings>();
  const add = ({ isTest, isAdded, name, basisPoints, netCents, taxCents }: TaxInTakings, sign: number) => {
    const key = JSON.stringify([isTest, isAdded, basisPoints, name]);
    const sum = sums.get(key) ?? { isTest, isAdded, name, basisPoints, netCents: 0, taxCents: 0 };
    sum.netCents += sign * netCents;
    sum.taxCents += sign * taxCents;
    sums.set(key, sum);
  };
  for (const tax of await readWholeTaxes(query, period)) add(tax, 1);
  const parts = await readParts(query, period);
  const taxesOf = await readTaxesOf(query, parts);
  const refundedLines = await readRefundsOf(query, parts);
  for (const order of parts) {
    const { placed, settled } = taxesOf.get(order.order_id) ?? { placed: [], settled: null };
    const kind = { isTest: Number(order.is_test) === 1, isAdded: Number(order.has_rates) === 0 };
    const heldAt = (moment: number, cents: number) => {
      const isSettled = order.settled_at !== null && Number(order.settled_at) < moment;
      return taxesHeld(
        { placed, settled: isSettled ? settled : null },
        { heldCents: Number(cents), refundedByRate: refundedByRate(refundedLines.get(order.order_id) ?? [], moment) },
      );
    };
    for (const tax of heldAt(period.to, order.cents_after)) add({ ...kind, ...tax }, 1);
    for (const tax of heldAt(period.from, order.cents_before)) add({ ...kind, ...tax }, -1);
  }
  return [...sums.values()]
    .filter(({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0)
    .sort((one, other) => other.basisPoints - one.basisPoints);
}
