import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { stockNotesMigration } from '#backend/db/migrations/0030-stock-notes.ts';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('moves and refunds from before the migration have no name and no note', async () => {
  const { query } = database;
  const run = (statement: string) => query.executeQuery(CompiledQuery.raw(statement));
  await migrateUntil(database, stockNotesMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  await run(
    `insert into products (id, name, category, price_cents, offer_price_cents, description, in_stock, created_at, updated_at)
     values ('p1', 'Milk', 'Dairy', 100, 90, '[]', 1, 1, 1)`,
  );
  await run(
    `insert into stock_moves (product_id, position, kind, quantity, on_hand, created_at) values ('p1', 1, 'COUNTED', 3, 3, 1)`,
  );
  await run(
    `insert into refunds (id, order_id, cents, reason, state, created_at) values ('r1', 'o1', 5, 'Bruised', 'DONE', 1)`,
  );
  await migrate(database);
  expect(await query.selectFrom('stock_moves').selectAll().execute()).toMatchObject([
    { quantity: 3, on_hand: 3, staff_name: null, note: null, repeat_key: null },
  ]);
  expect(await query.selectFrom('refunds').selectAll().execute()).toMatchObject([{ cents: 5, staff_name: null }]);
});
