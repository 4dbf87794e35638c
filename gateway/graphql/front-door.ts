import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { codingFor, compress, minCompressedBytes, type ContentCoding } from '../content-coding.ts';
import { requestIdOf } from '../guards/caller.ts';
import type { ConcurrencyLimit } from '../guards/concurrency-limit.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import type { RequestFacts } from '../operations/request-records.ts';
import { maxJsonBytes } from './error-responses.ts';
import { isPlainJson, type ReceivedRequest } from './graphql-request.ts';
import type { GraphqlParts, GraphqlResponse, QuickAnswer } from './graphql-responses.ts';

interface FrontDoorOptions extends GraphqlParts {
  requests: ConcurrencyLimit;
  findQuickAnswer: (request: ReceivedRequest) => Promise<QuickAnswer | undefined>;
}

/** What Fastify must know of a request that was counted and whose body was read before. */
interface HandedOver {
  text: string;
  /** Why the request failed, for Fastify's error handler. */
  error?: unknown;
}

const brotliQuality = 4;

/**
 * Answers the API requests that come most, before Fastify sees them: POSTs of JSON from the shop's own pages or from programs,
 * for which the fast path has a quick way. Fastify's hooks and its reply cost more time than the execution of such a request. The
 * same rules hold here: its checks are those of the route, in the same order, and any request that needs more than a plain
 * answer goes to Fastify untouched, or counted and with its body read.
 *
 * @returns the requests that went to Fastify counted and with their bodies read
 */
export function openFrontDoor(app: FastifyInstance, options: FrontDoorOptions): WeakMap<IncomingMessage, HandedOver> {
  const { config, count, requests, findQuickAnswer, securityHeaders, isDraining, recordRequest } = options;
  const handedOver = new WeakMap<IncomingMessage, HandedOver>();
  const headerPairs = Object.entries(securityHeaders).flat();
  // Fastify's types do not offer its listener.
  const [toFastify] = app.server.listeners('request') as [RequestListener];
  app.server.removeAllListeners('request');
  app.server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
    if (isDraining() || !mayEnter(raw)) return toFastify(raw, response);
    const arrivedAtMs = performance.now();
    const pieces: Buffer[] = [];
    raw.on('data', (piece: Buffer) => pieces.push(piece));
    raw.on('end', () => void answer(received(raw, Buffer.concat(pieces).toString()), { raw, response, arrivedAtMs }));
  });

  /** By the headers, before the body is read. */
  function mayEnter({ method, url, headers, socket }: IncomingMessage): boolean {
    const { host = '', origin } = headers;
    return (
      method === 'POST' &&
      url === '/graphql' &&
      isPlainJson(headers['content-type']) &&
      Number(headers['content-length']) <= maxJsonBytes &&
      headers.expect === undefined &&
      headers['content-encoding'] === undefined &&
      headers['sec-fetch-site'] !== 'cross-site' &&
      // Only Fastify reads the headers of proxies that name the host.
      (config.publicOrigin !== undefined || config.trustedProxies === 0) &&
      (origin === undefined || origin === publicOriginOf({ protocol: 'http', host, socket }, config))
    );
  }

  async function answer(
    request: ReceivedRequest & { body: string },
    { raw, response, arrivedAtMs }: { raw: IncomingMessage; response: ServerResponse; arrivedAtMs: number },
  ): Promise<void> {
    let isAnswered = false;
    const handOver = (failed: { error?: unknown } = {}) => {
      handedOver.set(raw, { text: request.body, ...failed });
      toFastify(raw, response);
    };
    try {
      await count(request, 'requests');
      const leave = requests.enter();
      response.on('close', () => {
        leave();
        if (!isAnswered) return;
        const elapsedMs = performance.now() - arrivedAtMs;
        const log = () => logOf(request.id);
        recordRequest(request, { route: '/graphql', status: response.statusCode, elapsedMs, log });
      });
      const quickAnswer = await findQuickAnswer(request).catch(() => undefined);
      if (!quickAnswer || response.destroyed) return handOver();
      const quick = await quickAnswer(request, response);
      isAnswered = true;
      const accepted =
        request.headers['x-no-compression'] === undefined ? request.headers['accept-encoding'] : undefined;
      const body = 'cached' in quick ? await quick.cached.body(accepted) : encode(quick.text, accepted);
      send(request, response, { answered: quick, body: body instanceof Promise ? await body : body });
    } catch (error) {
      isAnswered = false;
      handOver({ error });
    }
  }

  const logOf = (reqId: string) => app.log.child({ reqId });

  function received(raw: IncomingMessage, text: string) {
    const { headers, socket } = raw;
    const id = requestIdOf(headers);
    return {
      id,
      ip: clientAddressOf(raw, config.trustedProxies),
      method: 'POST',
      url: '/graphql',
      headers,
      protocol: 'http',
      host: headers.host ?? '',
      socket,
      body: text,
      // Only the check of the safelist writes to it.
      log: config.safelist === 'off' ? app.log : logOf(id),
      facts: null as RequestFacts | null,
    };
  }

  function send(
    { id }: ReceivedRequest,
    response: ServerResponse,
    { answered, body: { bytes, coding } }: { answered: GraphqlResponse; body: Body },
  ): void {
    const own = 'cached' in answered ? undefined : answered;
    const pairs = [...headerPairs, 'x-request-id', id, 'cache-control', 'no-store'];
    pairs.push('vary', coding ? 'Origin, Accept, accept-encoding' : 'Origin, Accept');
    if (coding) pairs.push('content-encoding', coding);
    if ('cached' in answered) pairs.push('content-type', answered.cached.contentType);
    else for (const [name, value] of answered.headers) if (name !== 'content-length') pairs.push(name, value);
    for (const cookie of own?.cookies ?? []) pairs.push('set-cookie', cookie);
    pairs.push('content-length', String(Buffer.byteLength(bytes)));
    response.writeHead(own?.status ?? 200, pairs);
    response.end(bytes);
  }

  return handedOver;
}

interface Body {
  bytes: string | Buffer;
  coding?: ContentCoding;
}

/** Most responses are short and sent as they are. */
function encode(text: string, acceptEncoding: string | string[] | undefined): Body | Promise<Body> {
  const coding = text.length < minCompressedBytes ? undefined : codingFor(acceptEncoding);
  if (!coding) return { bytes: text };
  return compress(Buffer.from(text), coding, { brotliQuality }).then((bytes) => ({ bytes, coding }));
}

/** The address of the client in front of this number of proxies, as Fastify finds it. */
function clientAddressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return own;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const addresses = [own, ...forwarded.toReversed()];
  return addresses[Math.min(trustedProxies, addresses.length - 1)] ?? own;
}
