import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import type { DatabaseConfig } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openUnsharedSqlite } from '../sqlite-database.ts';
import { lockFile } from '../sqlite-file.ts';
import { StartFault } from '../start-fault.ts';
import { flush } from './back-up.ts';
import { checkBackup } from './backup-file.ts';
import { fillPostgres } from './postgres-copy.ts';

function removeFile(file: string): void {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
}

/** Copies the backup, proves that the copy is whole, and brings it to today's schema. */
async function prepare(file: string, copy: string): Promise<void> {
  if (!existsSync(file)) throw new StartFault(`There is no file ${file}.`);
  removeFile(copy);
  copyFileSync(file, copy);
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

/** Writes what is only in the old database's log into the database itself, so that the log may go. */
function endLog(file: string): void {
  try {
    const old = new Libsql(file);
    old.exec('pragma wal_checkpoint(TRUNCATE)');
    old.close();
  } catch {
    // Too damaged to be opened: one more reason for the restore.
  }
}

async function replaceSqlite(backup: string, file: string): Promise<string | null> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = lockFile(file);
  const draft = `${file}.restoring`;
  try {
    await prepare(backup, draft);
    let kept: string | null = null;
    if (existsSync(file)) {
      endLog(file);
      kept = `${file}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      linkSync(file, kept);
      for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
    }
    // From the one database to the other in one step: whenever this process is killed, one of them is there.
    renameSync(draft, file);
    return kept;
  } finally {
    removeFile(draft);
    lock.release();
  }
}

/**
 * Replaces the shop's data by that of a backup, made from whichever database. Throws `StartFault`, with everything as it
 * was, when a store is running or the backup is not whole. Answers where the data from before is kept, if it is.
 */
export async function restore(config: DatabaseConfig, backup: string): Promise<string | null> {
  if (config.kind === 'sqlite') return replaceSqlite(backup, config.file);
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-restore-'));
  const copy = path.join(folder, 'backup.db');
  try {
    await prepare(backup, copy);
    await fillPostgres(config.url, copy);
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
