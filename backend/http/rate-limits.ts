import rateLimit from '@fastify/rate-limit';
import type { FastifyReply } from 'fastify';
import type { App } from './app.ts';
import { refused, type Refusal } from './verdict.ts';

/** Refuses with 429 and says when to come back. `seconds` is rounded up by the caller. */
export function tooMany(reply: FastifyReply, seconds: number): Refusal {
  void reply.code(429).header('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  const pause = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return refused(`Too many tries. Please wait ${pause} and try again.`);
}

/** Limits per client address on the routes that name one in their `config.rateLimit`; none when switched off. */
export async function registerRateLimits(app: App, isOn: boolean): Promise<void> {
  if (!isOn) return;
  await app.register(rateLimit, {
    global: false,
    cache: 10_000,
    // A plain object would be sent as the error; the error handler words every 429 alike.
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('rate limit'), { statusCode: context.statusCode }),
  });
}
