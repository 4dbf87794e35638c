import { createServer } from 'node:net';

/**
 * Fails with one clear line when the gateway's port is taken: before the shelves are stocked, not after.
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

/** A port that nobody uses at the moment. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The ports this process has given away already. */
const given = new Set();

/**
 * A port that nobody uses, below those that systems give to outgoing connections: a server that is started again later
 * still finds it free.
 */
export async function findLastingPort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (given.has(port) || (await listen(port, '127.0.0.1')) !== undefined) continue;
    given.add(port);
    return port;
  }
}

/** Listens for a moment. Resolves to the error's code, or nothing. The server itself reports all other errors. */
function listen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', (error) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
