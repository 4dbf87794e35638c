import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../refusals/faults.ts';
import * as texts from './texts.ts';

/** Limits per client address, which is the one behind trusted proxies; IPv6 addresses count by their /64. */
export const defaultRateLimits = {
  /** API requests per minute: about 200 pages. */
  requests: { max: 1200, timeWindow: 60_000 },
  /** Logins and sign-ups per 15 minutes. The bundled store has stricter limits, also per account. */
  credentials: { max: 100, timeWindow: 15 * 60_000 },
  /** Uploads per hour. */
  uploads: { max: 300, timeWindow: 60 * 60_000 },
  /** Pages per minute that are rendered because the page cache does not have them: about 3 s of work. */
  renderings: { max: 120, timeWindow: 60_000 },
};

export type RateLimits = typeof defaultRateLimits;

/** Counts a request `times` times (once when left out) towards a limit. @throws Fault RATE_LIMITED with `retryAfterMs` */
export type CountRequest = (request: { ip: string }, limit: keyof RateLimits, times?: number) => Promise<void>;

/** Counts in memory: each gateway process counts the requests that it receives. No `limits`: nothing is limited. */
export async function createRateLimits(app: FastifyInstance, limits: RateLimits | undefined): Promise<CountRequest> {
  if (!limits) return async () => undefined;
  await app.register(rateLimit, { global: false });
  const counters = {
    requests: app.createRateLimit(limits.requests),
    credentials: app.createRateLimit(limits.credentials),
    uploads: app.createRateLimit(limits.uploads),
    renderings: app.createRateLimit(limits.renderings),
  };
  return async ({ ip }, limit, times = 1) => {
    // The plugin reads only these parts of a request.
    const request = { ip, routeOptions: {} } as FastifyRequest;
    for (let counted = 0; counted < times; counted += 1) {
      const count = await counters[limit](request);
      if (count.isAllowed || !count.isExceeded) continue;
      throw new Fault('RATE_LIMITED', texts.tooManyRequests, {
        retryAfterMs: count.ttl,
      });
    }
  };
}
