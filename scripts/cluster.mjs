import { prepareBalancer } from './cluster/balancer.mjs';
import { clusterCard } from './cluster/cluster-card.mjs';
import { KeptRunning } from './cluster/kept-running.mjs';
import { preparePostgres } from './cluster/private-postgres.mjs';
import { replicaSettings, replicasOf } from './cluster/replicas.mjs';
import { ensureBuilds } from './setup/builds.mjs';
import { checkConfiguration, loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { findLastingPort, requireFreePort } from './setup/free-port.mjs';
import { ensureHaproxy, haproxyIsMissing } from './setup/haproxy.mjs';
import { installPostgres } from './setup/postgres.mjs';
import { EndedBeforeReady, killServers } from './setup/processes.mjs';
import { step } from './setup/terminal.mjs';

/**
 * `npm run cluster`: two gateways and two backends over one PostgreSQL, behind HAProxy. Gateways reach the backends through
 * the balancer, too. Whatever ends without being asked is started again where it was; SIGUSR2 starts all anew in turn.
 */

requireNode();
loadDotEnv();
ensureDependencies();
if (process.env.BACKEND_URL) {
  endWith(new Error('BACKEND_URL is set: npm run cluster runs backends of its own. Leave it out, or use npm start.'));
}
const haproxy = ensureHaproxy() ?? endWith(new Error(haproxyIsMissing));
await ensureBuilds().catch(endWith);
checkConfiguration({ ...(await import('../dist/gateway/config.js')), ...(await import('../dist/backend/config.js')) });

const processes = new KeptRunning({ rawLog: Boolean(process.env.LOG_LEVEL), giveUp: () => stop(1) });
let isStopping = false;
let restart = () => step('The shop is not open yet: there is nothing to start anew');
/** What to take away at the end. */
const leftovers = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
process.on('SIGUSR2', () => restart());

try {
  await open();
} catch (error) {
  // A program that cannot start has said why already, in its own words.
  if (!isStopping && !(error instanceof EndedBeforeReady)) console.error(error.message);
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

  // The first one makes the tables and stocks the shelves.
  const [first, ...others] = backends;
  const { sellerLogin } = await processes.start(first);
  await Promise.all([...others, ...gateways].map((server) => processes.start(server)));
  const front = await processes.start(guarded('balancer', balancer.program, { ...process.env, ...balancer.env }));
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
  const inUse = (names) => balancer.sees(names);
  restart = () =>
    void processes.restartInTurn(replicas, inUse).catch((error) => isStopping || console.error(error.message));
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
  const { pid } = await processes.start(guarded('database', postgres.program, process.env));
  await postgres.answers();
  return { ...postgres, pid };
}

function guarded(name, program, env) {
  return { name, args: ['scripts/cluster/guard.mjs', JSON.stringify(program)], env };
}

async function stop(exitCode = 0) {
  if (isStopping) {
    killServers();
    removeLeftovers();
    process.exit(1);
  }
  isStopping = true;
  console.log('\nClosing the shop…');
  await closeAll(exitCode);
}

/** Those in front first, so that what they have accepted still finds those behind. */
async function closeAll(exitCode) {
  isStopping = true;
  await processes.stop(['gateway', 'backend', 'balancer', 'database']);
  removeLeftovers();
  process.exit(exitCode);
}

function removeLeftovers() {
  for (const remove of leftovers) remove();
}

function nameOf(host) {
  return host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
}

function endWith(error) {
  console.error(error.message);
  process.exit(1);
}
