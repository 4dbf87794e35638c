import { sql } from 'kysely';
import type { DatabaseTransaction } from '#backend/db/database.ts';
import { isSummed, startOfPeriod, sumAgainSince, type SummedPeriods } from './past-sums-repository.ts';

/**
 * The tables `takings_sums` and `tax_sums` hold the takings of each past quarter of an hour, up to the moment in the shop value
 * `takings-summed-until`. Here is what changes of orders do to them; the reports add and read them.
 */

/** A quarter of an hour: in every time zone, a day begins with one. */
export const quarterMs = 900_000;

export const summedTakings: SummedPeriods = { untilName: 'takings-summed-until', periodMs: quarterMs };

/**
 * Call it in the transaction that enters money or ends a picking, with the time of that. When this quarter has sums already, they
 * and all later ones are written again, because the tax in a later refund depends on what was before it.
 */
export async function recountTakings(trx: DatabaseTransaction, at: number): Promise<void> {
  await sumAgainSince(trx, summedTakings, at);
}

/** Adds a placed order to the sums of its quarter, or takes it out. Call it in the transaction of the change. */
export async function recountPlaced(
  trx: DatabaseTransaction,
  { createdAt, amountCents, isTest }: { createdAt: number; amountCents: number; isTest: boolean },
  change: 'add' | 'take-out',
): Promise<void> {
  if (!(await isSummed(trx, summedTakings, createdAt))) return;
  const sign = change === 'add' ? 1 : -1;
  await trx
    .insertInto('takings_sums')
    .values({
      quarter: startOfPeriod(createdAt, quarterMs),
      is_test: isTest ? 1 : 0,
      placed_orders: sign,
      placed_cents: sign * amountCents,
      card_cents: 0,
      cash_cents: 0,
      refunded_cents: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['quarter', 'is_test']).doUpdateSet({
        placed_orders: sql<number>`takings_sums.placed_orders + excluded.placed_orders`,
        placed_cents: sql<number>`takings_sums.placed_cents + excluded.placed_cents`,
      }),
    )
    .execute();
}
