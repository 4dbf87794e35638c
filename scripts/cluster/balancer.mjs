import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The number of requests to the API that the balancer accepts from one address per minute; a single gateway has the
 * same limit.
 */
const maxRequestsPerMinute = 1200;
const unlimited = 1_000_000_000;

/** The time that the balancer may take to find replicas ready. */
const readyTimeoutMs = 30_000;
const pollMs = 100;

/**
 * @param {string} name
 * @param {{ name: string, port: number }[]} replicas
 */
function section(name, replicas) {
  const servers = replicas.map(({ name: server, port }) => `    server ${server} 127.0.0.1:${port}`);
  return [`backend ${name}`, '    balance leastconn', ...servers].join('\n');
}

/**
 * HAProxy over these replicas, with the rules of `deploy/haproxy/balancer.cfg`.
 * @param {{ haproxy: string, ports: { shop: number, store: number, stats: number }, host: string,
 *   gateways: { name: string, port: number }[], backends: { name: string, port: number }[], isLimited: boolean }} options
 */
export function prepareBalancer({ haproxy, ports, host, gateways, backends, isLimited }) {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-balancer-'));
  const replicas = join(folder, 'replicas.cfg');
  writeFileSync(replicas, `${section('gateways', gateways)}\n\n${section('backends', backends)}\n`);
  const stats = `http://127.0.0.1:${ports.stats}`;
  return {
    stats,
    env: {
      SHOP_BIND: `${host}:${ports.shop}`,
      STORE_BIND: `127.0.0.1:${ports.store}`,
      STATS_BIND: `127.0.0.1:${ports.stats}`,
      REQUESTS_A_MINUTE: String(isLimited ? maxRequestsPerMinute : unlimited),
    },
    /** The program, for foreign-program.mjs. */
    program: {
      command: haproxy,
      args: ['-db', '-f', 'deploy/haproxy/balancer.cfg', '-f', replicas],
      stopSignal: 'SIGTERM',
      folder,
    },
    /**
     * Resolves when the balancer sends requests to all of these replicas; rejects after `readyTimeoutMs`.
     * @param {string[]} names
     */
    async uses(names) {
      for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; await pause(pollMs)) {
        const up = await readUp(stats);
        if (names.every((name) => up.has(name))) return;
      }
      throw new Error(`The balancer does not find ${names.join(', ')} ready. Its own view: ${stats}/`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * The names of the replicas that the balancer considers ready; none while it does not respond.
 * @param {string} stats
 */
async function readUp(stats) {
  try {
    const table = await (await fetch(`${stats}/;csv`)).text();
    const rows = table.split('\n').map((line) => line.split(','));
    return new Set(rows.filter((row) => row[17] === 'UP').map(([, name]) => name));
  } catch {
    return new Set();
  }
}
