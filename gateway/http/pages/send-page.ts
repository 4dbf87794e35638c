import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptPage, PageEncoding } from './page-cache.ts';

/** Sends a kept page in the smallest form the browser reads, or just says that the browser has it already. The status is set. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { bodies, digest, styles }: KeptPage) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${digest}-${encoding}"`;
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  const policy = String(reply.getHeader('content-security-policy'));
  const hashes = styles.map((hash) => ` 'sha256-${hash}'`).join('');
  void reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self'${hashes}`));
  if (reply.statusCode === 200 && knows(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

function encodingFor(accepted: string | string[] | undefined): PageEncoding {
  const wanted = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', quality] = entry.split(';q=');
        return [name.trim(), quality === undefined ? 1 : Number(quality)];
      }),
  );
  return (['br', 'gzip'] as const).find((encoding) => (wanted.get(encoding) ?? 0) > 0) ?? 'identity';
}

/** https://www.rfc-editor.org/rfc/rfc9110#field.if-none-match compares weakly. */
function knows(header: string | undefined, etag: string): boolean {
  return (
    header
      ?.split(',')
      .map((each) => each.trim().replace(/^W\//, ''))
      .includes(etag) ?? false
  );
}
