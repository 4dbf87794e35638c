import { existsSync } from 'node:fs';

/** Reads the file `.env`, where there is one, into the environment. Variables already set win. */
export function loadDotEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Checks the environment of both servers and ends the process with every fault in one message.
 * The backend's own variables do not matter when BACKEND_URL points elsewhere.
 * @returns {{ gateway: any, backend: any }} `backend` is undefined when another one is used
 */
export function checkConfiguration({ readGatewayConfig, readBackendConfig }) {
  const gateway = readGatewayConfig(process.env);
  const backend = process.env.BACKEND_URL ? { config: undefined } : readBackendConfig(process.env);
  const faults = [...new Set([...(gateway.faults ?? []), ...(backend.faults ?? [])])];
  if (faults.length === 0) return { gateway: gateway.config, backend: backend.config };
  console.error(
    ['Greengate does not start: please correct these settings.', ...faults.map((fault) => `  - ${fault}`)].join('\n'),
  );
  process.exit(1);
}
