import { existsSync } from 'node:fs';
import { readBackendConfig, type BackendConfig } from '#backend/config.ts';
import type { Database } from '#backend/db/database.ts';
import { openBeside } from '#backend/db/open-database.ts';
import { StartFault } from '#backend/db/start-fault.ts';

/** The settings of the units of deploy/systemd, and what these set themselves. */
export const unitSettings = { backend: '/etc/greengate/backend.env', gateway: '/etc/greengate/gateway.env' };
const setByUnits = {
  NODE_ENV: 'production',
  DATA_DIR: '/var/lib/greengate',
  BACKUP_DIR: '/var/lib/greengate/backups',
};

/** Loads the settings of the shop in this folder into the environment. Variables that are set already stay. */
export function loadSettings(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (!existsSync(unitSettings.backend)) return;
  try {
    process.loadEnvFile(unitSettings.backend);
  } catch {
    // systemd has read the file for the unit, whose user may not.
    if (process.env['SELLER_EMAIL'] !== undefined) return;
    throw new StartFault(`${unitSettings.backend} cannot be read. Use the command as root.`);
  }
  for (const [name, value] of Object.entries(setByUnits)) process.env[name] ??= value;
}

/** @throws StartFault with all faults */
export function readBackend(): BackendConfig {
  const read = readBackendConfig();
  if ('faults' in read) throw new StartFault(read.faults.join('\n'));
  return read.config;
}

/**
 * Opens the shop's database, on which the shop may be running, and closes it after the work.
 *
 * @throws StartFault
 */
export async function withDatabase<T>(
  { database: config }: BackendConfig,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (config.kind === 'sqlite' && !existsSync(config.file)) {
    throw new StartFault(`There is no shop in ${config.file}. Set DATA_DIR to the folder it is in.`);
  }
  const database = await openBeside(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
