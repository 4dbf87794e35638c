import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '#backend/db/backup/back-up.ts';
import { restore } from '#backend/db/backup/restore.ts';
import type { DatabaseTransaction, ExclusiveTurn } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { databaseKind, makeDatabase, skipWithoutPostgres } from '#tests/support/open-backend.ts';

skipWithoutPostgres();
// SQLite's file is open in one process only.
const isSkipped = databaseKind === 'sqlite';

/** A migrated database, and its address. */
async function openOther() {
  const made = await makeDatabase();
  onTestFinished(() => made.remove());
  const database = await openDatabase(made.database, () => undefined);
  await migrate(database);
  return { ...made, opened: database, url: (made.database as { url: string }).url };
}

/** A process that opens the database of that address, runs the program on it, and writes lines. */
function startProcess(url: string, program: string) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `import { openPostgres } from '#backend/db/postgres-database.ts';
      const database = await openPostgres({ url: process.env.DATABASE_URL }, (error) => console.log(error.name));
      ${program}`,
    ],
    { env: { PATH: process.env['PATH'], DATABASE_URL: url }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => void lines.push(line));
  return { child, lines };
}

test.skipIf(isSkipped)(
  'a change of work that another owner has taken over is not committed, also before its signal',
  async () => {
    const { opened } = await openOther();
    const add = (email: string) => (trx: DatabaseTransaction) =>
      trx.insertInto('newsletter_subscribers').values({ email, created_at: 1 }).execute();
    const rename = async ({ isOurs }: ExclusiveTurn, email: string) => {
      const change = { email: `${email}, renamed` };
      const renaming = opened.query.updateTable('newsletter_subscribers').set(change).where('email', '=', email);
      return (await renaming.where(isOurs).executeTakeFirst()).numUpdatedRows;
    };
    const ran = await opened.exclusively('steps', async (late) => {
      await late.write(add('before'));
      expect(await rename(late, 'before')).toBe(1n);
      // The row ends, as that of a stopped process does.
      await opened.query.updateTable('leases').set({ expires_at: 0 }).where('name', '=', 'steps').execute();
      expect(await opened.exclusively('steps', async ({ write }) => void (await write(add('new owner'))))).toBe(true);
      expect(await rename(late, 'new owner')).toBe(0n);
      await late.write(add('late'));
    });
    expect(ran).toBe(false);
    const { query } = opened;
    const emails = await query.selectFrom('newsletter_subscribers').select('email').orderBy('email').execute();
    expect(emails.map(({ email }) => email)).toEqual(['before, renamed', 'new owner']);
    await opened.close();
  },
);

test.skipIf(isSkipped)(
  'a process that was stopped in its turn wakes up late and writes nothing more: another one has taken over',
  async () => {
    const { opened: other, url } = await openOther();
    const { child, lines } = startProcess(
      url,
      `let count = 0;
       const ran = await database.exclusively('steps', async ({ write }) => {
         for (;;) {
           count += 1;
           await write((trx) =>
             trx.insertInto('newsletter_subscribers').values({ email: 'child-' + count, created_at: 1 }).execute());
           if (count === 3) console.log('works');
         }
         // Where it was stopped in the middle of a statement, that has timed out.
       }).catch(() => false);
       console.log('ran to its end: ' + ran);
       await database.close();`,
    );
    await expect.poll(() => lines).toContain('works');
    // Nobody else gets the turn while its owner lives.
    expect(await other.exclusively('steps', () => Promise.reject(new Error('two work')))).toBe(false);
    child.kill('SIGSTOP');
    const rows = () => other.query.selectFrom('newsletter_subscribers').select('email').execute();
    let atTakeOver = -1;
    const takeOver = () =>
      other.exclusively('steps', async ({ write }) => {
        atTakeOver = (await rows()).length;
        const ended = once(child, 'close');
        child.kill('SIGCONT');
        await ended;
        await write((trx) =>
          trx.insertInto('newsletter_subscribers').values({ email: 'ours', created_at: 1 }).execute(),
        );
      });
    await expect.poll(takeOver, { timeout: 30_000 }).toBe(true);
    expect(lines).toEqual(['works', 'ran to its end: false']);
    expect(await rows()).toHaveLength(atTakeOver + 1);
    await other.close();
  },
);

test.skipIf(isSkipped)(
  'a store that was stopped while its database was restored learns it when it wakes up, and has to start again',
  async () => {
    const { opened, database, folder, url } = await openOther();
    const file = path.join(folder, 'shop.db');
    await backUp(database, file);
    await opened.close();
    const { child, lines } = startProcess(url, `console.log('runs'); setInterval(() => undefined, 1000);`);
    await expect.poll(() => lines).toEqual(['runs']);
    await expect(restore(database, file)).rejects.toThrow(/^A store is running on PostgreSQL at/);
    child.kill('SIGSTOP');
    await restore(database, file);
    child.kill('SIGCONT');
    await expect.poll(() => lines).toEqual(['runs', 'PresenceLost']);
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  },
);
