import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from '@apollo/server';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { contextFor, type GatewayContext } from '../context.ts';
import type { SharedParts } from '../parts.ts';
import type {
  CachedResponse,
  ExecutedResponse,
  FastPath,
  KnownOperation,
  KnownResponse,
  NamedOperation,
} from '../fast-path/fast-path.ts';
import { hasToken } from '../guards/bearer-token.ts';
import { callerOf } from '../guards/caller.ts';
import type { ConcurrencyLimit } from '../guards/concurrency-limit.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import type { CountRequest } from '../guards/rate-limits.ts';
import type { CommonHeaders } from '../guards/security-headers.ts';
import type { Metrics } from '../operations/metrics.ts';
import { emptyFacts, type RecordRequest, type RequestFacts } from '../operations/request-records.ts';
import { createCookieJar } from '../transport/cookies.ts';
import { Fault } from '../refusals/faults.ts';
import { createClientAbort } from './client-abort.ts';
import { readGraphqlRequest, type GraphqlRequest, type ReceivedRequest } from './graphql-request.ts';
import { failOperation, nameOperation, startOperationSpan, type OperationSpan } from './operation-span.ts';
import { checkUpload, readMultipart } from './multipart-request.ts';
import { payloadCodes, payloadOrder } from './payload-codes.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { checkSafelist } from './safelist.ts';

export interface GraphqlParts {
  apollo: ApolloServer<GatewayContext>;
  fastPath: FastPath;
  shared: SharedParts;
  config: GatewayConfig;
  count: CountRequest;
  persisted: PersistedOperations;
  metrics: Metrics;
  commonHeadersOf: CommonHeaders;
  /** The number of API requests that may run at the same time. */
  maxConcurrentRequests: number;
  isDraining: () => boolean;
  recordRequest: RecordRequest;
}

/** A public response, the same for every client; or one for this request only. */
export type GraphqlResponse = { cached: CachedResponse } | (ExecutedResponse & { cookies: string[] });

/** Makes a response to a request that was found to be like an earlier one. */
export type QuickAnswer = (request: ReceivedRequest, raw: ServerResponse) => Promise<GraphqlResponse>;

interface Followed {
  trace: OperationSpan;
  facts: RequestFacts;
}

interface Measured extends Followed {
  startedAtMs: number;
}

/** A request with what the fast path knows of it. */
interface PreparedRequest {
  request: ReceivedRequest;
  /** By `performance.now()`. */
  startedAtMs: number;
  publicOrigin: string;
  sentKey: string | undefined;
  /** The response to an equal request, or else the parsed request, with the cached document of its operation if there is one. */
  found: { repeated: CachedResponse } | { parsed: GraphqlRequest; known: KnownOperation | undefined };
}

/**
 * Makes the response to a GraphQL request: parse, check, then the first way of the fast path that has it, else Apollo Server.
 * `respond` throws a Fault for requests that get no GraphQL response.
 *
 * What a response was made from becomes unreachable as soon as the function returns: it can take ten times the memory of the
 * response, and slow clients take long to read one.
 */
export function createGraphqlResponses(parts: GraphqlParts, uploads: ConcurrencyLimit) {
  const { apollo, fastPath, shared, config, count, persisted, metrics } = parts;
  let hasFirstAnswer = false;
  void shared.store.features.firstAnswer.then(() => (hasFirstAnswer = true));

  /** @throws Fault for malformed requests */
  async function prepare(request: ReceivedRequest): Promise<PreparedRequest> {
    const startedAtMs = performance.now();
    const publicOrigin = publicOriginOf(request, config);
    const sentKey = fastPath.sentKeyOf(request, publicOrigin);
    const repeated = sentKey === undefined ? undefined : await fastPath.findSent(sentKey);
    const found = repeated ? { repeated } : readOperation(request);
    return { request, startedAtMs, publicOrigin, sentKey, found };
  }

  function readOperation(request: ReceivedRequest) {
    const parsed = readGraphqlRequest(request, parseBody(request));
    return { parsed, known: fastPath.findDocument(parsed) };
  }

  async function answer(
    { request, startedAtMs, publicOrigin, sentKey, found }: PreparedRequest,
    { trace, facts }: Followed,
    raw: ServerResponse,
  ): Promise<GraphqlResponse> {
    const measured = { startedAtMs, trace, facts };
    if ('repeated' in found) return await sendCached(found.repeated, request, measured);
    const { parsed, known } = found;
    facts.startedAtMs = startedAtMs;
    const isListed = config.safelist === 'off' || checkSafelist(request, parsed, { persisted, config });
    const isPersonal = known?.known.isPublic === false;
    const mayCache = sentKey !== undefined && isListed && !isPersonal;
    const keys = mayCache ? fastPath.keysOf(sentKey, parsed, publicOrigin) : undefined;
    const equivalent = keys && (await fastPath.findNormal(keys));
    if (equivalent) return await sendCached(equivalent, request, measured);

    const { context, readCookies } = await createContext(request, raw, { publicOrigin, trace, facts });
    const snapshot = shared.catalogue.peek();
    const executed = known && (await fastPath.executeKnown(known, context));
    if (executed) {
      const response = knownResponse(executed, { readCookies, ...measured });
      if (isPersonal) return response;
      const cached = fastPath.rememberPublic(known, executed, { response: executed, keys, snapshot });
      return cached ? { cached } : response;
    }
    const response = await askApollo(request, parsed, context);
    const cached = fastPath.remember({ request: parsed, context, response, keys, snapshot });
    return cached ? { cached } : { ...response, cookies: readCookies() };
  }

  /** An answer in one of the quick ways of the fast path, for the front door. It counts and executes nothing. */
  async function findQuickAnswer(request: ReceivedRequest): Promise<QuickAnswer | undefined> {
    const prepared = await prepare(request);
    if ('parsed' in prepared.found && !prepared.found.known) return undefined;
    return traced((followed, raw) => answer(prepared, followed, raw));
  }

  async function respondToUpload(
    request: FastifyRequest,
    reply: FastifyReply,
    { trace, facts }: Followed,
  ): Promise<GraphqlResponse> {
    const { context, readCookies } = await createContext(request, reply.raw, {
      publicOrigin: publicOriginOf(request, config),
      trace,
      facts,
    });
    await checkUpload(request, { count, sessions: context.api.sessions });
    // After the check, so that only the seller can take the few slots.
    const leave = uploads.enter();
    // The client may have disconnected during the check.
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
    const { operations, allRead } = await readMultipart(request, reply);
    const parsed = readGraphqlRequest(request, operations);
    if (config.safelist !== 'off') checkSafelist(request, parsed, { persisted, config });
    const response = await askApollo(request, parsed, context);
    // A browser that still sends would take an early response for a broken connection.
    await allRead;
    return { ...response, cookies: readCookies() };
  }

  /** A cached operation counts as many requests as an executed one. */
  async function sendCached(cached: CachedResponse, request: ReceivedRequest, measured: Measured) {
    if (cached.charged > 1) await count(request, 'requests', cached.charged - 1);
    metrics.cachedResponse();
    measure({ type: 'query', name: cached.operationName }, measured);
    return { cached };
  }

  async function createContext(
    request: ReceivedRequest,
    raw: ServerResponse,
    { publicOrigin, trace, facts }: { publicOrigin: string } & Followed,
  ) {
    const startedAtMs = Date.now();
    if (!hasFirstAnswer) await shared.store.features.firstAnswer;
    const jar = createCookieJar(config.storeMap.cookies, request.headers.cookie, config.hostCookies);
    const context = contextFor(shared, {
      caller: callerOf(request, trace.traceContext),
      jar,
      publicOrigin,
      clientAbort: createClientAbort(raw),
      startedAtMs,
      facts,
      mayIntrospect: hasToken(request.headers.authorization, config.introspectionToken),
      countLoginAttempt: () => count(request, 'credentials'),
      charge: (requests) => count(request, 'requests', requests),
    });
    const readCookies = () => jar.toSetCookies({ secure: publicOrigin.startsWith('https:') });
    return { context, readCookies };
  }

  async function askApollo(
    request: ReceivedRequest,
    { forApollo }: GraphqlRequest,
    context: GatewayContext,
  ): Promise<ExecutedResponse> {
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toApollo(request, forApollo),
      context: async () => context,
    });
    const { status = 200, headers } = response;
    if (response.body.kind !== 'complete') throw new Error('The API has no incremental delivery.');
    headers.delete('cache-control');
    headers.delete('content-length');
    return { status, headers, text: response.body.string };
  }

  function knownResponse(
    { operation, data, status, headers, text }: KnownResponse,
    { readCookies, ...measured }: Measured & { readCookies: () => string[] },
  ): GraphqlResponse {
    measure(operation, measured);
    const codes = payloadCodes(operation.type, data);
    measured.facts.codes = codes;
    measured.facts.order = payloadOrder(operation.type, data);
    for (const code of codes) metrics.refusal(code);
    return { status, headers, text, cookies: readCookies() };
  }

  function measure(operation: NamedOperation, { startedAtMs, trace, facts }: Measured) {
    const seconds = (performance.now() - startedAtMs) / 1000;
    const name = persisted.nameOf(operation.name);
    metrics.operation({ type: operation.type, name, outcome: 'ok', seconds });
    facts.operation = operation.name;
    nameOperation(trace.span, operation, { isKnown: name !== 'other' });
  }

  return {
    respond: (request: FastifyRequest, reply: FastifyReply) =>
      traced(async (followed, raw) =>
        isUpload(request)
          ? await respondToUpload(request, reply, followed)
          : await answer(await prepare(request), followed, raw),
      )(request, reply.raw),
    findQuickAnswer,
  };
}

/** Answers within the span of the operation. */
function traced(answer: (followed: Followed, raw: ServerResponse) => Promise<GraphqlResponse>): QuickAnswer {
  return async (request, raw) => {
    const trace = startOperationSpan(request.headers);
    const facts = emptyFacts(trace.traceId);
    request.facts = facts;
    try {
      return await answer({ trace, facts }, raw);
    } catch (error) {
      failOperation(trace.span, error instanceof Fault ? error.code : 'INTERNAL_SERVER_ERROR');
      throw error;
    } finally {
      trace.span.end();
    }
  };
}

const isUpload = ({ method, headers, body }: FastifyRequest) =>
  method === 'POST' && typeof body !== 'string' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

function toApollo(
  { method, headers }: ReceivedRequest,
  { search, body }: GraphqlRequest['forApollo'],
): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return { method, headers: map, search, body };
}

function parseBody({ body }: ReceivedRequest): unknown {
  if (typeof body !== 'string') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new Fault('BAD_REQUEST', 'The body is no JSON.');
  }
}
