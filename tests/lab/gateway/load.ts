import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { headersOf, type Asked, type Operation } from './operations.ts';

export interface Throughput {
  perSecond: number;
  failed: number;
}

const connectionCount = 64;

/** Measures the maximum throughput with wrk (a Debian package), on the core of the store. */
export async function pressure(
  url: string,
  { operation, asked, seconds, folder }: { operation: Operation; asked: Asked; seconds: number; folder: string },
): Promise<Throughput> {
  const script = path.join(folder, `${operation.name}.lua`);
  const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const headers = Object.entries(headersOf(operation, asked));
  writeFileSync(
    script,
    [
      `wrk.method = ${quote(asked.method)}`,
      ...(asked.body ? [`wrk.body = ${quote(asked.body)}`] : []),
      ...headers.map(([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`),
      'function done(summary)',
      '  local e = summary.errors',
      '  print("RESULT " .. summary.requests .. " " .. summary.duration .. " " .. (e.status + e.connect + e.read + e.write + e.timeout))',
      'end',
    ].join('\n'),
  );
  const args = ['-c', '1', 'wrk', '-t1', `-c${connectionCount}`, `-d${seconds}s`, '-s', script, url + asked.path];
  const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [, requests, microseconds, failed] = /RESULT (\d+) (\d+) (\d+)/.exec(printed) ?? [];
  return { perSecond: Number(requests) / (Number(microseconds) / 1e6), failed: Number(failed) };
}

export interface Latency {
  median: number;
  slow: number;
}

/**
 * Sends requests at a fixed rate, without waiting for earlier responses. @returns the median and the 99th percentile of the
 * time from when a request was due to its response, in milliseconds
 */
export async function steady(
  url: string,
  { operation, asked, perSecond, seconds }: { operation: Operation; asked: Asked; perSecond: number; seconds: number },
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  const headers = {
    ...headersOf(operation, asked),
    ...(asked.body && { 'content-length': String(Buffer.byteLength(asked.body)) }),
  };
  const times: number[] = [];
  const count = perSecond * seconds;
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    let sent = 0;
    let answered = 0;
    const send = (due: number) => {
      const done = () => {
        times.push(performance.now() - due);
        answered += 1;
        if (answered === count) resolve();
      };
      request(url + asked.path, { method: asked.method, headers, agent }, (response) =>
        response.resume().once('end', done),
      )
        .once('error', done)
        .end(asked.body);
    };
    const pace = () => {
      const now = performance.now();
      for (; sent < count && startedAt + (sent * 1000) / perSecond <= now; sent += 1) {
        send(startedAt + (sent * 1000) / perSecond);
      }
      if (sent < count) setImmediate(pace);
    };
    pace();
  });
  agent.destroy();
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? NaN, slow: times[Math.floor(times.length * 0.99)] ?? NaN };
}

/** One request. @returns its text */
export async function askOnce(url: string, operation: Operation, asked: Asked): Promise<string> {
  const response = await fetch(url + asked.path, {
    method: asked.method,
    headers: headersOf(operation, asked),
    ...(asked.body && { body: asked.body }),
  });
  return await response.text();
}
