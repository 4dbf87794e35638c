import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backendForTests, skipWithoutPostgres } from '#tests/support/open-backend.ts';

const backend = backendForTests();
skipWithoutPostgres();

const times = (count: number, act: () => Promise<object[]>) => Promise.all(Array.from({ length: count }, act));

test('repeated statements have the new column after another process has changed a table', async () => {
  const { database } = backend.context;
  const read = () => database.query.selectFrom('shop_facts').selectAll().execute();
  const readAndWrite = () =>
    database.write(async (trx) => {
      await trx.updateTable('shop_facts').set({ value: 'on' }).where('name', '=', 'no such fact').execute();
      return trx.selectFrom('shop_facts').selectAll().execute();
    });
  // Often enough to be prepared, and at once, so that several connections prepare them.
  for (let round = 0; round < 4; round += 1) {
    await times(6, read);
    await times(6, readAndWrite);
  }

  await sql.raw(`alter table shop_facts add column added_since text default 'yes'`).execute(database.query);

  const answers = [...(await times(6, readAndWrite)), ...(await times(6, read)), ...(await times(6, readAndWrite))];
  for (const [fact] of answers) expect(fact).toHaveProperty('added_since', 'yes');
});
