import { expect, test } from 'vitest';
import { takingsSumsMigration } from '#backend/db/migrations/0040-takings-sums.ts';
import { migrate } from '#backend/db/migrate.ts';
import { addTakingsSums } from '#backend/features/reports/takings-sums-repository.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();
const quarter = 900_000;
const day = 96 * quarter;

test('the quarters of old orders get the sums of their money and taxes, with tests apart', async () => {
  const { query } = database;
  await migrateUntil(database, takingsSumsMigration.id);
  await insertOldUser(database);
  const withTax = { subtotal_cents: 107, tax_cents: 0, amount_cents: 107 };
  const online = { payment_type: 'Online' as const, is_paid: 1, payment_state: 'paid' as const };
  await insertOldOrders(database, [
    { id: 'cash', created_at: day, is_paid: 1 },
    { id: 'card', created_at: day + quarter - 1, ...online, provider: 'stripe', ...withTax },
    { id: 'test', created_at: day, ...online, provider: 'sandbox' },
    { id: 'cancelled', created_at: day },
    { id: 'today', created_at: 9 * day },
  ]);
  await query.updateTable('orders').set({ stage: 'CANCELLED' }).where('id', '=', 'cancelled').execute();
  await query.updateTable('orders').set({ tax_rate: 700, tax_name: 'Food' }).where('id', '=', 'card').execute();
  await query
    .insertInto('order_taxes')
    .values({ order_id: 'card', rate: 700, name: 'Food', net_cents: 100, tax_cents: 7 })
    .execute();
  const move = { reason: null, provider_ref: null };
  await query
    .insertInto('money_moves')
    .values([
      { id: '1', order_id: 'card', kind: 'CARD_PAID', cents: 107, at: day + quarter - 1, ...move },
      { id: '2', order_id: 'test', kind: 'CARD_PAID', cents: 102, at: day, ...move },
      { id: '3', order_id: 'cash', kind: 'CASH_TAKEN', cents: 102, at: 5 * day, ...move },
      { id: '4', order_id: 'cash', kind: 'REFUND_CASH', cents: -102, at: 5 * day + quarter, ...move },
    ])
    .execute();
  await migrate(database);
  expect(await query.selectFrom('takings_sums').selectAll().execute()).toEqual([]);
  await addTakingsSums(database, 9 * day);

  const none = { placed_orders: 0, placed_cents: 0, card_cents: 0, cash_cents: 0, refunded_cents: 0 };
  const real = { ...none, is_test: 0 };
  expect(await query.selectFrom('takings_sums').selectAll().orderBy('quarter').orderBy('is_test').execute()).toEqual([
    { ...real, quarter: day, placed_orders: 2, placed_cents: 209, card_cents: 107 },
    { ...none, quarter: day, is_test: 1, placed_orders: 1, placed_cents: 102, card_cents: 102 },
    { ...real, quarter: 5 * day, cash_cents: 102 },
    { ...real, quarter: 5 * day + quarter, refunded_cents: 102 },
  ]);
  const added = { is_added: 1, rate: 0, name: '' };
  expect(await query.selectFrom('tax_sums').selectAll().orderBy('quarter').orderBy('is_test').execute()).toEqual([
    { quarter: day, is_test: 0, is_added: 0, rate: 700, name: 'Food', net_cents: 100, tax_cents: 7 },
    { quarter: day, is_test: 1, ...added, net_cents: 100, tax_cents: 2 },
    { quarter: 5 * day, is_test: 0, ...added, net_cents: 100, tax_cents: 2 },
    { quarter: 5 * day + quarter, is_test: 0, ...added, net_cents: -100, tax_cents: -2 },
  ]);
});
