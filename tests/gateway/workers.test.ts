import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { address, product, shopper } from '#tests/support/goods.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';

/** A gateway of several processes, as in life. Every request comes over a connection of its own, to one of them in turn. */
async function startWorkers(storeUrl: string, env: Record<string, string> = {}, flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, '--import', 'tsx', 'gateway/main.ts'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'warn',
      PORT: '0',
      GATEWAY_WORKERS: '2',
      BACKEND_URL: storeUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const words: { type: string; address: string }[] = [];
  child.on('message', (word: { type: string; address: string }) => words.push(word));
  let stderr = '';
  child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await expect.poll(() => words.length + (child.exitCode ?? 0), { timeout: 60_000 }).toBeGreaterThan(0);
  const url = words[0]?.address ?? '';
  const ask = (query: string, cookie = '') =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
      const asked = request(`${url}/graphql`, { method: 'POST', headers, agent: new Agent() });
      asked.once('error', reject).once('response', (response) => {
        readBody(response).then((bytes) => resolve({ status: response.statusCode, text: bytes.toString() }), reject);
      });
      asked.end(JSON.stringify({ query }));
    });
  /** Over connections of their own, so that every process is asked. */
  const readiness = () =>
    Promise.all([1, 2, 3, 4].map(() => fetch(`${url}/health/ready`, { headers: { connection: 'close' } }))).then(
      (answers) => answers.map(({ status }) => status),
    );
  /** The processes that answer. */
  const pids = () =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return { child, url, words, ended, ask, readiness, pids, stderr: () => stderr };
}

/** Whether that process still does anything; what has ended and was not asked for its end yet does not. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') === false;
  } catch {
    return false;
  }
}

const STORE = {
  'GET /api/product/list': { success: true, products: [product()] },
  'GET /api/user/is-auth': { success: true, user: shopper() },
  'GET /api/seller/is-auth': { success: true },
  'GET /api/address/get': { success: true, addresses: [address()] },
  'POST /api/product/stock': { success: true, message: 'Done' },
};
const COUNT = '{ products { totalCount } }';

// Each starts three processes, which takes a while on a busy machine.
describe.skipIf(process.platform !== 'linux')('several processes over one port', { timeout: 90_000 }, () => {
  test('say once that they are ready, answer all, and end together when asked to', async () => {
    const store = await openStore(STORE);
    const { child, words, ended, ask, pids } = await startWorkers(store.url);
    const workers = pids();

    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(COUNT)));

    expect(words).toEqual([
      { type: 'ready', address: expect.any(String), publicUrl: expect.any(String), sandbox: true },
    ]);
    expect(workers).toHaveLength(2);
    expect(answers.map(({ text }) => text.trim())).toEqual(Array(12).fill('{"data":{"products":{"totalCount":1}}}'));
    // Each of them has its own catalogue.
    expect(store.count('GET /api/product/list')).toBeGreaterThanOrEqual(2);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('finish what they have begun when asked to end', async () => {
    const store = await openStore({
      ...STORE,
      'GET /api/user/is-auth': (_request, response) =>
        setTimeout(() => sendJson(response, { success: true, user: shopper() }), 300),
    });
    const { child, ended, ask } = await startWorkers(store.url);
    const answers = [1, 2, 3].map(() => ask('{ me { name } }', 'token=x'));
    await expect.poll(() => store.count('GET /api/user/is-auth')).toBe(3);
    child.kill('SIGTERM');
    for (const { text } of await Promise.all(answers))
      expect(JSON.parse(text)).toEqual({ data: { me: { name: 'Ann' } } });
    expect(await ended).toBe(0);
  });

  test('asked to end, all say first that they are not ready, answer for as long as they were told to, and finish', async () => {
    const store = await openStore({
      ...STORE,
      'GET /api/user/is-auth': (_request, response) =>
        setTimeout(() => sendJson(response, { success: true, user: shopper() }), 600),
    });
    const { child, ended, ask, readiness } = await startWorkers(store.url, { DRAIN_DELAY: '3' });
    expect(await readiness()).toEqual([200, 200, 200, 200]);
    child.kill('SIGTERM');
    await expect.poll(readiness, { interval: 10 }).toEqual([503, 503, 503, 503]);

    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('{ me { name } }', 'token=x')));

    for (const { text } of answers) expect(JSON.parse(text)).toEqual({ data: { me: { name: 'Ann' } } });
    expect(await ended).toBe(0);
  });

  test('finish what they have begun when every process of the group is asked to end', async () => {
    const store = await openStore({
      ...STORE,
      'GET /api/user/is-auth': (_request, response) =>
        setTimeout(() => sendJson(response, { success: true, user: shopper() }), 300),
    });
    const { child, ended, ask, pids } = await startWorkers(store.url);
    const answers = [1, 2, 3].map(() => ask('{ me { name } }', 'token=x'));
    await expect.poll(() => store.count('GET /api/user/is-auth')).toBe(3);
    const workers = pids();
    child.kill('SIGTERM');
    for (const pid of workers) process.kill(pid, 'SIGTERM');
    for (const { text } of await Promise.all(answers))
      expect(JSON.parse(text)).toEqual({ data: { me: { name: 'Ann' } } });
    expect(await ended).toBe(0);
  });

  test('end at once when asked a second time', async () => {
    const store = await openStore(STORE);
    const { child, ended, pids, readiness } = await startWorkers(store.url, { DRAIN_DELAY: '8' });
    const workers = pids();
    child.kill('SIGTERM');
    await expect.poll(readiness, { interval: 10 }).toEqual([503, 503, 503, 503]);
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    await expect.poll(() => workers.filter(isRunning), { timeout: 5000 }).toEqual([]);
  });

  test('run with the flags of the one that holds them together', async () => {
    const store = await openStore(STORE);
    const { pids } = await startWorkers(store.url, {}, ['--max-semi-space-size=64']);
    for (const pid of pids()) {
      expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')).toContain('--max-semi-space-size=64');
    }
  });

  test('all show a change that was made behind their backs a second later', async () => {
    const store = await openStore(STORE);
    const { ask } = await startWorkers(store.url);
    const stock = '{ product(id: "p1") { inStock } }';
    for (const inStock of [false, true]) {
      await Promise.all([1, 2, 3, 4].map(() => ask(stock)));
      store.on('GET /api/product/list', { success: true, products: [product({ inStock })] });
      await pause(1000);
      const seen = await Promise.all([1, 2, 3, 4].map(() => ask(stock)));
      expect(seen.map(({ text }) => JSON.parse(text).data.product.inStock)).toEqual(Array(4).fill(inStock));
    }
  });

  test('all know of a change of the catalogue before the one who made it has the answer', async () => {
    const store = await openStore(STORE);
    const { ask } = await startWorkers(store.url);
    const stock = async () => (await ask('{ product(id: "p1") { inStock } }')).text.trim();
    for (let round = 0; round < 6; round += 1) {
      const inStock = round % 2 === 0;
      await Promise.all([stock(), stock(), stock(), stock(), stock(), stock()]);
      store.on('GET /api/product/list', { success: true, products: [product({ inStock })] });
      const change = `mutation { setProductStock(input: { productId: "p1", inStock: ${inStock} }) { success } }`;
      expect((await ask(change, 'sellerToken=s')).text).toContain('true');
      const seen = await Promise.all([stock(), stock(), stock(), stock(), stock(), stock()]);
      expect(new Set(seen)).toEqual(new Set([`{"data":{"product":{"inStock":${inStock}}}}`]));
    }
  });

  test('count together what one address sends', async () => {
    const store = await openStore(STORE);
    const { ask } = await startWorkers(store.url);
    const attempt = () => ask('mutation { login(input: { email: "a@b.c", password: "x" }) { success } }');
    store.on('POST /api/user/login', { success: false, message: 'No' });
    for (let tries = 0; tries < 96; tries += 8) await Promise.all(Array.from({ length: 8 }, attempt));

    // The others hear of a count some milliseconds later.
    const statuses: (number | undefined)[] = [];
    for (let tries = 0; tries < 30; tries += 1) {
      statuses.push((await attempt()).status);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }

    const answered = 96 + statuses.filter((status) => status === 200).length;
    expect(answered).toBeGreaterThanOrEqual(100);
    expect(answered).toBeLessThanOrEqual(102);
    expect(statuses.at(-1)).toBe(429);
  });

  test('count together what is answered from kept bytes', async () => {
    const store = await openStore(STORE);
    const { ask } = await startWorkers(store.url);
    const statuses: (number | undefined)[] = [];
    for (let round = 0; round < 65; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(COUNT)));
      statuses.push(...answers.map(({ status }) => status));
    }
    const answered = statuses.filter((status) => status === 200).length;
    // Two processes by themselves would let all 1300 pass; a few pass before the other has heard.
    expect(answered).toBeGreaterThanOrEqual(1200);
    expect(answered).toBeLessThan(1290);
    expect(statuses.at(-1)).toBe(429);
  });

  test('place an order once that reaches two of them under one key', async () => {
    const store = await openStore({
      ...STORE,
      'POST /api/order/cod': (_request, response) =>
        setTimeout(() => sendJson(response, { success: true, message: 'Order Placed' }), 300),
    });
    const { ask } = await startWorkers(store.url);
    const order =
      'mutation { placeOrder(input: { addressId: "a1", payment: COD, idempotencyKey: "k1", items: [{ productId: "p1", quantity: 1 }] }) { success message } }';
    const answers = await Promise.all([1, 2, 3].map(() => ask(order, 'token=x')));
    for (const { text } of answers)
      expect(JSON.parse(text).data.placeOrder).toEqual({ success: true, message: 'Order Placed' });
    expect(store.count('POST /api/order/cod')).toBe(1);
  });

  test('have their metrics in one', async () => {
    const store = await openStore(STORE);
    const { ask, url } = await startWorkers(store.url);
    await Promise.all(Array.from({ length: 9 }, () => ask('{ store { currency } }')));
    const text = await (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
    expect(text).toContain('greengate_operation_seconds_count{operation="other",outcome="ok"} 9');
  });

  test('are replaced when one of them dies', async () => {
    const store = await openStore(STORE);
    const { ask, pids, words, stderr } = await startWorkers(store.url);
    const [first = 0] = pids();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => pids().length === 2 && !pids().includes(first), { timeout: 10_000 }).toBe(true);
    await expect
      .poll(async () => (await Promise.all([1, 2, 3, 4].map(() => ask(COUNT)))).every(({ status }) => status === 200))
      .toBe(true);
    expect(words).toHaveLength(1);
    expect(stderr()).toContain('A worker of the gateway ended');
  });

  test('are replaced when all of them die at the same time', async () => {
    const store = await openStore(STORE);
    const { ask, pids, words } = await startWorkers(store.url);
    for (const pid of pids()) process.kill(pid, 'SIGKILL');
    // What comes in while they die may be given to a dead one, and waits until the client gives up.
    const isAnswered = () => Promise.race([ask(COUNT).then(({ status }) => status === 200), pause(500, false)]);
    await expect.poll(() => isAnswered().catch(() => false), { timeout: 20_000 }).toBe(true);
    expect(words).toHaveLength(1);
  });

  test('are tried again with growing pauses when one of them cannot start any more, while the others answer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'greengate-manifest-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const manifest = join(folder, 'manifest.json');
    const good = JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations: [] });
    writeFileSync(manifest, good);
    const store = await openStore(STORE);
    const { ask, pids, stderr } = await startWorkers(store.url, { SAFELIST_MANIFESTS: manifest });
    const workers = pids();
    const [first = 0, second = 0] = workers;
    writeFileSync(manifest, 'no manifest');
    process.kill(first, 'SIGKILL');

    await expect.poll(stderr, { timeout: 20_000 }).toContain('another one starts in 0.4 s');

    expect(pids()).toContain(second);
    expect((await ask(COUNT)).status).toBe(200);
    writeFileSync(manifest, good);
    await expect
      .poll(async () => (await Promise.all([1, 2, 3, 4].map(() => ask(COUNT)))).length + pids().length, {
        timeout: 20_000,
      })
      .toBe(6);
  });

  test('are gone with the one that holds them together when it is killed', async () => {
    const store = await openStore(STORE);
    const { child, pids } = await startWorkers(store.url);
    const workers = pids();
    child.kill('SIGKILL');
    await expect.poll(() => workers.filter(isRunning), { timeout: 5000 }).toEqual([]);
  });

  test('end when the one who started them is gone', async () => {
    const store = await openStore(STORE);
    const { child, ended, pids } = await startWorkers(store.url);
    const workers = pids();
    child.disconnect();
    expect(await ended).toBe(0);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('end at once, with the reason, when none of them can start', async () => {
    const { ended, stderr } = await startWorkers('http://127.0.0.1:9', { SAFELIST_MANIFESTS: 'package.json' });
    expect(await ended).toBe(1);
    expect(stderr()).toContain('package.json is no manifest of operations');
  });
});
