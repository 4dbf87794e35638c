import { beforeEach, expect, test, vi } from 'vitest';
import { pickQueue, weightOf, type QueuedPick } from '#web/features/seller/picking/pick-queue.ts';
import { randomId } from '#web/shared/lib/random-id.ts';

/** The content of the browser's database. A reload of the page keeps it. */
const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
}));

const pick = (id: string, line: number, orderId = 'o1'): QueuedPick => ({
  id,
  orderId,
  line,
  quantity: 1,
  grams: null,
  reason: null,
  substitute: null,
  isWeightConfirmed: false,
});
const atFirst = pickQueue.current();
const waiting = () => pickQueue.current().map(({ id }) => id);

beforeEach(() => {
  pickQueue.forget();
  stored.clear();
});

test('a reload loses no waiting pick', async () => {
  pickQueue.add(pick('a', 0));
  pickQueue.add(pick('b', 1));
  pickQueue.forget();
  expect(waiting()).toEqual([]);
  await pickQueue.load();
  expect(waiting()).toEqual(['a', 'b']);
  pickQueue.remove('a');
  pickQueue.forget();
  await pickQueue.load();
  expect(waiting()).toEqual(['b']);
});

test('the picks of an earlier visit are sent before newer ones, and are read once', async () => {
  pickQueue.add(pick('old', 0));
  pickQueue.forget();
  const loading = pickQueue.load();
  // Ticked while the database responds. The database of the page is read first, so nothing is lost.
  pickQueue.add(pick('new', 1));
  await Promise.all([loading, pickQueue.load()]);
  expect(waiting()).toEqual(['old', 'new']);
});

test('a newer pick of a line replaces the one that waits, and only that one', () => {
  for (const each of [pick('a', 0), pick('b', 1), pick('c', 0, 'o2'), pick('d', 0)]) pickQueue.add(each);
  expect(waiting()).toEqual(['b', 'c', 'd']);
});

test('a pick that is on its way stays until the store has responded', () => {
  pickQueue.add(pick('a', 0));
  pickQueue.setSending('a');
  pickQueue.add(pick('b', 0));
  pickQueue.add(pick('c', 0));
  expect(waiting()).toEqual(['a', 'c']);
  pickQueue.endSending('a');
  pickQueue.add(pick('d', 0));
  expect(waiting()).toEqual(['d']);
});

test('the next pick stays when the sending of the one before ends after its own has begun', () => {
  pickQueue.setSending('a');
  pickQueue.add(pick('b', 0));
  pickQueue.setSending('b');
  pickQueue.endSending('a');
  pickQueue.add(pick('c', 0));
  expect(waiting()).toEqual(['b', 'c']);
});

test('a page that shows the queue learns of each change until it leaves', () => {
  const listener = vi.fn<() => void>();
  const leave = pickQueue.subscribe(listener);
  pickQueue.add(pick('a', 0));
  pickQueue.remove('a');
  leave();
  pickQueue.add(pick('b', 0));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a database that is empty, or has something else, changes nothing', async () => {
  const listener = vi.fn<() => void>();
  const leave = pickQueue.subscribe(listener);
  for (const value of [undefined, [], 'something else']) {
    pickQueue.forget();
    stored.set('greengate.picks', value);
    await pickQueue.load();
  }
  leave();
  expect(listener).not.toHaveBeenCalled();
  expect(waiting()).toEqual([]);
});

test('each pick has a key of its own of 32 hexadecimal digits', () => {
  const ids = Array.from({ length: 50 }, () => randomId());
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(50);
});

test('no pick waits before the page has read the picks of the browser', () => expect(atFirst).toEqual([]));

test('the pick keeps the weight of its product', () => {
  const weight = { expectedGrams: 700, leastGrams: 600, likelyGrams: { from: 350, to: 1050 } };
  expect(weightOf({ ...weight, name: 'Chicken' } as typeof weight)).toEqual(weight);
});
