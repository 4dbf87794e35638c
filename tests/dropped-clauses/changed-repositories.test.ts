import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { revisionBefore } from '../../scripts/setup/changed-tests.mjs';

/** A landing is about as many commits. */
const commits = 20;
/** Clauses that are left out, one after the other. Each one takes three to four seconds on a quiet machine. */
const limit = 10;

/** Runs the operator in a process of its own, which is no part of this run of tests. */
function dropClauses(revision: string): Promise<{ code: number; output: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'TEST_PART'),
  );
  const args = ['--near', `--changed=${revision}`, `--limit=${limit}`, '--workers=2'];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'tests/lab/dropped-clauses/dropped-clauses.ts', ...args],
      { env, maxBuffer: 10_000_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

test('a test fails without nearly each clause of the repositories that the last commits have changed', async (context) => {
  const before = revisionBefore(commits);
  if ('missing' in before) return context.skip(before.missing);
  const { code, output } = await dropClauses(before.revision);
  if (output.startsWith('No file with clauses')) {
    return context.skip(`The last ${commits} commits have changed no file of the backend with clauses of queries.`);
  }
  process.stdout.write(output);
  expect(code === 0 ? '' : output).toBe('');
});
