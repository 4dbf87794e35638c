import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from '../../../scripts/setup/changed-tests.mjs';
import { readTests, testsOf } from '../../../scripts/setup/tests-of.mjs';
import { switchable } from './clauses.ts';
import { equivalents, onPostgresOnly } from './equivalents.ts';
import { limited, type Place } from './places.ts';
import { openRunner, type Recorded } from './run.ts';

/**
 * `npm run lab -- dropped-clauses FILES…`: leaves out one `.where`, `.on`, `.orderBy` or one statement of a transaction at a time, runs
 * the tests of the backend that run that place, and counts how often one of them fails. FILES are parts of paths; `--changed REVISION`
 * takes the files that differ from a revision. The first run records which test runs which place; `--record` records it again.
 *
 * `npm test -- --rest` runs it with `--near`: only the tests that a file leads to by its name, its first line or the table have to notice
 * (see `npm test -- --of`), and only these are recorded. `--limit N` takes N places, those on changed lines first.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'string' },
    near: { type: 'boolean', default: false },
    limit: { type: 'string' },
    record: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    /** Test files for one place at most. */
    most: { type: 'string', default: '1000' },
    goal: { type: 'string', default: '95' },
  },
});
const recordFile = 'node_modules/.cache/greengate/clauses-of-tests.json';

const all = execFileSync('git', ['ls-files', 'backend/*.ts'], { encoding: 'utf8' }).trim().split('\n');
const changed = values.changed === undefined ? null : new Set(changedFiles(values.changed));
const files = all.filter(
  (file) =>
    existsSync(file) &&
    !file.includes('/migrations/') &&
    !onPostgresOnly.test(file) &&
    (changed?.has(file) ?? true) &&
    (positionals.length === 0 || positionals.some((part) => file.includes(part))),
);
const places = limited(
  files.flatMap((file) =>
    switchable(file, readFileSync(file, 'utf8'))
      .clauses.filter(({ name }) => equivalents[file]?.[name] === undefined)
      .map((clause) => ({ file, ...clause })),
  ),
  values.changed ?? 'HEAD',
  values.limit === undefined ? Infinity : Number(values.limit),
);
if (places.length === 0) {
  console.log('No file with clauses is chosen.');
  process.exit(0);
}

// The tests run at their usual length.
delete process.env['DRILL'];
const startedAt = performance.now();
const runner = await openRunner(Number(values.workers), 120_000);
const tests = readTests();
/** The tests that a file leads to, the nearest first, and no more than these. */
const maxNear = 6;
const isKnown = (test: string) => runner.files.includes(test);
const nearTo = new Map(places.map(({ file }) => [file, testsOf(file, tests).filter(isKnown).slice(0, maxNear)]));
const distance = (file: string, test: string) => {
  const at = nearTo.get(file)?.indexOf(test) ?? -1;
  return at === -1 ? runner.files.length : at;
};

/** What the last run has recorded, and the tests that were written or changed since. */
async function keptRecord(): Promise<{ recorded: Recorded; isNewer: (test: string) => boolean }> {
  if (values.record || !existsSync(recordFile)) {
    const { recorded, failed } = await runner.record(runner.files);
    if (failed.length > 0) console.log(`These files fail before anything is left out:\n${failed.join('\n')}`);
    mkdirSync(path.dirname(recordFile), { recursive: true });
    writeFileSync(recordFile, JSON.stringify(recorded));
  }
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Recorded;
  const recordedAt = statSync(recordFile).mtimeMs;
  return { recorded, isNewer: (test) => !(test in recorded) || statSync(test).mtimeMs > recordedAt };
}

async function newRecord(tests: readonly string[]): Promise<Recorded> {
  const { recorded, failed } = await runner.record(tests);
  if (failed.length > 0)
    throw new Error(
      `These test files fail before anything is left out, so what they notice is unknown: ${failed.join(', ')}`,
    );
  return recorded;
}

/** The test files that run that place: those that its file leads to first, then the quick ones. */
function runningTests({ file, name }: Place, recorded: Recorded, isNewer: (test: string) => boolean): string[] {
  const running = Object.keys(recorded).filter((test) => recorded[test]?.clauses.includes(`${file} ${name}`));
  const ms = (test: string) => recorded[test]?.ms ?? 0;
  const newer = (nearTo.get(file) ?? []).filter(isNewer);
  return [...new Set([...running, ...newer])]
    .sort((one, other) => distance(file, one) - distance(file, other) || ms(one) - ms(other))
    .slice(0, Number(values.most));
}

/** The places that none of their tests notices. */
async function unnoticed(tried: readonly Place[], recorded: Recorded, isNewer: (test: string) => boolean) {
  const left: Place[] = [];
  for (const place of tried) {
    const tests = runningTests(place, recorded, isNewer);
    if (tests.length > 0 && (await runner.isNoticed(`${place.file} ${place.name}`, tests))) continue;
    left.push(place);
    console.log(`  not noticed by ${tests.length} files: ${place.file}:${place.line} ${place.name}`);
  }
  return left;
}

const percentOf = (left: readonly Place[]) => (100 * (places.length - left.length)) / places.length;
const goal = Number(values.goal);
let left = places;
try {
  if (values.near) {
    left = await unnoticed(places, await newRecord([...new Set([...nearTo.values()].flat())]), () => false);
  } else {
    const { recorded, isNewer } = await keptRecord();
    left = await unnoticed(places, recorded, isNewer);
  }
} finally {
  await runner.close();
}
for (const file of new Set(places.map((place) => place.file))) {
  const ofFile = (some: readonly Place[]) => some.filter((place) => place.file === file).length;
  console.log(`${ofFile(places) - ofFile(left)} of ${ofFile(places)}: ${file}`);
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(
  `${places.length - left.length} of ${places.length} noticed: ${percentOf(left).toFixed(1)} %, ${minutes} minutes`,
);
process.exit(percentOf(left) >= goal ? 0 : 1);
