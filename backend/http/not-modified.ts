import type { FastifyReply } from 'fastify';

/** Sends 304: the client has this response already. */
export function notModified(reply: FastifyReply): FastifyReply {
  return reply.code(304).send();
}
