import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor, isKnown } from '../content-coding.ts';
import type { KeptPage } from './kept-page.ts';
import type { MissingPage } from './public-pages.ts';

/** Sends a kept page in the smallest form the browser reads, or just says that the browser has it already. The status is set. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, { body, digest, styles }: KeptPage) {
  const encoding = codingFor(request.headers['accept-encoding']) ?? 'identity';
  // Weak: a coding has a quick form and a smaller one.
  const etag = `W/"${digest}-${encoding}"`;
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  const policy = String(reply.getHeader('content-security-policy'));
  const hashes = styles.map((hash) => ` 'sha256-${hash}'`).join('');
  void reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self'${hashes}`));
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) return await reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return await reply.send(await body(encoding));
}

/**
 * Sends the app's page with nothing rendered into it. Where a rendered page belongs, the status says that this is not it:
 * browsers run the app all the same, while search engines and caches come back later.
 */
export async function sendFrame(reply: FastifyReply, html: string, missing: MissingPage | undefined) {
  void reply.type('text/html; charset=utf-8').header('cache-control', missing ? 'no-store' : 'no-cache');
  if (missing && reply.statusCode === 200) {
    void reply.code(missing.status).header('retry-after', Math.ceil(missing.retryAfterMs / 1000));
  }
  return await reply.send(html);
}
