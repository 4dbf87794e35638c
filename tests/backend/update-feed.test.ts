import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { askForUpdate, isNewer, readNewerRelease } from '#backend/update-feed.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import packageJson from '../../package.json' with { type: 'json' };

const dayMs = 86_400_000;
const notes = 'https://example.com/notes';
/** What the feed answers with, and how often it was asked. */
let answer = { status: 200, text: '' };
let asked = 0;
const feed = createServer((_request, response) => {
  asked += 1;
  response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.text);
});
await new Promise<void>((resolve) => {
  feed.listen(0, '127.0.0.1', resolve);
});
afterAll(() => feed.close());

const updateFeed = new URL(`http://127.0.0.1:${(feed.address() as AddressInfo).port}/greengate.json`);
let now = Date.now();
const backend = backendForTests({ updateFeed }, () => now);

/** Lets a process ask after another day. @returns what it logs, by level */
async function ask(afterMs = dayMs) {
  now += afterMs;
  const log = { info: vi.fn<(...words: unknown[]) => void>(), warn: vi.fn<(...words: unknown[]) => void>() };
  await askForUpdate(backend.context, log);
  return { told: log.info.mock.calls.map(([, text]) => text), warned: log.warn.mock.calls };
}

const newer = () => readNewerRelease(backend.context.database, backend.context.config);

test.each([
  ['1.2.0', '1.1.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.1.0', '1.1.0', false],
  ['1.0.9', '1.1.0', false],
])('%s is newer than %s: %s', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected);
});

test('the store asks once a day, keeps a newer version for the owner, and logs it once', async () => {
  answer = { status: 200, text: JSON.stringify({ version: packageJson.version }) };
  expect(await newer()).toBeNull();
  expect(await ask()).toEqual({ told: [], warned: [] });
  expect(await newer()).toBeNull();

  answer = { status: 200, text: JSON.stringify({ version: '99.0.0', notes, more: true }) };
  expect(await ask(dayMs - 1)).toEqual({ told: [], warned: [] });
  expect(asked).toBe(1);
  expect(await ask(1)).toEqual({ told: ['a newer version of Greengate is there: 99.0.0'], warned: [] });
  expect(await newer()).toEqual({ version: '99.0.0', notes });
  expect(await ask()).toEqual({ told: [], warned: [] });
  expect(asked).toBe(3);
  // Two processes of the shop at the same moment: one asks.
  now += dayMs;
  await Promise.all([ask(0), ask(0)]);
  expect(asked).toBe(4);
});

test.each([
  ['a fault of the server', { status: 500, text: '' }],
  ['another address', { status: 302, text: '' }],
  ['no JSON', { status: 200, text: '<html>' }],
  ['no version', { status: 200, text: '{"version":"newest"}' }],
  ['a page without https', { status: 200, text: '{"version":"99.1.0","notes":"http://example.com"}' }],
  ['too much', { status: 200, text: JSON.stringify({ version: '99.1.0', more: 'x'.repeat(20_000) }) }],
])('after %s the store warns, and keeps what it knew', async (_what, bad) => {
  const before = await newer();
  answer = bad;
  const { told, warned } = await ask();
  expect(told).toEqual([]);
  expect(warned).toEqual([[{ err: expect.any(Error) }, expect.stringContaining('UPDATE_FEED')]]);
  expect(await newer()).toEqual(before);
});

test('without UPDATE_FEED the store asks nobody, and the owner is told of no version', async () => {
  const { database, config } = backend.context;
  const off = { ...backend.context, config: { ...config, updateFeed: null } };
  const before = asked;
  now += dayMs;
  const silent = () => undefined;
  await askForUpdate(off, { info: silent, warn: silent });
  expect(asked).toBe(before);
  expect(await readNewerRelease(database, off.config)).toBeNull();
});
