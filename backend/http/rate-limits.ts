import type { FastifyRequest } from 'fastify';
import { TooMany } from '#backend/faults.ts';
import type { RateLimiter } from '#backend/rate-limits/rate-limiter.ts';
import type { LimitName } from '#backend/rate-limits/limit-settings.ts';
import type { App } from './app.ts';
import { networkOf } from './client-network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit this route counts under; other calls of the contract count as `reads`. `own`: it counts by itself. */
    limit?: LimitName | 'own';
  }
}

/** What a person is told who has to wait. */
export function waitingText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const pause =
    seconds === 1
      ? 'a second'
      : seconds < 60
        ? `${seconds} seconds`
        : minutes === 1
          ? 'a minute'
          : `${minutes} minutes`;
  return `Too many tries. Please wait ${pause} and try again.`;
}

/** Counts this request by its shopper, or by its address where nobody is logged in. @throws TooMany */
export async function countRequest(rateLimiter: RateLimiter, request: FastifyRequest, limit: LimitName): Promise<void> {
  const seconds = await rateLimiter.take(limit, request.shopper?.id ?? networkOf(request.ip));
  if (seconds > 0) throw new TooMany(seconds);
}

/** Counts each call by shopper, or by address where nobody is logged in, before its body is read. */
export function registerRateLimits(app: App, rateLimiter: RateLimiter): void {
  // After the guards of the route, which know the shopper.
  app.addHook('preParsing', async (request) => {
    const { url = '', config } = request.routeOptions;
    const limit = config.limit ?? (url.startsWith('/api/') ? 'reads' : undefined);
    if (limit !== undefined && limit !== 'own') await countRequest(rateLimiter, request, limit);
  });
}
