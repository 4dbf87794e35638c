import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';

/** The tables of a store, as its database lists them. */
async function tablesOf({ kind, query }: Database): Promise<string[]> {
  const { rows } = await (
    kind === 'sqlite'
      ? // No `select`: tests/statements tries those on PostgreSQL.
        sql<{ name: string }>`pragma table_list`
      : sql<{
          name: string;
        }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
  ).execute(query);
  return rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('sqlite_'))
    .sort();
}

/**
 * The places of a store that have one of these words, each as `table.column: word`, once for each row, in all tables: a new table is
 * searched without a change here. Pictures and imported files are in tables, too. Capitals make no difference.
 */
export async function tracesOf(database: Database, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesOf(database)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.query);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (typeof value !== 'string') continue;
      for (const word of words) {
        if (value.toLowerCase().includes(word.toLowerCase())) found.push(`${table}.${column}: ${word}`);
      }
    }
  }
  return found.sort();
}
