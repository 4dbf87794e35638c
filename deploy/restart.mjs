#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * Restarts the gateways and backends of this machine one at a time, so that the shop stays open: the next one only when all
 * are ready and the balancer sends requests to all again. Stops with a sentence at the first that does not come back. Waits as
 * long as a backend upgrades the database.
 *
 *   node deploy/restart.mjs                              all running units of greengate-backend@ and greengate-gateway@
 *   node deploy/restart.mjs backend@4020 gateway@4010    these
 *
 * --command    how to restart one, with $ROLE and $PORT, when systemd does not do it; it returns when the old process has ended
 * --balancer   the address of HAProxy's status page, default http://127.0.0.1:4002; without one there, only the processes are asked
 * --timeout    seconds that each may take to be ready, default 60; an upgrade of the database does not count
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    command: { type: 'string', default: 'systemctl restart "greengate-$ROLE@$PORT"' },
    balancer: { type: 'string', default: 'http://127.0.0.1:4002' },
    timeout: { type: 'string', default: '60' },
  },
});
const pollMs = 200;
const answerTimeoutMs = 3000;
/** The pause between two lines about an upgrade. */
const upgradeNoteMs = 5000;

/**
 * The messages of the backends that upgrade the database, by name.
 * @type {Map<string, string>}
 */
const upgrades = new Map();
/** @typedef {{ name: string, role: string, port: string }} Replica */
const replicas = (positionals.length > 0 ? positionals : runningUnits()).map(toReplica);
if (replicas.length === 0)
  fail('No unit of greengate-backend@ or greengate-gateway@ is running: there is nothing to restart.');

for (const replica of replicas) {
  const fault = await faultOf(replica);
  if (fault) fail(`${replica.name} is not ready (${fault}): nothing was restarted. Mend it first, or name the others.`);
}
const inUse = await usedByBalancer();
console.log(
  inUse
    ? `The balancer uses ${[...inUse].join(', ')}.`
    : `No balancer responds at ${values.balancer}: only the processes themselves are asked.`,
);
for (const [index, { name, role, port }] of replicas.entries()) {
  const remaining = replicas.slice(index + 1).map((replica) => replica.name);
  const rest = remaining.length > 0 ? ` Not restarted: ${remaining.join(', ')}.` : '';
  const { status } = spawnSync('sh', ['-c', values.command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ROLE: role, PORT: port },
  });
  if (status !== 0) fail(`${name} could not be restarted: the command ended with ${status}.${rest}`);
  const fault = await waitUntilReady();
  if (fault) fail(`After the restart of ${name}, ${fault} for ${values.timeout} s. Its log says why.${rest}`);
  console.log(`${name} was restarted and is ready.`);
}

/** Waits until all are ready. Returns what is not ready at the deadline, or null. */
async function waitUntilReady() {
  const timeoutMs = Number(values.timeout) * 1000;
  let notedAt = 0;
  for (let fault = null, deadline = Date.now() + timeoutMs; ; await pause(pollMs)) {
    fault = null;
    for (const replica of replicas) {
      const found = await faultOf(replica);
      if (found) fault ??= `${replica.name} was not ready (${found})`;
    }
    const upgrade = upgrades.values().next().value;
    if (upgrade) deadline = Date.now() + timeoutMs;
    if (upgrade && Date.now() - notedAt >= upgradeNoteMs) {
      notedAt = Date.now();
      console.log(`  ${upgrade}`);
    }
    const uses = inUse && (await usedByBalancer());
    const left = [...(inUse ?? [])].find((name) => !uses?.has(name));
    if (left) fault ??= `the balancer did not use ${left}`;
    if (!fault || Date.now() > deadline) return fault;
  }
}

/** @returns {string[]} */
function runningUnits() {
  const patterns = ['greengate-backend@*', 'greengate-gateway@*'];
  const args = ['list-units', '--plain', '--no-legend', '--state=running', ...patterns];
  const { status, stdout, stderr, error } = spawnSync('systemctl', args, { encoding: 'utf8' });
  if (status !== 0) fail(`systemctl cannot list the units: ${error?.message ?? stderr.trim()}`);
  const units = [...stdout.matchAll(/greengate-((?:backend|gateway)@\d+)\.service/g)].map(([, name]) => name ?? '');
  // Backends first: a new version's migrations run at their start.
  return units.sort();
}

/**
 * @param {string} name
 * @returns {Replica}
 */
function toReplica(name) {
  const [, role, port] = /^(backend|gateway)@(\d+)$/.exec(name) ?? [];
  if (!role || !port) return fail(`${name} is no replica: write backend@4020 or gateway@4010.`);
  return { name, role, port };
}

/**
 * The reason why a replica is not ready; null when it is. Keeps in `upgrades` how far its upgrade of the database is.
 * @param {Replica} replica
 */
async function faultOf({ name, port }) {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal });
    const { status, message } = answer.ok ? {} : await answer.json().catch(() => ({}));
    if (status === 'upgrading') upgrades.set(name, `${name}: ${message}`);
    else upgrades.delete(name);
    return answer.ok ? null : `status ${answer.status} at port ${port}`;
  } catch (error) {
    // A long statement of SQLite keeps the process from answering. Without a process, the connection is refused at once.
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) upgrades.delete(name);
    return `no response at port ${port}`;
  }
}

/** The names of the servers that the balancer uses; null when none responds. */
async function usedByBalancer() {
  try {
    const answer = await fetch(`${values.balancer}/;csv`, { signal: AbortSignal.timeout(3000) });
    const rows = (await answer.text()).split('\n').map((line) => line.split(','));
    return new Set(rows.filter((row) => row[17] === 'UP' && row[1] !== 'BACKEND').map((row) => row[1]));
  } catch {
    return null;
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
