import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import type { DatabaseConfig } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openUnsharedSqlite } from '../sqlite-database.ts';
import { lockFile } from '../sqlite-file.ts';
import { StartFault } from '../start-fault.ts';
import { checkBackup } from './backup-file.ts';
import { copyDecrypted } from './encryption.ts';
import { flush } from './flush.ts';
import { fillPostgres } from './postgres-copy.ts';

function removeFile(file: string): void {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
}

/** Copies the backup, decrypts the copy with the key, checks it and migrates it to the current schema. */
export async function prepare(file: string, copy: string, key: string | null): Promise<void> {
  if (!existsSync(file)) throw new StartFault(`There is no file ${file}.`);
  removeFile(copy);
  await copyDecrypted(file, copy, key);
  const opened = new Libsql(copy);
  try {
    checkBackup(opened, file);
  } finally {
    opened.close();
  }
  const database = openUnsharedSqlite(copy);
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  await flush(copy);
}

/** Writes the write-ahead log of the old database into its file, so that the log can be deleted. */
function checkpoint(file: string): void {
  try {
    const old = new Libsql(file);
    old.exec('pragma wal_checkpoint(TRUNCATE)');
    old.close();
  } catch {
    // The old database is too damaged to be opened. The restore replaces it anyway.
  }
}

async function replaceSqlite(backup: string, file: string, key: string | null): Promise<string | null> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = lockFile(file);
  const draft = `${file}.restoring`;
  try {
    await prepare(backup, draft, key);
    let oldFile: string | null = null;
    if (existsSync(file)) {
      checkpoint(file);
      oldFile = `${file}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      linkSync(file, oldFile);
      for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
    }
    // `rename` is atomic: if the process is killed, either the old or the new database is there.
    renameSync(draft, file);
    return oldFile;
  } finally {
    removeFile(draft);
    lock.release();
  }
}

/**
 * Replaces the data of the shop by that of a backup, which may be from either database; an encrypted one needs its key.
 * Returns the file with the replaced data (SQLite), or null.
 *
 * @throws StartFault, without any change, when a store is running, the backup is damaged, or the key is missing or wrong
 */
export async function restore(
  config: DatabaseConfig,
  backup: string,
  key: string | null = null,
): Promise<string | null> {
  if (config.kind === 'sqlite') return replaceSqlite(backup, config.file, key);
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-restore-'));
  const copy = path.join(folder, 'backup.db');
  try {
    await prepare(backup, copy, key);
    await fillPostgres(config.url, copy);
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
