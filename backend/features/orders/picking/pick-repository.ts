// Tested by tests/backend/picking.test.ts.
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { LinePick, RecordedPick, Substitute } from '../order-ledger.ts';

/** The newest pick of each line of these orders, by order id and in the order of the lines. Orders without one are absent. */
export async function readPicks(source: Database['query'], orderIds: string[]): Promise<Map<string, RecordedPick[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await source
    .selectFrom('line_picks')
    .select(['order_id', 'position', 'line', 'quantity', 'grams', 'reason', 'substitute', 'cents', 'at'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const newest = new Map<string, Map<number, RecordedPick>>();
  for (const { order_id, substitute: goods, quantity, cents, position, at, ...row } of rows) {
    const picks = newest.get(order_id) ?? new Map<number, RecordedPick>();
    newest.set(order_id, picks);
    if (quantity === null || cents === null) {
      picks.delete(row.line);
      continue;
    }
    // Written by `insertPick` only.
    const substitute: Substitute | null = goods && JSON.parse(goods);
    picks.set(row.line, { ...row, quantity, substitute, cents, position: Number(position), at: Number(at) });
  }
  return new Map(
    [...newest].map(([orderId, picks]) => [orderId, [...picks.values()].sort((one, other) => one.line - other.line)]),
  );
}

/** The newest pick of each line of one order. */
export async function readPicksOf(source: Database['query'], orderId: string): Promise<RecordedPick[]> {
  return (await readPicks(source, [orderId])).get(orderId) ?? [];
}

/** Adds a pick of a line; null takes the pick of the line back. Lock the order before. */
export async function insertPick(
  trx: DatabaseTransaction,
  orderId: string,
  { line, pick, key, now }: { line: number; pick: LinePick | null; key: string | null; now: number },
): Promise<void> {
  const { last } = await trx
    .selectFrom('line_picks')
    .select((is) => is.fn.max('position').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const substitute: Substitute | null = pick?.substitute ?? null;
  await trx
    .insertInto('line_picks')
    .values({
      order_id: orderId,
      position: Number(last ?? 0) + 1,
      line,
      pick_key: key,
      quantity: pick?.quantity ?? null,
      grams: pick?.grams ?? null,
      reason: pick?.reason ?? null,
      substitute: substitute && JSON.stringify(substitute),
      cents: pick?.cents ?? null,
      at: now,
    })
    .execute();
}

/** The line that a request with that key has picked, or undefined. */
export async function findPickByKey(
  trx: DatabaseTransaction,
  orderId: string,
  key: string,
): Promise<{ line: number } | undefined> {
  return trx
    .selectFrom('line_picks')
    .select('line')
    .where('order_id', '=', orderId)
    .where('pick_key', '=', key)
    .executeTakeFirst();
}
