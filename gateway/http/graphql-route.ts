import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { contextFor, type GatewayContext, type SharedParts } from '../context.ts';
import type { QueryExecutor } from '../execution/query-executor.ts';
import { CookieJar } from '../rest/cookies.ts';
import { Fault, type FaultCode } from '../rest/faults.ts';
import { holdsToken } from './bearer-token.ts';
import { BrowserDeparture } from './browser-departure.ts';
import { callerOf } from './caller.ts';
import { sendGraphqlError } from './error-body.ts';
import { PLACEHOLDERS, pagePolicy } from './landing-page.ts';
import { etagOf, keyOf, type KeptAnswer, type KeptAnswers } from './kept-answers.ts';
import type { Metrics } from './metrics.ts';
import { guardUpload, hangUpLater, readMultipart } from './multipart-request.ts';
import { guardOrigin } from './origin-check.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { readPlainRequest, type PreparedOperations } from './prepared-operations.ts';
import { publicOriginOf } from './public-origin.ts';
import type { CountRequest } from './rate-limits.ts';
import { RefusedRequest } from './refused-request.ts';
import { Room } from './room.ts';
import { checkSafelist } from './safelist.ts';

interface GraphqlRouteOptions {
  apollo: ApolloServer<GatewayContext>;
  executor: QueryExecutor;
  prepared: PreparedOperations;
  shared: SharedParts;
  config: GatewayConfig;
  count: CountRequest;
  persisted: PersistedOperations;
  metrics: Metrics;
  kept: KeptAnswers;
}

const MAX_JSON_BYTES = 100 * 1024;
/** Requests, and uploads among them, that are worked on at the same time. */
const MOST_AT_ONCE = { requests: 1000, uploads: 16 };
/** Statuses of faults that end a request before it reaches a resolver. */
const STATUS_OF: Partial<Record<FaultCode, number>> = { RATE_LIMITED: 429, UPSTREAM_TIMEOUT: 504 };

/** POST and GET /graphql: a thin skin of HTTP around Apollo Server. */
export async function graphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions) {
  const { apollo, executor, prepared, shared, config, count, persisted, metrics, kept } = options;
  const { catalogue } = shared;
  const rooms = { requests: new Room(MOST_AT_ONCE.requests), uploads: new Room(MOST_AT_ONCE.uploads) };
  metrics.gauge('requests_under_way', 'API requests being answered.', () => rooms.requests.taken);
  metrics.gauge('uploads_under_way', 'Uploads being passed on.', () => rooms.uploads.taken);
  metrics.gauge('kept_answers_bytes', 'Memory that whole answers of the catalogue take.', () => kept.size);
  guardOrigin(app, config);
  app.addHook('onRequest', async (request, reply) => {
    await count(request, 'requests');
    const leave = rooms.requests.enter();
    reply.raw.once('close', leave);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    requireUtf8(request);
    return text;
  });
  // Left unread until its head has passed the guard.
  app.addContentTypeParser('multipart/form-data', async () => undefined);
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply, metrics));

  /** The kept answer to this request, if the catalogue it was made from is still the one to answer from. */
  async function findKept(key: string): Promise<KeptAnswer | undefined> {
    const answer = kept.find(key, catalogue.peek());
    // Asked as by any other request, so that the catalogue stays as new as without kept answers.
    return answer && answer.snapshot === (await catalogue.current()) ? answer : undefined;
  }

  async function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, answer }: { key: string; answer: KeptAnswer },
  ) {
    reply.header('cache-control', 'no-store').header('content-type', answer.contentType);
    if (request.method === 'GET') {
      reply.header('etag', etagOf(answer));
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
      if (known?.includes(etagOf(answer))) return reply.code(304).send();
    }
    const { 'accept-encoding': accepted, 'x-no-compression': plain } = request.headers;
    const { bytes, encoding } = await kept.encode(key, answer, plain === undefined ? accepted : undefined);
    if (encoding) reply.header('content-encoding', encoding).header('vary', 'Origin, Accept, accept-encoding');
    return reply.send(bytes);
  }

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    bodyLimit: MAX_JSON_BYTES,
    handler: async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : undefined;
      const key = keyOf(request, text);
      const startedAt = performance.now();
      const known = key === undefined ? undefined : await findKept(key);
      if (key !== undefined && known) {
        metrics.keptAnswer();
        metrics.operation({
          name: persisted.nameOf(known.operationName),
          outcome: 'ok',
          seconds: (performance.now() - startedAt) / 1000,
        });
        return await sendKept(request, reply, { key, answer: known });
      }

      const jar = new CookieJar(config.cookieNames, request.headers.cookie);
      const departure = new BrowserDeparture(reply);
      const publicOrigin = publicOriginOf(request, config);
      const context = contextFor(shared, {
        caller: callerOf(request),
        jar,
        publicOrigin,
        departure,
        mayIntrospect: holdsToken(request.headers.authorization, config.introspectionToken),
        countAttempt: () => count(request, 'credentials'),
      });
      let body = text === undefined ? {} : parseJson(text);
      let allRead: Promise<void> | undefined;
      if (request.method === 'POST' && /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
        const leave = rooms.uploads.enter();
        reply.raw.once('close', leave);
        await guardUpload(request, { count, sessions: context.api.sessions });
        ({ operations: body, allRead } = await readMultipart(request, reply));
      }
      const isExpected = config.safelist === 'off' || checkSafelist(request, body, { persisted, config });
      const sendCookies = () => {
        const cookies = jar.toSetCookies({ secure: publicOrigin.startsWith('https:') });
        if (cookies.length > 0) reply.header('set-cookie', cookies);
      };
      const plain = text === undefined ? undefined : readPlainRequest(request, body);
      const ready = plain && prepared.find(plain.key);
      if (plain && ready) {
        const { document, operation, contentType } = ready;
        const result = await executor.execute({ document, operation, request: plain, context });
        if (!result.errors) {
          const name = persisted.nameOf(operation.name?.value);
          metrics.operation({ name, outcome: 'ok', seconds: (performance.now() - startedAt) / 1000 });
          sendCookies();
          reply.header('cache-control', 'no-store').header('content-type', contentType);
          return await reply.send(executor.stringify({ data: result.data, extensions: result.extensions }));
        }
        context.executed = result;
      }
      const snapshot = catalogue.peek();
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: toApollo(request, body),
        context: async () => context,
      });
      // A browser that is still sending would take an early answer for a broken connection.
      await allRead;

      reply.code(answer.status ?? 200).header('cache-control', 'no-store');
      for (const [name, value] of answer.headers) if (name !== 'cache-control') reply.header(name, value);
      sendCookies();
      if (answer.body.kind !== 'complete') throw new Error('Answers in parts are not part of this API.');
      const contentType = answer.headers.get('content-type');
      // While the catalogue is the same as before, this answer cannot have been made from another one.
      if (key !== undefined && isExpected && snapshot && snapshot === catalogue.peek() && contentType) {
        const made = kept.keep(key, { context, snapshot, contentType, text: answer.body.string });
        if (made) return await sendKept(request, reply, { key, answer: made });
      }
      // An answer in a type that the client does not take is a refusal, although it was executed.
      if (plain && contentType && reply.statusCode === 200) prepared.prepare(plain.key, { context, contentType });
      const isPage = contentType?.startsWith('text/html') ?? false;
      return isPage
        ? sendPage(reply, answer.body.string, { publicOrigin, production: config.production })
        : reply.send(answer.body.string);
    },
  });
}

/** The page is made once; the address and the number that lets its own script run are of this request. */
function sendPage(
  reply: FastifyReply,
  html: string,
  { publicOrigin, production }: { publicOrigin: string; production: boolean },
) {
  const nonce = crypto.randomUUID();
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, { production }))
    .send(html.replaceAll(PLACEHOLDERS.origin, publicOrigin).replaceAll(PLACEHOLDERS.nonce, nonce));
}

function toApollo({ method, headers, url }: FastifyRequest, body: unknown): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const at = url.indexOf('?');
  return { method, headers: map, search: at === -1 ? '' : url.slice(at), body };
}

function requireUtf8({ headers }: FastifyRequest) {
  const charset = /charset\s*=\s*"?([^;"\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw Object.assign(new Error('Only UTF-8 is read.'), { statusCode: 415 });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw Object.assign(new Error('The body is no JSON.'), { statusCode: 400 });
  }
}

/** What failed before or around Apollo, as a GraphQL answer. */
function refuse(
  error: FastifyError | RefusedRequest | Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Metrics,
) {
  // What is left of the body is thrown away, but not for ever.
  if (!request.raw.complete) hangUpLater(request.raw);
  metrics.refused(
    error instanceof RefusedRequest || error instanceof Fault ? error.code : `HTTP_${error.statusCode ?? 500}`,
  );
  if (error instanceof RefusedRequest) return sendGraphqlError(reply, error);
  if (error instanceof Fault) {
    const { code, message, retryAfterMs, detail } = error;
    request.log[code.startsWith('UPSTREAM') ? 'warn' : 'info']({ code, detail }, 'a request was refused');
    return sendGraphqlError(reply, { status: STATUS_OF[code] ?? 503, code, message, retryAfterMs });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) {
    const message = `The request may be at most ${MAX_JSON_BYTES / 1024} KB large.`;
    return sendGraphqlError(reply, { status, code: 'PAYLOAD_TOO_LARGE', message });
  }
  if (status === 415) {
    const message = 'Send `Content-Type: application/json` in UTF-8, or multipart/form-data for uploads.';
    return sendGraphqlError(reply, { status, code: 'UNSUPPORTED_MEDIA_TYPE', message });
  }
  if (status < 500) return sendGraphqlError(reply, { status, code: 'BAD_REQUEST', message: error.message });
  request.log.error({ err: error }, 'a request failed');
  const message = 'Something went wrong here.';
  return sendGraphqlError(reply, { status, code: 'INTERNAL_SERVER_ERROR', message, requestId: request.id });
}
