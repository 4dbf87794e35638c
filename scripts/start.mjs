import { checkConfiguration, loadDotEnv } from './setup/configuration.mjs';
import { buildApart, isBuilt } from './setup/builds.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { requireFreePort } from './setup/free-port.mjs';
import { endWithTerminal, stopWithNpm } from './setup/npm-end.mjs';
import { EndedBeforeReady, killServers } from './setup/processes.mjs';
import { serverArgs, serverMalloc } from './setup/server-args.mjs';
import { shopCard } from './setup/shop-card.mjs';
import { createSupervisor } from './setup/supervisor.mjs';
import { messageOf, say } from './setup/terminal.mjs';

/** `npm start`: installs what is missing, builds what is stale, starts the backend and the gateway and restarts them if they end. */

requireNode();
loadDotEnv();
ensureDependencies();
if (!isBuilt() && !(await buildApart())) process.exit(1);
await checkConfiguration();

// People read this terminal: the log's warnings, in words, are enough unless LOG_LEVEL asks for more.
const supervisor = createSupervisor({ rawLog: Boolean(process.env.LOG_LEVEL), giveUp: () => stop(1) });
/**
 * The environment of both servers. The first start adds the ports, so that a restarted server has the same address.
 * @type {NodeJS.ProcessEnv}
 */
const env = {
  ...serverMalloc,
  // From 22 on, Node keeps compiled code there: the gateway starts a tenth sooner.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
  ...process.env,
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
};
let isStopping = false;

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
for (const endWith of [endWithTerminal, stopWithNpm]) {
  endWith(() => {
    if (!isStopping) void stop();
  });
}

try {
  await requireFreePort(env);
  const backend = env.BACKEND_URL ? undefined : await startBackend();
  const gateway = await supervisor.start({ name: 'gateway', args: serverArgs.gateway, env });
  env.PORT = new URL(gateway.address).port;
  const data = backend?.database ?? env.BACKEND_URL;
  say(shopCard({ gateway, backend, backendUrl: env.BACKEND_URL }), {
    msg: 'the shop is open',
    address: gateway.address,
    publicUrl: gateway.publicUrl,
    data,
  });
} catch (error) {
  // A server that cannot start has printed the reason itself.
  if (!(error instanceof EndedBeforeReady) && !isStopping) console.error(messageOf(error));
  if (!isStopping) await closeAll(1);
}

async function startBackend() {
  const backend = await supervisor.start({ name: 'backend', args: serverArgs.backend, env });
  env.BACKEND_URL = backend.address;
  env.BACKEND_PORT = new URL(backend.address).port;
  return backend;
}

async function stop(exitCode = 0) {
  if (isStopping) {
    killServers();
    process.exit(1);
  }
  say('\nClosing the shop…');
  await closeAll(exitCode);
}

/**
 * Stops the gateway first: the requests that it has accepted still need the backend.
 * @param {number} exitCode
 */
async function closeAll(exitCode) {
  isStopping = true;
  await supervisor.stop(['gateway', 'backend']);
  process.exit(exitCode);
}
