import proxy from '@fastify/http-proxy';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { traceOf } from '../guards/caller.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import { createCookieJar, type Role } from '../transport/cookies.ts';
import { BodyTooLarge, limitBody } from './body-limit.ts';
import * as texts from './texts.ts';

interface PassedPath {
  prefix: string;
  methods: HTTPMethods[];
  /** The session cookies that this part of the store needs; no others are sent. */
  cookies: Role[];
  /** Bytes of a request's body. The bundled store has the same limits, but closes the connection where the body is longer. */
  maxBodyBytes: number;
}

/** Far above the events of payment providers. */
const maxEventBytes = 512 * 1024;

/** The time for which the store may stay silent; undici adds up to a second. */
const storeTimeoutMs = 4500;

const passedPaths: PassedPath[] = [
  { prefix: '/images', methods: ['GET', 'HEAD'], cookies: [], maxBodyBytes: 0 },
  { prefix: '/pay', methods: ['GET', 'HEAD', 'POST'], cookies: ['shopper'], maxBodyBytes: 10_000 },
  { prefix: '/stripe', methods: ['POST'], cookies: [], maxBodyBytes: maxEventBytes },
  { prefix: '/webhooks', methods: ['POST'], cookies: [], maxBodyBytes: maxEventBytes },
];

/**
 * Forwards requests for pictures, the sandbox's payment page and the payment webhooks to the store, so that the shop needs
 * one port only.
 */
export async function passThrough(app: FastifyInstance, config: GatewayConfig) {
  const store = new URL(config.backendUrl);
  /** The requests whose bodies were found too large after they had begun to reach the store. */
  const tooLarge = new WeakSet<object>();
  for (const { prefix, methods, cookies, maxBodyBytes } of passedPaths) {
    await app.register(async (scope) => {
      scope.addHook('preParsing', async ({ raw, headers }, _reply, body) => {
        const onTooLarge = () => void tooLarge.add(raw);
        return await limitBody(body, headers, { maxBytes: maxBodyBytes, onTooLarge });
      });
      scope.setErrorHandler((error, _request, reply) => {
        if (!(error instanceof BodyTooLarge)) throw error;
        return reply.code(413).header('cache-control', 'no-store').send(refusalOf(error));
      });
      await scope.register(proxy, {
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
              cookie: createCookieJar(config.storeMap.cookies, headers.cookie, config.hostCookies).header(cookies),
              authorization: undefined,
              'x-request-id': request.id,
              ...traceOf(request),
              'x-forwarded-host': host,
              'x-forwarded-proto': protocol.slice(0, -1),
              'x-forwarded-for': request.ip,
            };
          },
          // `connection` and `keep-alive` are about the connection to the store, not about the client's.
          rewriteHeaders: ({ 'set-cookie': _cookies, connection: _connection, 'keep-alive': _keepAlive, ...headers }) =>
            headers,
          onError: (reply, { error }) => {
            void reply.header('cache-control', 'no-store');
            if (tooLarge.has(reply.request.raw))
              return void reply.code(413).send(refusalOf(new BodyTooLarge(maxBodyBytes)));
            reply.log.warn({ err: error, path: prefix }, 'the store did not respond');
            void reply.code(503).send({ success: false, message: texts.storeUnreachable });
          },
        },
      });
    });
  }
}

const refusalOf = ({ message }: BodyTooLarge) => ({ success: false, message });
