import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Breaker } from '../rest/circuit-breaker.ts';
import type { StoreHealth } from '../rest/store-health.ts';

interface HealthOptions {
  catalogue: Catalogue;
  breaker: Breaker;
  storeHealth: StoreHealth;
  isDraining: () => boolean;
}

/**
 * GET /health/live: the process answers. GET /health/ready: it has something to answer with, and is not closing. While
 * the store is down the catalogue is still shown from memory, which is ready but `degraded`; so is a store that can be
 * read while changes fail. With nothing in memory the gateway is not ready.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { catalogue, breaker, storeHealth, isDraining }: HealthOptions,
) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    if (isDraining()) return await reply.code(503).send({ status: 'closing' });
    // Asking keeps the answer true when no shopper is around, and is the probe that finds the store again.
    await catalogue.current().catch(() => undefined);
    const { state } = catalogue;
    if (state === 'empty') return await reply.code(503).send({ status: 'waiting', store: state });
    if (breaker.isOpen) return await reply.send({ status: 'degraded', store: 'down' });
    if (await storeHealth.isReadOnly()) return await reply.send({ status: 'degraded', store: 'read-only' });
    return await reply.send({ status: 'ready', store: state });
  });
}
