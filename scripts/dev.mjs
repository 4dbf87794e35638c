import { watch } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { bin } from './setup/builds.mjs';
import { loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { findFreePort } from './setup/free-port.mjs';
import { EndedBeforeReady, killServers, startServer, stopRemaining, stopServer } from './setup/processes.mjs';
import { shopCard } from './setup/shop-card.mjs';
import { progress, progressDone, step } from './setup/terminal.mjs';

/**
 * `npm run dev`: the shop with hot reload. Vite answers at PORT and passes API calls to the gateway behind it; a changed
 * server file starts that server again; a changed .graphql file runs codegen.
 */

requireNode();
loadDotEnv();
ensureDependencies();

const port = process.env.PORT || '4000';
const host = process.env.HOST || '127.0.0.1';
const gatewayPort = String(await findFreePort());
const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
const servers = {
  backend: { folder: 'backend', env: () => env, child: undefined, ready: undefined },
  gateway: { folder: 'gateway', env: () => ({ ...env, PORT: gatewayPort }), child: undefined, ready: undefined },
};
let isStopping = false;

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

try {
  if (!env.BACKEND_URL) {
    await startOne('backend');
    env.BACKEND_URL = servers.backend.ready.address;
    env.BACKEND_PORT = new URL(env.BACKEND_URL).port;
  }
  await startOne('gateway');
  process.env.DEV_GATEWAY_URL = `http://127.0.0.1:${gatewayPort}`;
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    server: { port: Number(port), host },
    clearScreen: false,
  });
  await vite.listen();
  const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${vite.config.server.port}`;
  console.log(
    shopCard({
      gateway: { ...servers.gateway.ready, address, publicUrl: address },
      backend: servers.backend.ready,
      backendUrl: env.BACKEND_URL,
    }),
  );
} catch (error) {
  if (!(error instanceof EndedBeforeReady)) console.error(error.message);
  await stopAll();
  process.exit(1);
}

if (servers.backend.child) watchFolder('backend', () => restart('backend'));
watchFolder('gateway', () => restart('gateway'));
watchFolder('web', (file) => file.endsWith('.graphql') && runCodegen());
watch(
  'schema.graphql',
  later(() => runCodegen() && restart('gateway')),
);

async function startOne(name) {
  const server = servers[name];
  const { child, ready } = await startServer({
    name,
    args: ['--enable-source-maps', '--import', 'tsx', `${server.folder}/main.ts`],
    env: server.env(),
    rawLog: Boolean(process.env.LOG_LEVEL),
    onProgress: progress,
  });
  progressDone();
  server.child = child;
  server.ready = ready;
}

async function restart(name) {
  if (isStopping) return;
  step(`Starting the ${name} again`);
  await stopServer(servers[name].child);
  await startOne(name).catch((error) => console.error(`${error.message} It starts again at the next change.`));
}

function runCodegen() {
  step('Generating code from the schema and the operations');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bin('@graphql-codegen/cli', 'graphql-codegen'), '--silent'],
    { encoding: 'utf8' },
  );
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}

function watchFolder(folder, onChange) {
  const run = later(onChange);
  watch(folder, { recursive: true }, (_event, file) => {
    if (file && !file.includes('__generated__')) run(file);
  });
}

/** Editors write a file in several steps: one call a moment after the last of them. */
function later(work) {
  let timer;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(...args), 100);
  };
}

async function stop() {
  if (isStopping) {
    killServers();
    process.exit(1);
  }
  await stopAll();
  process.exit(0);
}

async function stopAll() {
  isStopping = true;
  await stopServer(servers.gateway.child);
  await stopRemaining();
}
