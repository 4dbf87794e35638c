import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the request has this bearer token, compared in constant time. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Whether this request may read a page for operators or developers: with its token, or without one outside production. */
export function isOpenTo(request: FastifyRequest, isProduction: boolean, token: string | null): boolean {
  return token === null ? !isProduction : hasToken(request, token);
}
