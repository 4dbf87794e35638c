import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../rest/faults.ts';

/** What one address may send, by the browser's own address behind trusted proxies; IPv6 by its /64. */
export const defaultRateLimits = {
  /** Requests to the API in a minute: some two hundred pages. */
  requests: { max: 1200, timeWindow: 60_000 },
  /** Logins and sign-ups in a quarter of an hour. The bundled store counts more strictly, by account too. */
  credentials: { max: 100, timeWindow: 15 * 60_000 },
  /** Uploads in an hour. */
  uploads: { max: 300, timeWindow: 60 * 60_000 },
  /** Pages in a minute that are rendered for this address because they are not kept: some 3 s of work. */
  renderings: { max: 120, timeWindow: 60_000 },
};

export type RateLimits = typeof defaultRateLimits;
type LimitedThing = keyof RateLimits;

/** Counts this request as one, or as several, of a thing. @throws Fault RATE_LIMITED, which says when to come back */
export type CountRequest = (request: FastifyRequest, thing: LimitedThing, times?: number) => Promise<void>;

/** Counters in memory: each gateway process counts its own requests. */
export async function rateLimits(app: FastifyInstance, limits: RateLimits | undefined): Promise<CountRequest> {
  if (!limits) return async () => undefined;
  await app.register(rateLimit, { global: false });
  const counters = {
    requests: app.createRateLimit(limits.requests),
    credentials: app.createRateLimit(limits.credentials),
    uploads: app.createRateLimit(limits.uploads),
    renderings: app.createRateLimit(limits.renderings),
  };
  return async (request, thing, times = 1) => {
    for (let counted = 0; counted < times; counted += 1) {
      const count = await counters[thing](request);
      if (count.isAllowed || !count.isExceeded) continue;
      throw new Fault('RATE_LIMITED', 'Too many requests from your address. Please try again later.', {
        retryAfterMs: count.ttl,
      });
    }
  };
}
