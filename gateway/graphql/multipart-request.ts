import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { Fault, notLoggedIn } from '../refusals/faults.ts';
import type { Outcome } from '../refusals/outcome.ts';
import * as texts from '../refusals/texts.ts';
import { uploadLimits, uploadTooLargeMessage } from '../transport/uploaded-files.ts';
import type { CountRequest } from '../guards/rate-limits.ts';

/** The time for which a finished response waits for a client that still sends its body. */
const unreadBodyTimeoutMs = 10_000;

/**
 * Checks an upload by its headers, before its body is read: the CSRF header, the declared size, the rate limit, and that the
 * seller sends it.
 *
 * @throws Fault
 */
export async function checkUpload(
  request: FastifyRequest,
  { count, sessions }: { count: CountRequest; sessions: { sellerRefusal: () => Promise<Outcome | null> } },
): Promise<void> {
  const { headers } = request;
  // HTML forms of other origins cannot send these headers.
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) {
    throw new Fault('BAD_REQUEST', 'Uploads need the header `Apollo-Require-Preflight: true`.');
  }
  if (Number(headers['content-length'] ?? 0) > uploadLimits.maxBodyBytes) {
    throw new Fault('UPLOAD_TOO_LARGE', uploadTooLargeMessage);
  }
  await count(request, 'uploads');
  const refusal = await sessions.sellerRefusal();
  if (refusal) throw notLoggedIn(refusal.message);
}

/**
 * Reads the `operations` and `map` parts of a GraphQL multipart request; the files are still streaming in afterwards.
 *
 * @returns `operations` with an upload promise at each place in `map`; `allRead` resolves when the body is read or given up
 * @throws Fault UPLOAD_INVALID, UPLOAD_TOO_LARGE or UPLOAD_ABORTED
 * @see https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export async function readMultipart(request: FastifyRequest, reply: FastifyReply) {
  const limited = limitBytes(request.raw);
  try {
    const operations = await processRequest(limited.body, reply.raw, {
      maxFiles: uploadLimits.maxReadFiles,
      // The parser refuses files of exactly `maxFileSize` bytes.
      maxFileSize: uploadLimits.maxFileBytes + 1,
      maxFieldSize: uploadLimits.maxFieldBytes,
    });
    if (Array.isArray(operations)) throw invalid('Operations come one at a time.');
    const { variables: _variables, ...rest } = operations;
    if (hasUpload(rest)) throw invalid('`map` may point into `variables` only.');
    return { operations, allRead: limited.allRead };
  } catch (error) {
    throw faultFor(error, limited.isOver());
  }
}

/**
 * Passes the body on up to the size limit, whatever length was declared. The returned stream has the request's headers too,
 * because the parser takes a request and reads only these two of it.
 */
function limitBytes(raw: IncomingMessage) {
  let bytes = 0;
  let isOver = false;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      isOver = bytes > uploadLimits.maxBodyBytes;
      if (isOver) done(new Error('The request is larger than any upload may be.'));
      else done(null, chunk);
    },
  });
  const allRead = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, unreadBodyTimeoutMs);
    counter.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  counter.on('error', () => {
    raw.unpipe(counter);
    // Discard the rest for a while: clients read the response only after they have sent the body.
    raw.resume();
    closeUnreadLater(raw);
  });
  raw.once('close', () => {
    if (!raw.readableEnded) counter.destroy();
  });
  raw.pipe(counter);
  const body = Object.assign(counter, { headers: raw.headers }) as unknown as IncomingMessage;
  return { body, isOver: () => isOver, allRead };
}

/** Closes the connection if the client still sends its body some time after the response. */
export function closeUnreadLater(raw: IncomingMessage) {
  setTimeout(() => raw.complete || raw.destroy(), unreadBodyTimeoutMs).unref();
}

function hasUpload(value: unknown): boolean {
  if (value instanceof Upload) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUpload);
}

const invalid = (message: string) => new Fault('UPLOAD_INVALID', message);

function faultFor(error: unknown, isOver: boolean): Fault {
  if (error instanceof Fault) return error;
  const status = error instanceof Error && 'status' in error ? error.status : 400;
  if (isOver || status === 413) return new Fault('UPLOAD_TOO_LARGE', uploadTooLargeMessage);
  if (status === 499) return new Fault('UPLOAD_ABORTED', texts.uploadInterrupted);
  return invalid(error instanceof Error ? error.message : 'The multipart request cannot be read.');
}
