import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { Fault, notLoggedIn } from '../rest/faults.ts';
import type { Outcome } from '../rest/outcome.ts';
import { uploadLimits, uploadTooLargeText } from '../rest/uploaded-files.ts';
import type { CountRequest } from '../guards/rate-limits.ts';
import { RefusedRequest } from '../guards/refused-request.ts';

/** Milliseconds that an answer waits for a browser that is still sending. */
const linger = 10_000;

/**
 * Everything that can be known about an upload from its head: whether a page of this shop sends it, how large it says it
 * is, and whether the seller does.
 *
 * @throws RefusedRequest, or a Fault when the store cannot tell who is there
 */
export async function guardUpload(
  request: FastifyRequest,
  { count, sessions }: { count: CountRequest; sessions: { sellerRefusal: () => Promise<Outcome | null> } },
): Promise<void> {
  const { headers } = request;
  // What a form of a foreign page cannot send along.
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) {
    throw new RefusedRequest(400, 'BAD_REQUEST', 'Uploads need the header `Apollo-Require-Preflight: true`.');
  }
  if (Number(headers['content-length'] ?? 0) > uploadLimits.totalBytes) {
    throw new RefusedRequest(413, 'UPLOAD_TOO_LARGE', uploadTooLargeText);
  }
  await count(request, 'uploads');
  const refusal = await sessions.sellerRefusal();
  if (refusal) throw new RefusedRequest(401, 'UNAUTHENTICATED', refusal.message ?? notLoggedIn().message);
}

/**
 * Reads a multipart request as far as its two text parts; the files keep streaming in behind.
 *
 * @throws RefusedRequest
 */
export async function readMultipart(request: FastifyRequest, reply: FastifyReply) {
  const counted = countBytes(request.raw);
  try {
    const operations = await processRequest(counted.body, reply.raw, {
      maxFiles: uploadLimits.files,
      // The parser already refuses a file that is exactly as large as it is told.
      maxFileSize: uploadLimits.fileBytes + 1,
      maxFieldSize: uploadLimits.fieldBytes,
    });
    if (Array.isArray(operations)) throw invalid('Operations come one at a time.');
    const { variables: _variables, ...rest } = operations;
    if (holdsUpload(rest)) throw invalid('`map` may point into `variables` only.');
    return { operations, allRead: counted.allRead };
  } catch (error) {
    throw refusalOf(error, counted.isOver());
  }
}

/**
 * Passes the body on and cuts it off at the limit, declared length or not. It dresses as the request because the parser
 * asks for one, of which it uses the headers and the stream.
 */
function countBytes(raw: IncomingMessage) {
  let bytes = 0;
  let isOver = false;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      isOver = bytes > uploadLimits.totalBytes;
      if (isOver) done(new Error('The request is larger than any upload may be.'));
      else done(null, chunk);
    },
  });
  const allRead = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, linger);
    counter.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  counter.on('error', () => {
    raw.unpipe(counter);
    // The rest is thrown away, so that the answer can be read; but not for ever.
    raw.resume();
    hangUpLater(raw);
  });
  raw.once('close', () => {
    if (!raw.readableEnded) counter.destroy();
  });
  raw.pipe(counter);
  const body = Object.assign(counter, { headers: raw.headers }) as unknown as IncomingMessage;
  return { body, isOver: () => isOver, allRead };
}

/** Ends a connection whose body is still coming in after the answer went out. */
export function hangUpLater(raw: IncomingMessage) {
  setTimeout(() => raw.complete || raw.destroy(), linger).unref();
}

function holdsUpload(value: unknown): boolean {
  if (value instanceof Upload) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUpload);
}

const invalid = (message: string) => new RefusedRequest(400, 'UPLOAD_INVALID', message);

function refusalOf(error: unknown, isOver: boolean): unknown {
  if (error instanceof RefusedRequest || error instanceof Fault) return error;
  const status = error instanceof Error && 'status' in error ? error.status : 400;
  if (isOver || status === 413) return new RefusedRequest(413, 'UPLOAD_TOO_LARGE', uploadTooLargeText);
  if (status === 499) return new RefusedRequest(499, 'UPLOAD_ABORTED', 'The upload was broken off.');
  return invalid(error instanceof Error ? error.message : 'The multipart request cannot be read.');
}
