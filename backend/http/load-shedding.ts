import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { Unavailable } from '#backend/faults.ts';

/**
 * How many requests one process works on before it refuses the next one. Reads are refused first, then orders
 * and the seller's changes, payments last: money that has moved must be written down, and a begun order should be finished.
 */
export const maxInFlight = { browsing: 192, ordering: 232, paying: 256 };

/** What an order through a gateway consists of. The list is one call for all the shoppers of a gateway. */
const ordering = new Set([
  '/api/user/is-auth',
  '/api/address/get',
  '/api/product/list',
  '/api/order/cod',
  '/api/order/stripe',
]);

/**
 * The seller's own work, and the session check that a gateway puts before it. On SQLite a slow disk stops the event loop in
 * the middle of a change: the lag then comes from the disk, not from too many clients, and the seller is one person.
 */
const selling = new Set([
  '/api/seller/is-auth',
  // Anyone may call it, but it has limits of its own: tries per address and a queue for password hashes.
  '/api/seller/login',
  '/api/seller/logout',
  '/api/product/add',
  '/api/product/stock',
  '/api/product/demo',
  '/api/product/remove-demo',
]);

function urgencyOf({ routeOptions: { url = '', config } }: FastifyRequest): keyof typeof maxInFlight {
  if (config.isWebhook === true || url.startsWith('/pay/')) return 'paying';
  return ordering.has(url) || selling.has(url) ? 'ordering' : 'browsing';
}

/** Probes and metrics must tell the truth, not that the house is full. */
const isProbe = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/health/') || url === '/metrics';

export const busy = () => new Unavailable('The store is very busy. Please try again in a moment.');

/** Sheds load before it piles up: too many requests at once, or an event loop that lags. */
export async function registerLoadShedding(app: App): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 3000,
    pressureHandler: async (request: FastifyRequest) => {
      const mayLag = urgencyOf(request) === 'paying' || isProbe(request) || selling.has(request.routeOptions.url ?? '');
      if (!mayLag) throw busy();
    },
  });
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (isProbe(request)) return;
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    if (inFlight > maxInFlight[urgencyOf(request)]) throw busy();
  });
}
