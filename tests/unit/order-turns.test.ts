import { expect, test } from 'vitest';
import { createOrderTurns } from '#backend/features/orders/order-turns.ts';

/** Work that ends when it is told to. */
function work(name: string, log: string[]) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    end,
    run: async () => {
      log.push(name);
      await ended;
      return name;
    },
  };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

test('some orders run at once, but only one of each person', async () => {
  const log: string[] = [];
  const queue = createOrderTurns({ maxRunning: 2 });
  const [a1, a2, b1, c1] = [work('a1', log), work('a2', log), work('b1', log), work('c1', log)];
  const results = [
    queue.take('a', null, a1.run),
    queue.take('a', null, a2.run),
    queue.take('b', null, b1.run),
    queue.take('c', null, c1.run),
  ];
  await turns();
  expect(log).toEqual(['a1', 'b1']);
  b1.end();
  await turns();
  expect(log).toEqual(['a1', 'b1', 'c1']);
  a1.end();
  await turns();
  expect(log).toEqual(['a1', 'b1', 'c1', 'a2']);
  a2.end();
  c1.end();
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('work that fails gives its turn to the next', async () => {
  const queue = createOrderTurns({ maxRunning: 1 });
  const failing = queue.take('a', null, () => Promise.reject(new Error('no')));
  const next = queue.take('b', null, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('work that waits too long, is beyond the limit or has lost its caller is refused and never runs', async () => {
  const log: string[] = [];
  const queue = createOrderTurns({ maxRunning: 1, maxWaiting: 2, maxWaitMs: 20 });
  const first = work('first', log);
  const running = queue.take('a', null, first.run);
  const late = queue.take('b', null, work('late', log).run);
  const left = new AbortController();
  const abandoned = queue.take('c', left.signal, work('abandoned', log).run);
  const tooMany = queue.take('d', null, work('too many', log).run);
  await expect(tooMany).rejects.toThrow(/busy/);
  left.abort();
  await expect(abandoned).rejects.toThrow(/busy/);
  await expect(late).rejects.toThrow(/busy/);
  first.end();
  expect(await running).toBe('first');
  await turns();
  expect(log).toEqual(['first']);
});
