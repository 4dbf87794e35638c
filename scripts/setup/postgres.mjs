import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, findCommand, installPackage } from './debian.mjs';
import { step } from './terminal.mjs';

/**
 * Makes sure that the PostgreSQL suite finds a server program: the machine's own, or Debian's package when we may.
 * Without one the suite announces itself as skipped; SQLite carries all the same tests.
 */
export function ensurePostgres() {
  if (hasPostgres()) return;
  if (canInstallPackages()) {
    step('Installing PostgreSQL for the tests on it (Debian package)');
    installPackage('postgresql');
    if (hasPostgres()) return;
  }
  console.log(
    'PostgreSQL is not on this machine: its tests will be skipped. Install it (Debian: apt-get install postgresql) to run them.',
  );
}

function hasPostgres() {
  if (findCommand(['initdb'])) return true;
  const versions = '/usr/lib/postgresql';
  return (
    existsSync(versions) && readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin/initdb')))
  );
}
