// Tested by tests/backend/shop-status.test.ts.
import type { Database } from '#backend/db/database.ts';

/** Why the newest mail that waits or was given up could not be sent; null without such a mail. `at`: when it was written. */
export async function readLastMailFault({ query }: Database): Promise<{ at: number; text: string } | null> {
  const row = await query
    .selectFrom('mails')
    .select(['created_at', 'fault'])
    .where('state', 'in', ['WAITING', 'GIVEN_UP'])
    .where('fault', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.fault == null ? null : { at: row.created_at, text: row.fault };
}
