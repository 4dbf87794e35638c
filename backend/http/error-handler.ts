import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply } from 'fastify';
import type { WriteHealth } from '#backend/db/write-health.ts';
import { TooMany, Unavailable } from '#backend/faults.ts';
import type { App } from './app.ts';
import { RequestMalformed, InputRefused } from './input-validation.ts';
import { failed } from './envelope.ts';
import { refused, type Refusal, type RefusalCode } from '#backend/refusal.ts';
import { waitingText } from './rate-limits.ts';
import * as texts from './texts.ts';

/** Codes of statuses that say more than that the request is malformed. */
const protocolCodes: Record<number, RefusalCode> = { 403: 'REFUSED', 404: 'REFUSED', 408: 'REFUSED', 429: 'TOO_MANY' };

/** The refusal of a request that broke the protocol. */
export function protocolRefusal(status: number): Refusal {
  return refused(protocolCodes[status] ?? 'INVALID', texts.protocolFaults[status] ?? texts.notUnderstood);
}

/** Makes the text of a response. Fastify has none of the app's serializers where no route is reached. */
type WriteResponse = (body: unknown) => string;

/** Responds to a malformed URL, which reaches no route and no hook. */
export function sendUnreadableUrl(error: FastifyError, reply: FastifyReply, write: WriteResponse): void {
  const status = error.statusCode === 414 ? 414 : 400;
  void reply
    .code(status)
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(write(protocolRefusal(status)));
}

/** Responds to bytes that Node's parser cannot read as a request, and closes the connection. */
export function sendUnreadableRequest(error: Error & { code?: string }, socket: Socket, write: WriteResponse): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const faults: Record<string, [status: number, reason: string]> = {
    HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  };
  const [status, reason] = faults[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = write(protocolRefusal(status));
  socket.write(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

/** SQLSTATE classes and error codes that mean: the database is unreachable or overloaded, the query is not wrong. */
const databaseUnavailable =
  /^(08|53|57P0|57014|55P03|25P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|25006|58030|SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY))/;

function isDatabaseUnavailable(error: Error & { code?: unknown }): boolean {
  if (typeof error.code === 'string' && databaseUnavailable.test(error.code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/.test(
    error.message,
  );
}

/** An error without its details: databases quote values in them, which may be personal data. */
function toLog(error: Error & { code?: unknown }) {
  const { name, code, message, stack } = error;
  return { type: name, code, message, stack };
}

/** Every error becomes JSON without internal details. */
export function registerErrorHandler(app: App, writeHealth: WriteHealth, write: WriteResponse): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof InputRefused) return reply.code(200).send(error.refusal);
    if (error instanceof RequestMalformed) return reply.code(400).send(refused('INVALID', error.message));
    if (error instanceof TooMany) {
      return reply
        .code(429)
        .header('retry-after', String(error.retryAfterSeconds))
        .send(refused('TOO_MANY', waitingText(error.retryAfterSeconds)));
    }
    if (error instanceof Unavailable) {
      return reply.code(503).header('retry-after', String(error.retryAfterSeconds)).send(failed(error.message));
    }
    if (isDatabaseUnavailable(error)) {
      writeHealth.noteFault(error);
      request.log.error({ err: toLog(error) }, 'the database does not respond');
      return reply.code(503).header('retry-after', '2').send(failed(texts.cannotAnswer));
    }
    const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status === 503) {
      return reply.code(503).header('retry-after', '2').send(failed(texts.isBusy));
    }
    if (status >= 400 && status < 500) {
      return reply.code(status).send(protocolRefusal(status));
    }
    request.log.error({ err: toLog(error) }, 'request failed');
    return reply.code(500).send(failed(texts.failedOnOurSide(request.id)));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).serializer(write).send(protocolRefusal(404)));
}
