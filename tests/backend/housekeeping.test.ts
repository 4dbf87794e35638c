import { expect, test } from 'vitest';
import type { Tables } from '#backend/db/tables.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { writeMails } from '#backend/outbox.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => start);

/** Each table of rows that end: the column with their time, and the last moment at which they are kept after it. Shorter ones first. */
const kept: [keyof Tables, string, number][] = [
  ['sessions', 'expires_at', -1],
  ['password_resets', 'expires_at', -1],
  ['mail_sends', 'at', dayMs - 1],
  ['order_keys', 'created_at', dayMs],
  ['added_records', 'created_at', dayMs],
  ['throttles', 'stamp', dayMs],
  ['mails', 'created_at', 30 * dayMs],
  ['audit', 'at', 732 * dayMs],
];

/** Adds rows to each of the tables, as the store writes them where that is simple. */
async function addRows(): Promise<void> {
  const { database } = backend.context;
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const items = [{ product: await addProduct(await backend.seller()), quantity: 1 }];
  await shopper.post('/api/order/cod', { items, address }, { 'idempotency-key': 'housekeeping' });
  const { query } = database;
  const mail = { kind: 'PASSWORD_RESET', about: 'a', version: 1, to: 'a@example.com', data: {}, now: start } as const;
  await writeMails(query, [mail]);
  const [{ id: mailId }] = (await query.selectFrom('mails').select('id').execute()) as [{ id: string }];
  await query.insertInto('mail_sends').values({ mail_id: mailId, receiver: 'a', at: start }).execute();
  await query
    .insertInto('password_resets')
    .values({ token_hash: 'a', account: 'b', expires_at: start + 2 * dayMs })
    .execute();
  await query
    .insertInto('added_records')
    .values({ request_hash: 'a', record_id: 'b', created_at: start + 2 * dayMs })
    .execute();
  await query
    .insertInto('throttles')
    .values({ name: 'a', subject: 'b', stamp: start + 2 * dayMs, count: 1 })
    .execute();
}

test('what ends is kept until its last moment, and deleted then', async () => {
  const { database } = backend.context;
  await addRows();
  const countOf = async (table: keyof Tables) => (await database.query.selectFrom(table).selectAll().execute()).length;
  const found: unknown[] = [];
  for (const [table, column, keptMs] of kept) {
    await database.query
      .updateTable(table)
      .set({ [column]: start })
      .execute();
    const before = await countOf(table);
    await runHousekeeping(database, start + keptMs);
    const atLast = await countOf(table);
    await runHousekeeping(database, start + keptMs + 1);
    found.push([table, before > 0, atLast === before, await countOf(table)]);
  }
  expect(found).toEqual(kept.map(([table]) => [table, true, true, 0]));
});
