import Libsql from 'libsql';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { beginText } from '../postgres-connection.ts';
import { openPostgresPool } from '../postgres-database.ts';
import { excludeStores } from '../postgres-presence.ts';
import { labelOf } from '../postgres-server.ts';
import { openUnsharedSqlite } from '../sqlite-database.ts';
import { toBound } from '../sqlite-dialect.ts';
import { StartFault } from '../start-fault.ts';
import { copyOut, tablesInOrder } from './backup-file.ts';

/** Rows copied at a time; pictures are large. */
const batchSize = (table: string): number => (table === 'image_files' ? 20 : 500);

/** A role may have limits for its statements, which a copy of all data exceeds. */
const unlimited = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(`The database of DATABASE_URL (${labelOf(url)}) cannot be reached: ${reason}.`);
  }
}

function columnsOf(file: Libsql.Database, table: string): string[] {
  const columns = file.prepare(`select name from pragma_table_info('${table}')`).all([]) as { name: string }[];
  return columns.map(({ name }) => name);
}

async function refuseOtherSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`select id from schema_migrations order by id`);
  if (rows.map(({ id }) => id).join() === allMigrations.map(({ id }) => id).join()) return;
  throw new StartFault('The database belongs to another version of this program. Make the backup with that version.');
}

/**
 * Copies all tables, as of one moment, into a new SQLite file. `draft` is a temporary file.
 *
 * @throws StartFault
 */
export async function copyFromPostgres(url: string, draft: string, file: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(beginText(unlimited, ' isolation level repeatable read, read only'));
    await refuseOtherSchema(client);
    const schema = openUnsharedSqlite(draft);
    await migrate(schema);
    await schema.close();
    const copy = new Libsql(draft);
    try {
      copy.exec('begin');
      for (const table of tablesInOrder) {
        copy.exec(`delete from ${table}`);
        const columns = columnsOf(copy, table);
        const insert = copy.prepare(
          `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`,
        );
        await client.query(`declare rows no scroll cursor for select ${columns.join()} from ${table}`);
        for (;;) {
          const { rows } = await client.query<unknown[]>({
            text: `fetch ${batchSize(table)} from rows`,
            rowMode: 'array',
            types: { getTypeParser: (oid) => (oid === 20 ? Number : pg.types.getTypeParser(oid)) },
          });
          for (const row of rows) insert.run(row.map(toBound));
          if (rows.length === 0) break;
        }
        await client.query('close rows');
      }
      copy.exec('commit');
      copyOut(copy, file);
    } finally {
      copy.close();
    }
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, copy: Libsql.Database, table: string): Promise<void> {
  const columns = columnsOf(copy, table);
  let moved = 0;
  let batch: unknown[][] = [];
  const send = async (): Promise<void> => {
    if (batch.length === 0) return;
    let parameter = 0;
    const rows = batch.map((row) => `(${row.map(() => `$${(parameter += 1)}`).join()})`);
    await client.query(`insert into ${table} (${columns.join()}) values ${rows.join()}`, batch.flat());
    moved += batch.length;
    batch = [];
  };
  for (const row of copy.prepare(`select ${columns.join()} from ${table} order by rowid`).iterate([])) {
    batch.push(
      Object.values(row as object).map((value) => (value instanceof ArrayBuffer ? Buffer.from(value) : value)),
    );
    if (batch.length >= batchSize(table)) await send();
  }
  await send();
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${table}`);
  if (Number(rows[0]?.count) !== moved) throw new Error(`Not all rows of ${table} were copied.`);
}

/** Makes the tables, and replaces all rows by those of the (checked) SQLite file in the transaction of the client. */
async function replaceAll(client: pg.Client, { url, schema }: Place, file: string): Promise<void> {
  const database = await openPostgresPool(url, () => undefined, schema === undefined ? {} : { schema });
  await migrate(database);
  await database.close();
  const copy = new Libsql(file, { readonly: true });
  try {
    await client.query(`truncate ${tablesInOrder.join()}`);
    for (const table of tablesInOrder) await fill(client, copy, table);
    // The restored rows came with their numbers: the next order gets one above them.
    await client.query(
      `select setval(pg_get_serial_sequence('order_numbers', 'number'), greatest(1000, max(number))) from order_numbers`,
    );
  } finally {
    copy.close();
  }
}

/** A database, and its schema where that is not the usual one. */
interface Place {
  url: string;
  schema?: string;
}

/**
 * Replaces all data by that of the (checked) SQLite file, in one transaction.
 *
 * @throws StartFault while a store is running
 */
export async function fillPostgres(url: string, file: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(beginText(unlimited));
    if (!(await excludeStores(client))) {
      throw new StartFault(`A store is running on ${labelOf(url)}. Stop every one of them first.`);
    }
    await replaceAll(client, { url }, file);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Runs a statement and returns its rows. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

const scratchSchema = 'greengate_rehearsal';

/**
 * Runs `work` on the data of the (checked) SQLite file in a schema that is made for it and dropped afterwards. Stores may be
 * running on the database.
 *
 * @throws StartFault
 */
export async function withScratchPostgres<T>(url: string, file: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const owner = await connect(url);
  const drop = `drop schema if exists ${scratchSchema} cascade`;
  try {
    await owner.query(drop);
    await owner.query(`create schema ${scratchSchema}`).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartFault(
        `The rehearsal cannot make the schema ${scratchSchema} on ${labelOf(url)}: ${reason}. Allow it: grant create on database … to …`,
      );
    });
    const client = await connect(url);
    try {
      // Only that schema can be reached, so nothing can happen to the shop's tables.
      await client.query(beginText({ ...unlimited, search_path: scratchSchema }));
      await replaceAll(client, { url, schema: scratchSchema }, file);
      return await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows);
    } finally {
      await client.end();
    }
  } finally {
    await owner.query(drop);
    await owner.end();
  }
}
