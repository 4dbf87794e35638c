import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('products of an older shop keep their order, and get the size that their weight names', async () => {
  await migrateUntil(database, 8);
  const weights = { newest: '1.5 kg', oldest: '6 pcs', middle: 'about 500 g', other: null, drink: '1 L' };
  const ages = { newest: 5, oldest: 1, middle: 2, other: 3, drink: 4 };
  for (const [name, weight] of Object.entries(weights)) {
    await database.query
      .insertInto('products')
      .values({
        id: `product-${name}`,
        name,
        category: 'Fruits',
        price_cents: 100,
        offer_price_cents: 90,
        description: '[]',
        weight,
        in_stock: 1,
        created_at: ages[name as keyof typeof ages],
        updated_at: 1,
      } as never)
      .execute();
  }

  await migrate(database);

  const rows = await database.query
    .selectFrom('products')
    .select(['name', 'version', 'archived_at', 'is_best_seller', 'pack_amount', 'pack_unit'])
    .orderBy('position')
    .execute();
  const same = { version: 1, archived_at: null, is_best_seller: 0 };
  expect(rows).toEqual([
    { name: 'oldest', ...same, pack_amount: 6, pack_unit: 'PIECE' },
    { name: 'middle', ...same, pack_amount: null, pack_unit: null },
    { name: 'other', ...same, pack_amount: null, pack_unit: null },
    { name: 'drink', ...same, pack_amount: 1000, pack_unit: 'ML' },
    { name: 'newest', ...same, pack_amount: 1500, pack_unit: 'G' },
  ]);
});
