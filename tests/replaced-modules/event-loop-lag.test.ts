import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { addProduct, goodProduct, sendProduct } from '#tests/support/store-records.ts';

const lag = vi.hoisted(() => ({ isOver: false }));

// Real lag would block this process for seconds, so the test replaces the measurement, not the reaction to it.
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

test('a store with a lagging event loop serves the seller’s changes, and still checks the session', async () => {
  const seller = await backend.seller();
  const id = await addProduct(seller);
  lag.isOver = true;
  const answers = [
    await seller.get('/api/seller/is-auth'),
    await seller.post('/api/product/stock', { id, inStock: false }),
    await sendProduct(seller, goodProduct),
    await seller.post('/api/product/archive', { id, archived: false }),
    await seller.get('/api/order/seller'),
    await seller.get('/api/seller/logout'),
    await seller.post('/api/seller/login', sellerLogin),
  ];
  const visitors = await backend.visitor().post('/api/product/stock', { id, inStock: true });
  lag.isOver = false;
  expect(answers.map(({ status, body }) => [status, body.success])).toEqual(answers.map(() => [200, true]));
  expect(visitors.body.success).toBe(false);
  const { products } = (await seller.get('/api/product/list')).body;
  expect(products.map(({ inStock }: { inStock: boolean }) => inStock).toSorted()).toEqual([false, true]);
});

test('a store with a lagging event loop refuses reads, but serves probes and payments', async () => {
  const visitor = backend.visitor();
  lag.isOver = true;
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await visitor.get(path)).status));
  expect(await statuses('/api/product/list', '/api/user/is-auth')).toEqual([503, 503]);
  expect(await statuses('/health/live', '/health/ready', '/metrics', '/pay/unknown')).toEqual([200, 200, 200, 404]);
  lag.isOver = false;
  expect(await statuses('/api/product/list')).toEqual([200]);
});
