import { expect, onTestFinished, test, vi } from 'vitest';
import { collectStartGarbage } from '#common/start-garbage.ts';

test.each([
  ['with --expose-gc a server collects its young generation twice after its start, and never again', true, 2],
  ['without --expose-gc a server starts as ever', false, 0],
])('%s', (_title, isExposed, times) => {
  vi.useFakeTimers();
  const collect = vi.fn<(options: object) => void>();
  vi.stubGlobal('gc', isExposed ? collect : undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  collectStartGarbage();
  vi.advanceTimersByTime(4000);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  expect(collect.mock.calls).toEqual(Array.from({ length: times }, () => [{ type: 'minor', execution: 'async' }]));
});
