import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackage } from './debian.mjs';
import { step } from './terminal.mjs';

/**
 * Installs the Debian package of PostgreSQL if no server program is found and this process may install it. Without one the
 * tests on PostgreSQL are skipped; the same tests run on SQLite.
 */
export function ensurePostgres() {
  if (installPostgres()) return;
  console.log(
    'PostgreSQL is not on this machine: its tests will be skipped. Install it (Debian: apt-get install postgresql) to run them.',
  );
}

const programs = ['initdb', 'postgres', 'pg_isready'];

/** The folder with the programs of the newest server, or undefined. Debian has one folder per version, outside of PATH. */
export function findPostgres() {
  const versions = '/usr/lib/postgresql';
  const newestFirst = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...newestFirst.map((version) => join(versions, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name))));
}

/**
 * The folder of `findPostgres`, after installing the Debian package if it is missing and this process may install it.
 */
export function installPostgres() {
  const found = findPostgres();
  if (found || !canInstallPackages()) return found;
  step('Installing PostgreSQL (Debian package)');
  installPackage('postgresql');
  return findPostgres();
}
