import type { Kysely, Transaction } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlite } from './sqlite-database.ts';
import type { Tables } from './tables.ts';

export type DatabaseTransaction = Transaction<Tables>;

/** The open database. Inside `write` only the given transaction may be used: SQLite has one connection. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  /** For people, without credentials. */
  label: string;
  /** For single statements. */
  query: Kysely<Tables>;
  /** One transaction, whole or not at all; may run more than once when the database asks for it. */
  write<T>(work: (trx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /**
   * Waits in one line per id, first come first served, until the transaction ends: `share` beside others who share, `alone`
   * beside nobody. Row locks of PostgreSQL let sharers overtake whoever waits for them, who would starve in a rush.
   */
  lineUp(trx: DatabaseTransaction, ids: string[], place: 'share' | 'alone'): Promise<void>;
  /** For work that may take minutes, such as a new index over all orders: no statement of it is cut off. */
  patiently<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** The database's own clock, in milliseconds: the one all processes of a shop agree on. */
  now(trx: DatabaseTransaction): Promise<number>;
  close(): Promise<void>;
}

/** Opens the configured database. Throws `StartFault` when it cannot be had. */
export async function openDatabase(config: DatabaseConfig, report: (error: Error) => void): Promise<Database> {
  if (config.kind === 'sqlite') return openSqlite(config.file);
  return openPostgres(config.url, report);
}
