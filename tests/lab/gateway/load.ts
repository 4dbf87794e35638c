import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { cookieOf, sessionCount, type Asked, type Operation } from './operations.ts';

export interface Throughput {
  perSecond: number;
  failed: number;
}

const connectionCount = 64;

/** Measures the maximum throughput with wrk (a Debian package), on the core of the store; sessions in turn. */
export async function pressure(
  url: string,
  { operation, asked, seconds, folder }: { operation: Operation; asked: Asked; seconds: number; folder: string },
): Promise<Throughput> {
  const script = path.join(folder, 'requests.lua');
  const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const headers = Object.entries(asked.headers ?? {});
  const inTurn = `
    local requests, turn = {}, 0
    function init()
      for session = 0, ${sessionCount - 1} do
        wrk.headers["cookie"] = ${quote(cookieOf(0).replace(/0$/, ''))} .. session
        requests[session] = wrk.format()
      end
    end
    function request()
      turn = (turn + 1) % ${sessionCount}
      return requests[turn]
    end`;
  writeFileSync(
    script,
    [
      `wrk.method = ${quote(asked.method)}`,
      ...(asked.body ? [`wrk.body = ${quote(asked.body)}`] : []),
      ...headers.map(([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`),
      ...(operation.hasSession ? [inTurn] : []),
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

/** A latency in milliseconds. */
export interface Latency {
  median: number;
  /** The 99th percentile. */
  slow: number;
}

/**
 * Sends requests at the operation's moderate rate, without waiting for earlier responses; sessions in turn.
 *
 * @returns the times from when a request was due to its response
 */
export async function steady(
  url: string,
  { operation, asked, seconds }: { operation: Operation; asked: Asked; seconds: number },
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  const times: number[] = [];
  const count = operation.moderateRate * seconds;
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    let sent = 0;
    let answered = 0;
    const send = (due: number, session: number) => {
      const done = () => {
        times.push(performance.now() - due);
        answered += 1;
        if (answered === count) resolve();
      };
      request(
        url + asked.path,
        { method: asked.method, headers: headersOf(operation, asked, session), agent },
        (response) => response.resume().once('end', done),
      )
        .once('error', done)
        .end(asked.body);
    };
    const pace = () => {
      const now = performance.now();
      for (; sent < count && startedAt + (sent * 1000) / operation.moderateRate <= now; sent += 1) {
        send(startedAt + (sent * 1000) / operation.moderateRate, sent % sessionCount);
      }
      if (sent < count) setImmediate(pace);
    };
    pace();
  });
  agent.destroy();
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? NaN, slow: times[Math.floor(times.length * 0.99)] ?? NaN };
}

/** One request of a session. @returns its text, checked by the operation's proof */
export async function askOnce(url: string, operation: Operation, asked: Asked, session = 7): Promise<string> {
  const response = await fetch(url + asked.path, {
    method: asked.method,
    headers: headersOf(operation, asked, session),
    ...(asked.body && { body: asked.body }),
  });
  const text = await response.text();
  if (text.includes(operation.proof.replace('#', `${session}`))) return text;
  throw new Error(`${operation.name}: ${text.slice(0, 300)}`);
}

const headersOf = ({ hasSession }: Operation, { body, headers }: Asked, session: number): Record<string, string> => ({
  ...headers,
  ...(hasSession && { cookie: cookieOf(session) }),
  ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
});
