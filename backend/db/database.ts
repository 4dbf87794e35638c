import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database that holds the data of the shop, and its place. */
export type DatabaseConfig = { kind: 'sqlite'; file: string } | PostgresConfig;

interface PostgresConfig {
  kind: 'postgres';
  url: string;
  /** The largest number of connections of a process. */
  poolSize?: number | undefined;
}

export type DatabaseTransaction = Transaction<Tables>;

/** The turn of this process to do work that only one does at a time. */
export interface ExclusiveTurn {
  /** Aborted when this process was stopped or cut off for so long that another one has taken over the work. */
  signal: AbortSignal;
  /** As `Database.write`, but commits nothing once another process has taken over the work. */
  write: Database['write'];
  /** False once another process has taken over the work: the condition of a change that is one statement outside a transaction. */
  isOurs: RawBuilder<boolean>;
}

/**
 * The open database. Inside `write`, use only the transaction that it passes: SQLite has one connection.
 *
 * The order of locks, so that no two transactions of PostgreSQL wait for each other: the row of an order; the shop value
 * `takings-summed-until` (shared), and the takings of a quarter of an hour; the shop value `orders-summed-until` (shared), and the sums of an hour; the shop value `order-months-summed-until`; the shop value `products-summed-until` (shared), and the sums of products, by id; the contact of a guest; the row of a user; `lockCatalogue`; products, all at once, by `lockProducts` or `lockIds`; the
 * currency; the slot; the shop value `order-timeline`; at the end the version of the catalogue, in the row that `raiseCatalogueVersion` changes. A transaction may
 * leave out any, and takes none that comes before one that it has. Placing an order begins with its user: it locks older orders of
 * the user only where nobody else has them (`skip locked`), and writes no sums.
 */
export interface Database {
  kind: 'sqlite' | 'postgres';
  /** Names the database in messages, without credentials. */
  label: string;
  /**
   * SQL that tells the timeline of PostgreSQL, which changes when a standby becomes the primary; null where nothing tells it.
   */
  timeline: RawBuilder<string> | null;
  /** Runs single statements outside a transaction. */
  query: Kysely<Tables>;
  /**
   * Runs `work` in one transaction: all of it is committed, or nothing. PostgreSQL may abort the transaction because of
   * another one (deadlock, serialization failure); then `work` runs again. After a lost connection it runs once more, where it
   * cannot have been committed, or where work that `isRepeatable` finds what it has committed.
   */
  write<T>(work: (trx: DatabaseTransaction) => Promise<T>, options?: { isRepeatable?: boolean }): Promise<T>;
  /**
   * Locks the ids until the transaction ends; `shared` locks exclude only `exclusive` ones, and a list names the ids that are
   * locked exclusively. Waiting transactions get the lock in the order of their arrival. Row locks of PostgreSQL do not:
   * under load, new shared locks would overtake an exclusive one again and again.
   */
  lockIds(trx: DatabaseTransaction, ids: string[], mode: 'shared' | 'exclusive' | string[]): Promise<void>;
  /**
   * Runs `work` unless another process runs work of that name. Returns whether it ran to its end: false also when another process
   * took it over. `work` may take long; what it writes by `turn.write` or under `turn.isOurs` no other process does at the same time.
   */
  exclusively(name: string, work: (turn: ExclusiveTurn) => Promise<void>): Promise<boolean>;
  /** Runs `work` on connections without time limits: a new index over all orders may take minutes. */
  withoutTimeouts<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /**
   * The database's clock, in whole milliseconds since 1970, rounded down: the clock that all processes of a shop share.
   */
  now(trx: DatabaseTransaction): Promise<number>;
  close(): Promise<void>;
}
