import type Libsql from 'libsql';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SelectModifierNode,
} from 'kysely';

/** Row locks are PostgreSQL's. Here the one writer lock, taken at `begin immediate`, holds every row. */
class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

/** libsql aborts the whole process on a boolean or undefined, and binds every number as a real: both end here. */
export function toBound(value: unknown): string | bigint | number | Uint8Array | null {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot take a ${typeof value} as a parameter.`);
}

function toRow(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  for (const [column, value] of Object.entries(row)) {
    if (value instanceof ArrayBuffer) Object.assign(row, { [column]: Buffer.from(value) });
  }
  return row;
}

const keptStatements = 300;

class SqliteConnection implements DatabaseConnection {
  readonly #file: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement<unknown[]>>();

  constructor(file: Libsql.Database) {
    this.#file = file;
  }

  #prepare(sql: string): Libsql.Statement<unknown[]> {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#file.prepare(sql);
    if (this.#statements.size >= keptStatements) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const statement = this.#prepare(query.sql);
      const parameters = query.parameters.map(toBound);
      if (statement.reader) {
        // The driver promises rows of the type the query was built for.
        return Promise.resolve({ rows: statement.all(parameters).map(toRow) as R[] });
      }
      const { changes } = statement.run(parameters);
      return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes) });
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  // oxlint-disable-next-line require-yield -- the port demands a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used on SQLite.');
  }
}

/** One connection for everybody; whoever holds it runs a statement or a whole transaction, the rest queue in order. */
class SqliteDriver implements Driver {
  readonly #file: Libsql.Database;
  readonly #connection: SqliteConnection;
  #tail: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(file: Libsql.Database) {
    this.#file = file;
    this.#connection = new SqliteConnection(file);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail;
    const { promise, release } = turn();
    this.#tail = promise;
    await before;
    this.#release = release;
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    this.#release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

function turn(): { promise: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

/** Kysely over libsql. Closing the file is the opener's business. */
export class LibsqlDialect implements Dialect {
  readonly #file: Libsql.Database;

  constructor(file: Libsql.Database) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
