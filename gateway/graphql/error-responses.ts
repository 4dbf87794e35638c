import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Fault, type FaultCode } from '../refusals/faults.ts';
import * as texts from '../refusals/texts.ts';
import { sendGraphqlError } from '../guards/graphql-error.ts';
import type { Metrics } from '../operations/metrics.ts';
import { closeUnreadLater } from './multipart-request.ts';

/** Bytes of a request without files. */
export const maxJsonBytes = 100 * 1024;
/** The same with a session cookie of the seller: all pages of the shop at their full length, in any script. */
export const maxSellerJsonBytes = 2 * 1024 * 1024;

/** The error of a request that is larger than `maxJsonBytes`. */
export const jsonTooLarge = () =>
  Object.assign(new Error(texts.requestTooLarge(maxJsonBytes / 1024)), { statusCode: 413 });

/** HTTP statuses of faults that end a request before it reaches a resolver; 503 for all others. */
const statusByCode: Partial<Record<FaultCode, number>> = {
  BAD_REQUEST: 400,
  PERSISTED_QUERY_REQUIRED: 400,
  RATE_LIMITED: 429,
  UNAUTHENTICATED: 401,
  UPLOAD_ABORTED: 499,
  UPLOAD_INVALID: 400,
  UPLOAD_TOO_LARGE: 413,
  UPSTREAM_TIMEOUT: 504,
};

/** Fastify's error handler for /graphql: sends what failed before or around Apollo Server as a GraphQL error. */
export function createErrorHandler(metrics: Metrics) {
  return (error: FastifyError | Fault, request: FastifyRequest, reply: FastifyReply) => {
    if (!request.raw.complete) closeUnreadLater(request.raw);
    const isFault = error instanceof Fault;
    metrics.refusedRequest(isFault ? error.code : `HTTP_${error.statusCode ?? 500}`);
    if (isFault) {
      const { code, message, retryAfterMs, detail } = error;
      const status = statusByCode[code] ?? 503;
      request.log[code.startsWith('UPSTREAM') ? 'warn' : 'info']({ code, detail }, 'a request was refused');
      return sendGraphqlError(reply, { status, code, message, retryAfterMs });
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      const maxBytes = 'code' in error ? maxSellerJsonBytes : maxJsonBytes;
      const message = texts.requestTooLarge(maxBytes / 1024);
      return sendGraphqlError(reply, { status, code: 'PAYLOAD_TOO_LARGE', message });
    }
    if (status === 415) {
      const message = 'Send `Content-Type: application/json` in UTF-8, or multipart/form-data for uploads.';
      return sendGraphqlError(reply, { status, code: 'UNSUPPORTED_MEDIA_TYPE', message });
    }
    if (status < 500) return sendGraphqlError(reply, { status, code: 'BAD_REQUEST', message: error.message });
    request.log.error({ err: error }, 'a request failed');
    const message = texts.somethingWentWrong;
    return sendGraphqlError(reply, { status, code: 'INTERNAL_SERVER_ERROR', message });
  };
}
