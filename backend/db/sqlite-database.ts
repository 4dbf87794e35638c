import { chmodSync } from 'node:fs';
import path from 'node:path';
import type Libsql from 'libsql';
import { Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { folderFault, isFullDisk, lockFile, openFile } from './sqlite-file.ts';
import { StartFault } from './start-fault.ts';
import type { Tables } from './tables.ts';

function configure(connection: Libsql.Database): void {
  connection.pragma('busy_timeout = 5000');
  connection.exec('pragma journal_mode = WAL');
  connection.exec('pragma synchronous = FULL');
  connection.exec('pragma foreign_keys = ON');
  // From here on the dialect waits for other programs, without stopping this process.
  connection.pragma('busy_timeout = 0');
}

/**
 * Opens or creates a SQLite file without locking out other processes: for files that no other process can use.
 *
 * @throws StartFault
 */
export function openUnsharedSqlite(file: string): Database {
  let connection: Libsql.Database | null = null;
  try {
    const opened = openFile(file);
    connection = opened;
    configure(opened);
    // The file has names and addresses of people.
    chmodSync(file, 0o600);
    const query = new Kysely<Tables>({ dialect: createSqliteDialect(opened) });
    const write: Database['write'] = (work) => query.transaction().execute(work);
    const database: Database = {
      kind: 'sqlite',
      label: `SQLite in ${file}`,
      timeline: null,
      query,
      write,
      // `begin immediate` has locked the whole database.
      lockIds: () => Promise.resolve(),
      // No other process can open the file.
      exclusively: async (_name, work) => {
        await work({ signal: new AbortController().signal, write, isOurs: sql<boolean>`true` });
        return true;
      },
      withoutTimeouts: (work) => work(database),
      now: () => Promise.resolve(Date.now()),
      close: async () => {
        await query.destroy();
        opened.exec('pragma wal_checkpoint(TRUNCATE)');
        opened.close();
      },
    };
    return database;
  } catch (error) {
    connection?.close();
    if (error instanceof StartFault) throw error;
    if (isFullDisk(error)) throw folderFault(path.dirname(file));
    throw new StartFault(
      `The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/**
 * Opens or creates the SQLite file, and locks out other processes.
 *
 * @throws StartFault
 */
export function openSqlite(file: string): Database {
  const lock = lockFile(file);
  try {
    const database = openUnsharedSqlite(file);
    return {
      ...database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
