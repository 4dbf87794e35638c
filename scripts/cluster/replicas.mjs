import { findLastingPort } from '../setup/free-port.mjs';
import { serverArgs } from '../setup/server-args.mjs';

const COPIES = 2;
const PORT_NAMES = { gateway: 'PORT', backend: 'BACKEND_PORT' };

/** What all replicas are told: behind a balancer, over one database. */
export function replicaSettings({ databaseUrl, storePort }) {
  return {
    ...process.env,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    HOST: '127.0.0.1',
    BACKEND_HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    BACKEND_URL: `http://127.0.0.1:${storePort}`,
    TRUST_PROXY: String(Number(process.env.TRUST_PROXY || 0) + 1),
    DRAIN_DELAY: process.env.DRAIN_DELAY || '3',
  };
}

/**
 * The copies of one role, each with a port that it keeps over all its starts.
 * @param {'gateway' | 'backend'} role
 * @param {NodeJS.ProcessEnv} env
 */
export function replicasOf(role, env) {
  const names = Array.from({ length: COPIES }, (_, index) => `${role}-${index + 1}`);
  return Promise.all(
    names.map(async (name) => {
      const port = await findLastingPort();
      return { name, port, args: serverArgs[role], env: { ...env, [PORT_NAMES[role]]: String(port) } };
    }),
  );
}
