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
  /** The path in the store; the prefix when left out. */
  storePath?: string;
  methods: HTTPMethods[];
  /** The session cookies that this part of the store needs; no others are sent. */
  cookies: Role[];
  /** Bytes of a request's body. The bundled store has the same limits, but closes the connection where the body is longer. */
  maxBodyBytes: number;
  /** The time in milliseconds for which the store may stay silent; `storeTimeoutMs` when left out. */
  timeoutMs?: number;
}

/** Far above the events of payment providers. */
const maxEventBytes = 512 * 1024;

/** The time for which the store may stay silent; undici adds up to a second. */
const storeTimeoutMs = 4500;

/** Before the first line, the store reads the whole list once: some seconds for a million orders. */
const exportTimeoutMs = 60_000;

const passedPaths: PassedPath[] = [
  {
    prefix: '/exports/orders',
    storePath: '/api/order/export',
    methods: ['GET'],
    cookies: ['seller'],
    maxBodyBytes: 0,
    timeoutMs: exportTimeoutMs,
  },
  { prefix: '/images', methods: ['GET', 'HEAD'], cookies: [], maxBodyBytes: 0 },
  { prefix: '/pay', methods: ['GET', 'HEAD', 'POST'], cookies: ['shopper'], maxBodyBytes: 10_000 },
  { prefix: '/stripe', methods: ['POST'], cookies: [], maxBodyBytes: maxEventBytes },
  { prefix: '/webhooks', methods: ['POST'], cookies: [], maxBodyBytes: maxEventBytes },
];

/**
 * Forwards requests for pictures, the file of orders, the sandbox's payment page and the payment webhooks to the store, so that the
 * shop needs one port only. A response is passed on as it arrives; when the store breaks it off, the client's connection breaks, too.
 */
export async function passThrough(app: FastifyInstance, config: GatewayConfig) {
  const store = new URL(config.backendUrl);
  /** The requests whose bodies were found too large after they had begun to reach the store. */
  const tooLarge = new WeakSet<object>();
  for (const {
    prefix,
    storePath = prefix,
    methods,
    cookies,
    maxBodyBytes,
    timeoutMs = storeTimeoutMs,
  } of passedPaths) {
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
        rewritePrefix: store.pathname.replace(/\/$/, '') + storePath,
        httpMethods: methods,
        undici: {
          connections: 64,
          connect: { timeout: storeTimeoutMs },
          bodyTimeout: timeoutMs,
          headersTimeout: timeoutMs,
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
