import type Libsql from 'libsql';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
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

class LibsqlDriver extends SqliteDriver {
  readonly #file: Libsql.Database;

  constructor(file: Libsql.Database) {
    super({ database: wrapFile(file) });
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
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
