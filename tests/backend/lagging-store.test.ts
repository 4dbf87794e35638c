import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';

const lag = vi.hoisted(() => ({ isOver: false }));

// Real lag would need seconds in which this process does nothing; what it is to lead to is the store's own.
vi.mock('@fastify/under-pressure', () => ({
  default: Object.assign(
    async (app: FastifyInstance, options: { pressureHandler(request: FastifyRequest): Promise<void> }) => {
      app.addHook('onRequest', async (request) => {
        if (lag.isOver) await options.pressureHandler(request);
      });
    },
    { [Symbol.for('skip-override')]: true },
  ),
}));

const backend = backendForTests();

test('a store whose event loop lags sends away who looks around, but answers probes and whoever pays', async () => {
  const visitor = backend.visitor();
  lag.isOver = true;
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await visitor.get(path)).status));
  expect(await statuses('/api/product/list', '/api/user/is-auth')).toEqual([503, 503]);
  expect(await statuses('/health/live', '/health/ready', '/metrics', '/pay/unknown')).toEqual([200, 200, 200, 404]);
  lag.isOver = false;
  expect(await statuses('/api/product/list')).toEqual([200]);
});
