import { spawn } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { bin, ensureBuilds } from './setup/builds.mjs';
import { loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { findFreePort } from './setup/free-port.mjs';
import { stopWithNpm } from './setup/npm-end.mjs';
import { EndedBeforeReady, killServers, startServer, stopRemaining, stopServer } from './setup/processes.mjs';
import { shopCard } from './setup/shop-card.mjs';
import { messageOf, progress, progressDone, step } from './setup/terminal.mjs';

/**
 * `npm run dev`: the shop with hot reload. Vite listens on PORT and proxies API calls to the gateway. When a file of a
 * server changes, that server restarts; when a .graphql file changes, codegen runs.
 */

/** Editors write a file in several steps, and codegen writes several files. */
const settleMs = 100;

/** Node's arguments to run a server from its sources, in the language of LANGUAGE. */
const withSources = ['--enable-source-maps', '--import', 'tsx', '--import', './scripts/setup/dev-language.mjs'];

requireNode();
loadDotEnv();
ensureDependencies();
const { findGraphqlFaults } = await import('./setup/graphql-files.mjs');

const port = process.env.PORT || '4000';
const host = process.env.HOST || '127.0.0.1';
const gatewayPort = String(await findFreePort());
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
/**
 * @typedef {{ folder: string, env: () => NodeJS.ProcessEnv, child?: import('node:child_process').ChildProcess,
 *   ready?: Record<string, any> }} Server
 * @type {{ backend: Server, gateway: Server }}
 */
const servers = {
  backend: { folder: 'backend', env: () => env },
  gateway: { folder: 'gateway', env: () => ({ ...env, PORT: gatewayPort }) },
};
let isStopping = false;
/**
 * The work that changed files have caused.
 * @type {Set<'codegen' | 'backend' | 'gateway'>}
 */
const pending = new Set();
let isWorking = false;
let hasGraphqlFaults = false;

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
stopWithNpm(() => {
  if (!isStopping) void stop();
});

try {
  await ensureBuilds({ names: ['explorer'] });
  if (!env.BACKEND_URL) {
    const { address } = await startOne('backend');
    env.BACKEND_URL = address;
    env.BACKEND_PORT = new URL(address).port;
  }
  await startOne('gateway');
  process.env.DEV_GATEWAY_URL = `http://127.0.0.1:${gatewayPort}`;
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    server: { port: Number(port), host },
    clearScreen: false,
    // Vite's watcher also sees files that an editor replaces. A plugin listens again when a change of its configuration
    // restarts Vite.
    plugins: [
      {
        name: 'restart-servers',
        configureServer: ({ watcher }) =>
          void watcher
            .add(['backend', 'gateway', 'common', 'readers', 'texts', 'schema.graphql'].map((path) => resolve(path)))
            .on('all', (_event, path) => onChange(relative('.', path))),
      },
    ],
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
  if (!(error instanceof EndedBeforeReady)) console.error(messageOf(error));
  await stopAll();
  process.exit(1);
}

/** @param {'backend' | 'gateway'} name */
async function startOne(name) {
  const server = servers[name];
  const { child, ready } = await startServer({
    name,
    args: [...withSources, `${server.folder}/main.ts`],
    env: server.env(),
    rawLog: Boolean(process.env.LOG_LEVEL),
    onProgress: progress,
  });
  progressDone();
  server.child = child;
  server.ready = ready;
  return ready;
}

/** @param {string} file */
function onChange(file) {
  if (file.endsWith('.graphql')) pending.add('codegen');
  // The gateway reads the schema, and the generated code that codegen writes into its folder.
  const isShared = /^(common|readers|texts)\//.test(file);
  if (isShared || file.startsWith('gateway/') || file === 'schema.graphql') pending.add('gateway');
  if ((isShared || file.startsWith('backend/')) && servers.backend.child) pending.add('backend');
  if (pending.size > 0) void workOff();
}

/** Does the pending work, one task at a time. Tasks that become pending meanwhile are done once, afterwards. */
async function workOff() {
  if (isWorking) return;
  isWorking = true;
  while (pending.size > 0 && !isStopping) {
    await pause(settleMs);
    if (pending.delete('codegen')) await generate();
    else if (pending.delete('backend')) await restart('backend');
    else if (pending.delete('gateway')) await restart('gateway');
  }
  isWorking = false;
}

/** Runs codegen. While it fails, the gateway keeps running as it is: it would not start with a faulty schema. */
async function generate() {
  const hadFaults = hasGraphqlFaults;
  hasGraphqlFaults = !(await runCodegen());
  if (hasGraphqlFaults) pending.delete('gateway');
  else if (hadFaults) pending.add('gateway');
}

/** @param {'backend' | 'gateway'} name */
async function restart(name) {
  step(`Restarting the ${name}`);
  await stopServer(servers[name].child);
  if (isStopping) return;
  await startOne(name).catch((error) => console.error(`${messageOf(error)} It restarts at the next change.`));
}

/** @returns {Promise<boolean>} whether the generated code is up to date */
async function runCodegen() {
  step('Generating code from the schema and the operations');
  const faults = findGraphqlFaults();
  if (faults.length > 0) {
    console.error(`${faults.join('\n\n')}\n\nThe shop keeps running with the previous schema and operations.`);
    return false;
  }
  const child = spawn(process.execPath, [bin('@graphql-codegen/cli', 'graphql-codegen'), '--errors-only'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, code] = await Promise.all([text(child.stderr), new Promise((end) => child.once('close', end))]);
  if (code !== 0) console.error(errors);
  return code === 0;
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
