import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { traceOf } from '../guards/caller.ts';
import type { Metrics } from './metrics.ts';

/** What the log says of a GraphQL request besides its path and status. */
export interface RequestFacts {
  /** The name that the client gave its operation; undefined without a valid operation. */
  operation?: string | undefined;
  /** The codes of the errors of the response, and of those in the payloads of a mutation. */
  codes?: readonly string[];
  /** Of the span that an OpenTelemetry SDK records. */
  traceId?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the request has reached the GraphQL API. */
    facts: RequestFacts | null;
  }
}

/** In characters, of what clients choose. */
const maxPathLength = 200;
const maxOperationLength = 100;

/**
 * Counts every response, and writes one line to the log for it: without query, body, cookies and addresses, which may be
 * personal data. Register it before the routes.
 */
export function recordRequests(app: FastifyInstance, metrics: Metrics): void {
  const logsAll = ['info', 'debug', 'trace'].includes(app.log.level);
  app.decorateRequest('facts', null);
  app.addHook('onResponse', (request, reply, done) => {
    metrics.response({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    const level = levelOf(reply, request.facts?.codes);
    if (logsAll || level !== 'info') request.log[level](lineOf(request, reply), 'request');
    done();
  });
  // Only of errors that no handler of a route has taken, and logged, before.
  app.addHook('onError', (request, reply, error, done) => {
    if (reply.statusCode >= 500) request.log.error({ err: error }, 'a request failed');
    done();
  });
}

/** The level of a request: `error` for a fault of the gateway, `warn` when the store or the load was the reason. */
function levelOf({ statusCode }: FastifyReply, codes: readonly string[] = []): 'info' | 'warn' | 'error' {
  if (statusCode === 500 || codes.includes('INTERNAL_SERVER_ERROR')) return 'error';
  const isStoreFault = codes.some((code) => code.startsWith('UPSTREAM'));
  return statusCode > 500 || isStoreFault ? 'warn' : 'info';
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const { operation, codes = [], traceId = traceOf(request)['traceparent']?.split('-')[1] } = request.facts ?? {};
  return {
    method: request.method,
    path: request.url.split('?', 1)[0]?.slice(0, maxPathLength),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...(operation !== undefined && { operation: operation.slice(0, maxOperationLength) }),
    ...(codes.length > 0 && { codes: [...new Set(codes)].slice(0, 10) }),
    ...(traceId !== undefined && { traceId }),
  };
}
