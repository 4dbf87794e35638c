import type { FastifyReply } from 'fastify';

/** Is aborted when the response ends or the client closes the connection: then nobody waits for the response any more. */
export function clientLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}
