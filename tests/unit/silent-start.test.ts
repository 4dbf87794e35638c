import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { killServers, startServer } from '../../scripts/setup/processes.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'silent-start-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** Starts a server that sends that message; after the launcher has shown it, ten minutes pass. */
async function startSilent(message: object) {
  const file = path.join(folder, 'server.mjs');
  await writeFile(
    file,
    `process.send(${JSON.stringify(message)});
     setInterval(() => undefined, 1000);`,
  );
  const shown: string[] = [];
  let show = (_text: string): void => undefined;
  const first = new Promise<string>((resolve) => (show = resolve));
  const onProgress = (text: string): void => {
    shown.push(text);
    show(text);
  };
  const result = startServer({ name: 'backend', args: [file], env: process.env, onProgress });
  result.catch(() => undefined);
  await first;
  vi.advanceTimersByTime(600_000);
  return { result, shown };
}

test('a start that says nothing for a minute is ended', async () => {
  const { result } = await startSilent({ type: 'progress', text: 'Adding products' });
  await expect(result).rejects.toThrow('The backend sent no message for 60 s.');
});

test('an upgrade of the database may be silent for ten minutes, and the command prints how long it has been', async () => {
  const text = 'Upgrading the database: step 2 of 9 (order-search)';
  const { result, shown } = await startSilent({ type: 'progress', text, isUpgrade: true });
  expect(shown).toContain(`${text}, for 600 s`);
  killServers();
  await expect(result).rejects.toThrow('The backend ended before it was ready (SIGKILL).');
});
