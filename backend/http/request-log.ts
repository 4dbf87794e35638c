import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#backend/metrics/metrics.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal that is the response; null without one. */
    refusalCode: string | null;
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
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const code = refusalCodeIn(payload);
    if (code !== null) {
      request.refusalCode = code;
      metrics.refusal(code);
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log[levelOf(reply)](lineOf(request, reply), 'request');
    done();
  });
}

/** The code of a refusal; null for other responses. */
function refusalCodeIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('code' in payload) || !('success' in payload)) return null;
  return payload.success === false && typeof payload.code === 'string' ? payload.code : null;
}

const levelOf = ({ statusCode }: FastifyReply) => (statusCode === 500 ? 'error' : statusCode > 500 ? 'warn' : 'info');

function lineOf({ method, routeOptions, url, headers, refusalCode }: FastifyRequest, reply: FastifyReply) {
  const traceId = traceparentFormat.exec(String(headers.traceparent))?.[1];
  return {
    method,
    path: (routeOptions.url ?? url.split('?', 1)[0] ?? '').slice(0, 200),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...(refusalCode !== null && { code: refusalCode }),
    ...(traceId !== undefined && { traceId }),
  };
}
