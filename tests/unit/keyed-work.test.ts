import { expect, test } from 'vitest';
import { doKeyedWork } from '#backend/keyed-work.ts';

interface Item {
  key: string;
  number: number;
}

/** Items in a list as of a table: each is listed until its work has ended. Its work ends by `end`. */
function listOf(keys: string) {
  const items = Array.from(keys, (key, number) => ({ key, number }));
  const begun: Item[] = [];
  const ends = new Map<Item, (error?: Error) => void>();
  const stopping = new AbortController();
  const done = doKeyedWork<Item>({
    find: async () => [...items],
    keyOf: ({ key }) => key,
    work: (item) =>
      new Promise<void>((resolve, reject) => {
        if (!items.includes(item)) {
          resolve();
          return;
        }
        begun.push(item);
        ends.set(item, (error) => {
          items.splice(items.indexOf(item), 1);
          if (error) reject(error);
          else resolve();
        });
      }),
    maxRunning: 3,
    lookAgainMs: 5,
    signal: stopping.signal,
  });
  // The test's own `expect` reads it later.
  done.catch(() => undefined);
  const names = () => begun.map(({ key, number }) => `${key}${number}`);
  return {
    done,
    stopping,
    names,
    add: (key: string) => void items.push({ key, number: begun.length + items.length }),
    begins: async (count: number) => {
      await expect.poll(() => names().length).toBe(count);
    },
    end: (name: string, error?: Error) => {
      const item = begun.find(({ key, number }) => `${key}${number}` === name);
      if (item) ends.get(item)?.(error);
    },
  };
}

test('work of different keys runs at once, up to the limit, and that of one key one after the other', async () => {
  const list = listOf('aabacd');
  await list.begins(3);
  expect(list.names()).toEqual(['a0', 'b2', 'c4']);
  list.end('c4');
  await list.begins(4);
  expect(list.names().at(-1)).toBe('d5');
  list.end('d5');
  list.end('b2');
  list.end('a0');
  await list.begins(5);
  expect(list.names().at(-1)).toBe('a1');
  list.end('a1');
  await list.begins(6);
  list.end('a3');
  await list.done;
});

test('work that is added while slow work runs begins before the slow work ends', async () => {
  const list = listOf('a');
  await list.begins(1);
  list.add('b');
  await list.begins(2);
  expect(list.names()).toEqual(['a0', 'b2']);
  for (const name of list.names()) list.end(name);
  await list.done;
});

test('after an error no other work begins, and the error is thrown when the running work has ended', async () => {
  const list = listOf('abcd');
  await list.begins(3);
  let isDone = false;
  void list.done.catch(() => undefined).then(() => (isDone = true));
  list.end('a0', new Error('the disk is full'));
  list.end('b1');
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toBe(false);
  list.end('c2');
  await expect(list.done).rejects.toThrow('the disk is full');
  expect(list.names()).toEqual(['a0', 'b1', 'c2']);
});

test('after a stop no other work begins, and the running work ends', async () => {
  const list = listOf('abcd');
  await list.begins(3);
  list.stopping.abort();
  for (const name of list.names()) list.end(name);
  await list.done;
  expect(list.names()).toEqual(['a0', 'b1', 'c2']);
});
