import type { FastifyRequest } from 'fastify';
import { TooMany } from '#backend/faults.ts';
import type { RateLimiter } from '#backend/rate-limits/rate-limiter.ts';
import type { LimitName } from '#backend/rate-limits/limit-settings.ts';
import type { App } from './app.ts';
import { networkOf } from './client-network.ts';
import * as texts from './texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of this route; other routes below /api/ count as `reads`. `own`: the route counts requests itself. */
    limit?: LimitName | 'own';
  }
}

/** The sentence for a person who has to wait. */
export function waitingText(seconds: number): string {
  return seconds < 60 ? texts.tooManyTriesSeconds(seconds) : texts.tooManyTriesMinutes(Math.ceil(seconds / 60));
}

/**
 * Counts this request for its shopper, or for its network without a session.
 *
 * @throws TooMany
 */
export async function countRequest(rateLimiter: RateLimiter, request: FastifyRequest, limit: LimitName): Promise<void> {
  const seconds = await rateLimiter.take(limit, request.shopper?.id ?? networkOf(request.ip));
  if (seconds > 0) throw new TooMany(seconds);
}

/** Counts each request before its body is read. */
export function registerRateLimits(app: App, rateLimiter: RateLimiter): void {
  // `preParsing` runs after the `onRequest` hooks of the route, which find the shopper.
  app.addHook('preParsing', async (request) => {
    const { url = '', config } = request.routeOptions;
    const limit = config.limit ?? (url.startsWith('/api/') ? 'reads' : undefined);
    if (limit !== undefined && limit !== 'own') await countRequest(rateLimiter, request, limit);
  });
}
