import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends 304: the client has this response already. */
export function notModified(reply: FastifyReply): FastifyReply {
  return reply.code(304).send();
}

/** Sends JSON that belongs to one session, with its hash as ETag; 304 when the client has it already. */
export function sendIfModified(request: FastifyRequest, reply: FastifyReply, json: string): FastifyReply {
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return notModified(reply);
  return reply.type('application/json; charset=utf-8').send(Buffer.from(json));
}
