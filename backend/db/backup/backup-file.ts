import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import type Libsql from 'libsql';
import { StartFault } from '../start-fault.ts';
import { removeForeignEntries, schemaProblem, sealedTables } from './backup-schema.ts';

/**
 * Every table with data of the shop, each after those it refers to. A backup is a SQLite file with these tables, whichever
 * database it was made from, and a list of what must be in them.
 */
export const tablesInOrder = [
  'users',
  'sessions',
  'products',
  'images',
  'image_files',
  'product_images',
  'cart_lines',
  'addresses',
  'orders',
  'order_lines',
  'order_sums',
  'order_keys',
  'payment_events',
  'newsletter_subscribers',
  'shop_facts',
  'throttles',
] as const;

/** Writes all of an open database into a new file of its owner alone, as it is at one moment; without a log beside it. */
export function copyOut(source: Libsql.Database, target: string): void {
  // Made by SQLite, the file could be read by everybody for as long as the copying takes.
  closeSync(openSync(target, 'wx', 0o600));
  source.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
}

/** SHA-256 over every value of a table, and its number of rows. */
function summarize(file: Libsql.Database, table: string): { rows: number; digest: string } {
  const hash = createHash('sha256');
  let rows = 0;
  for (const row of file.prepare(`select * from ${table} order by rowid`).iterate([])) {
    rows += 1;
    for (const [column, value] of Object.entries(row as object)) {
      const bytes = value instanceof ArrayBuffer ? Buffer.from(value) : Buffer.from(String(value));
      hash.update(`${column} ${typeof value} ${bytes.length} `).update(bytes);
    }
  }
  return { rows, digest: hash.digest('hex') };
}

/** A row of the list of contents. */
interface Sealed {
  name: string;
  rows: number;
  digest: string;
}

/** Writes into a finished copy what is in it, for `checkBackup`. */
export function sealBackup(file: Libsql.Database): void {
  removeForeignEntries(file, tablesInOrder);
  file.exec('create table backup_contents (name text primary key, rows integer not null, digest text not null)');
  const insert = file.prepare('insert into backup_contents (name, rows, digest) values (?, ?, ?)');
  for (const table of tablesInOrder) {
    const { rows, digest } = summarize(file, table);
    insert.run([table, BigInt(rows), digest]);
  }
}

function fault(name: string, reason: string): StartFault {
  return new StartFault(`${name} was not restored: ${reason}. Nothing was changed.`);
}

/** Throws `StartFault` unless the file is whole; then takes the list of contents out of it. `name` is for the message. */
export function checkBackup(file: Libsql.Database, name: string): void {
  try {
    const problems = file.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    if (problems[0]?.integrity_check !== 'ok') throw fault(name, 'the file is damaged');
    if (file.prepare('pragma foreign_key_check').all([]).length > 0)
      throw fault(name, 'its records do not fit together');
    const problem = schemaProblem(file);
    if (problem !== null) throw fault(name, problem);
    const contents = file.prepare('select name, rows, digest from backup_contents').all([]) as Sealed[];
    const listed = contents.map((row) => row.name).toSorted();
    if (listed.join() !== sealedTables(file).join()) {
      throw fault(name, 'its list of contents does not name every table once');
    }
    for (const { name: table, rows, digest } of contents) {
      const found = summarize(file, table);
      if (found.rows !== rows || found.digest !== digest) throw fault(name, `its table ${table} is not what was saved`);
    }
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw fault(name, 'it is not a backup of this shop, or it is damaged');
  }
  file.exec('drop table backup_contents');
}
