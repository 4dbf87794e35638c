import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import type Libsql from 'libsql';
import { StartFault } from '../start-fault.ts';
import { removeForeignEntries, schemaProblem, listedTables } from './backup-schema.ts';

/**
 * The tables with data of the shop, each after those that it references. A backup, also one of PostgreSQL, is a SQLite file
 * with these tables and with `backup_contents`, a list of their row counts and checksums.
 */
export const tablesInOrder = [
  'users',
  'guests',
  'guest_links',
  'customer_notes',
  'staff',
  'sessions',
  'audit',
  'deposit_types',
  'products',
  'price_moves',
  'images',
  'image_files',
  'product_images',
  'product_food',
  'categories',
  'cart_lines',
  'addresses',
  'contract_texts',
  'orders',
  'order_lines',
  'order_taxes',
  'order_numbers',
  'order_words',
  'order_sums',
  'order_month_sums',
  'product_sums',
  'takings_sums',
  'tax_sums',
  'line_picks',
  'tour_stops',
  'taken_orders',
  'order_events',
  'money_moves',
  'refunds',
  'refund_lines',
  'deposit_moves',
  'order_keys',
  'added_records',
  'stock_moves',
  'withdrawals',
  'payment_events',
  'newsletter_subscribers',
  'shop_facts',
  'imports',
  'throttles',
  'mails',
  'mail_sends',
  'password_resets',
] as const;

/** Copies an open database, as of one moment, into a new file that only its owner can read. */
export function copyOut(source: Libsql.Database, target: string): void {
  // If SQLite created the file, every user could read it during the copy.
  closeSync(openSync(target, 'wx', 0o600));
  source.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
}

/** The number of rows of a table, and the SHA-256 of all its values. */
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

/** A row of `backup_contents`. */
interface ContentsRow {
  name: string;
  rows: number;
  digest: string;
}

/** Writes `backup_contents` into a finished copy, for `checkBackup`. */
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

/**
 * Checks a backup and removes `backup_contents` from it. `name` is for the message.
 *
 * @throws StartFault when the backup is damaged or incomplete
 */
export function checkBackup(file: Libsql.Database, name: string): void {
  try {
    const problems = file.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    if (problems[0]?.integrity_check !== 'ok') throw fault(name, 'the file is damaged');
    if (file.prepare('pragma foreign_key_check').all([]).length > 0)
      throw fault(name, 'its records do not fit together');
    const problem = schemaProblem(file);
    if (problem !== null) throw fault(name, problem);
    const contents = file.prepare('select name, rows, digest from backup_contents').all([]) as ContentsRow[];
    const listed = contents.map((row) => row.name).toSorted();
    if (listed.join() !== listedTables(file).join()) {
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
