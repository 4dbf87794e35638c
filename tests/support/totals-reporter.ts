import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

/**
 * Tells `npm test` how many tests have passed, failed and been skipped so far, with the names and first errors of those that failed,
 * and cancels the run when `npm test` says so or has died. A suite or a file that fails outside of its tests (a hook, an import) counts
 * as one failure, and so does an error outside of all tests.
 */
// oxlint-disable-next-line import/no-default-export -- vitest loads a reporter as the default export of its file
export default class TotalsReporter implements Reporter {
  /** The states by the tests' ids, so that a test that is reported twice counts once. */
  readonly #states = new Map<string, 'passed' | 'failed' | 'skipped'>();
  /** What failed and why, one line each, by the tests' ids. */
  readonly #failures = new Map<string, string>();
  #isCancelled = false;

  onInit(vitest: Vitest): void {
    const cancel = () => {
      this.#isCancelled = true;
      void vitest.cancelCurrentRun('keyboard-input');
    };
    process.once('message', cancel);
    process.once('disconnect', cancel);
    process.channel?.unref();
  }

  async onTestCaseResult(test: TestCase): Promise<void> {
    const { state, errors } = test.result();
    if (state === 'failed') this.#note(test.id, `${place(test.module)} > ${test.fullName}`, errors);
    await this.#count(test.id, state);
  }

  async onTestSuiteResult(suite: TestSuite): Promise<void> {
    if (suite.errors().length === 0) return;
    this.#note(suite.id, `${place(suite.module)} > ${suite.fullName}`, suite.errors());
    await this.#count(suite.id, 'failed');
  }

  async onTestModuleEnd(module: TestModule): Promise<void> {
    if (module.errors().length > 0) {
      this.#note(module.id, place(module), module.errors());
      await this.#count(module.id, 'failed');
    }
    for (const test of module.children.allTests('skipped')) await this.#count(test.id, 'skipped');
  }

  async onTestRunEnd(_modules: unknown, unhandled: readonly { message: string }[]): Promise<void> {
    for (const [at, error] of unhandled.entries()) {
      this.#note(`unhandled ${at}`, 'an error outside of all tests', [error]);
      await this.#count(`unhandled ${at}`, 'failed');
    }
  }

  #note(id: string, name: string, errors: readonly { message: string }[] = []): void {
    const [cause = ''] = stripVTControlCharacters(errors[0]?.message ?? '').split('\n');
    this.#failures.set(id, `${name}: ${cause.slice(0, 300)}`);
  }

  /** Resolves when `npm test` has the new totals. */
  #count(id: string, state: string): Promise<void> {
    // After a cancellation vitest reports every test that it did not run as skipped.
    if (state === 'passed' || state === 'failed' || (state === 'skipped' && !this.#isCancelled)) {
      this.#states.set(id, state);
    }
    const totals = { passed: 0, failed: 0, skipped: 0 };
    for (const each of this.#states.values()) totals[each] += 1;
    const message = { totals, failures: [...this.#failures.values()] };
    return new Promise((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()));
  }
}

function place(module: TestModule): string {
  return `[${module.project.name}] ${module.relativeModuleId}`;
}
