import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Libsql from 'libsql';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readBackendConfig } from '#backend/config.ts';
import { backUp } from '#backend/db/backup/back-up.ts';
import { makeDatedBackup, newestBackup, pruneBackups } from '#backend/db/backup/dated-backups.ts';
import type { DatabaseConfig } from '#backend/db/database.ts';
import { rehearse } from '#backend/db/backup/rehearse.ts';
import { newestFileAt } from '#backend/metrics/shop-state.ts';
import { databaseVariables } from '#tests/support/backend-process.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-dated-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs `npm run backup` on the database of the running store. Does not block the store, which runs in this process. */
async function runBackup(variables: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const { dataDir, database } = backend.context.config;
  const child = spawn(process.execPath, ['scripts/backup.mjs', 'backup'], {
    env: { PATH: process.env['PATH'], ...databaseVariables(dataDir, database), ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  const printed = await text(child.stderr);
  return { code: await ended, printed };
}

/** The schemas of PostgreSQL that a rehearsal has left. */
async function scratchSchemas(database: DatabaseConfig): Promise<unknown[]> {
  if (database.kind === 'sqlite') return [];
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<object>("select nspname from pg_namespace where nspname like 'greengate%'");
  await client.end();
  return rows;
}

test('of daily backups, those of 48 hours and the newest of the last days, weeks and months are kept; other files stay', async () => {
  const folder = await aFolder();
  const day = (text: string) => `greengate-${text}T02-30-00Z.db`;
  // Every night from 1 January to 31 March 2026, and one more in the last morning.
  for (let at = Date.UTC(2026, 0, 1); at <= Date.UTC(2026, 2, 31); at += 86_400_000) {
    await writeFile(path.join(folder, day(new Date(at).toISOString().slice(0, 10))), '');
  }
  const others = ['greengate-2026-03-31T09-00-00Z.db', 'shop.db', 'greengate-2026-01-05.db', 'notes.txt'];
  for (const name of [...others, `${day('2026-03-29')}.partial`, `${day('2026-03-31')}.partial`]) {
    await writeFile(path.join(folder, name), '');
  }
  const deleted = pruneBackups(folder, { days: 3, weeks: 2, months: 12 }, new Date('2026-03-31T09:00:00Z'));
  expect((await readdir(folder)).toSorted()).toEqual(
    [
      // The months January and February, the week that ended on Sunday 29 March (also a day), and the days.
      day('2026-01-31'),
      day('2026-02-28'),
      day('2026-03-29'),
      day('2026-03-30'),
      // It is within the 48 hours, although there is a newer one of that day.
      day('2026-03-31'),
      'greengate-2026-03-31T09-00-00Z.db',
      // A backup that may still be written.
      `${day('2026-03-31')}.partial`,
      'shop.db',
      'greengate-2026-01-05.db',
      'notes.txt',
    ].toSorted(),
  );
  expect(deleted).toContain(day('2026-03-28'));
  expect(deleted).toContain(`${day('2026-03-29')}.partial`);
  expect(pruneBackups(folder, { days: 3, weeks: 2, months: 12 }, new Date('2026-03-31T10:00:00Z'))).toEqual([]);
  expect(path.basename(newestBackup(folder))).toBe('greengate-2026-03-31T09-00-00Z.db');
});

test('the newest backup of each version of the schema is kept, however old it is', async () => {
  const folder = await aFolder();
  const write = (time: string, version: number) => {
    const name = `greengate-2026-${time}-00Z.db`;
    const file = new Libsql(path.join(folder, name));
    file.exec(`create table schema_migrations (id integer); insert into schema_migrations values (${version})`);
    file.close();
    return name;
  };
  const old = write('01-05T02-30', 19);
  const beforeUpgrade = write('01-10T02-30', 20);
  const afterUpgrade = write('01-10T22-30', 21);
  const newest = write('01-20T02-30', 21);
  const deleted = pruneBackups(folder, { days: 1, weeks: 0, months: 0 }, new Date('2026-01-20T03:00:00Z'));
  expect(deleted).toEqual([afterUpgrade]);
  expect((await readdir(folder)).toSorted()).toEqual([old, beforeUpgrade, newest].toSorted());
});

test('an unusable BACKUP_KEEP is refused, and a folder without a finished backup', async () => {
  for (const keep of ['7', '0,4,12', '7,4,many', '7,4,12,1']) {
    expect(readBackendConfig({ BACKUP_KEEP: keep })).toEqual({
      faults: [expect.stringMatching(/^BACKUP_KEEP must be the number of days, weeks and months/)],
    });
  }
  const folder = await aFolder();
  await writeFile(path.join(folder, 'greengate-2026-03-31T02-30-00Z.db.partial'), '');
  expect(() => newestBackup(folder)).toThrow(`There is no backup in ${folder}. Make one: npm run backup`);
});

test('a nightly backup of a running shop is copied elsewhere, rehearsed, and a failed copy ends the command with 1', async () => {
  const seller = await backend.seller();
  const product = await addProduct(seller, { name: 'Medlar' }, [await makePicture('png', 40, 30)]);
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  for (const quantity of [1, 2]) {
    await shopper.post('/api/order/cod', { items: [{ product, quantity }], address });
  }
  const folder = path.join(await aFolder(), 'made', 'here');
  const elsewhere = await aFolder();
  const { database } = backend.context.config;
  const settings = { folder, keep: { days: 7, weeks: 4, months: 12 }, hook: `cp "$BACKUP_FILE" '${elsewhere}'` };
  await makeDatedBackup(database, settings, new Date('2026-01-31T02:30:00Z'));
  const name = 'greengate-2026-01-31T02-30-00Z.db';
  expect(await readdir(folder)).toEqual([name]);
  expect(await readFile(path.join(elsewhere, name))).toEqual(await readFile(path.join(folder, name)));

  const failed = await runBackup({ BACKUP_DIR: folder, BACKUP_HOOK: 'exit 3' });
  const newest = newestBackup(folder);
  expect(path.basename(newest)).not.toBe(name);
  expect(failed).toEqual({
    code: 1,
    printed: `The backup ${newest} is complete, but there is no copy of it elsewhere: BACKUP_HOOK failed (exit code 3).\n`,
  });

  expect(await rehearse(database, newest, new Date(Date.now() + 7 * 3_600_000))).toMatch(
    /Z\.db, 7 hours old, was restored into a temporary .*and is equal to what was saved: 4\d tables with \d+ rows, 2 orders with a sum of 61\.15, 0 money moves of 0\.00, 2 stages of orders, 0 stock moves of 0 pieces, 3 picture files by their SHA-256\.$/,
  );
  // The shop runs on, and nothing of the rehearsal is left in its database.
  expect((await shopper.get('/api/order/user')).body.orders).toHaveLength(2);
  expect(await scratchSchemas(database)).toEqual([]);
});

test('a rehearsal of a damaged backup fails with the reason', async () => {
  const { database } = backend.context.config;
  const folder = await aFolder();
  await backUp(database, path.join(folder, 'altered.db'));
  const backup = new Libsql(path.join(folder, 'altered.db'));
  backup.exec('update orders set amount_cents = amount_cents + 1');
  backup.close();
  await expect(rehearse(database, path.join(folder, 'altered.db'), new Date())).rejects.toThrow(
    /altered\.db was not restored: its table orders is not what was saved\. Nothing was changed\.$/,
  );
});

test('BACKUP_KEY encrypts backups, which openssl decrypts; a restore needs the key, and pruning knows the files', async () => {
  const { database } = backend.context.config;
  const folder = await aFolder();
  const key = 'a long key of the shop';
  const settings = { folder, keep: { days: 1, weeks: 0, months: 0 }, hook: 'test -s "$BACKUP_FILE"' };
  const { file } = await makeDatedBackup(database, settings, new Date('2026-01-31T02:30:00Z'), key);
  expect(path.basename(file)).toMatch(/^greengate-2026-01-31T02-30-00Z-schema\d+\.db\.enc$/);
  expect(await readdir(folder)).toEqual([path.basename(file)]);
  expect((await readFile(file)).includes('SQLite format 3')).toBe(false);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await newestFileAt(folder)).not.toBeNull();
  expect(await rehearse(database, newestBackup(folder), new Date(), key)).toContain('is equal to what was saved');

  // The command of docs/operations.md.
  const command = /^openssl enc -d .*$/m.exec(await readFile('docs/operations.md', 'utf8'))?.[0] ?? '';
  const plain = path.join(folder, 'shop.db');
  const named = command.replace(/-in \S+/, `-in '${file}'`).replace(/-out \S+/, `-out '${plain}'`);
  execFileSync('sh', ['-c', named], { env: { PATH: process.env['PATH'], BACKUP_KEY: key }, stdio: 'pipe' });
  expect(await rehearse(database, plain, new Date())).toContain('is equal to what was saved');

  await expect(rehearse(database, file, new Date())).rejects.toThrow(
    /was not restored: it is encrypted\. Set BACKUP_KEY to the key with which it was made\. Nothing was changed\.$/,
  );
  const wrongKey = /was not restored: BACKUP_KEY is not the key with which it was encrypted, or the file is damaged\./;
  await expect(rehearse(database, file, new Date(), 'another key of a shop')).rejects.toThrow(wrongKey);
  const cut = path.join(folder, 'cut.db.enc');
  await writeFile(cut, (await readFile(file)).subarray(0, 20_000));
  await expect(rehearse(database, cut, new Date(), key)).rejects.toThrow(/was not restored: /);

  const older = file.replace(/-schema\d+/, '-schema1').replace('01-31', '01-10');
  const sameSchema = file.replace('01-31', '01-11');
  for (const name of [older, sameSchema, `${sameSchema}.partial`]) await writeFile(name, '');
  expect(pruneBackups(folder, settings.keep, new Date('2026-01-31T03:00:00Z'))).toEqual(
    [sameSchema, `${sameSchema}.partial`].map((name) => path.basename(name)),
  );
  expect(await readdir(folder)).toContain(path.basename(older));
});
