import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Fault, type FaultCode } from '../rest/faults.ts';
import { sendGraphqlError } from '../guards/error-body.ts';
import type { Metrics } from '../operations/metrics.ts';
import { hangUpLater } from './multipart-request.ts';
import { RefusedRequest } from '../guards/refused-request.ts';

/** Bytes of a request without files. */
export const maxJsonBytes = 100 * 1024;

/** Statuses of faults that end a request before it reaches a resolver. */
const statusOf: Partial<Record<FaultCode, number>> = { RATE_LIMITED: 429, UPSTREAM_TIMEOUT: 504 };

/** What failed before or around Apollo Server, as a GraphQL answer. */
export function refusals(metrics: Metrics) {
  return (error: FastifyError | RefusedRequest | Fault, request: FastifyRequest, reply: FastifyReply) => {
    // What is left of the body is thrown away, but not for ever.
    if (!request.raw.complete) hangUpLater(request.raw);
    const isOurs = error instanceof RefusedRequest || error instanceof Fault;
    metrics.refused(isOurs ? error.code : `HTTP_${error.statusCode ?? 500}`);
    if (error instanceof RefusedRequest) return sendGraphqlError(reply, error);
    if (error instanceof Fault) {
      const { code, message, retryAfterMs, detail } = error;
      request.log[code.startsWith('UPSTREAM') ? 'warn' : 'info']({ code, detail }, 'a request was refused');
      return sendGraphqlError(reply, { status: statusOf[code] ?? 503, code, message, retryAfterMs });
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      const message = `The request may be at most ${maxJsonBytes / 1024} KB large.`;
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
  };
}
