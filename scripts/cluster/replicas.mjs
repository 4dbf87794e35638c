import { findLastingPort } from '../setup/free-port.mjs';
import { serverArgs, serverMalloc } from '../setup/server-args.mjs';

const replicasPerRole = 2;
/** The variable that sets a server's port. */
const portVariables = { gateway: 'PORT', backend: 'BACKEND_PORT' };

/**
 * The variables of all replicas: they run behind a balancer, on one database.
 * @param {{ databaseUrl: string, storePort: number }} options
 * @returns {NodeJS.ProcessEnv}
 */
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
 * The replicas of one role. Each has its own port, which stays the same when it restarts.
 * @param {'gateway' | 'backend'} role
 * @param {NodeJS.ProcessEnv} env
 */
export function replicasOf(role, env) {
  const names = Array.from({ length: replicasPerRole }, (_, index) => `${role}-${index + 1}`);
  return Promise.all(
    names.map(async (name) => {
      const port = await findLastingPort();
      return {
        name,
        port,
        args: serverArgs[role],
        env: { ...serverMalloc, ...env, [portVariables[role]]: String(port) },
      };
    }),
  );
}
