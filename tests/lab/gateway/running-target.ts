import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { askOnce } from './load.ts';
import { operations } from './operations.ts';
import type { Target } from './peers.ts';

export interface RunningTarget {
  target: Target;
  url: string;
  child: ChildProcess;
  /** Milliseconds from the start of the process to its first response. */
  firstAnswer: number;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server on the first core and waits for its first response. Throws when none comes. */
export async function startTarget(target: Target, folder: string, storeUrl: string): Promise<RunningTarget> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [command = '', ...args] = target.command(folder, port);
  const startedAt = performance.now();
  const child = spawn('taskset', ['-c', '0', command, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      STORE: storeUrl,
      BACKEND_URL: storeUrl,
      // As under npm start, but without rate limits: all requests come from one address.
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const operation = operations.find(({ name }) => name === 'is-auth');
  const asked = operation?.asked[target.dialect];
  if (!operation || !asked) throw new Error('nothing to ask');
  for (;;) {
    const text = await askOnce(url, operation, asked).catch(() => '');
    if (text.includes(operation.proof)) break;
    if (child.exitCode !== null) throw new Error('it ended before its first answer');
    if (performance.now() - startedAt > 20_000) {
      child.kill('SIGKILL');
      throw new Error(`no answer within 20 s${text && `: ${text.slice(0, 200)}`}`);
    }
    await pause(5);
  }
  return { target, url, child, firstAnswer: performance.now() - startedAt };
}

export async function stopTarget({ child }: RunningTarget): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The resident memory of a process in megabytes. */
export function residentMegabytes({ child }: RunningTarget): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

/** The processor time of a process in milliseconds, over all its threads. */
export function cpuMilliseconds({ child }: RunningTarget): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Fields 14 and 15 of proc(5), in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
