import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { StartFault } from './start-fault.ts';

/** Opens (and makes) a file of SQLite, and its folder. Throws `StartFault`. */
export function openFile(file: string): Libsql.Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    return new Libsql(file);
  } catch {
    throw new StartFault(`The folder ${path.dirname(file)} cannot be written. Make it writable, or set DATA_DIR.`);
  }
}

/**
 * Holds an exclusive lock on a file beside the database for as long as the process lives. The operating system frees it
 * when the process dies, however it dies, so no stale lock can be left behind. Throws `StartFault` when another has it.
 */
export function lockFile(file: string): { release(): void } {
  const lock = openFile(`${file}.lock`);
  try {
    lock.pragma('busy_timeout = 300');
    lock.exec('begin exclusive');
    return {
      release: () => {
        // Closing alone frees the lock only when the driver gets round to it.
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
