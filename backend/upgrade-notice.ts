import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BackendConfig } from './config.ts';

/**
 * Tells how far the upgrade of the database is, as long as the store itself does not listen: by `tell`, and on the store's
 * port, so that `deploy/restart.mjs` and balancers know why the store is not ready.
 */
export function createUpgradeNotice(
  { host, port }: Pick<BackendConfig, 'host' | 'port'>,
  tell: (text: string) => void,
) {
  let server: Server | null = null;
  let current = '';

  return {
    async report(text: string): Promise<void> {
      current = text;
      tell(text);
      server ??= await listen({ host, port }, () => current);
      // SQLite's statements block the event loop. This turn lets messages leave and requests be answered.
      await nextTurn();
    },

    /** Frees the port. Returns whether there was an upgrade. */
    async end(): Promise<boolean> {
      if (!server) return false;
      const closing = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closing;
      return true;
    },
  };
}

async function listen(place: { host: string; port: number }, text: () => string): Promise<Server> {
  const server = createServer((request, response) => {
    const isAlive = request.url === '/health/live';
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '5',
      connection: 'close',
    });
    response.end(
      JSON.stringify(isAlive ? { success: true } : { success: false, status: 'upgrading', message: text() }),
    );
  });
  // When it cannot listen, the store cannot either, and says why.
  await once(server.listen(place), 'listening').catch(() => undefined);
  return server;
}
