import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openPostgres } from '#backend/db/postgres-database.ts';
import { backendForTests, databaseKind } from '#tests/support/open-backend.ts';

const backend = backendForTests();

test.skipIf(databaseKind !== 'postgres')(
  'a process that closes an unused pool of PostgreSQL ends at once',
  async () => {
    const { database } = backend.context.config;
    if (database.kind !== 'postgres') throw new Error('The test needs PostgreSQL.');
    const program = `
    import { openPostgresPool } from '#backend/db/postgres-database.ts';
    const database = await openPostgresPool(process.env.DATABASE_URL, () => undefined);
    await database.close();
    const closedAt = performance.now();
    process.on('exit', () => console.log(Math.round(performance.now() - closedAt)));`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // An idle connection of the pool lives 30 seconds.
    expect(Number(await text(child.stdout))).toBeLessThan(15_000);
  },
);

test.skipIf(databaseKind !== 'postgres')('a store that has ended is no longer among those that run', async () => {
  const { config, database } = backend.context;
  if (config.database.kind !== 'postgres') throw new Error('The test needs PostgreSQL.');
  const running = () => database.query.selectFrom('leases').select('name').where('name', 'like', 'store %').execute();
  const before = await running();
  const second = await openPostgres({ url: config.database.url }, () => undefined);
  expect(await running()).toHaveLength(before.length + 1);
  await second.close();
  expect(await running()).toEqual(before);
});
