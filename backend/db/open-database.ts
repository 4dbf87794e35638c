import type { Database, DatabaseConfig } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlite } from './sqlite-database.ts';

/**
 * Opens the configured database. `report` receives errors of connections in the background.
 *
 * @throws StartFault when the database cannot be opened
 */
export async function openDatabase(config: DatabaseConfig, report: (error: Error) => void): Promise<Database> {
  if (config.kind === 'sqlite') return openSqlite(config.file);
  return openPostgres(config, report);
}
