import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { LibsqlDialect } from './sqlite-dialect.ts';
import { StartFault } from './start-fault.ts';
import type { Tables } from './tables.ts';

function openFile(file: string): Libsql.Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    return new Libsql(file);
  } catch {
    throw new StartFault(`The folder ${path.dirname(file)} cannot be written. Make it writable, or set DATA_DIR.`);
  }
}

/**
 * Holds an exclusive lock on a file beside the database for as long as the process lives. The operating system frees it
 * when the process dies, however it dies, so no stale lock can be left behind.
 */
function lockFile(file: string): Libsql.Database {
  const lock = openFile(`${file}.lock`);
  try {
    lock.pragma('busy_timeout = 300');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') {
      throw new StartFault(`Another Greengate already uses ${file}. Stop it, or set DATA_DIR to another folder.`);
    }
    throw new StartFault(`The folder ${path.dirname(file)} cannot be written. Make it writable, or set DATA_DIR.`);
  }
}

/** Opens (and makes) the SQLite file, for this process alone. */
export function openSqlite(file: string): Database {
  const lock = lockFile(file);
  let connection: Libsql.Database | null = null;
  try {
    const opened = openFile(file);
    connection = opened;
    opened.pragma('busy_timeout = 5000');
    opened.exec('pragma journal_mode = WAL');
    opened.exec('pragma synchronous = FULL');
    opened.exec('pragma foreign_keys = ON');
    // People's names and addresses are in there.
    chmodSync(file, 0o600);
    const query = new Kysely<Tables>({ dialect: new LibsqlDialect(opened) });
    return {
      kind: 'sqlite',
      label: `SQLite in ${file}`,
      query,
      write: (work) => query.transaction().execute(work),
      now: () => Promise.resolve(Date.now()),
      close: async () => {
        await query.destroy();
        opened.exec('pragma wal_checkpoint(TRUNCATE)');
        opened.close();
        lock.close();
      },
    };
  } catch (error) {
    connection?.close();
    lock.close();
    if (error instanceof StartFault) throw error;
    throw new StartFault(
      `The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
