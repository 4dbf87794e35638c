import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { WriteHealth } from '#backend/db/write-health.ts';
import type { App } from './app.ts';
import { failed } from './envelope.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process has got the signal to stop: it still serves requests, but reports that it is not ready. */
    isLeaving: boolean;
  }
}

interface HealthParts {
  database: Database;
  writeHealth: WriteHealth;
}

/**
 * GET /health/live. GET /health/ready: 503 while the database is unreachable or the process is stopping; `degraded` while
 * reads work but writes fail.
 */
export function registerHealthRoutes(app: App, { database, writeHealth }: HealthParts): void {
  app.decorate('isLeaving', false);
  app.addHook('preClose', async () => {
    app.isLeaving = true;
  });
  // Clients with a kept-alive connection open a new one, which the balancer routes to another process.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isLeaving) reply.header('connection', 'close');
  });
  const hidden = { schema: { hide: true } };

  app.get('/health/live', hidden, () => ({ success: true }));

  app.get('/health/ready', hidden, async (_request, reply) => {
    try {
      if (app.isLeaving) throw new Error('leaving');
      await sql`select 1`.execute(database.query);
    } catch {
      return reply.code(503).send(failed('The store is not ready.'));
    }
    const isWritable = await writeHealth.canWrite();
    if (isWritable) return { success: true, status: 'ready' };
    return { success: true, status: 'degraded', message: 'The store can be read, but changes fail.' };
  });
}
