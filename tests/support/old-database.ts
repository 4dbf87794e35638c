import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import type { OrdersTable } from '#backend/db/tables.ts';
import { absentPostgres, makeDatabase, skipWithoutPostgres } from './open-backend.ts';

/**
 * An empty database for the tests of a file. The object is empty until the first test. Where PostgreSQL is missing, the tests
 * are skipped with the reason.
 */
export function databaseForTests(): Database {
  const database = {} as Database;
  let remove: () => Promise<void> = () => Promise.resolve();
  skipWithoutPostgres();
  beforeAll(async () => {
    if (absentPostgres() !== null) return;
    const made = await makeDatabase();
    remove = () => made.remove();
    Object.assign(database, await openDatabase(made.database, () => undefined));
  });
  afterAll(async () => {
    if (absentPostgres() !== null) return;
    await database.close();
    await remove();
  });
  return database;
}

/** Makes the schema of the version before that migration. */
export async function migrateUntil(database: Database, id: number): Promise<void> {
  await migrate(
    database,
    allMigrations.filter((migration) => migration.id < id),
  );
}

/** Inserts the shopper of the orders of `insertOldOrders`. */
export async function insertOldUser({ query }: Database): Promise<void> {
  const user = { id: 'u1', name: 'Ada', email: 'a@b.co', password_hash: 'x', cart_version: 0, created_at: 1 };
  await query.insertInto('users').values(user).execute();
}

/** A cash order with the columns of the first schema. */
const oldOrder = {
  user_id: 'u1',
  payment_type: 'COD',
  status: 'Order Placed',
  is_paid: 0,
  subtotal_cents: 100,
  tax_cents: 2,
  amount_cents: 102,
  currency: 'usd',
  address: '{}',
  payment_state: 'none',
  provider: null,
  success_url: null,
  cancel_url: null,
  created_at: 1000,
  updated_at: 1000,
} as const;

type OldOrder = Partial<Pick<OrdersTable, Exclude<keyof typeof oldOrder, 'user_id'>>> & { id: string };

/** Inserts orders as a version without stages does. */
export async function insertOldOrders({ query }: Database, orders: OldOrder[]): Promise<void> {
  await query
    .insertInto('orders')
    .values(orders.map((order) => ({ ...oldOrder, ...order })))
    .execute();
}
