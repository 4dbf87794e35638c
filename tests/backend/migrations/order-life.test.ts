import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

/** Inserts an order as the version before did, without a stage. */
async function insertOrder(id: string, payment: 'none' | 'pending' | 'paid' | 'expired', isPaid: number) {
  const isCash = payment === 'none';
  await insertOldOrders(database, [
    {
      id,
      payment_type: isCash ? 'COD' : 'Online',
      is_paid: isPaid,
      payment_state: payment,
      provider: isCash ? null : 'sandbox',
      updated_at: 5000,
    },
  ]);
}

test('old orders are in the stage PLACED with one event, and have the payments that their fields state', async () => {
  const { query } = database;
  await migrateUntil(database, 6);
  await insertOldUser(database);
  await insertOrder('cash', 'none', 0);
  await insertOrder('cash-paid', 'none', 1);
  await insertOrder('card', 'paid', 1);
  await insertOrder('waiting', 'pending', 0);
  await insertOrder('expired', 'expired', 0);
  await migrate(database);
  const orders = await query.selectFrom('orders').select(['id', 'stage', 'version']).orderBy('id').execute();
  const placed = { stage: 'PLACED', version: 1 };
  expect(orders).toEqual(['card', 'cash', 'cash-paid', 'expired', 'waiting'].map((id) => ({ id, ...placed })));
  const events = await query
    .selectFrom('order_events')
    .select(['order_id', 'version', 'at', 'stage', 'actor', 'note'])
    .orderBy('order_id')
    .execute();
  const event = { version: 1, at: 1000, stage: 'PLACED', actor: 'SHOPPER', note: null };
  expect(events).toEqual(['card', 'cash', 'cash-paid'].map((id) => ({ order_id: id, ...event })));
  const moves = await query.selectFrom('money_moves').selectAll().orderBy('order_id').execute();
  const paid = { cents: 102, reason: null, provider_ref: null, at: 5000 };
  expect(moves).toEqual([
    { id: 'card-paid', order_id: 'card', kind: 'CARD_PAID', ...paid },
    { id: 'cash-paid-paid', order_id: 'cash-paid', kind: 'CASH_TAKEN', ...paid },
  ]);
  // A process of the version before still runs, and places one more.
  await insertOrder('late', 'none', 0);
  expect(await query.selectFrom('orders').select(['stage', 'version']).where('id', '=', 'late').execute()).toEqual([
    placed,
  ]);
});
