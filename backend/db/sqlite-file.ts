import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { StartFault } from './start-fault.ts';

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
    throw new StartFault(`The folder ${path.dirname(file)} cannot be written. Make it writable, or set DATA_DIR.`);
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
    throw new StartFault(`The folder ${path.dirname(file)} cannot be written. Make it writable, or set DATA_DIR.`);
  }
}
