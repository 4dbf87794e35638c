import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { StartFault } from './start-fault.ts';

/** A SQLite file needs at least this to be opened. */
const minFreeBytes = 100_000;

/** Why a folder of the store cannot be written. */
export function folderFault(folder: string): StartFault {
  return new StartFault(
    isFull(folder)
      ? `The disk with the folder ${folder} is full. Make room on it, or set DATA_DIR to a folder on another disk.`
      : `The folder ${folder} cannot be written. Make it writable, or set DATA_DIR.`,
  );
}

/** Whether an error of SQLite says that there is no room to write. */
export function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(SQLITE_FULL|ENOSPC)/.test(String(error.code));
}

function isFull(folder: string): boolean {
  let existing = path.resolve(folder);
  while (!existsSync(existing) && existing !== path.dirname(existing)) existing = path.dirname(existing);
  try {
    const { bavail, bsize } = statfsSync(existing);
    return bavail * bsize < minFreeBytes;
  } catch {
    return false;
  }
}

/**
 * Opens or creates a SQLite file and its folder.
 *
 * @throws StartFault
 */
export function openFile(file: string): Libsql.Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    return new Libsql(file);
  } catch {
    throw folderFault(path.dirname(file));
  }
}

/**
 * Locks the file `<file>.lock` beside the database until `release` is called. When the process dies, the operating system
 * frees the lock, so a stale one is impossible.
 *
 * @throws StartFault when another process has the lock
 */
export function lockFile(file: string): { release(): void } {
  const lock = openFile(`${file}.lock`);
  try {
    lock.pragma('busy_timeout = 300');
    lock.exec('begin exclusive');
    return {
      release: () => {
        // After `close` alone, the driver frees the lock only later.
        lock.exec('rollback');
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') {
      throw new StartFault(`Another Greengate already uses ${file}. Stop it, or set DATA_DIR to another folder.`);
    }
    throw folderFault(path.dirname(file));
  }
}
