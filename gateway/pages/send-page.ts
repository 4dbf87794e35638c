import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor, matchesEtag } from '../content-coding.ts';
import type { CachedPage } from './cached-page.ts';
import type { MissingPage } from './public-pages.ts';

const sources = (hashes: string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');

/** Sends a cached page in a coding that the browser accepts, or 304 when it has the page. The caller has set the status. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, digest, styles, scripts }: CachedPage,
) {
  const encoding = codingFor(request.headers['accept-encoding']) ?? 'identity';
  // Weak, because the bytes change once the page is compressed better.
  const etag = `W/"${digest}-${encoding}"`;
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  const policy = String(reply.getHeader('content-security-policy'));
  const withStyles = policy.replace("style-src 'self'", `style-src 'self'${sources(styles)}`);
  void reply.header('content-security-policy', `${withStyles};script-src 'self'${sources(scripts)}`);
  if (reply.statusCode === 200 && matchesEtag(request.headers['if-none-match'], etag))
    return await reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return await reply.send(await body(encoding));
}

/**
 * Sends the app's `index.html` with nothing rendered into it. If a rendered page is missing, the status says so: browsers run
 * the app nevertheless, while search engines and caches come back later.
 */
export async function sendTemplate(reply: FastifyReply, html: string, missing: MissingPage | undefined) {
  void reply.type('text/html; charset=utf-8').header('cache-control', missing ? 'no-store' : 'no-cache');
  if (missing && reply.statusCode === 200) {
    void reply.code(missing.status).header('retry-after', Math.ceil(missing.retryAfterMs / 1000));
  }
  return await reply.send(html);
}
