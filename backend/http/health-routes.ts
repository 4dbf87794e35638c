import { sql } from 'kysely';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '#backend/db/database.ts';
import type { App } from './app.ts';
import { refused } from './verdict.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the process was asked to stop: it answers, but is not ready for more. */
    isLeaving: boolean;
  }
}

/** GET /health/live, /health/ready (503 while the database is away or the process is leaving), /metrics. */
export function registerHealthRoutes(app: App, database: Database): void {
  app.decorate('isLeaving', false);
  app.addHook('preClose', async () => {
    app.isLeaving = true;
  });
  // Whoever keeps a connection is told to take another one, elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isLeaving) reply.header('connection', 'close');
  });
  const hidden = { schema: { hide: true } };

  app.get('/health/live', hidden, () => ({ success: true }));

  app.get('/health/ready', hidden, async (_request, reply) => {
    try {
      if (app.isLeaving) throw new Error('leaving');
      await sql`select 1`.execute(database.query);
      return { success: true };
    } catch {
      return reply.code(503).send(refused('The store is not ready.'));
    }
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers given',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'] as const,
    registers: [registry],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.inc({ method: request.method, route, status: String(reply.statusCode) });
    seconds.observe({ route }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', hidden, async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
