import { checkConfiguration, loadDotEnv } from './setup/configuration.mjs';
import { ensureBuilds } from './setup/builds.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { EndedBeforeReady, killServers, startServer, stopRemaining, stopServer } from './setup/processes.mjs';
import { progress, progressDone, step } from './setup/terminal.mjs';
import { requireFreePort } from './setup/free-port.mjs';
import { serverArgs } from './setup/server-args.mjs';
import { shopCard } from './setup/shop-card.mjs';

/** `npm start`: installs what is missing, builds what is stale, starts the backend and the gateway and watches over them. */

const RESTARTS_A_MINUTE = 5;

requireNode();
loadDotEnv();
ensureDependencies();
await ensureBuilds().catch(endWith);
checkConfiguration({ ...(await import('../dist/gateway/config.js')), ...(await import('../dist/backend/config.js')) });

// The terminal is for people here: the log's warnings, in words, are enough unless asked for more.
const rawLog = Boolean(process.env.LOG_LEVEL);
const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
/** @type {{ backend?: any, gateway?: any }} */
const running = {};
let isStopping = false;
const restarts = [];

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

try {
  await requireFreePort(env);
  const backend = process.env.BACKEND_URL ? undefined : await startBackend();
  if (backend) env.BACKEND_URL = backend.address;
  const gateway = await startGateway();
  console.log(shopCard({ gateway, backend, backendUrl: env.BACKEND_URL }));
} catch (error) {
  // A server that cannot start has said why already, in its own words.
  if (!(error instanceof EndedBeforeReady)) console.error(error.message);
  await stopAll();
  process.exit(1);
}

async function startBackend() {
  const { child, ready } = await startServer({
    name: 'backend',
    args: serverArgs.backend,
    env,
    rawLog,
    onProgress: progress,
  });
  progressDone();
  running.backend = child;
  // A backend that is started again must be found where the gateway knows it.
  env.BACKEND_PORT = new URL(ready.address).port;
  watchOver('backend', child, startBackend);
  return ready;
}

async function startGateway() {
  const { child, ready } = await startServer({
    name: 'gateway',
    args: serverArgs.gateway,
    env,
    rawLog,
  });
  running.gateway = child;
  env.PORT = new URL(ready.address).port;
  watchOver('gateway', child, startGateway);
  return ready;
}

/** A server that ends without being asked is started again, unless it keeps ending. */
function watchOver(name, child, startAgain) {
  child.once('exit', async (code, signal) => {
    if (isStopping) return;
    const now = Date.now();
    restarts.push(now);
    const recent = restarts.filter((time) => now - time < 60_000).length;
    if (recent > RESTARTS_A_MINUTE) {
      console.error(`The ${name} keeps ending (${signal ?? `exit code ${code}`}): giving up. Look at the lines above.`);
      await stopAll();
      process.exit(1);
    }
    step(`The ${name} ended (${signal ?? `exit code ${code}`}): starting it again`);
    await startAgain().catch(async (error) => {
      console.error(error.message);
      await stopAll();
      process.exit(1);
    });
  });
}

async function stop() {
  if (isStopping) {
    killServers();
    process.exit(1);
  }
  console.log('\nClosing the shop…');
  await stopAll();
  process.exit(0);
}

function endWith(error) {
  console.error(error.message);
  process.exit(1);
}

/** The gateway first, so that what it has accepted still finds the backend. */
async function stopAll() {
  isStopping = true;
  await stopServer(running.gateway);
  await stopRemaining();
}
