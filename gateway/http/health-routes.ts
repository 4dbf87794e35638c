import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';

interface HealthOptions {
  catalogue: Catalogue;
  isDraining: () => boolean;
}

/** GET /health/live: the process answers. GET /health/ready: it has something to answer with, and is not closing. */
export async function healthRoutes(app: FastifyInstance, { catalogue, isDraining }: HealthOptions) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    if (isDraining()) return await reply.code(503).send({ status: 'closing' });
    // Asking keeps the answer true when no shopper is around.
    await catalogue.current().catch(() => undefined);
    const store = catalogue.state;
    return await reply
      .code(store === 'empty' ? 503 : 200)
      .send({ status: store === 'empty' ? 'waiting' : 'ready', store });
  });
}
