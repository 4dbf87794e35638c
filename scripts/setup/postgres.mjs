import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackage } from './debian.mjs';
import { step } from './terminal.mjs';

/**
 * Makes sure that the PostgreSQL suite finds a server program: the machine's own, or Debian's package when we may.
 * Without one the suite announces itself as skipped; SQLite carries all the same tests.
 */
export function ensurePostgres() {
  if (installPostgres()) return;
  console.log(
    'PostgreSQL is not on this machine: its tests will be skipped. Install it (Debian: apt-get install postgresql) to run them.',
  );
}

const programs = ['initdb', 'postgres', 'pg_isready'];

/** The folder with the newest server's programs, or undefined. Debian keeps them outside PATH, one folder a version. */
export function findPostgres() {
  const versions = '/usr/lib/postgresql';
  const newestFirst = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...newestFirst.map((version) => join(versions, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name))));
}

/** The same, with Debian's package installed when we may. */
export function installPostgres() {
  const found = findPostgres();
  if (found || !canInstallPackages()) return found;
  step('Installing PostgreSQL (Debian package)');
  installPackage('postgresql');
  return findPostgres();
}
