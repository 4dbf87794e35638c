import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { IncludedTax } from '#backend/money.ts';
import { readOrderTaxes, type OrderTaxes } from './order-tax-repository.ts';

/** Moments in milliseconds since 1970; `from` is included, `to` is not. */
interface Period {
  from: number;
  to: number;
}

interface TaxInTakings extends IncludedTax {
  /** Of test payments, which move no money. */
  isTest: boolean;
}

/** What the shop had of each order before the period and has after it, for the orders whose money moved in it. */
const heldIn = ({ from, to }: Period) => sql`
  select order_id,
    sum(case when at < ${from} then cents else 0 end) as cents_before,
    sum(cents) as cents_after
  from money_moves
  where at < ${to} and order_id in (select order_id from money_moves where at >= ${from} and at < ${to})
  group by order_id`;

interface HeldOrder {
  order_id: string;
  is_test: number;
  amount_cents: number;
  cents_before: number;
  cents_after: number;
}

const centsOf = (taxes: readonly IncludedTax[]) =>
  taxes.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0);

/** The share of a part in the taxes of a whole: they make the part to the cent. */
function taxesInPart(taxes: readonly IncludedTax[], partCents: number): IncludedTax[] {
  const amountCents = centsOf(taxes);
  if (amountCents === 0) return [];
  let passedCents = 0;
  const upTo = (cents: number) => Math.floor((2 * cents * partCents + amountCents) / (2 * amountCents));
  const take = (cents: number) => {
    const before = upTo(passedCents);
    passedCents += cents;
    return upTo(passedCents) - before;
  };
  return taxes.map(({ name, basisPoints, netCents, taxCents }) => ({
    name,
    basisPoints,
    netCents: take(netCents),
    taxCents: take(taxCents),
  }));
}

/**
 * The stored taxes in a part of what an order costs: of the placed and of the settled amount, exactly the stored figures; between
 * them, the figures of the goods that were not found.
 */
function taxesHeld({ placed, settled }: OrderTaxes, heldCents: number): IncludedTax[] {
  const settledCents = settled ? centsOf(settled) : 0;
  if (settled === null || heldCents === centsOf(placed)) return taxesInPart(placed, heldCents);
  if (heldCents <= settledCents) return taxesInPart(settled, heldCents);
  const notFound = placed.map((tax, at) => ({
    ...tax,
    netCents: tax.netCents - (settled[at]?.netCents ?? 0),
    taxCents: tax.taxCents - (settled[at]?.taxCents ?? 0),
  }));
  return [...settled, ...taxesInPart(notFound, heldCents - settledCents)];
}

/**
 * The taxes in what came in less what went out in the period, by rate, highest first: of orders whose prices include their taxes.
 * Over several periods, the figures of an order add up to those that are stored with it.
 */
export async function readTaxesInTakings(query: Database['query'], period: Period): Promise<TaxInTakings[]> {
  const sums = new Map<string, TaxInTakings>();
  const add = (isTest: boolean, { name, basisPoints, netCents, taxCents }: IncludedTax, sign: number) => {
    const key = JSON.stringify([isTest, basisPoints, name]);
    const sum = sums.get(key) ?? { isTest, name, basisPoints, netCents: 0, taxCents: 0 };
    sum.netCents += sign * netCents;
    sum.taxCents += sign * taxCents;
    sums.set(key, sum);
  };
  const isTest = sql`case when orders.provider = 'sandbox' then 1 else 0 end`;

  // Most orders were paid in full: the database adds up their taxes.
  const whole = await sql<{ is_test: number; name: string; rate: number; net_cents: number; tax_cents: number }>`
    select ${isTest} as is_test, order_taxes.name, order_taxes.rate,
      cast(sum(order_taxes.net_cents) as bigint) as net_cents, cast(sum(order_taxes.tax_cents) as bigint) as tax_cents
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    inner join order_taxes on order_taxes.order_id = held.order_id
    where held.cents_before = 0 and held.cents_after = orders.amount_cents
    group by ${isTest}, order_taxes.name, order_taxes.rate`.execute(query);
  for (const row of whole.rows) {
    const { name, rate: basisPoints } = row;
    const tax = { name, basisPoints, netCents: Number(row.net_cents), taxCents: Number(row.tax_cents) };
    add(Number(row.is_test) === 1, tax, 1);
  }

  const parts = await sql<HeldOrder>`
    select held.order_id, ${isTest} as is_test, orders.amount_cents, held.cents_before, held.cents_after
    from (${heldIn(period)}) as held
    inner join orders on orders.id = held.order_id
    where orders.tax_rate is not null and (held.cents_before <> 0 or held.cents_after <> orders.amount_cents)`.execute(
    query,
  );
  const taxesOf = await readOrderTaxes(
    query,
    parts.rows.map(({ order_id }) => order_id),
  );
  for (const row of parts.rows) {
    const taxes = taxesOf.get(row.order_id) ?? { placed: [], settled: null };
    for (const tax of taxesHeld(taxes, Number(row.cents_after))) add(Number(row.is_test) === 1, tax, 1);
    for (const tax of taxesHeld(taxes, Number(row.cents_before))) add(Number(row.is_test) === 1, tax, -1);
  }
  return [...sums.values()]
    .filter(({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0)
    .sort((one, other) => other.basisPoints - one.basisPoints);
}
