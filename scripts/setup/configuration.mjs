import { existsSync } from 'node:fs';

/** Reads the file `.env`, if there is one, into the environment. Variables that are set already stay. */
export function loadDotEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Checks the environment of both servers and ends the process with every fault in one message.
 * The backend's own variables do not matter when BACKEND_URL names another store. Reads the built servers.
 */
export async function checkConfiguration() {
  const { readGatewayConfig } = await import(builtConfigOf('gateway'));
  const { readBackendConfig } = await import(builtConfigOf('backend'));
  const gateway = readGatewayConfig(process.env);
  const backend = process.env.BACKEND_URL ? {} : readBackendConfig(process.env);
  // Both servers may refuse the same variable, each in its own words: one sentence is enough.
  const nameOf = (/** @type {string} */ fault) => fault.split(' ', 1)[0];
  const ofBackend = new Set((backend.faults ?? []).map(nameOf));
  const others = (gateway.faults ?? []).filter((/** @type {string} */ fault) => !ofBackend.has(nameOf(fault)));
  const faults = [...(backend.faults ?? []), ...others];
  if (faults.length === 0) return;
  console.error(
    ['Greengate does not start: please correct these settings.', ...faults.map((fault) => `  - ${fault}`)].join('\n'),
  );
  process.exit(1);
}

/** @param {'gateway' | 'backend'} server */
function builtConfigOf(server) {
  return new URL(`../../dist/${server}/config.js`, import.meta.url).href;
}
