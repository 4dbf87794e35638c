import { expect, test } from 'vitest';
import { monthSumsMigration } from '#backend/db/migrations/0041-month-sums.ts';
import { migrate } from '#backend/db/migrate.ts';
import { addHourlySums, addMonthlySums } from '#backend/features/orders/hourly-sums-repository.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();
const hour = 3_600_000;
const month = 30 * 24 * hour;

test('the months of old orders get the sums of their hours, also of hours that were summed before the upgrade', async () => {
  const { query } = database;
  await migrateUntil(database, monthSumsMigration.id);
  await insertOldUser(database);
  const cost = { subtotal_cents: 100, tax_cents: 2, amount_cents: 102 };
  const online = { payment_type: 'Online' as const, is_paid: 1, payment_state: 'paid' as const };
  await insertOldOrders(database, [
    { id: 'first', created_at: 2 * month, ...cost },
    { id: 'second', created_at: 3 * month - 1, ...cost },
    { id: 'test', created_at: 2 * month + hour, ...online, provider: 'sandbox', ...cost },
    { id: 'next', created_at: 3 * month, ...cost },
    { id: 'new', created_at: 4 * month, ...cost },
  ]);
  await addHourlySums(database, 3 * month + 5 * hour);
  await migrate(database);
  expect(await query.selectFrom('order_month_sums').selectAll().execute()).toEqual([]);
  await addHourlySums(database, 4 * month + hour);
  await addMonthlySums(database, 4 * month + hour);
  const inCash = { payment_type: 'COD', is_paid: 0, test_orders: 0, test_cents: 0 };
  const months = query.selectFrom('order_month_sums').selectAll().orderBy('hour').orderBy('payment_type');
  expect(await months.execute()).toEqual([
    { ...inCash, hour: 2 * month, orders: 2, cents: 204 },
    { hour: 2 * month, payment_type: 'Online', is_paid: 1, orders: 1, cents: 102, test_orders: 1, test_cents: 102 },
    { ...inCash, hour: 3 * month, orders: 1, cents: 102 },
  ]);
});
