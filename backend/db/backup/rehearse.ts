import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import type { DatabaseConfig } from '../database.ts';
import { StartFault } from '../start-fault.ts';
import { tablesInOrder } from './backup-file.ts';
import { isOfThisVersion } from './backup-schema.ts';
import { copyDecrypted } from './encryption.ts';
import { withScratchPostgres, type Ask } from './postgres-copy.ts';
import { prepare } from './restore.ts';

interface Figures {
  rowsOf: Map<string, number>;
  orderCents: number;
  moneyCents: number;
  stockPieces: number;
  /** The SHA-256 of each picture file, by picture and width. */
  pictures: Map<string, string>;
}

async function readFigures(ask: Ask): Promise<Figures> {
  const number = async (what: string, table: string) => {
    const [row] = await ask(`select coalesce(${what}, 0) as value from ${table}`);
    return Number(row?.['value']);
  };
  const rowsOf = new Map<string, number>();
  for (const table of tablesInOrder) rowsOf.set(table, await number('count(*)', table));
  const pictures = new Map<string, string>();
  for (const { hash, width } of await ask('select hash, width from image_files order by hash, width')) {
    // One at a time: all pictures together may be larger than the memory.
    const [row] = await ask(
      `select content from image_files where hash = '${String(hash)}' and width = ${Number(width)}`,
    );
    const content = row?.['content'] as ArrayBuffer | Buffer;
    pictures.set(
      `${String(hash)}-${Number(width)}`,
      createHash('sha256').update(new Uint8Array(content)).digest('hex'),
    );
  }
  return {
    rowsOf,
    orderCents: await number('sum(amount_cents)', 'orders'),
    moneyCents: await number('sum(cents)', 'money_moves'),
    stockPieces: await number('sum(quantity)', 'stock_moves'),
    pictures,
  };
}

async function readFile(name: string): Promise<Figures> {
  const file = new Libsql(name, { readonly: true });
  try {
    return await readFigures((statement) =>
      Promise.resolve(file.prepare(statement).all([]) as Record<string, unknown>[]),
    );
  } finally {
    file.close();
  }
}

function differences(restored: Figures, saved: Figures): string[] {
  const faults: string[] = [];
  const compare = (what: string, was: unknown, must: unknown) => {
    if (was !== must) faults.push(`${what}: ${String(was)} instead of ${String(must)}`);
  };
  for (const [table, rows] of saved.rowsOf) compare(`rows of ${table}`, restored.rowsOf.get(table), rows);
  compare('sum of the orders in cents', restored.orderCents, saved.orderCents);
  compare('sum of money_moves in cents', restored.moneyCents, saved.moneyCents);
  compare('sum of stock_moves in pieces', restored.stockPieces, saved.stockPieces);
  for (const [picture, hash] of saved.pictures) compare(`picture ${picture}`, restored.pictures.get(picture), hash);
  return faults;
}

/** Says what was compared. */
function describe({ rowsOf, orderCents, moneyCents, stockPieces, pictures }: Figures): string {
  const money = (cents: number) => (cents / 100).toFixed(2);
  const rows = (table: string) => rowsOf.get(table) ?? 0;
  const all = [...rowsOf.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${rowsOf.size} tables with ${all} rows`,
    `${rows('orders')} orders with a sum of ${money(orderCents)}`,
    `${rows('money_moves')} money moves of ${money(moneyCents)}`,
    `${rows('order_events')} stages of orders`,
    `${rows('stock_moves')} stock moves of ${stockPieces} pieces`,
    `${pictures.size} picture files by their SHA-256`,
  ].join(', ');
}

/**
 * Restores a backup beside the shop, which may be running, compares what is there with the file, and deletes it again: on
 * SQLite in a temporary file, on PostgreSQL in a schema of its own. Returns one sentence about it.
 *
 * @throws StartFault when the backup cannot be restored, or is not equal to what was restored
 */
export async function rehearse(
  database: DatabaseConfig,
  file: string,
  now: Date,
  key: string | null = null,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-rehearsal-'));
  const copy = path.join(folder, 'restored.db');
  try {
    await prepare(file, copy, key);
    const plain = path.join(folder, 'saved.db');
    await copyDecrypted(file, plain, key);
    // Migrations may add rows, so an older backup is compared after them.
    const saved = await readFile(isOfThisVersion(plain) ? plain : copy);
    const restored =
      database.kind === 'sqlite' ? await readFile(copy) : await withScratchPostgres(database.url, copy, readFigures);
    const faults = differences(restored, saved);
    if (faults.length > 0) {
      throw new StartFault(`${file} was restored, but differs from what was saved: ${faults.join('; ')}.`);
    }
    const hours = Math.round((now.getTime() - statSync(file).mtimeMs) / 3_600_000);
    const where = database.kind === 'sqlite' ? 'a temporary SQLite file' : 'a temporary schema of PostgreSQL';
    return `${file}, ${hours} hours old, was restored into ${where} and is equal to what was saved: ${describe(saved)}.`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
