import { setTimeout as pause } from 'node:timers/promises';
import type Libsql from 'libsql';
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  type SelectModifierNode,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';

/** Leaves out the lock clauses of PostgreSQL, such as `for update`: `begin immediate` locks the whole database. */
class LibsqlQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

/**
 * A value as libsql binds it. It binds every `number` as a real, so whole numbers go as `bigint`; for booleans and
 * undefined it aborts the process, so those throw here.
 */
export function toBound(value: unknown): string | bigint | number | Uint8Array | null {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot take a ${typeof value} as a parameter.`);
}

/** libsql returns bytes as `ArrayBuffer`, PostgreSQL as `Buffer`. */
const fromDriver = (value: unknown) => (value instanceof ArrayBuffer ? Buffer.from(value) : value);

/** Reads rows as lists of values, because libsql takes a third longer to make objects. */
function wrapStatement(statement: Libsql.Statement<unknown[]>): SqliteStatement {
  const { reader } = statement;
  const columns = reader
    ? statement
        .raw()
        .columns()
        .map(({ name }) => name)
    : [];
  const toRow = (values: unknown[]) => {
    const row: Record<string, unknown> = {};
    for (const [at, column] of columns.entries()) row[column] = fromDriver(values[at]);
    return row;
  };
  return {
    reader,
    all: (parameters) => (statement.all(parameters.map(toBound)) as unknown[][]).map(toRow),
    run: (parameters) => statement.run(parameters.map(toBound)),
    iterate: () => {
      throw new Error('The store does not stream from SQLite.');
    },
  };
}

/** The file as Kysely uses it, with a cache of prepared statements. Kysely must not close it: `openSqlite` does. */
function wrapFile(file: Libsql.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({
    max: 300,
    memoMethod: (sql) => wrapStatement(file.prepare(sql)),
  });
  return {
    prepare: (sql) => {
      // The columns of `select *` change with the tables.
      if (/^\s*(alter|create|drop)\s/i.test(sql)) statements.clear();
      return statements.memo(sql);
    },
    close: () => undefined,
  };
}

/**
 * A statement waits so long for another program that has locked the file: shorter than the gateway waits for the store, so that
 * the shopper gets the store's own sentence.
 */
const busyTimeoutMs = 3000;

/** The pauses between two tries while the file is locked; the last one repeats. */
const busyPausesMs = [5, 10, 20, 50, 100];

const isBusy = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || /^\s*(select|pragma|explain)\s/i.test(sql);

/**
 * The one connection of the file. It waits for other programs that have locked the file without stopping the process, as SQLite's
 * own waiting would: meanwhile other statements have the connection, so that reads go on while another program writes.
 */
class LibsqlDriver extends SqliteDriver {
  readonly #file: Libsql.Database;
  #connection: DatabaseConnection | undefined;

  constructor(file: Libsql.Database) {
    super({ database: wrapFile(file) });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#connection;
  }

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#file.inTransaction) return connection.executeQuery<R>(query);
    if (isRead(query)) return this.#whenFree(() => connection.executeQuery<R>(query));
    // A prepared statement that fails because the file is locked stays open in libsql 0.5, and no later change of this connection
    // is committed until it is closed. So the lock is taken before, by `exec`, which closes its statement.
    await this.beginTransaction();
    try {
      const result = await connection.executeQuery<R>(query);
      this.#file.exec('commit');
      return result;
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  async #whenFree<T>(attempt: () => T | Promise<T>): Promise<T> {
    const startedAt = performance.now();
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() - startedAt >= busyTimeoutMs) {
          error.message = `Another program has locked the database for ${busyTimeoutMs / 1000} s. End its transaction, or that program`;
          throw error;
        }
        await super.releaseConnection();
        await pause(busyPausesMs[Math.min(tries, busyPausesMs.length - 1)]);
        await super.acquireConnection();
      }
    }
  }

  override async beginTransaction(): Promise<void> {
    await this.#whenFree(() => void this.#file.exec('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Some errors, such as a full disk, have already rolled the transaction back.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely's SQLite dialect over libsql, which has the interface of better-sqlite3. */
export function createSqliteDialect(file: Libsql.Database): Dialect {
  return {
    createDriver: () => new LibsqlDriver(file),
    createQueryCompiler: () => new LibsqlQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
