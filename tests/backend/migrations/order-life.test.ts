import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { absentPostgres, makeDatabase, skipWithoutPostgres } from '#tests/support/open-backend.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
let database: Database;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  made = await makeDatabase();
  database = await openDatabase(made.database, () => undefined);
});

skipWithoutPostgres();

afterAll(async () => {
  if (absentPostgres() !== null) return;
  await database.close();
  await made.remove();
});

const before = allMigrations.filter(({ name, id }) => name !== 'order-life' && id < 6);

/** Inserts an order as the version before did, without a stage. */
async function insertOrder(id: string, payment: 'none' | 'pending' | 'paid' | 'expired', isPaid: number) {
  const isCash = payment === 'none';
  await database.query
    .insertInto('orders')
    .values({
      id,
      user_id: 'u1',
      payment_type: isCash ? 'COD' : 'Online',
      status: 'Order Placed',
      is_paid: isPaid,
      subtotal_cents: 100,
      tax_cents: 2,
      amount_cents: 102,
      currency: 'usd',
      address: '{}',
      payment_state: payment,
      provider: isCash ? null : 'sandbox',
      success_url: null,
      cancel_url: null,
      created_at: 1000,
      updated_at: 5000,
    })
    .execute();
}

test('old orders are placed with one event, and have the payments that they say', async () => {
  const { query } = database;
  await migrate(database, before);
  const user = { name: 'Ada', email: 'a@b.co', password_hash: 'x', cart_version: 0, created_at: 1 };
  await query
    .insertInto('users')
    .values({ id: 'u1', ...user })
    .execute();
  await insertOrder('cash', 'none', 0);
  await insertOrder('cash-paid', 'none', 1);
  await insertOrder('card', 'paid', 1);
  await insertOrder('waiting', 'pending', 0);
  await insertOrder('expired', 'expired', 0);
  await migrate(database);
  const orders = await query.selectFrom('orders').select(['id', 'stage', 'version']).orderBy('id').execute();
  const placed = { stage: 'PLACED', version: 1 };
  expect(orders).toEqual(['card', 'cash', 'cash-paid', 'expired', 'waiting'].map((id) => ({ id, ...placed })));
  const events = await query.selectFrom('order_events').selectAll().orderBy('order_id').execute();
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
