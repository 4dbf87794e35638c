import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bin } from '../../../scripts/setup/builds.mjs';
import { groups } from './related-tests.mjs';
import { mutantName, writeReport } from './report.mjs';

/**
 * `npm run lab -- mutations`: makes small edits (mutants) in the files of the rules, one at a time, and counts which of them
 * their related tests notice. `--files money,slots` narrows it to files whose path has one of these texts. The scores of other
 * files stay in tests/lab/results. `--concurrency 1` runs one edit at a time, for a machine that has other work.
 */

const scoresFile = 'tests/lab/results/mutation-scores.json';

const { values } = parseArgs({ options: { files: { type: 'string' }, concurrency: { type: 'string' } } });
const wanted = (values.files ?? '').split(',');
/** @type {import('./report.mjs').Scores} */
const scores = JSON.parse(readFileSync(scoresFile, 'utf8'));

for (const { sources, tests } of groups) {
  const files = sources.filter((file) => wanted.some((part) => file.includes(part)));
  if (files.length === 0) continue;
  const startedAt = performance.now();
  const found = mutate(files, tests);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const timeouts = files
    .flatMap((file) => found[file]?.mutants ?? [])
    .filter(({ status }) => status === 'Timeout').length;
  // A timeout counts as noticed: on a busy machine, many of them say that the run is to be repeated.
  console.log(`${files.join(', ')}: ${seconds} s, ${timeouts} timeouts`);
  for (const file of files) scores[file] = scoreOf(found[file]?.mutants ?? [], readFileSync(file, 'utf8'));
  // The scores are written after each group, so that a run that is stopped loses one group only.
  writeFileSync(scoresFile, `${JSON.stringify(scores, null, 2)}\n`);
}
process.exit((await writeReport(scores)) ? 0 : 1);

/**
 * @param {string[]} files
 * @param {string[]} tests
 * @returns {Record<string, { mutants: Mutant[] }>} the files of Stryker's report
 */
function mutate(files, tests) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  const config = path.join(folder, 'stryker.json');
  const report = path.join(folder, 'report.json');
  writeFileSync(
    config,
    JSON.stringify({
      mutate: files,
      testRunner: 'vitest',
      vitest: { configFile: 'tests/lab/mutations/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      concurrency: Number(values.concurrency ?? 2),
      timeoutMS: 30_000,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      tempDirName: path.join(folder, 'sandbox'),
      ignorePatterns: ['data', 'dist', 'docs', 'tests/lab/results'],
      // Stryker rewrites paths in tsconfig.json by an API that TypeScript 7 no longer has. Ours has no paths to rewrite.
      tsconfigFile: 'none.json',
    }),
  );
  try {
    const { status } = spawnSync(process.execPath, [bin('@stryker-mutator/core', 'stryker'), 'run', config], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', MUTATION_TESTS: tests.join(' '), DRILL: '' },
    });
    if (status !== 0) throw new Error(`Stryker ended with ${status}. The lines above say why.`);
    return JSON.parse(readFileSync(report, 'utf8')).files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ status: string, replacement: string, location: { start: Place, end: Place } }} Mutant
 * @typedef {{ line: number, column: number }} Place counted from one
 */

/**
 * @param {Mutant[]} mutants
 * @param {string} source
 * @returns {import('./report.mjs').Score}
 */
function scoreOf(mutants, source) {
  const valid = mutants.filter(({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status));
  const survivors = valid.filter(({ status }) => status !== 'Killed' && status !== 'Timeout');
  return {
    mutants: valid.length,
    survivors: survivors.map(({ location, replacement }) => mutantName(source, location, replacement)),
  };
}
