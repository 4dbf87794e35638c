import { createServer } from 'node:net';

/**
 * Throws when the gateway's port is taken: before the backend makes the demo products, not after.
 * @param {{ PORT?: string, HOST?: string }} env
 */
export async function requireFreePort({ PORT, HOST }) {
  const port = Number(PORT || 4000);
  if (port === 0) return;
  const code = await listen(port, HOST || '127.0.0.1');
  if (code === 'EADDRINUSE') {
    throw new Error(`Port ${port} is taken. Stop the program that uses it, or set PORT to a free port.`);
  }
}

/**
 * A port that is free now.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/**
 * The ports that this process has returned already.
 * @type {Set<number>}
 */
const given = new Set();

/**
 * A free port below those that systems use for outgoing connections, so that it is still free when a server restarts.
 */
export async function findLastingPort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (given.has(port) || (await listen(port, '127.0.0.1')) !== undefined) continue;
    given.add(port);
    return port;
  }
}

/**
 * Listens for a moment.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error's code
 */
function listen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
