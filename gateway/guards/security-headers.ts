import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** The headers of every response, by the id of its request: names and values in turn. */
export type CommonHeaders = (requestId: string) => string[];

/**
 * Sets the request's id and the security headers of helmet on every response of Fastify. Pictures may come from other origins:
 * stores keep them anywhere.
 *
 * @returns the same headers, for responses that Fastify does not send
 */
export async function addCommonHeaders(app: FastifyInstance, config: GatewayConfig): Promise<CommonHeaders> {
  const security = await helmetHeaders(config);
  const pairs = Object.entries(security).flat();
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(security).header('x-request-id', request.id);
  });
  return (requestId) => [...pairs, 'x-request-id', requestId];
}

/** helmet's headers, computed once: they do not depend on the request, but helmet would build them again for each. */
async function helmetHeaders(config: GatewayConfig): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:', 'blob:', ...(config.production ? [] : ['http:'])],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicOrigin?.startsWith('https:')
      ? { maxAge: 15_552_000, includeSubDomains: false }
      : false,
    xFrameOptions: { action: 'deny' },
  });
  sample.get('/', async (_request, reply) => reply.code(204).send());
  const { headers } = await sample.inject('/');
  await sample.close();
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !['date', 'connection'].includes(entry[0]),
    ),
  );
}
