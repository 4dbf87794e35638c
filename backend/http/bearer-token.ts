import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries this secret, compared in the same time whatever it carries. */
function holdsToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Whether a page for operators and developers is open to this request: outside production, or to the holder of its token. */
export function isOpenTo(request: FastifyRequest, isProduction: boolean, token: string | null): boolean {
  return token === null ? !isProduction : holdsToken(request, token);
}
