import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createAddressReader, requestIdOf } from '../guards/caller.ts';
import type { RequestFacts } from '../operations/request-records.ts';
import type { AnswerPolicy } from './answer-policy.ts';
import { maxJsonBytes } from './error-responses.ts';
import { isPlainJson, type ReceivedRequest } from './graphql-request.ts';
import type { GraphqlParts, QuickAnswer } from './graphql-responses.ts';

interface FrontDoorOptions extends GraphqlParts {
  policy: AnswerPolicy;
  findQuickAnswer: (request: ReceivedRequest) => Promise<QuickAnswer | undefined>;
}

/** The facts that Fastify must know of a request that was counted and whose body was read before. */
interface HandedOver {
  text: string;
  /** The error of a failed request, for Fastify's error handler. */
  error?: unknown;
}

/**
 * Answers the API requests that come most, before Fastify sees them: POSTs of JSON from the shop's own pages or from programs,
 * for which the fast path has a quick way. Fastify's hooks and its reply cost more time than the execution of such a request.
 * The checks and the headers are those of `answer-policy.ts`, as for the route. A request that one of them refuses goes to
 * Fastify untouched, as does one that needs more than a plain answer; one without a quick way goes there counted and with its
 * body read.
 *
 * @returns the requests that went to Fastify counted and with their bodies read
 */
export function openFrontDoor(app: FastifyInstance, options: FrontDoorOptions): WeakMap<IncomingMessage, HandedOver> {
  const { config, policy, findQuickAnswer, commonHeadersOf, isDraining, recordRequest } = options;
  const handedOver = new WeakMap<IncomingMessage, HandedOver>();
  const addressOf = createAddressReader(config);
  // Only Fastify reads the headers of proxies that name the host.
  const knowsHost = config.publicOrigin !== undefined || config.trustedProxies === 0;
  // Fastify's types do not offer its listener.
  const [toFastify] = app.server.listeners('request') as [RequestListener];
  app.server.removeAllListeners('request');
  app.server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
    if (isDraining() || !knowsHost || !isPlain(raw)) return toFastify(raw, response);
    const request = arrived(raw);
    if (policy.refusalOf(request)) return toFastify(raw, response);
    const arrivedAtMs = performance.now();
    const pieces: Buffer[] = [];
    raw.on('data', (piece: Buffer) => pieces.push(piece));
    raw.on('end', () => {
      request.body = Buffer.concat(pieces).toString();
      void answer(request, { raw, response, arrivedAtMs });
    });
  });

  async function answer(
    request: FrontDoorRequest,
    { raw, response, arrivedAtMs }: { raw: IncomingMessage; response: ServerResponse; arrivedAtMs: number },
  ): Promise<void> {
    let isAnswered = false;
    const handOver = (failed: { error?: unknown } = {}) => {
      handedOver.set(raw, { text: request.body, ...failed });
      toFastify(raw, response);
    };
    try {
      const leave = await policy.admit(request);
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
      const { status, headers, body = '' } = await policy.answerOf(request, quick);
      headers.push(...commonHeadersOf(request.id), 'content-length', String(Buffer.byteLength(body)));
      response.writeHead(status, headers);
      response.end(body);
    } catch (error) {
      isAnswered = false;
      handOver({ error });
    }
  }

  const logOf = (requestId: string) => app.log.child({ requestId });

  function arrived(raw: IncomingMessage): FrontDoorRequest {
    const { headers, socket } = raw;
    const id = requestIdOf(headers);
    return {
      id,
      ip: addressOf(raw),
      method: 'POST',
      url: '/graphql',
      headers,
      protocol: 'http',
      host: headers.host ?? '',
      socket,
      body: '',
      // Only the check of the safelist writes to it.
      log: config.safelist === 'off' ? app.log : logOf(id),
      facts: null as RequestFacts | null,
    };
  }

  return handedOver;
}

type FrontDoorRequest = ReceivedRequest & { body: string };

/** Whether Fastify would only read the body of a request: a JSON text of a known, allowed length at the plain address. */
const isPlain = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  url === '/graphql' &&
  isPlainJson(headers['content-type']) &&
  Number(headers['content-length']) <= maxJsonBytes &&
  headers.expect === undefined &&
  headers['content-encoding'] === undefined;
