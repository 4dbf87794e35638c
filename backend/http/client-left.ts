import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the response ends or the client closes the connection: no client waits any more. */
export function clientLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}
