import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CircuitBreaker } from '../transport/circuit-breaker.ts';
import type { StoreFeatures } from '../store/store-features.ts';
import type { StoreHealth } from '../store/store-health.ts';

interface HealthOptions {
  catalogue: Catalogue;
  circuitBreaker: CircuitBreaker;
  storeHealth: StoreHealth;
  features: StoreFeatures;
  isDraining: () => boolean;
}

/**
 * GET /health/live: the process responds.
 *
 * GET /health/ready: 200 `ready`; 200 `degraded` while the store is down and the catalogue comes from memory, or while the
 * store takes no changes; 503 `waiting` without a catalogue; 503 `closing` during shutdown. `ready` has `missingCalls` while
 * the store lacks calls of the REST contract.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { catalogue, circuitBreaker, storeHealth, features, isDraining }: HealthOptions,
) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    if (isDraining()) return await reply.code(503).send({ status: 'closing' });
    // Without shoppers, this request is what refreshes the catalogue and notices that the store is back.
    await catalogue.current().catch(() => undefined);
    const { state } = catalogue;
    if (state === 'empty') return await reply.code(503).send({ status: 'waiting', store: state });
    if (circuitBreaker.isOpen) return await reply.send({ status: 'degraded', store: 'down' });
    if (await storeHealth.isReadOnly()) return await reply.send({ status: 'degraded', store: 'read-only' });
    const { missingCalls } = features;
    return await reply.send({ status: 'ready', store: state, ...(missingCalls.length > 0 && { missingCalls }) });
  });
}
