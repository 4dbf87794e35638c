import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createErrorHandler, jsonTooLarge } from '#gateway/graphql/error-responses.ts';
import { Fault } from '#gateway/refusals/faults.ts';

const withStatus = (message: string, fields: object) => Object.assign(new Error(message), fields) as FastifyError;

/** What is sent, counted and logged after this error. */
function answerTo(error: FastifyError | Fault) {
  const logged: unknown[] = [];
  const log = (level: string) => (_facts: unknown, message: string) => void logged.push(`${level}: ${message}`);
  const request = {
    id: 'r1',
    raw: { complete: true },
    headers: {},
    log: { info: log('info'), warn: log('warn'), error: log('error') },
  } as unknown as FastifyRequest;
  const sent: { status?: number; headers: Record<string, unknown>; body?: unknown } = { headers: {} };
  const reply = {
    request,
    code: (status: number) => (Object.assign(sent, { status }), reply),
    header: (name: string, value: unknown) => (Object.assign(sent.headers, { [name]: value }), reply),
    type: () => reply,
    send: (text: string) => (Object.assign(sent, { body: JSON.parse(text).errors[0] }), reply),
  };
  const refusedRequest = vi.fn<(code: string) => void>();
  createErrorHandler({ refusedRequest } as never)(error, request, reply as unknown as FastifyReply);
  const { code, ...extensions } = (sent.body as { extensions: { code: string } }).extensions;
  return {
    status: sent.status,
    code,
    extensions,
    logged,
    counted: refusedRequest.mock.calls.flat(),
    headers: sent.headers,
  };
}

const refused = ['info: a request was refused'];
test.each([
  [new Fault('UNAUTHENTICATED', 'No.'), 401, 'UNAUTHENTICATED', refused],
  [new Fault('BAD_REQUEST', 'No.'), 400, 'BAD_REQUEST', refused],
  [new Fault('UPLOAD_TOO_LARGE', 'No.'), 413, 'UPLOAD_TOO_LARGE', refused],
  [new Fault('UPLOAD_ABORTED', 'No.'), 499, 'UPLOAD_ABORTED', refused],
  [new Fault('UPSTREAM_TIMEOUT', 'No.'), 504, 'UPSTREAM_TIMEOUT', ['warn: a request was refused']],
  [new Fault('UPSTREAM_UNREACHABLE', 'No.'), 503, 'UPSTREAM_UNREACHABLE', ['warn: a request was refused']],
  [withStatus('Too large.', { statusCode: 413, code: 'FST' }), 413, 'PAYLOAD_TOO_LARGE', []],
  [withStatus('Another type.', { statusCode: 415 }), 415, 'UNSUPPORTED_MEDIA_TYPE', []],
  [withStatus('Not readable.', { statusCode: 400 }), 400, 'BAD_REQUEST', []],
  [withStatus('Broken.', { statusCode: 500 }), 500, 'INTERNAL_SERVER_ERROR', ['error: a request failed']],
  [withStatus('Broken.', {}), 500, 'INTERNAL_SERVER_ERROR', ['error: a request failed']],
])('after %s the status is %i with the code %s', (error, status, code, lines) => {
  const answer = answerTo(error);
  expect(answer).toMatchObject({ status, code, logged: lines });
  expect(answer.counted).toEqual([error instanceof Fault ? code : `HTTP_${status}`]);
  const isOfServer = code.startsWith('UPSTREAM') || code === 'INTERNAL_SERVER_ERROR';
  expect(answer.extensions).toEqual(isOfServer ? { requestId: 'r1' } : {});
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an exceeded limit says when to come back, in whole seconds that are not too few', () => {
  const answer = answerTo(new Fault('RATE_LIMITED', 'Wait.', { retryAfterMs: 1200 }));
  expect(answer).toMatchObject({ status: 429, extensions: { retryAfterMs: 1200 }, headers: { 'retry-after': 2 } });
});

test('a request that is too large is told the limit of who sends it', () => {
  const messageOf = (error: FastifyError) => {
    let message = '';
    const reply = {
      code: () => reply,
      header: () => reply,
      type: () => reply,
      send: (text: string) => void (message = JSON.parse(text).errors[0].message),
      request: { headers: {} },
    };
    const request = { raw: { complete: true }, headers: {}, log: {} } as unknown as FastifyRequest;
    createErrorHandler({ refusedRequest: () => undefined } as never)(error, request, reply as unknown as FastifyReply);
    return message;
  };
  expect(messageOf(jsonTooLarge() as FastifyError)).toContain('100 KB');
  expect(messageOf(withStatus('Too large.', { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }))).toMatch(
    /2,?048 KB/,
  );
});
