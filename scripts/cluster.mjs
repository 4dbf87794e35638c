import { setTimeout as pause } from 'node:timers/promises';
import { prepareBalancer } from './cluster/balancer.mjs';
import { clusterCard } from './cluster/cluster-card.mjs';
import { preparePostgres } from './cluster/private-postgres.mjs';
import { ensureBuilds } from './setup/builds.mjs';
import { checkConfiguration, loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { findLastingPort, requireFreePort } from './setup/free-port.mjs';
import { ensureHaproxy, haproxyIsMissing } from './setup/haproxy.mjs';
import { installPostgres } from './setup/postgres.mjs';
import { EndedBeforeReady, killServers, startServer, stopRemaining, stopServer } from './setup/processes.mjs';
import { progress, progressDone, step } from './setup/terminal.mjs';

/**
 * `npm run cluster`: two gateways and two backends over one PostgreSQL, behind HAProxy. Gateways reach the backends through
 * the balancer, too. Whatever ends without being asked is started again where it was; SIGUSR2 starts all anew in turn.
 */

const COPIES = 2;
/** Times in a row that a program may end within so many milliseconds of its start. */
const PATIENCE = 5;
const SHORT_LIFE = 5000;

requireNode();
loadDotEnv();
ensureDependencies();
const haproxy = ensureHaproxy() ?? endWith(new Error(haproxyIsMissing));
await ensureBuilds().catch(endWith);
checkConfiguration({ ...(await import('../dist/gateway/config.js')), ...(await import('../dist/backend/config.js')) });
if (process.env.BACKEND_URL) {
  endWith(new Error('BACKEND_URL is set: npm run cluster runs backends of its own. Leave it out, or use npm start.'));
}

const rawLog = Boolean(process.env.LOG_LEVEL);
let isStopping = false;
let isRestarting = false;
/** @type {Map<{ name: string }, import('node:child_process').ChildProcess>} */
const running = new Map();
/** What to take away at the end. */
const leftovers = [];
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());

try {
  await open();
} catch (error) {
  // A program that cannot start has said why already, in its own words.
  if (!(error instanceof EndedBeforeReady)) console.error(error.message);
  await stopAll();
  process.exit(1);
}

async function open() {
  await requireFreePort(process.env);
  const ports = {
    shop: Number(process.env.PORT || 4000) || (await findLastingPort()),
    store: await findLastingPort(),
    stats: await findLastingPort(),
  };
  const host = process.env.HOST || '127.0.0.1';
  const database = await openDatabase();
  const env = {
    ...process.env,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    HOST: '127.0.0.1',
    BACKEND_HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    BACKEND_URL: `http://127.0.0.1:${ports.store}`,
    TRUST_PROXY: String(Number(process.env.TRUST_PROXY || 0) + 1),
    DRAIN_DELAY: process.env.DRAIN_DELAY || '3',
  };
  const gateways = await replicasOf('gateway', 'PORT', env);
  const backends = await replicasOf('backend', 'BACKEND_PORT', env);
  const replicas = [...gateways, ...backends];
  const isLimited = process.env.RATE_LIMITS !== 'off';
  const balancer = prepareBalancer({ haproxy, ports, host, gateways, backends, isLimited });
  leftovers.push(balancer.remove);

  // The first one makes the tables and stocks the shelves.
  const [first, ...others] = backends;
  const { sellerLogin } = await keepRunning(first);
  await Promise.all([...others, ...gateways].map(keepRunning));
  const front = await keepRunning(guarded('balancer', balancer.program, { ...process.env, ...balancer.env }));
  await balancer.sees(replicas.map(({ name }) => name));
  console.log(
    clusterCard({
      shop: process.env.PUBLIC_URL || `http://${nameOf(host)}:${ports.shop}`,
      hasSandbox: process.env.NODE_ENV !== 'production',
      seller: sellerLogin,
      database,
      balancer: { stats: balancer.stats, pid: front.pid },
      replicas: replicas.map(({ name, port, child }) => ({ name, port, pid: child.pid })),
    }),
  );
  process.on('SIGUSR2', () => void restartInTurn(replicas, balancer).catch((error) => console.error(error.message)));
}

/** DATABASE_URL, or a PostgreSQL of our own. */
async function openDatabase() {
  const url = process.env.DATABASE_URL;
  if (url) {
    const { host, pathname } = new URL(url);
    return { url, label: `PostgreSQL at ${host}${pathname}` };
  }
  const binaries = installPostgres();
  if (!binaries) {
    throw new Error(
      'PostgreSQL is not on this machine: install it (Debian: apt-get install postgresql), or set DATABASE_URL.',
    );
  }
  const postgres = preparePostgres({ binaries, dataDir: process.env.DATA_DIR || './data' });
  leftovers.push(postgres.remove);
  const { pid } = await keepRunning(guarded('database', postgres.program, process.env));
  await postgres.answers();
  return { ...postgres, pid };
}

/** @returns what `keepRunning` takes: a name, and what to start. `port` is kept over all starts. */
async function replicasOf(role, portName, env) {
  const copies = Array.from({ length: COPIES }, (_, index) => `${role}-${index + 1}`);
  return Promise.all(
    copies.map(async (name) => {
      const port = await findLastingPort();
      const args = ['--enable-source-maps', `dist/${role}/main.js`];
      return { name, port, args, env: { ...env, [portName]: String(port) } };
    }),
  );
}

function guarded(name, program, env) {
  return { name, args: ['scripts/cluster/guard.mjs', JSON.stringify(program)], env };
}

/** Starts a server, and starts it again whenever it ends; resolves with what it says when it is ready first. */
async function keepRunning(server) {
  server.startedAt = performance.now();
  const { child, ready } = await startServer({ ...server, rawLog, onProgress: progress });
  progressDone();
  server.child = child;
  running.set(server, child);
  child.once('exit', (code, signal) => {
    if (!isStopping && !server.isAskedToStop) void startAgain(server, signal ?? `exit code ${code}`);
  });
  return ready;
}

/** At once at first; with growing pauses, and finally not at all, when it does not stay. */
async function startAgain(server, why) {
  server.shortLives = performance.now() - server.startedAt < SHORT_LIFE ? (server.shortLives ?? 0) + 1 : 0;
  if (server.shortLives >= PATIENCE) {
    console.error(`${server.name} keeps ending (${why}): giving up. Look at the lines above.`);
    return await stop(1);
  }
  await pause(500 * server.shortLives);
  if (isStopping) return;
  try {
    const { pid } = await keepRunning(server);
    step(`${server.name} ended (${why}) and is back as process ${pid ?? server.child.pid}`);
  } catch (error) {
    if (!isStopping) await startAgain(server, error.message);
  }
}

/** Every replica anew, one at a time; the next one's turn comes when the balancer sends requests to this one again. */
async function restartInTurn(replicas, balancer) {
  if (isRestarting || isStopping) return;
  isRestarting = true;
  try {
    for (const server of replicas) {
      await balancer.sees(replicas.map(({ name }) => name));
      step(`${server.name} finishes what it has begun`);
      server.isAskedToStop = true;
      await stopServer(server.child);
      server.isAskedToStop = false;
      if (isStopping) return;
      await keepRunning(server);
      await balancer.sees([server.name]);
      step(`${server.name} is back as process ${server.child.pid}`);
    }
    step('All of them were started anew');
  } finally {
    isRestarting = false;
  }
}

async function stop(exitCode = 0) {
  if (isStopping) {
    killServers();
    process.exit(1);
  }
  console.log('\nClosing the shop…');
  await stopAll();
  process.exit(exitCode);
}

/** Those in front first, so that what they have accepted still finds those behind. */
async function stopAll() {
  isStopping = true;
  for (const role of ['gateway', 'backend', 'balancer', 'database']) {
    const children = [...running].filter(([{ name }]) => name.startsWith(role)).map(([, child]) => child);
    await Promise.all(children.map(stopServer));
  }
  await stopRemaining();
  for (const remove of leftovers) remove();
}

function nameOf(host) {
  return host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
}

function endWith(error) {
  console.error(error.message);
  process.exit(1);
}
