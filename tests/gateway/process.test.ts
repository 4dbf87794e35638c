import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, sendJson } from '#tests/support/open-store.ts';

/** Starts the gateway as a process, with a channel to this one as under `npm start`. */
function startGateway(env: Record<string, string>, { hasChannel = true, folder = '.' } = {}) {
  const child = spawn(process.execPath, ['dist/gateway/main.js'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', hasChannel ? 'ipc' : 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
  /** The lines of the log so far. */
  const lines: string[] = [];
  const log = createInterface({ input: child.stdout as Readable }).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, stderr }));
  /** The first line of the log with that text. A process takes as long to start as the machine lets it. */
  const lineWith = async (text: string): Promise<string> => {
    for (;;) {
      const found = lines.find((line) => line.includes(text));
      if (found !== undefined) return found;
      await Promise.race([once(log, 'line'), ended.then(({ stderr: said }) => Promise.reject(new Error(said)))]);
    }
  };
  const ready = once(child, 'message').then(
    ([message]) => message as { type: string; address: string; publicUrl: string; sandbox: boolean },
  );
  return { child, ended, ready, lines, lineWith };
}

const stops = ['SIGTERM', 'SIGHUP'] as const;
test.each(stops)('the process reports its address when ready, and finishes open requests after %s', async (signal) => {
  let isShopperAsked = false;
  const store = await openStore({
    'GET /api/user/is-auth': ({ headers }, response) => {
      // The gateway also asks without a cookie, to see whether the store has this call.
      if (headers.cookie === 'token=x') isShopperAsked = true;
      // The test ends the process while this call runs.
      setTimeout(() => sendJson(response, { success: true, user: { _id: 'u1', name: 'Ann' } }), 300);
    },
  });
  const { child, ready, ended } = startGateway({ PORT: '0', BACKEND_URL: store.url });
  const message = await ready;
  expect(message).toEqual({
    type: 'ready',
    address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    publicUrl: message.address,
    sandbox: true,
  });

  const answer = fetch(`${message.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'token=x', connection: 'close' },
    body: JSON.stringify({ query: '{ me { name } }' }),
  });
  await expect.poll(() => isShopperAsked).toBe(true);
  child.kill(signal);

  expect(await (await answer).json()).toMatchObject({ data: { me: { name: 'Ann' } } });
  expect(await ended).toEqual({ code: 0, stderr: '' });
});

test.runIf(existsSync('/proc/self/cwd'))(
  'the process serves its own pages while an upgrade has put another version in its place',
  async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'greengate-exchanged-'));
    onTestFinished(() => rm(home, { recursive: true }));
    const program = path.join(home, 'greengate');
    const writePages = async (version: string) => {
      await mkdir(path.join(program, 'dist/web/assets'), { recursive: true });
      await writeFile(path.join(program, 'dist/web/assets/version.txt'), version);
    };
    await cp('dist/gateway', path.join(program, 'dist/gateway'), { recursive: true });
    for (const name of ['package.json', 'schema.graphql', 'gateway', 'node_modules'])
      await symlink(path.resolve(name), path.join(program, name));
    await writePages('old');
    const store = await openStore({});
    const { ready } = startGateway({ PORT: '0', BACKEND_URL: store.url }, { folder: program });
    const { address } = await ready;

    await rename(program, `${program}-old`);
    await writePages('new');

    expect(await (await fetch(`${address}/assets/version.txt`)).text()).toBe('old');
  },
);

test('after SIGTERM the process reports that it is not ready and serves requests for DRAIN_DELAY', async () => {
  const store = await openStore({
    'GET /api/product/list': (_request, response) => sendJson(response, { success: true, products: [] }),
  });
  const { child, ready, ended } = startGateway({ PORT: '0', BACKEND_URL: store.url, DRAIN_DELAY: '0.8' });
  const { address } = await ready;
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);

  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/health/ready`)).status, { interval: 10 }).toBe(503);
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products { totalCount } }' }),
  });

  expect(await answer.json()).toMatchObject({ data: { products: { totalCount: 0 } } });
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ended).toEqual({ code: 0, stderr: '' });
});

test('the process ends when its parent process is gone', async () => {
  const { child, ready, ended } = startGateway({ PORT: '0', BACKEND_URL: 'http://127.0.0.1:9' });
  await ready;
  child.disconnect();
  expect((await ended).code).toBe(0);
});

test('in production, every line on stdout is one JSON object with a level in words', async () => {
  const store = await openStore({
    'GET /api/product/list': (_request, response) => sendJson(response, { success: true, products: [] }),
  });
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'info', PORT: '0', BACKEND_URL: store.url };
  const { child, ended, lines, lineWith } = startGateway(env, { hasChannel: false });
  const { address } = JSON.parse(await lineWith('the gateway listens')) as { address: string };
  await fetch(`${address}/nowhere.png`).then((response) => response.text());
  await lineWith('/nowhere.png');
  child.kill('SIGTERM');
  await ended;

  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^(info|warn)$/) });
});

test('the process reports all invalid settings at once and does not start', async () => {
  const { ended } = startGateway({ PORT: 'many', PUBLIC_URL: 'shop', LOG_LEVEL: 'warn' });
  const { code, stderr } = await ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^PORT must be a port number/),
    expect.stringMatching(/^PUBLIC_URL must be the address shoppers use/),
  ]);
});

test('the process reports in one line that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;

  const { ended } = startGateway({ PORT: String(port) });

  expect(await ended).toEqual({
    code: 1,
    stderr: `Port ${port} is taken. Stop the program that uses it, or set PORT to a free port.\n`,
  });
});

test('the process reports in one line which file is not a manifest', async () => {
  const { ended } = startGateway({ PORT: '0', SAFELIST_MANIFESTS: 'package.json' });

  expect(await ended).toEqual({
    code: 1,
    stderr: "SAFELIST_MANIFESTS: package.json is no manifest of operations in Apollo's format.\n",
  });
});

test('in production the log says once what the settings do not allow, also of a proxy that they do not mention', async () => {
  const env = { PORT: '0', BACKEND_URL: 'http://127.0.0.1:9', NODE_ENV: 'production' };
  const { ready, lines } = startGateway(env);
  const { address } = await ready;
  for (const client of ['203.0.113.9', '203.0.113.10']) {
    await fetch(`${address}/health/live`, { headers: { 'x-forwarded-for': client } });
  }

  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.map((line) => JSON.parse(line).msg).filter((text) => /^[A-Z_]+ is /.test(text))).toEqual([
    expect.stringMatching(/^PUBLIC_URL is not set: /),
    expect.stringMatching(/^TRUST_PROXY is 0, but requests have X-Forwarded-For: /),
  ]);
});

test('no file of the built gateway needs two bytes for each character in memory', async () => {
  const files = (await readdir('dist/gateway', { recursive: true })).filter((file) => file.endsWith('.js'));
  expect(files).toContain('main.js');
  for (const file of files) {
    const code = await readFile(path.join('dist/gateway', file), 'utf8');
    // oxlint-disable-next-line no-control-regex -- the characters of one byte
    expect({ file, wide: /[^\0-\xff]/.exec(code)?.[0] }).toEqual({ file, wide: undefined });
  }
});
