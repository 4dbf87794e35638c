import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** The milliseconds of one test file. */
interface FileTimes {
  project: string;
  file: string;
  /** Milliseconds to start the environment, for example jsdom, and the test runner. */
  startMs: number;
  /** Milliseconds to import the setup files and the test file with everything that they import. */
  importMs: number;
  /** Milliseconds of all hooks and tests. */
  testsMs: number;
}

const page = 'tests/lab/results/test-times.md';

/** Writes the milliseconds of every test file of the run to tests/lab/results/test-times.md, slowest first. */
// oxlint-disable-next-line import/no-default-export -- vitest loads a reporter as the default export of its file
export default class TimesReporter implements Reporter {
  readonly #startedAtMs = performance.now();
  readonly #files: FileTimes[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
    this.#files.push({
      project: module.project.name,
      file: relative(process.cwd(), module.moduleId),
      startMs: environmentSetupDuration + prepareDuration,
      importMs: setupDuration + collectDuration,
      testsMs: duration,
    });
  }

  onTestRunEnd(): void {
    const minutes = ((performance.now() - this.#startedAtMs) / 60_000).toFixed(1);
    writeFileSync(page, `${describe(this.#files, minutes).join('\n')}\n`);
  }
}

function describe(files: FileTimes[], minutes: string): string[] {
  const names = [...new Set(files.map(({ project }) => project))].sort();
  const projects = names.map((name) => [name, files.filter(({ project }) => project === name)] as const);
  return [
    '# Where the time of the tests goes',
    '',
    '`npm run lab -- test-times` runs `npm test` and writes this page; arguments of `npm test` narrow it. Milliseconds by the clock,',
    'so files that run side by side share the cores: only the order of the files and the minutes of the whole run mean something.',
    '',
    `Node ${process.versions.node}, ${availableParallelism()} cores: ${minutes} minutes for ${files.length} files.`,
    '',
    '| Project | Files | Start | Import | Hooks and tests |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...projects.map(([project, own]) => `| ${project} | ${own.length} | ${cells(sum(own))} |`),
    ...projects.flatMap(([project, own]) => [
      '',
      `## ${project}`,
      '',
      '| File | Start | Import | Hooks and tests |',
      '| --- | ---: | ---: | ---: |',
      ...own.sort((one, other) => total(other) - total(one)).map((each) => `| ${each.file} | ${cells(each)} |`),
    ]),
  ];
}

const cells = ({ startMs, importMs, testsMs }: Omit<FileTimes, 'project' | 'file'>) =>
  [startMs, importMs, testsMs].map((value) => value.toFixed(0)).join(' | ');

const total = ({ startMs, importMs, testsMs }: FileTimes) => startMs + importMs + testsMs;

function sum(files: FileTimes[]) {
  const sums = { startMs: 0, importMs: 0, testsMs: 0 };
  for (const file of files) {
    for (const phase of ['startMs', 'importMs', 'testsMs'] as const) sums[phase] += file[phase];
  }
  return sums;
}
