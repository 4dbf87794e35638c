import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { addPastSums, type PastSums, type Period } from '#backend/features/orders/past-sums-repository.ts';
import { summedTakings } from '#backend/features/orders/past-takings-repository.ts';
import { readQuarterMoney, type MoneyOfKind } from './quarter-takings-repository.ts';
import { readQuarterTaxes, type TaxInTakings } from './order-tax-takings-repository.ts';

/** The takings of past quarters of an hour that are stored in `takings_sums` and `tax_sums`. */

const takingsSums: PastSums = {
  ...summedTakings,
  maxPeriodsPerTransaction: 24,
  insert: insertSums,
};

/** Writes the sums of whole quarters, instead of those that are there. */
async function insertSums(trx: DatabaseTransaction, from: number, to: number): Promise<void> {
  for (const table of ['takings_sums', 'tax_sums'] as const) {
    await trx.deleteFrom(table).where('quarter', '>=', from).where('quarter', '<', to).execute();
  }
  const money = await readQuarterMoney(trx, { from, to });
  if (money.length > 0) {
    await trx
      .insertInto('takings_sums')
      .values(
        money.map((sums) => ({
          quarter: sums.quarter,
          is_test: sums.isTest ? 1 : 0,
          placed_orders: sums.placedCount,
          placed_cents: sums.placedCents,
          card_cents: sums.cardCents,
          cash_cents: sums.cashCents,
          refunded_cents: sums.refundedCents,
        })),
      )
      .execute();
  }
  const taxes = await readQuarterTaxes(trx, { from, to });
  if (taxes.length > 0) {
    await trx
      .insertInto('tax_sums')
      .values(
        taxes.map((tax) => ({
          quarter: tax.quarter,
          is_test: tax.isTest ? 1 : 0,
          is_added: tax.isAdded ? 1 : 0,
          rate: tax.basisPoints,
          name: tax.name,
          net_cents: tax.netCents,
          tax_cents: tax.taxCents,
        })),
      )
      .execute();
  }
}

/** Adds the takings of all complete quarters. Several processes may do so at the same time. */
export async function addTakingsSums(database: Database, now: number): Promise<void> {
  await addPastSums(database, takingsSums, now);
}

/** The stored money of whole quarters. */
export async function readMoneySums(query: Database['query'], { from, to }: Period): Promise<MoneyOfKind[]> {
  const sumOf = (column: string) => sql<number>`cast(sum(${sql.ref(column)}) as bigint)`;
  const rows = await query
    .selectFrom('takings_sums')
    .select([
      'is_test',
      sumOf('placed_orders').as('placed_orders'),
      sumOf('placed_cents').as('placed_cents'),
      sumOf('card_cents').as('card_cents'),
      sumOf('cash_cents').as('cash_cents'),
      sumOf('refunded_cents').as('refunded_cents'),
    ])
    .where('quarter', '>=', from)
    .where('quarter', '<', to)
    .groupBy('is_test')
    .execute();
  return rows.map((row) => ({
    isTest: row.is_test === 1,
    placedCount: Number(row.placed_orders),
    placedCents: Number(row.placed_cents),
    cardCents: Number(row.card_cents),
    cashCents: Number(row.cash_cents),
    refundedCents: Number(row.refunded_cents),
  }));
}

/** The stored taxes of whole quarters. */
export async function readTaxSums(query: Database['query'], { from, to }: Period): Promise<TaxInTakings[]> {
  const rows = await query
    .selectFrom('tax_sums')
    .select([
      'is_test',
      'is_added',
      'rate',
      'name',
      sql<number>`cast(sum(net_cents) as bigint)`.as('net_cents'),
      sql<number>`cast(sum(tax_cents) as bigint)`.as('tax_cents'),
    ])
    .where('quarter', '>=', from)
    .where('quarter', '<', to)
    .groupBy(['is_test', 'is_added', 'rate', 'name'])
    .execute();
  return rows.map((row) => ({
    isTest: row.is_test === 1,
    isAdded: row.is_added === 1,
    name: row.name,
    basisPoints: row.rate,
    netCents: Number(row.net_cents),
    taxCents: Number(row.tax_cents),
  }));
}
