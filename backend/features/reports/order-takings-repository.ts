import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { readTaxesInTakings } from './order-tax-takings-repository.ts';
import type { IncludedTax } from '#backend/money.ts';
import { readSummedUntil } from '#backend/features/orders/past-sums-repository.ts';
import { dayMs, productSums, soldLines } from '#backend/features/orders/product-sums-repository.ts';
import { orderKinds } from '#backend/features/orders/lists/order-search-repository.ts';

/** The money of a period, in cents, from the ledger `money_moves`. */
export interface Takings {
  /** The orders that were placed in it, without the cancelled ones. */
  placedCount: number;
  placedCents: number;
  /** Money paid online. */
  cardCents: number;
  cashCents: number;
  /** Refunds, without failed ones. */
  refundedCents: number;
  /** The tax in `cardCents` and `cashCents`, less the tax in `refundedCents`. */
  taxCents: number;
  /** The taxes of orders whose prices include them, by rate. */
  includedTaxes: IncludedTax[];
}

/** Real money, and payments of the sandbox, which move none. */
interface PeriodTakings {
  real: Takings;
  test: Takings;
}

/** Moments in milliseconds since 1970; `from` is included, `to` is not. */
interface Period {
  from: number;
  to: number;
}

const nothing = (): Takings => ({
  placedCount: 0,
  placedCents: 0,
  cardCents: 0,
  cashCents: 0,
  refundedCents: 0,
  taxCents: 0,
  includedTaxes: [],
});

const isTest = sql<number>`case when orders.provider = 'sandbox' then 1 else 0 end`;

async function addMoves({ query }: Database, { from, to }: Period, takings: PeriodTakings): Promise<void> {
  const rows = await query
    .selectFrom('money_moves')
    .innerJoin('orders', 'orders.id', 'money_moves.order_id')
    .select(['money_moves.kind', isTest.as('is_test'), sql<number>`cast(sum(money_moves.cents) as bigint)`.as('cents')])
    .where('money_moves.at', '>=', from)
    .where('money_moves.at', '<', to)
    .groupBy(['money_moves.kind', isTest])
    .execute();
  for (const row of rows) {
    const sums = Number(row.is_test) === 1 ? takings.test : takings.real;
    const cents = Number(row.cents);
    if (row.kind === 'CARD_PAID') sums.cardCents += cents;
    else if (row.kind === 'CASH_TAKEN') sums.cashCents += cents;
    else sums.refundedCents -= cents;
  }
}

async function addPlaced({ query }: Database, { from, to }: Period, takings: PeriodTakings): Promise<void> {
  for (const { paymentType, isPaid } of orderKinds) {
    const rows = await query
      .selectFrom('orders')
      .select((is) => [
        isTest.as('is_test'),
        is.fn.countAll<number>().as('count'),
        sql<number>`sum(amount_cents)`.as('cents'),
      ])
      .where('payment_type', '=', paymentType)
      .where('is_paid', '=', isPaid)
      .where('stage', '<>', 'CANCELLED')
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .groupBy(isTest)
      .execute();
    for (const row of rows) {
      const sums = Number(row.is_test) === 1 ? takings.test : takings.real;
      sums.placedCount += Number(row.count);
      sums.placedCents += Number(row.cents);
    }
  }
}

/** The takings of the period between two moments. The cost grows with the orders of that time only. */
export async function readTakings(database: Database, period: Period): Promise<PeriodTakings> {
  const takings = { real: nothing(), test: nothing() };
  await addMoves(database, period, takings);
  await addPlaced(database, period, takings);
  for (const { isTest: isTestPayment, isAdded, ...tax } of await readTaxesInTakings(database.query, period)) {
    const sums = isTestPayment ? takings.test : takings.real;
    if (!isAdded) sums.includedTaxes.push(tax);
    sums.taxCents += tax.taxCents;
  }
  return takings;
}

export interface SoldProduct {
  productId: string;
  /** Its name in one of these orders: a product may have been renamed between them. */
  name: string;
  quantity: number;
  cents: number;
}

/**
 * The products with the most pieces in the orders since then, without cancelled and test orders, most first. Takes whole days from
 * their sums; what is before and after them is summed from the orders.
 */
export async function listBestSellers(
  { query }: Database,
  { since, limit }: { since: number; limit: number },
): Promise<SoldProduct[]> {
  const summedUntil = await readSummedUntil(query, productSums);
  const days = { from: Math.min(Math.ceil(since / dayMs) * dayMs, summedUntil), to: summedUntil };
  const sold = soldLines(query, { from: since, to: days.from })
    .unionAll(soldLines(query, { from: Math.max(since, days.to), to: Number.MAX_SAFE_INTEGER }))
    .unionAll(
      query
        .selectFrom('product_sums')
        .select(['product_id', 'name', sql<number>`quantity`.as('quantity'), 'cents'])
        .where('day', '>=', days.from)
        .where('day', '<', days.to),
    );
  const rows = await query
    .selectFrom(sold.as('sold'))
    .select((is) => [
      'product_id',
      is.fn.max('name').as('name'),
      sql<number>`cast(sum(quantity) as bigint)`.as('quantity'),
      sql<number>`cast(sum(cents) as bigint)`.as('cents'),
    ])
    .groupBy('product_id')
    .having(sql<boolean>`sum(quantity) > 0`)
    .orderBy(sql`sum(quantity)`, 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id: productId, name, quantity, cents }) => ({
    productId,
    name,
    quantity: Number(quantity),
    cents: Number(cents),
  }));
}
