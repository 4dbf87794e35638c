import type { Database, DatabaseConfig } from './database.ts';

/** Opens databases. Only the driver of the configured one is loaded: each takes some 15 MB and 50 ms. */

/**
 * Opens the configured database for a running store. `report` receives errors of connections in the background.
 *
 * @throws StartFault when the database cannot be opened
 */
export async function openDatabase(config: DatabaseConfig, report: (error: Error) => void): Promise<Database> {
  if (config.kind === 'sqlite') return (await import('./sqlite-database.ts')).openSqlite(config.file);
  return (await import('./postgres-database.ts')).openPostgres(config, report);
}

/**
 * Opens it for a command that may work beside a running store.
 *
 * @throws StartFault
 */
export async function openBeside(config: DatabaseConfig): Promise<Database> {
  if (config.kind === 'sqlite') return (await import('./sqlite-database.ts')).openUnsharedSqlite(config.file);
  return (await import('./postgres-database.ts')).openPostgresPool(config.url, () => undefined);
}
