import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { traceOf } from '../guards/caller.ts';
import type { Metrics } from './metrics.ts';

/** The facts that the log has of a GraphQL request besides its path and status. */
export interface RequestFacts {
  /** The name that the client gave its operation; undefined without a valid operation. */
  operation?: string | undefined;
  /** The codes of the errors of the response, and of those in the payloads of a mutation. */
  codes?: readonly string[] | undefined;
  /** When the work on the operation began, by `performance.now()`; undefined for uploads. */
  startedAtMs?: number | undefined;
  /** The code of a refused login, also where the client has not selected it. */
  refusedLogin?: string | undefined;
  /** The number of the order that a mutation has placed or changed, where the client has selected it. */
  order?: string | undefined;
  /** The trace of the span that an OpenTelemetry SDK records. */
  traceId?: string | undefined;
}

/** Names all facts, because V8 is slow when an object gets properties later. */
export const emptyFacts = (traceId: string | undefined): RequestFacts => ({
  operation: undefined,
  codes: undefined,
  startedAtMs: undefined,
  refusedLogin: undefined,
  order: undefined,
  traceId,
});

declare module 'fastify' {
  interface FastifyRequest {
    /** The facts of the request for the log; null before it has reached the GraphQL API. */
    facts: RequestFacts | null;
  }
}

/** Characters of a text that clients choose. */
const maxPathLength = 200;
const maxOperationLength = 100;
const maxOrderLength = 40;

/** Balancers and Prometheus ask these all day: a successful response to them is a line of the level debug. */
const watchedRoutes = new Set(['/health/live', '/health/ready', '/metrics']);

/** A request, as far as its record needs it. */
interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  facts: RequestFacts | null;
}

/** The response to a request that was recorded. */
interface RecordedResponse {
  /** The pattern of its path. */
  route: string;
  status: number;
  elapsedMs: number;
  /** The request's own log. */
  log: () => FastifyBaseLogger;
}

/** Counts a response, and writes one line to the log for it. */
export type RecordRequest = (request: RecordedRequest, response: RecordedResponse) => void;

/**
 * Counts every response, and writes one line to the log for it: without query, body, cookies and addresses, which may be
 * personal data. Register it before the routes.
 *
 * @returns what records a request that Fastify does not see
 */
export function recordRequests(app: FastifyInstance, metrics: Metrics): RecordRequest {
  const logsAll = ['info', 'debug', 'trace'].includes(app.log.level);
  const levelOfRoute = (route: string, level: Level) =>
    level === 'info' && watchedRoutes.has(route) ? 'debug' : level;
  const record: RecordRequest = (request, { route, status, elapsedMs, log }) => {
    metrics.response({ method: request.method, route, status, seconds: elapsedMs / 1000 });
    const level = levelOfRoute(route, levelOf(status, request.facts?.codes));
    if (logsAll || level !== 'info') log()[level](lineOf(request, status, elapsedMs), 'request');
  };
  app.decorateRequest('facts', null);
  app.addHook('onResponse', (request, reply, done) => {
    record(request, {
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      elapsedMs: reply.elapsedTime,
      log: () => request.log,
    });
    done();
  });
  // This hook logs only the errors that no handler of a route has taken and logged.
  app.addHook('onError', (request, reply, error, done) => {
    if (reply.statusCode >= 500) request.log.error({ err: error }, 'a request failed');
    done();
  });
  return record;
}

type Level = 'info' | 'warn' | 'error';

/** The level of a request: `error` for a fault of the gateway, `warn` when the store or the load was the reason. */
function levelOf(status: number, codes: readonly string[] = []): Level {
  if (status === 500 || codes.includes('INTERNAL_SERVER_ERROR')) return 'error';
  const isStoreFault = codes.some((code) => code.startsWith('UPSTREAM'));
  return status > 500 || isStoreFault ? 'warn' : 'info';
}

function lineOf(request: RecordedRequest, status: number, elapsedMs: number) {
  const {
    operation,
    codes = [],
    order,
    traceId = traceOf(request)['traceparent']?.split('-')[1],
  } = request.facts ?? {};
  return {
    method: request.method,
    path: request.url.split('?', 1)[0]?.slice(0, maxPathLength),
    status,
    ms: Math.round(elapsedMs),
    ...(operation !== undefined && { operation: operation.slice(0, maxOperationLength) }),
    ...(codes.length > 0 && { codes: [...new Set(codes)].slice(0, 10) }),
    ...(order !== undefined && { order: order.slice(0, maxOrderLength) }),
    ...(traceId !== undefined && { traceId }),
  };
}
