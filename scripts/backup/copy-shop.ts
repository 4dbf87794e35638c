import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBackendConfig, type BackendConfig } from '#backend/config.ts';
import { backUp, backUpEncrypted, checkTarget } from '#backend/db/backup/back-up.ts';
import { schemaOfBackup } from '#backend/db/backup/backup-schema.ts';
import { makeDatedBackup, newestBackup } from '#backend/db/backup/dated-backups.ts';
import { copyDecrypted } from '#backend/db/backup/encryption.ts';
import { rehearse } from '#backend/db/backup/rehearse.ts';
import { restore } from '#backend/db/backup/restore.ts';
import { StartFault } from '#backend/db/start-fault.ts';

/**
 * `npm run backup -- [FILE]`, `npm run restore -- FILE` and `npm run restore -- --rehearse [FILE]`; backup.mjs starts it after
 * installing the dependencies. `schema FILE` prints the version of a backup's schema, for deploy/upgrade.
 */

const [task, ...args] = process.argv.slice(2);
const read = readBackendConfig();
if ('faults' in read) {
  console.error(read.faults.join('\n'));
  process.exit(1);
}
try {
  await run(read.config);
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function run({ database, backups, backupKey }: BackendConfig): Promise<void> {
  if (task === 'schema') return console.log(await readSchema(args[0] ?? '', backupKey));
  const where = database.kind === 'sqlite' ? database.file : 'the database of DATABASE_URL';
  const settings = () => {
    if (backups === null) {
      throw new StartFault(`Name the file: npm run ${task} -- greengate-backup.db, or set BACKUP_DIR to a folder.`);
    }
    return backups;
  };
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  if (args.includes('--rehearse')) {
    console.log(await rehearse(database, file ?? newestBackup(settings().folder), new Date(), backupKey));
  } else if (task === 'restore') {
    if (file === undefined) throw new StartFault('Name the file: npm run restore -- greengate-backup.db');
    const previous = await restore(database, file, backupKey);
    console.log(`Everything saved in ${file} is back in ${where}.`);
    if (previous !== null) console.log(`The previous data is in ${previous}.`);
  } else if (file === undefined) {
    const made = await makeDatedBackup(database, settings(), new Date(), backupKey);
    console.log(`Everything in ${where} is saved in ${made.file}.`);
    if (!made.isNoted)
      console.warn('The status of the shop does not show this backup: the database could not be written.');
    if (made.deleted.length > 0) console.log(`Deleted as BACKUP_KEEP says: ${made.deleted.join(', ')}`);
  } else if (file.endsWith('.enc')) {
    if (backupKey === null) throw new StartFault(`${file} is to be encrypted: set BACKUP_KEY, or leave out .enc.`);
    await saveEncrypted(database, file, backupKey);
    console.log(`Everything in ${where} is saved in ${file}, encrypted with BACKUP_KEY.`);
  } else {
    await backUp(database, file);
    console.log(`Everything in ${where} is saved in ${file}.`);
  }
}

async function readSchema(file: string, key: string | null): Promise<number> {
  if (!existsSync(file)) throw new StartFault(`There is no file ${file}.`);
  const schema = await inPrivateFolder(async (copy) => {
    await copyDecrypted(file, copy, key);
    return schemaOfBackup(copy);
  });
  if (schema === null) throw new StartFault(`${file} is no backup, or it is damaged.`);
  return schema;
}

async function saveEncrypted(database: BackendConfig['database'], file: string, key: string): Promise<void> {
  checkTarget(file);
  await inPrivateFolder((plain) => backUpEncrypted(database, plain, () => file, key));
}

/** Gives the work the name of a file that only this user can read. A killed run leaves nothing readable beside the backup. */
async function inPrivateFolder<T>(work: (plain: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-backup-'));
  try {
    return await work(path.join(folder, 'plain.db'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
