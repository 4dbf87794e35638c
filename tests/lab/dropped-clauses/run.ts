import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { switchable } from './clauses.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** Runs the files in the sequence that they are given in. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** These drive other processes, which run built sources, or take long. */
const exclude = ['**/*-drill.test.ts', '**/{store-process,long-texts,backup-restore,dated-backups}.test.ts'];

/** By test file: the clauses that it runs, each with its file, and the milliseconds that it takes. */
export type Recorded = Record<string, { clauses: string[]; ms: number }>;

export interface Runner {
  /** All test files that it knows. */
  files: string[];
  /** Which clauses each of these test files runs, and how long it takes; `failed` are those that fail before anything is left out. */
  record(files: readonly string[]): Promise<{ recorded: Recorded; failed: string[] }>;
  /** Whether one of these test files fails without the clause. Stops at the first failure. */
  isNoticed(clause: string, files: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

/** The tests of the backend on SQLite, over sources with switches. No file of the sources is changed. */
export async function openRunner(
  workers: number,
  timeoutMs: number,
  include = ['tests/backend/**/*.test.ts'],
): Promise<Runner> {
  const notesDir = mkdtempSync(path.join(tmpdir(), 'dropped-clauses-'));
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include,
      exclude,
      environment: 'node',
      globalSetup: ['tests/support/server-builds.ts'],
      setupFiles: ['tests/lab/dropped-clauses/drop-clause.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      isolate: false,
      maxWorkers: workers,
      bail: 1,
      sequence: { sequencer: AsGiven },
      reporters: [{}],
    },
    {
      resolve: { alias: [{ find: '@node-rs/argon2', replacement: `${root}tests/support/quick-passwords.ts` }] },
      plugins: [
        {
          name: 'dropped-clauses',
          enforce: 'pre',
          transform(code, id) {
            const file = path.relative(root, id.split('?', 1)[0] ?? '');
            return file.startsWith('backend/') && file.endsWith('.ts') ? { code: switchable(file, code).text } : null;
          },
        },
      ],
    },
  );
  vitest.provide('notesDir', notesDir);
  vitest.provide('droppedClause', '');
  await vitest.standalone();
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((each) => [path.relative(root, each.moduleId), each]),
  );

  const chosen = (files: readonly string[]) => files.flatMap((file) => specifications.get(file) ?? []);
  const clearNotes = () => {
    for (const name of readdirSync(notesDir)) rmSync(path.join(notesDir, name));
  };
  /** Ends the test processes of a run that takes too long. */
  const endWorkers = () => {
    for (const name of readdirSync(notesDir).filter((each) => each.endsWith('.pid'))) {
      try {
        process.kill(Number.parseInt(name, 10), 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
  };
  return {
    files: [...specifications.keys()],
    async record(files) {
      clearNotes();
      vitest.provide('droppedClause', '');
      vitest.config.bail = 0;
      const { testModules } = await vitest.runTestSpecifications(chosen(files));
      vitest.config.bail = 1;
      const pathOf = ({ moduleId }: { moduleId: string }) => path.relative(root, moduleId);
      const failed = testModules.filter((each) => each.state() === 'failed').map(pathOf);
      const times = new Map(testModules.map((each) => [pathOf(each), each.diagnostic().duration]));
      const notes = readdirSync(notesDir)
        .filter((name) => name.endsWith('.json'))
        .map(
          (name) => JSON.parse(readFileSync(path.join(notesDir, name), 'utf8')) as { file: string; clauses: string[] },
        )
        .filter(({ file }) => !failed.includes(file));
      const recorded = Object.fromEntries(
        notes.map(({ file, clauses }) => [file, { clauses, ms: times.get(file) ?? 0 }]),
      );
      return { recorded, failed };
    },
    async isNoticed(clause, files) {
      clearNotes();
      vitest.provide('droppedClause', clause);
      // For the files that are left, Vitest starts other processes, which may not end either.
      const timer = setInterval(() => {
        void vitest.cancelCurrentRun('test-failure');
        endWorkers();
      }, timeoutMs);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen(files));
      clearInterval(timer);
      return unhandledErrors.length > 0 || testModules.some((each) => each.state() === 'failed');
    },
    async close() {
      await vitest.close();
      rmSync(notesDir, { recursive: true });
    },
  };
}
