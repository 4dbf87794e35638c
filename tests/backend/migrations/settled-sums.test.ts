import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeShopValue } from '#backend/db/shop-values.ts';
import { settledSumsMigration } from '#backend/db/migrations/0022-settled-sums.ts';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();
const hour = 3_600_000;
const of = (cents: number) => ({ subtotal_cents: cents, tax_cents: 0, amount_cents: cents });

test('sums of hours that were added up from ordered amounts become what the orders cost, with test payments apart', async () => {
  const { query } = database;
  await migrateUntil(database, settledSumsMigration.id);
  await insertOldUser(database);
  const paid = { payment_type: 'Online' as const, is_paid: 1, payment_state: 'paid' as const };
  await insertOldOrders(database, [
    { id: 'packed', ...of(500), created_at: hour + 1 },
    { id: 'placed', ...of(200), created_at: 2 * hour - 1 },
    { id: 'cancelled', ...of(900), created_at: hour + 1 },
    { id: 'test', ...paid, provider: 'sandbox', ...of(300), created_at: hour + 5 },
    { id: 'card', ...paid, provider: 'stripe', ...of(400), created_at: hour + 6 },
    { id: 'unpaid', ...paid, provider: 'stripe', is_paid: 0, payment_state: 'pending', created_at: hour + 6 },
    { id: 'new', created_at: 2 * hour },
  ]);
  await query.updateTable('orders').set({ settled_cents: 350 }).where('id', '=', 'packed').execute();
  await query.updateTable('orders').set({ stage: 'CANCELLED' }).where('id', '=', 'cancelled').execute();
  await sql`insert into order_sums (hour, payment_type, is_paid, orders, cents) values (${hour}, 'COD', 0, 2, 700)`.execute(
    query,
  );
  await database.write((trx) => writeShopValue(trx, 'orders-summed-until', String(2 * hour)));
  await migrate(database);
  expect(await query.selectFrom('order_sums').selectAll().orderBy('payment_type').execute()).toEqual([
    { hour, payment_type: 'COD', is_paid: 0, orders: 2, cents: 550, test_orders: 0, test_cents: 0 },
    { hour, payment_type: 'Online', is_paid: 1, orders: 2, cents: 700, test_orders: 1, test_cents: 300 },
  ]);
});
