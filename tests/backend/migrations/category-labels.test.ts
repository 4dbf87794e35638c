import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { categoryLabelsMigration } from '#backend/db/migrations/0044-category-labels.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('the categories of an older shop have no labels, and can get some', async () => {
  const { query } = database;
  await migrateUntil(database, categoryLabelsMigration.id);
  await migrate(database);
  const read = () => query.selectFrom('categories').select(['slug', 'label']).where('slug', '<', 'd').execute();
  expect(await read()).toEqual([{ slug: 'bakery', label: null }]);
  await query.updateTable('categories').set({ label: 'Brot' }).where('slug', '=', 'bakery').execute();
  expect(await read()).toEqual([{ slug: 'bakery', label: 'Brot' }]);
});
