import proxy from '@fastify/http-proxy';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { CookieJar, type Role } from './cookies.ts';
import { traceOf } from '../guards/caller.ts';
import { publicOriginOf } from '../guards/public-origin.ts';

interface PassedOn {
  prefix: string;
  methods: HTTPMethods[];
  /** The sessions this part of the store asks for; no other cookie goes along. */
  roles: Role[];
}

/** Milliseconds without a word of the store; undici counts with up to a second more. */
const storeTimeoutMs = 4500;

const passedOn: PassedOn[] = [
  { prefix: '/images', methods: ['GET', 'HEAD'], roles: [] },
  { prefix: '/pay', methods: ['GET', 'HEAD', 'POST'], roles: ['shopper'] },
  { prefix: '/stripe', methods: ['POST'], roles: [] },
  { prefix: '/webhooks', methods: ['POST'], roles: [] },
];

/** Pictures, the sandbox's payment page and the payment webhooks go straight to the store, so that one port is enough. */
export async function passThrough(app: FastifyInstance, config: GatewayConfig) {
  const store = new URL(config.backendUrl);
  for (const { prefix, methods, roles } of passedOn) {
    await app.register(proxy, {
      upstream: store.origin,
      prefix,
      rewritePrefix: store.pathname.replace(/\/$/, '') + prefix,
      httpMethods: methods,
      undici: {
        connections: 64,
        connect: { timeout: storeTimeoutMs },
        bodyTimeout: storeTimeoutMs,
        headersTimeout: storeTimeoutMs,
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          const { host, protocol } = new URL(publicOriginOf(request, config));
          return {
            ...headers,
            cookie: new CookieJar(config.cookieNames, headers.cookie, config.hostCookies).header(roles),
            authorization: undefined,
            'x-request-id': request.id,
            ...traceOf(request),
            'x-forwarded-host': host,
            'x-forwarded-proto': protocol.slice(0, -1),
            'x-forwarded-for': request.ip,
          };
        },
        // The store's connection is not the browser's, which may have asked to close its own.
        rewriteHeaders: ({ 'set-cookie': _cookies, connection: _connection, 'keep-alive': _times, ...headers }) =>
          headers,
        onError: (reply, { error }) => {
          reply.log.warn({ err: error, path: prefix }, 'the store did not answer');
          void reply
            .code(503)
            .header('cache-control', 'no-store')
            .send({ success: false, message: 'The store cannot be reached right now.' });
        },
      },
    });
  }
}
