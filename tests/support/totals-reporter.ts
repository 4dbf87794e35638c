import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

/**
 * Tells `npm test` how many tests have passed, failed and been skipped so far, and cancels the run when `npm test` says so or
 * has died. A suite or a file that fails outside of its tests (a hook, an import) counts as one failure.
 */
// oxlint-disable-next-line import/no-default-export -- vitest loads a reporter as the default export of its file
export default class TotalsReporter implements Reporter {
  /** The states by the tests' ids, so that a test that is reported twice counts once. */
  readonly #states = new Map<string, 'passed' | 'failed' | 'skipped'>();
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
    await this.#count(test.id, test.result().state);
  }

  async onTestSuiteResult(suite: TestSuite): Promise<void> {
    if (suite.errors().length > 0) await this.#count(suite.id, 'failed');
  }

  async onTestModuleEnd(module: TestModule): Promise<void> {
    if (module.errors().length > 0) await this.#count(module.id, 'failed');
    for (const test of module.children.allTests('skipped')) await this.#count(test.id, 'skipped');
  }

  /** Resolves when `npm test` has the new totals. */
  #count(id: string, state: string): Promise<void> {
    // After a cancellation vitest reports every test that it did not run as skipped.
    if (state === 'passed' || state === 'failed' || (state === 'skipped' && !this.#isCancelled)) {
      this.#states.set(id, state);
    }
    const totals = { passed: 0, failed: 0, skipped: 0 };
    for (const each of this.#states.values()) totals[each] += 1;
    return new Promise((resolve) => (process.send ? process.send(totals, () => resolve()) : resolve()));
  }
}
