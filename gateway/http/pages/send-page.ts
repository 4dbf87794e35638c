import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor, isKnown } from '../content-coding.ts';
import type { KeptPage } from './page-cache.ts';

/** Sends a kept page in the smallest form the browser reads, or just says that the browser has it already. The status is set. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { bodies, digest, styles }: KeptPage) {
  const encoding = codingFor(request.headers['accept-encoding']) ?? 'identity';
  const etag = `"${digest}-${encoding}"`;
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  const policy = String(reply.getHeader('content-security-policy'));
  const hashes = styles.map((hash) => ` 'sha256-${hash}'`).join('');
  void reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self'${hashes}`));
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
