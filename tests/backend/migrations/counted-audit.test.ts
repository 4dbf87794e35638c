import { expect, test } from 'vitest';
import { countedAuditMigration } from '#backend/db/migrations/0026-counted-audit.ts';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('each old entry of the trail counts as one change', async () => {
  await migrateUntil(database, countedAuditMigration.id);
  const names = { actor_id: 'owner', actor_name: 'Ed', subject_name: 'Kiwi', subject_key: 'kiwi' };
  const row = { id: 'a1', at: 1, action: 'PRODUCT_CHANGED', subject_kind: 'PRODUCT', subject_id: 'p1', ...names };
  await database.query
    .insertInto('audit')
    .values({ ...row, before: null, after: null })
    .execute();
  await migrate(database);
  expect(await database.query.selectFrom('audit').selectAll().execute()).toEqual([
    { ...row, before: null, after: null, times: 1 },
  ]);
});
