import Libsql from 'libsql';
import { allMigrations } from '../migrations/all-migrations.ts';
import { statementsFor } from '../migrations/migration.ts';

/** Tables of a backup that have no data of the shop. */
const bookkeeping = new Set(['schema_migrations', 'backup_contents']);

const newestVersion = Math.max(...allMigrations.map(({ id }) => id));

interface SchemaEntry {
  type: string;
  name: string;
  /** The statement that made it. */
  sql: string;
}

/** Tables, indexes, views and triggers, without those of SQLite itself. */
function entriesOf(file: Libsql.Database): SchemaEntry[] {
  return file
    .prepare("select type, name, sql from sqlite_master where name not like 'sqlite\\_%' escape '\\'")
    .all([]) as SchemaEntry[];
}

/** The text of each index by its name. */
function indexesOf(file: Libsql.Database): Map<string, string> {
  return new Map(entriesOf(file).flatMap(({ type, name, sql }) => (type === 'index' ? [[name, sql] as const] : [])));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The tables of the shop by name, each with its kind and columns as text. */
function tablesOf(file: Libsql.Database): Map<string, string> {
  const columns = file.prepare('select name, type, "notnull", dflt_value, pk, hidden from pragma_table_xinfo(?)');
  const kind = file.prepare("select type from pragma_table_list where schema = 'main' and name = ?");
  const tables = entriesOf(file).filter(({ type, name }) => type === 'table' && !bookkeeping.has(name));
  return new Map(tables.map(({ name }) => [name, JSON.stringify([kind.all([name]), columns.all([name])])]));
}

/** The tables and indexes after the migrations up to that version. */
function expectedSchema(version: number): { tables: Map<string, string>; indexes: Map<string, string> } {
  const reference = new Libsql(':memory:');
  try {
    for (const migration of allMigrations.filter(({ id }) => id <= version)) {
      for (const statement of statementsFor(migration, 'sqlite')) reference.exec(statement);
    }
    return { tables: tablesOf(reference), indexes: indexesOf(reference) };
  } finally {
    reference.close();
  }
}

/** The id of the newest migration applied to a file. */
function versionOf(file: Libsql.Database): number {
  const { version } = file.prepare('select max(id) as version from schema_migrations').get([]) as {
    version: number | null;
  };
  return version ?? 0;
}

/**
 * The fault in the schema of a backup, or null. Only the tables and indexes of the shop are allowed: triggers, views
 * and the expressions of other indexes would run in the restored shop.
 */
export function schemaProblem(file: Libsql.Database): string | null {
  const active = entriesOf(file).find(({ type }) => type !== 'table' && type !== 'index');
  if (active !== undefined) return `it has the ${active.type} ${active.name}, which is not part of a shop`;
  const version = versionOf(file);
  if (version > newestVersion) {
    return `it is of a newer version of this program (schema ${version}, this one knows ${newestVersion}). Restore it by that version, or choose a backup of this one`;
  }
  const { tables: expected, indexes } = expectedSchema(version);
  const found = tablesOf(file);
  const foreign = [...found.keys()].find((name) => !expected.has(name));
  if (foreign !== undefined) return `it has the table ${foreign}, which is not part of a shop`;
  for (const [name, text] of indexesOf(file)) {
    if (indexes.get(name) !== text) return `it has the index ${name}, which is not part of a shop`;
  }
  for (const [name, columns] of expected) {
    if (!found.has(name)) return `its table ${name} is missing`;
    if (found.get(name) !== columns) return `its table ${name} has other columns`;
  }
  return null;
}

/** The tables that `backup_contents` has to list, sorted. */
export function listedTables(file: Libsql.Database): string[] {
  return [...tablesOf(file).keys()].toSorted();
}

/** Removes from a copy the tables, indexes, views and triggers that are not the shop's: a restore would refuse them. */
export function removeForeignEntries(file: Libsql.Database, known: readonly string[]): void {
  const { indexes } = expectedSchema(versionOf(file));
  const isKnown = ({ type, name, sql }: SchemaEntry) => {
    if (type === 'index') return indexes.get(name) === sql;
    return type === 'table' && (known.includes(name) || bookkeeping.has(name));
  };
  const foreign = entriesOf(file).filter((entry) => !isKnown(entry));
  // Indexes, views and triggers first: they may refer to the tables.
  for (const { type, name } of foreign.toSorted((a, b) => Number(a.type === 'table') - Number(b.type === 'table'))) {
    file.exec(`drop ${type} if exists ${quoted(name)}`);
  }
}

/** The version of a backup's schema; null when the file cannot be read. */
export function schemaOfBackup(name: string): number | null {
  try {
    const file = new Libsql(name, { readonly: true });
    try {
      return versionOf(file);
    } finally {
      file.close();
    }
  } catch {
    return null;
  }
}

/** Whether a backup has the schema of this program's version. */
export const isOfThisVersion = (name: string): boolean => schemaOfBackup(name) === newestVersion;
