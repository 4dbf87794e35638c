import type { Database, DatabaseConfig } from '../database.ts';
import { openBeside } from '../open-database.ts';
import { readShopValue, writeShopValue } from '../shop-values.ts';

/** What is known of the newest dated backup. It is in the database, because a backend may be on another machine. */
interface LastBackup {
  /** Milliseconds since 1970. */
  at: number;
  isEncrypted: boolean;
  /** Whether BACKUP_HOOK has worked; null without it. */
  isCopied: boolean | null;
}

export async function readLastBackup(query: Database['query']): Promise<LastBackup | null> {
  const stored = await readShopValue(query, 'last-backup');
  // Written by the next function only.
  return stored === null ? null : (JSON.parse(stored) as LastBackup);
}

export async function writeLastBackup(config: DatabaseConfig, backup: LastBackup): Promise<void> {
  const database = await openBeside(config);
  try {
    await database.write((trx) => writeShopValue(trx, 'last-backup', JSON.stringify(backup)));
  } finally {
    await database.close();
  }
}
