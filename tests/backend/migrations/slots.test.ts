import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { slotsMigration } from '#backend/db/migrations/0016-slots.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('orders from before keep their amounts, without a slot and a fee; the amount of an order can have a fee', async () => {
  const { query } = database;
  const { id } = slotsMigration;
  await migrateUntil(database, id);
  await insertOldUser(database);
  await insertOldOrders(database, [
    { id: 'o1' },
    { id: 'o2', subtotal_cents: 5000, tax_cents: 100, amount_cents: 5100 },
  ]);

  await migrate(
    database,
    allMigrations.filter((migration) => migration.id <= id),
  );

  const columns = ['id', 'amount_cents', 'shipping_cents', 'slot_id', 'slot_kind', 'slot_start', 'slot_end'] as const;
  const none = { shipping_cents: 0, slot_id: null, slot_kind: null, slot_start: null, slot_end: null };
  expect(await query.selectFrom('orders').select(columns).orderBy('id').execute()).toEqual([
    { id: 'o1', amount_cents: 102, ...none },
    { id: 'o2', amount_cents: 5100, ...none },
  ]);
  await query.updateTable('orders').set({ shipping_cents: 390, amount_cents: 492 }).where('id', '=', 'o1').execute();
  const wrong = query.updateTable('orders').set({ amount_cents: 0 }).where('id', '=', 'o1').execute();
  await expect(wrong).rejects.toThrow(/constraint/i);
});
