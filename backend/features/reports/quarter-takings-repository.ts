// Tested by tests/backend/tax-rates.test.ts.
import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { startOfPeriodIn, type Period } from '#backend/features/orders/past-sums-repository.ts';
import { quarterMs } from '#backend/features/orders/past-takings-repository.ts';
import { orderKinds } from '#backend/features/orders/lists/order-search-repository.ts';
import { addUpByKey } from '#backend/rules/add-up-by-key.ts';

/** The takings of each quarter of an hour, from the orders and the ledger `money_moves`. The cost grows with the orders of the period. */

/** Sums of money, in cents. */
export interface Money {
  /** The orders that were placed, without the cancelled ones. */
  placedCount: number;
  placedCents: number;
  /** Money paid online. */
  cardCents: number;
  cashCents: number;
  /** Refunds, without failed ones. */
  refundedCents: number;
}

export const moneyFields = [
  'placedCount',
  'placedCents',
  'cardCents',
  'cashCents',
  'refundedCents',
] as const satisfies (keyof Money)[];

export const noMoney: Money = { placedCount: 0, placedCents: 0, cardCents: 0, cashCents: 0, refundedCents: 0 };

/** Real money, or payments of the sandbox, which move none. */
export interface MoneyOfKind extends Money {
  isTest: boolean;
}

interface QuarterMoney extends MoneyOfKind {
  /** Start of the quarter of an hour, in milliseconds since 1970. */
  quarter: number;
}

/** SQL of whether the payment of an order is a test: 1 or 0. */
export const isTestOrder = sql<number>`case when orders.provider = 'sandbox' then 1 else 0 end`;

const kindOf = (row: { quarter: number; is_test: number }) => ({
  ...noMoney,
  quarter: Number(row.quarter),
  isTest: Number(row.is_test) === 1,
});

async function readMoves(query: Database['query'], { from, to }: Period): Promise<QuarterMoney[]> {
  const quarter = startOfPeriodIn('money_moves.at', quarterMs);
  const rows = await query
    .selectFrom('money_moves')
    .innerJoin('orders', 'orders.id', 'money_moves.order_id')
    .select([
      quarter.as('quarter'),
      'money_moves.kind',
      isTestOrder.as('is_test'),
      sql<number>`cast(sum(money_moves.cents) as bigint)`.as('cents'),
    ])
    .where('money_moves.at', '>=', from)
    .where('money_moves.at', '<', to)
    .groupBy([quarter, 'money_moves.kind', isTestOrder])
    .execute();
  return rows.map((row) => {
    const cents = Number(row.cents);
    if (row.kind === 'CARD_PAID') return { ...kindOf(row), cardCents: cents };
    if (row.kind === 'CASH_TAKEN') return { ...kindOf(row), cashCents: cents };
    return { ...kindOf(row), refundedCents: 0 - cents };
  });
}

async function readPlaced(query: Database['query'], { from, to }: Period): Promise<QuarterMoney[]> {
  const quarter = startOfPeriodIn('created_at', quarterMs);
  const placed: QuarterMoney[] = [];
  for (const { paymentType, isPaid } of orderKinds) {
    const rows = await query
      .selectFrom('orders')
      .select((is) => [
        quarter.as('quarter'),
        isTestOrder.as('is_test'),
        is.fn.countAll<number>().as('count'),
        sql<number>`sum(amount_cents)`.as('cents'),
      ])
      .where('payment_type', '=', paymentType)
      .where('is_paid', '=', isPaid)
      .where('stage', '<>', 'CANCELLED')
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .groupBy([quarter, isTestOrder])
      .execute();
    for (const row of rows) {
      placed.push({ ...kindOf(row), placedCount: Number(row.count), placedCents: Number(row.cents) });
    }
  }
  return placed;
}

/** The money of each quarter of a period. The first and the last quarter end with the period. */
export async function readQuarterMoney(query: Database['query'], period: Period): Promise<QuarterMoney[]> {
  const parts = [...(await readMoves(query, period)), ...(await readPlaced(query, period))];
  return addUpByKey(parts, moneyFields, ({ quarter, isTest }) => [quarter, isTest]);
}
