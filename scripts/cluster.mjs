import { prepareBalancer } from './cluster/balancer.mjs';
import { clusterCard } from './cluster/cluster-card.mjs';
import { preparePostgres } from './cluster/private-postgres.mjs';
import { replicaSettings, replicasOf } from './cluster/replicas.mjs';
import { restartInTurn } from './cluster/restart-in-turn.mjs';
import { ensureBuilds } from './setup/builds.mjs';
import { checkConfiguration, loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { findLastingPort, requireFreePort } from './setup/free-port.mjs';
import { ensureHaproxy, haproxyIsMissing } from './setup/haproxy.mjs';
import { endWithTerminal, stopWithNpm } from './setup/npm-end.mjs';
import { installPostgres } from './setup/postgres.mjs';
import { EndedBeforeReady, killServers } from './setup/processes.mjs';
import { createSupervisor } from './setup/supervisor.mjs';
import { failWith, messageOf, say, step } from './setup/terminal.mjs';

/**
 * `npm run cluster`: two gateways and two backends over one PostgreSQL, behind HAProxy. Gateways reach the backends through
 * the balancer, too. A process that ends by itself is restarted on the same port; SIGUSR2 restarts all replicas in turn.
 */

requireNode();
loadDotEnv();
ensureDependencies();
if (process.env.BACKEND_URL) {
  failWith(new Error('BACKEND_URL is set: npm run cluster runs its own backends. Unset it, or use npm start.'));
}
const haproxy = ensureHaproxy() ?? failWith(new Error(haproxyIsMissing));
await ensureBuilds().catch(failWith);
await checkConfiguration();

const supervisor = createSupervisor({ rawLog: Boolean(process.env.LOG_LEVEL), giveUp: () => stop(1) });
let isStopping = false;
/** @type {() => unknown} */
let restart = () => step('The shop is not open yet: there is nothing to restart');
/**
 * The functions that remove the temporary folders at the end.
 * @type {(() => void)[]}
 */
const leftovers = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
process.on('SIGUSR2', () => restart());
for (const endWith of [endWithTerminal, stopWithNpm]) {
  endWith(() => {
    if (!isStopping) void stop();
  });
}

try {
  await open();
} catch (error) {
  // A program that cannot start has printed the reason itself.
  if (!isStopping && !(error instanceof EndedBeforeReady)) console.error(messageOf(error));
  if (!isStopping) await closeAll(1);
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
  const settings = replicaSettings({ databaseUrl: database.url, storePort: ports.store });
  const gateways = await replicasOf('gateway', settings);
  const backends = await replicasOf('backend', settings);
  const replicas = [...gateways, ...backends];
  const isLimited = process.env.RATE_LIMITS !== 'off';
  const balancer = prepareBalancer({ haproxy, ports, host, gateways, backends, isLimited });
  leftovers.push(balancer.remove);

  // The first backend makes the tables and the demo products.
  const [first, ...others] = backends;
  /** @type {Record<string, Record<string, any>>} */
  const ready = {};
  const startOne = async (/** @type {import('./setup/supervisor.mjs').Program} */ replica) => {
    ready[replica.name] = await supervisor.start(replica);
  };
  if (first) await startOne(first);
  await Promise.all([...others, ...gateways].map(startOne));
  const front = await supervisor.start(
    foreignProgram('balancer', balancer.program, { ...process.env, ...balancer.env }),
  );
  await balancer.uses(replicas.map(({ name }) => name));
  const shop = process.env.PUBLIC_URL || `http://${nameOf(host)}:${ports.shop}`;
  const processes = replicas.map(({ name, port }) => ({ name, port, pid: ready[name]?.pid }));
  say(
    clusterCard({
      shop,
      hasSandbox: process.env.NODE_ENV !== 'production',
      seller: ready['backend-1']?.sellerLogin,
      database,
      balancer: { stats: balancer.stats, pid: front.pid },
      replicas: processes,
    }),
    { msg: 'the shop is open', publicUrl: shop, data: database.label, stats: balancer.stats, processes },
  );
  let isRestarting = false;
  restart = async () => {
    if (isRestarting) return;
    isRestarting = true;
    await restartInTurn(supervisor, replicas, (names) => balancer.uses(names)).catch(printUnlessStopping);
    isRestarting = false;
  };
}

/** DATABASE_URL, or a PostgreSQL server that the cluster starts. */
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
  const { pid } = await supervisor.start(foreignProgram('database', postgres.program, process.env));
  await postgres.isReady();
  return { ...postgres, pid };
}

/** @param {unknown} error */
function printUnlessStopping(error) {
  if (!isStopping) console.error(messageOf(error));
}

/**
 * @param {string} name
 * @param {{ command: string }} program see foreign-program.mjs
 * @param {NodeJS.ProcessEnv} env
 */
function foreignProgram(name, program, env) {
  return { name, args: ['scripts/cluster/foreign-program.mjs', JSON.stringify(program)], env };
}

async function stop(exitCode = 0) {
  if (isStopping) {
    killServers();
    removeLeftovers();
    process.exit(1);
  }
  isStopping = true;
  say('\nClosing the shop…');
  await closeAll(exitCode);
}

/**
 * Stops the gateways first: the requests that they have accepted still need the backends and the database.
 * @param {number} exitCode
 */
async function closeAll(exitCode) {
  isStopping = true;
  await supervisor.stop(['gateway', 'backend', 'balancer', 'database']);
  removeLeftovers();
  process.exit(exitCode);
}

function removeLeftovers() {
  for (const remove of leftovers) remove();
}

/** @param {string} host */
function nameOf(host) {
  return host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
}
