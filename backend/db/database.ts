import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Which database holds the data of the shop, and where. */
export type DatabaseConfig = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export type DatabaseTransaction = Transaction<Tables>;

/** The open database. Inside `write`, use only the transaction that it passes: SQLite has one connection. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  /** Names the database in messages, without credentials. */
  label: string;
  /** For single statements outside a transaction. */
  query: Kysely<Tables>;
  /**
   * Runs `work` in one transaction: all of it is committed, or nothing. PostgreSQL may abort the transaction because of
   * another one (deadlock, serialization failure); then `work` runs again.
   */
  write<T>(work: (trx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /**
   * Locks the ids until the transaction ends; `shared` locks exclude only `exclusive` ones, and a list names the ids that are
   * locked exclusively. Waiting transactions get the lock in the order of their arrival. Row locks of PostgreSQL do not:
   * under load, new shared locks would overtake an exclusive one again and again.
   */
  lockIds(trx: DatabaseTransaction, ids: string[], mode: 'shared' | 'exclusive' | string[]): Promise<void>;
  /**
   * Runs `work` unless another process runs work of that name, and returns whether it ran. `work` may take long and use `query`
   * and `write`.
   */
  exclusively(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Runs `work` on connections without time limits: a new index over all orders may take minutes. */
  withoutTimeouts<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** The database's clock, in milliseconds since 1970: the clock that all processes of a shop share. */
  now(trx: DatabaseTransaction): Promise<number>;
  close(): Promise<void>;
}
