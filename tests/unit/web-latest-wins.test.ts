import { expect, test } from 'vitest';
import { latestWins } from '#web/shared/lib/network/latest-wins.ts';

/** A sender whose sends wait until the test releases them. */
function heldSender() {
  const sent: number[] = [];
  const waiting: (() => void)[] = [];
  const send = (value: number) => {
    sent.push(value);
    return new Promise<void>((resolve) => void waiting.push(resolve));
  };
  return { sent, send, letGo: () => waiting.shift()?.() };
}

test('the queue sends one value at a time and only the newest of those that wait', async () => {
  const { sent, send, letGo } = heldSender();
  const queue = latestWins(send);
  void queue.push(1);
  void queue.push(2);
  const last = queue.push(3);
  expect(sent).toEqual([1]);
  letGo();
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toEqual([1, 3]);
  letGo();
  await last;
});

test('the queue is idle once the last value has arrived', async () => {
  const { send, letGo } = heldSender();
  const queue = latestWins(send);
  await queue.idle();
  let idle = false;
  void queue.push(1);
  const waited = queue.idle().then(() => (idle = true));
  await Promise.resolve();
  expect(idle).toBe(false);
  letGo();
  await waited;
  expect(idle).toBe(true);
});

test('the queue sends the next value after a failure', async () => {
  const sent: number[] = [];
  const queue = latestWins(async (value: number) => {
    sent.push(value);
    if (value === 1) throw new Error('no network');
  });
  await expect(queue.push(1)).rejects.toThrow('no network');
  await queue.push(2);
  expect(sent).toEqual([1, 2]);
});

test('the queue drops the waiting value', async () => {
  const { sent, send, letGo } = heldSender();
  const queue = latestWins(send);
  const all = queue.push(1);
  void queue.push(2);
  queue.drop();
  letGo();
  await all;
  expect(sent).toEqual([1]);
});
