import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from '../../../scripts/setup/changed-tests.mjs';
import { switchable, type Clause } from './clauses.ts';
import { equivalents } from './equivalents.ts';
import { openRunner } from './run.ts';

/**
 * `npm run lab -- dropped-clauses FILES…`: leaves out one `.where`, `.on`, `.orderBy` or one statement of a transaction at a time, runs
 * the tests of the backend that run that place, and counts how often one of them fails. FILES are parts of paths; `--changed REVISION`
 * takes the files that differ from a revision. The first run records which test runs which place; `--record` records it again.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'string' },
    record: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    /** Test files for one place at most. */
    most: { type: 'string', default: '1000' },
    goal: { type: 'string', default: '95' },
  },
});
const recordFile = 'node_modules/.cache/greengate/clauses-of-tests.json';

type Recorded = Record<string, { clauses: string[]; ms: number }>;

const all = execFileSync('git', ['ls-files', 'backend/*.ts'], { encoding: 'utf8' }).trim().split('\n');
const changed = values.changed === undefined ? null : new Set(changedFiles(values.changed));
const chosen = all.filter(
  (file) =>
    !file.includes('/migrations/') &&
    (changed?.has(file) ?? true) &&
    (positionals.length === 0 || positionals.some((part) => file.includes(part))),
);

// The tests run at their usual length.
delete process.env['DRILL'];
const runner = await openRunner(Number(values.workers), 120_000);
if (values.record || !existsSync(recordFile)) {
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify(Object.fromEntries(await runner.record())));
}
const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Recorded;
const recordedAt = statSync(recordFile).mtimeMs;
/** Test files that were written or changed since. */
const newer = runner.files.filter((file) => !(file in recorded) || statSync(file).mtimeMs > recordedAt);

const wordsOf = (file: string) =>
  path
    .basename(file)
    .replace(/(-repository|\.test)?\.ts$/, '')
    .split('-');

/** The test files that run that place, those with a name like that of its file first, then the quick ones. */
function testsOf(file: string, clause: Clause): string[] {
  const own = new Set(
    [...wordsOf(file), ...path.dirname(file).split('/').slice(2)].map((word) => word.replace(/s$/, '')),
  );
  const likeness = (test: string) => wordsOf(test).filter((word) => own.has(word.replace(/s$/, ''))).length;
  const running = Object.entries(recorded)
    .filter(([, { clauses }]) => clauses.includes(`${file} ${clause.name}`))
    .map(([test]) => test);
  const ms = (test: string) => recorded[test]?.ms ?? 0;
  return [...new Set([...running, ...newer.filter((test) => likeness(test) > 0)])]
    .sort((one, other) => likeness(other) - likeness(one) || ms(one) - ms(other))
    .slice(0, Number(values.most));
}

const sums = { tried: 0, noticed: 0 };
const startedAt = performance.now();
try {
  for (const file of chosen) {
    const { clauses } = switchable(file, readFileSync(file, 'utf8'));
    let [tried, noticed] = [0, 0];
    for (const clause of clauses) {
      if (equivalents[file]?.[clause.name] !== undefined) continue;
      tried += 1;
      const tests = testsOf(file, clause);
      if (tests.length > 0 && (await runner.isNoticed(`${file} ${clause.name}`, tests))) noticed += 1;
      else console.log(`  not noticed by ${tests.length} files: ${file}:${clause.line} ${clause.name}`);
    }
    if (tried > 0) console.log(`${noticed} of ${tried}: ${file}`);
    sums.tried += tried;
    sums.noticed += noticed;
  }
} finally {
  await runner.close();
}
const percent = (100 * sums.noticed) / Math.max(1, sums.tried);
console.log(
  `${sums.noticed} of ${sums.tried} noticed: ${percent.toFixed(1)} %, ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`,
);
process.exit(percent >= Number(values.goal) ? 0 : 1);
