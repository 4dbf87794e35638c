import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { Unavailable } from '#backend/faults.ts';
import * as texts from './texts.ts';

/**
 * Requests that one process serves at once before it refuses the next one, by urgency. Under load it refuses reads first,
 * then orders and the seller's changes, payments last: money that has moved must be recorded, and a shopper who has begun
 * an order should be able to finish it.
 */
export const maxInFlight = { browsing: 192, ordering: 232, paying: 256 };

/** The calls of an order through a gateway. product/list is one call for all shoppers of a gateway. */
const ordering = new Set([
  '/api/user/is-auth',
  '/api/address/get',
  '/api/delivery/slots',
  '/api/product/list',
  '/api/order/cod',
  '/api/order/stripe',
]);

/** Probes and metrics must work under load, too. */
const isProbe = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/health/') || url === '/metrics';

/** Whether only the people who work in the shop need this call: theirs have a role, or are about their session. */
const isOfSeller = ({ routeOptions: { url = '', config } }: FastifyRequest): boolean =>
  config.role !== undefined || url.startsWith('/api/seller/');

/** The error for a request that is refused under load. */
export const storeBusy = () => new Unavailable(texts.isBusy);

/**
 * Refuses requests with 503 when too many are served at once, or when the event loop lags. The seller's calls are not refused when it
 * lags: on SQLite, a slow disk blocks the loop during a write, so the lag may come from the seller's own changes.
 *
 * @param maxLagMs the lag at which requests are refused. It is also the time between two measurements: the plugin takes a time without
 *   a measured turn of the event loop for an endless lag, so with its default of 1 s a lag of 1 s was enough.
 */
export async function registerLoadShedding(app: App, maxLagMs: number): Promise<void> {
  const urgencyOf = (request: FastifyRequest): keyof typeof maxInFlight => {
    const { url = '', config } = request.routeOptions;
    if (config.isWebhook === true || url.startsWith('/pay/')) return 'paying';
    return ordering.has(url) || isOfSeller(request) ? 'ordering' : 'browsing';
  };
  await app.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    sampleInterval: maxLagMs,
    pressureHandler: async (request: FastifyRequest) => {
      const mayLag = urgencyOf(request) === 'paying' || isProbe(request) || isOfSeller(request);
      if (!mayLag) throw storeBusy();
    },
  });
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (isProbe(request)) return;
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    if (inFlight > maxInFlight[urgencyOf(request)]) throw storeBusy();
  });
}
