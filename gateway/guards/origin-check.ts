import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { sendGraphqlError } from './graphql-error.ts';
import { isAllowedOrigin, publicOriginOf } from './public-origin.ts';

const allowedHeaders =
  'content-type, apollo-require-preflight, x-apollo-operation-name, x-request-id, traceparent, tracestate';

/**
 * Refuses requests that pages of other origins send, before their bodies are read, and answers CORS preflights of allowed
 * origins. Requests without an Origin header come from programs, which have no cookies of a browser to abuse.
 */
export function checkOrigin(app: FastifyInstance, config: GatewayConfig) {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin, Accept');
    if (origin === undefined) {
      if (request.method !== 'POST' || request.headers['sec-fetch-site'] !== 'cross-site') return;
      return await refuse(request, reply, config);
    }
    if (!isAllowedOrigin(origin, request, config)) return await refuse(request, reply, config);
    if (origin !== publicOriginOf(request, config)) {
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-allow-credentials', 'true')
        .header('access-control-expose-headers', 'x-request-id, retry-after');
    }
    if (request.method === 'OPTIONS') {
      return await reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', allowedHeaders)
        .header('access-control-max-age', '600')
        .send();
    }
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, config: GatewayConfig) {
  const origin = request.headers.origin ?? 'This page';
  const allowed = publicOriginOf(request, config);
  return sendGraphqlError(reply, {
    status: 403,
    code: 'FORBIDDEN_ORIGIN',
    message: `${origin} may not use this API: the shop is at ${allowed} (set by PUBLIC_URL).`,
  });
}
