// Tested by tests/backend/promised-orders.test.ts.
import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { SlotKind } from '#backend/db/tables.ts';
import { kindsOf, matchesNames, type StageFilter } from './order-search-repository.ts';

/** The most promised times of one answer. */
export const maxPromisedTimes = 200;

/** A promised time, and the number of orders that are promised for it. Moments are in milliseconds since 1970. */
export interface PromisedTime {
  kind: SlotKind;
  start: number;
  end: number;
  count: number;
}

/** The promised times of the orders that a filter lets through, earliest first. The filter must have a span of promised times. */
export async function listPromisedTimes(
  { query }: Database,
  { since, placedBefore, stages, ...filter }: StageFilter,
): Promise<PromisedTime[]> {
  const kinds = kindsOf(filter);
  if (kinds.length === 0 || stages?.length === 0) return [];
  const rows = await query
    .selectFrom('orders')
    .select(['slot_kind as kind', 'slot_start as start', 'slot_end as end', sql<number>`count(*)`.as('count')])
    .where((is) =>
      is.or(kinds.map(({ paymentType, isPaid }) => is.and({ payment_type: paymentType, is_paid: isPaid }))),
    )
    .where(matchesNames(filter))
    .$if(since !== undefined, (orders) => orders.where('created_at', '>=', since ?? 0))
    .$if(placedBefore !== undefined, (orders) => orders.where('created_at', '<', placedBefore ?? 0))
    .$if(stages !== undefined, (orders) => orders.where('stage', 'in', stages ?? []))
    .groupBy(['slot_kind', 'slot_start', 'slot_end'])
    .orderBy('slot_start')
    .orderBy('slot_end')
    .orderBy('slot_kind')
    .limit(maxPromisedTimes)
    .execute();
  return rows.flatMap(({ kind, start, end, count }) =>
    kind === null || start === null || end === null ? [] : [{ kind, start, end, count: Number(count) }],
  );
}
