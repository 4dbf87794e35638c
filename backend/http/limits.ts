import underPressure from '@fastify/under-pressure';
import type { App } from './app.ts';
import { Unavailable } from './error-handler.ts';

/** Requests one process works on at a time; more are told to come back. */
const inFlightLimit = 256;

/** Sheds load before it piles up: too many requests at once, or an event loop that lags. */
export async function registerLimits(app: App): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: 3000, retryAfter: 2 });
  let inFlight = 0;
  app.addHook('onRequest', async (request) => {
    // Probes must hear the truth, not that the house is full.
    if (request.routeOptions.url?.startsWith('/health/')) return;
    inFlight += 1;
    request.raw.once('close', () => {
      inFlight -= 1;
    });
    if (inFlight > inFlightLimit) throw new Unavailable('The store is very busy. Please try again in a moment.');
  });
}
