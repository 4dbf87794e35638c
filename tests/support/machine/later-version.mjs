import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a later version of a program: with one more migration.
 * @param {string} program its folder
 */
export function makeLaterVersion(program) {
  const folder = join(program, 'backend/db/migrations');
  const list = join(folder, 'all-migrations.ts');
  const text = readFileSync(list, 'utf8');
  const id = Math.max(...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0)) + 1;
  writeFileSync(
    join(folder, 'later.ts'),
    `import type { Migration } from './migration.ts';
     export const laterMigration: Migration = { id: ${id}, name: 'later', statements: ['create table later (id integer)'] };`,
  );
  writeFileSync(
    list,
    `import { laterMigration } from './later.ts';\n${text.replace(/\n\];\s*$/, '\n  laterMigration,\n];\n')}`,
  );
}
