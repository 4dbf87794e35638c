import { chmodSync } from 'node:fs';
import type Libsql from 'libsql';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { lockFile, openFile } from './sqlite-file.ts';
import { StartFault } from './start-fault.ts';
import type { Tables } from './tables.ts';

function settle(connection: Libsql.Database): void {
  connection.pragma('busy_timeout = 5000');
  connection.exec('pragma journal_mode = WAL');
  connection.exec('pragma synchronous = FULL');
  connection.exec('pragma foreign_keys = ON');
}

/** Opens (and makes) a SQLite file that nobody else can be using. */
export function openUnsharedSqlite(file: string): Database {
  let connection: Libsql.Database | null = null;
  try {
    const opened = openFile(file);
    connection = opened;
    settle(opened);
    // People's names and addresses are in there.
    chmodSync(file, 0o600);
    const query = new Kysely<Tables>({ dialect: createSqliteDialect(opened) });
    const database: Database = {
      kind: 'sqlite',
      label: `SQLite in ${file}`,
      query,
      write: (work) => query.transaction().execute(work),
      // The one writer lock was taken when the transaction began.
      lockIds: () => Promise.resolve(),
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
    throw new StartFault(
      `The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** Opens (and makes) the SQLite file, for this process alone. */
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
