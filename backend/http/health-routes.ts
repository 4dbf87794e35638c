import { sql } from 'kysely';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { BackendConfig } from '#backend/config.ts';
import type { Database } from '#backend/db/database.ts';
import type { WriteHealth } from '#backend/db/write-health.ts';
import type { App } from './app.ts';
import { isOpenTo } from './bearer-token.ts';
import { failed } from './envelope.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True after the signal to stop: the process still serves requests, but reports that it is not ready. */
    isLeaving: boolean;
  }
}

interface HealthParts {
  config: BackendConfig;
  database: Database;
  writeHealth: WriteHealth;
}

/**
 * GET /health/live. GET /health/ready: 503 while the database is unreachable or the process is stopping; `degraded` while
 * reads work but writes fail. GET /metrics (Prometheus): in production only with METRICS_TOKEN.
 */
export function registerHealthRoutes(app: App, { config, database, writeHealth }: HealthParts): void {
  app.decorate('isLeaving', false);
  app.addHook('preClose', async () => {
    app.isLeaving = true;
  });
  // Clients with a kept-alive connection open a new one, which the balancer routes to another process.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isLeaving) reply.header('connection', 'close');
  });
  const hidden = { schema: { hide: true } };

  const registry = new Registry();
  const writable = new Gauge({
    name: 'database_writable',
    help: 'Whether a write to the database worked at the last check by /health/ready',
    registers: [registry],
  });
  writable.set(1);

  app.get('/health/live', hidden, () => ({ success: true }));

  app.get('/health/ready', hidden, async (_request, reply) => {
    try {
      if (app.isLeaving) throw new Error('leaving');
      await sql`select 1`.execute(database.query);
    } catch {
      return reply.code(503).send(failed('The store is not ready.'));
    }
    const isWritable = await writeHealth.canWrite();
    writable.set(Number(isWritable));
    if (isWritable) return { success: true, status: 'ready' };
    return { success: true, status: 'degraded', message: 'The store can be read, but changes fail.' };
  });

  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses sent',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to the response',
    labelNames: ['route'] as const,
    registers: [registry],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.inc({ method: request.method, route, status: String(reply.statusCode) });
    seconds.observe({ route }, reply.elapsedTime / 1000);
  });
  const { isProduction, metricsToken } = config;
  app.get('/metrics', hidden, async (request, reply) => {
    if (!isOpenTo(request, isProduction, metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
