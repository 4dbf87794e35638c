import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { processorMs, residentMegabytes } from '../process-figures.ts';
import { askOnce } from './load.ts';
import { operations, requestFor } from './operations.ts';
import type { Target } from './peers.ts';

export interface RunningTarget {
  target: Target;
  /** The folder of its checkout or of its packages. */
  folder: string;
  url: string;
  /** The process; undefined for a server that ran already. */
  child?: ChildProcess;
  /** Milliseconds from the start of the process to its first response. */
  firstAnswer: number;
}

/** The addresses of the store that checks sessions itself, and of the one that declares nothing. */
export interface StoreUrls {
  own: string;
  classic: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server on the first core and waits for its first response. Throws when none comes. */
export async function startTarget(target: Target, folder: string, stores: StoreUrls): Promise<RunningTarget> {
  if (target.url !== undefined) return { target, folder, url: target.url, firstAnswer: NaN };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const storeUrl = target.isOverClassicStore ? stores.classic : stores.own;
  const startedAt = performance.now();
  const child = spawn('taskset', ['-c', '0', process.execPath, ...target.args], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      STORE: storeUrl,
      BACKEND_URL: storeUrl,
      // The same settings as under npm start, but without rate limits: all requests come from one address.
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...target.env,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  for (;;) {
    const fault = await askFirst(target, folder, url).catch((error: unknown) => String(error));
    if (fault === undefined) break;
    if (child.exitCode !== null) throw new Error('it ended before its first answer');
    if (performance.now() - startedAt > 20_000) {
      child.kill('SIGKILL');
      throw new Error(`no answer within 20 s: ${fault}`);
    }
    await pause(5);
  }
  return { target, folder, url, child, firstAnswer: performance.now() - startedAt };
}

async function askFirst({ dialect }: Target, folder: string, url: string): Promise<undefined> {
  for (const operation of operations) {
    const asked =
      operation.name === (dialect === 'rest' ? 'products' : 'session') && requestFor(operation, dialect, folder);
    if (asked) await askOnce(url, operation, asked);
  }
}

export async function stopTarget({ child }: RunningTarget): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** NaN for a server that ran already. */
export const residentMegabytesOf = ({ child }: RunningTarget): number => (child ? residentMegabytes(child.pid) : NaN);

/** NaN for a server that ran already. */
export const cpuMilliseconds = ({ child }: RunningTarget): number => (child ? processorMs(child.pid) : NaN);
