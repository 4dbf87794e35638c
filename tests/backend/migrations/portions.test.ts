import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { portionsMigration } from '#backend/db/migrations/0051-portions.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('the products and the order lines of an older shop are sold by the piece', async () => {
  const { query } = database;
  await migrateUntil(database, portionsMigration.id);
  const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', password_hash: '', cart_version: 0, created_at: 1 };
  await query.insertInto('users').values(user).execute();
  const order = { user_id: 'u1', payment_type: 'COD', status: 'Order Placed', is_paid: 0, currency: 'usd' } as const;
  const sums = { subtotal_cents: 100, tax_cents: 2, amount_cents: 102, address: '{}', payment_state: 'none' } as const;
  await query
    .insertInto('orders')
    .values({ id: 'o1', ...order, ...sums, created_at: 1, updated_at: 1 })
    .execute();
  const line = { product_id: 'p1', name: 'Ham', category: 'Dairy', quantity: 1, price_cents: 100, image_hash: null };
  await query
    .insertInto('order_lines')
    .values({ order_id: 'o1', position: 0, ...line, tax_name: null, tax_rate: null })
    .execute();
  const product = { id: 'p1', name: 'Ham', category: 'Dairy', price_cents: 100, offer_price_cents: 100 };
  const others = { description: '[]', weight: null, in_stock: 1, version: 1, changed_in: 1, archived_at: null };
  const unset = { pack_amount: null, pack_unit: null, stock_on_hand: null, tax_class: null, sku: null, gtin: null };
  const unknown = { food_version: null, allergen_bits: null, search_words: null, deposit_type_id: null };
  await query
    .insertInto('products')
    .values({ ...product, ...others, ...unset, ...unknown, deposit_count: null, created_at: 1, updated_at: 1 })
    .execute();
  await migrate(database);
  const columns = ['portion_grams', 'portion_from', 'portion_to'] as const;
  expect(await query.selectFrom('products').select(columns).execute()).toEqual([
    { portion_grams: null, portion_from: null, portion_to: null },
  ]);
  expect(await query.selectFrom('order_lines').select('portion_grams').execute()).toEqual([{ portion_grams: null }]);
});
