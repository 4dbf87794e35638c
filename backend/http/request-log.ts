import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#backend/metrics/metrics.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal that is the response; null without one. */
    refusalCode: string | null;
    /** The number of the order that the response is about; null without one. */
    orderNumber: string | null;
  }
}

/** https://www.w3.org/TR/trace-context/ */
const traceparentFormat = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * One log line per request. Without query, body, cookies and addresses, which may be personal data. Also counts refusals by
 * their code.
 */
export function logRequests(app: App, metrics: Metrics): void {
  app.decorateRequest('refusalCode', null);
  app.decorateRequest('orderNumber', null);
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const code = refusalCodeIn(payload);
    if (code !== null) {
      request.refusalCode = code;
      metrics.refusal(code);
    }
    request.orderNumber = orderNumberIn(payload);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log[levelOf(request, reply)](lineOf(request, reply), 'request');
    done();
  });
}

/** The number of the one order in a response; null for other responses. */
function orderNumberIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('order' in payload)) return null;
  const { order } = payload;
  if (typeof order !== 'object' || order === null || !('number' in order)) return null;
  return typeof order.number === 'string' ? order.number : null;
}

/** The code of a refusal; null for other responses. */
function refusalCodeIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('code' in payload) || !('success' in payload)) return null;
  return payload.success === false && typeof payload.code === 'string' ? payload.code : null;
}

/** Balancers and Prometheus ask these all day. */
const watchedRoutes = new Set<string | undefined>(['/health/live', '/health/ready', '/metrics']);

/**
 * The level of a request. What a running shop without visitors is asked all day is only at the level debug: successful health
 * checks, metrics, and the lists that gateways have already (304).
 */
function levelOf({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): 'debug' | 'info' | 'warn' | 'error' {
  if (statusCode === 500) return 'error';
  if (statusCode > 500) return 'warn';
  return statusCode === 304 || watchedRoutes.has(routeOptions.url) ? 'debug' : 'info';
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const { method, routeOptions, url, headers, refusalCode, orderNumber, shopper } = request;
  const traceId = traceparentFormat.exec(String(headers.traceparent))?.[1];
  return {
    method,
    path: (routeOptions.url ?? url.split('?', 1)[0] ?? '').slice(0, 200),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...(refusalCode !== null && { code: refusalCode }),
    ...(orderNumber !== null && { order: orderNumber }),
    ...(shopper && { userId: shopper.id }),
    ...(traceId !== undefined && { traceId }),
  };
}
