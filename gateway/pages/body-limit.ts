import type { IncomingHttpHeaders } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import * as texts from '../refusals/texts.ts';

/** A client reads the response only after it has sent the whole body. One that sends more than this is not waited for. */
const maxUnreadBytes = 8 * 1024 * 1024;

/** The body of a request is longer than its path allows. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(texts.requestTooLarge(Math.floor(maxBytes / 1024)));
    this.name = 'BodyTooLarge';
  }
}

/**
 * The body, of which at most `maxBytes` are passed on. The rest of a longer one is read and dropped.
 *
 * @param onTooLarge called before the returned stream fails because the body became too long
 * @throws BodyTooLarge when the header says so
 */
export async function limitBody<Body extends Readable>(
  body: Body,
  headers: IncomingHttpHeaders,
  { maxBytes, onTooLarge }: { maxBytes: number; onTooLarge: () => void },
): Promise<Body | Transform> {
  const declaredBytes = headers['content-length'];
  if (declaredBytes !== undefined) {
    if (Number(declaredBytes) <= maxBytes) return body;
    if (Number(declaredBytes) <= maxUnreadBytes) await drop(body);
    throw new BodyTooLarge(maxBytes);
  }
  if (headers['transfer-encoding'] === undefined) return body;
  let bytes = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes <= maxBytes) return done(null, piece);
      body.unpipe(counted);
      onTooLarge();
      void drop(body).then(() => counted.destroy(new BodyTooLarge(maxBytes)));
    },
  });
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy();
  });
  return body.pipe(counted);
}

/** Reads the rest of a body; a client that leaves, or that sends too much, ends it too. */
async function drop(body: Readable): Promise<void> {
  let bytes = 0;
  const count = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > maxUnreadBytes) body.destroy();
  };
  body.on('data', count);
  body.resume();
  await finished(body).catch(() => undefined);
}
