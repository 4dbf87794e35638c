import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run lab -- postgres-files`: runs the backend's tests on both databases and writes tests/support/postgres-files.json, the
 * smallest set of files found that sends every SQL text to PostgreSQL. `npm test` runs these there, and all of them with `--all`.
 */

const page = 'tests/support/postgres-files.json';

/** Files about locks, faults and the databases themselves: their point is PostgreSQL, whatever texts they send. */
const always =
  /(?:-drill|migrations\/.*|schema-migrations|old-shop|backup-restore|dated-backups|query-plans|database-outage|postgres-close|store-process|order-turns|unpaid-orders|order-repetition|clock-set-back)\.test\.ts$/;

const folder = mkdtempSync(join(tmpdir(), 'greengate-sql-'));
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', '--project=backend', '--project=postgres'], {
  stdio: 'inherit',
  env: { ...process.env, SQL_TEXTS_DIR: folder },
});
/** @type {import('../../support/sql-recorder.ts').SentTexts[]} */
const sent = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
rmSync(folder, { recursive: true });
if (status !== 0) {
  console.error('The page stays as it is, because a test failed.');
  process.exit(1);
}
const onPostgres = new Map(sent.filter(({ kind }) => kind === 'postgres').map(({ file, texts }) => [file, texts]));
const chosen = [...onPostgres.keys()].filter((file) => always.test(file));
const missing = new Set([...onPostgres.values()].flat());
const cover = (/** @type {string} */ file) => onPostgres.get(file)?.forEach((text) => missing.delete(text));
chosen.forEach(cover);
while (missing.size > 0) {
  const news = (/** @type {string} */ file) => onPostgres.get(file)?.filter((text) => missing.has(text)).length ?? 0;
  const [best = ''] = [...onPostgres.keys()].toSorted((one, other) => news(other) - news(one));
  chosen.push(best);
  cover(best);
}
writeFileSync(page, `${JSON.stringify(chosen.toSorted(), null, 2)}\n`);
console.log(`${chosen.length} of ${onPostgres.size} files: ${page}`);
