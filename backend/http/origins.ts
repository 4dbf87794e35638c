import type { FastifyRequest } from 'fastify';
import type { BackendConfig } from '#backend/config.ts';

type Addressing = Pick<BackendConfig, 'allowedOrigins' | 'isProduction' | 'publicUrl'>;

/** The origin of the shop as the browser sees it: PUBLIC_URL, or from the request. No trailing slash. */
export function publicBase(request: FastifyRequest, config: Addressing): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`;
}

function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Whether pages of that origin may call this store with cookies. */
export function isAllowedOrigin(origin: string, config: Addressing): boolean {
  if (origin === config.publicUrl || config.allowedOrigins.includes(origin)) return true;
  return !config.isProduction && isLoopbackOrigin(origin);
}

/** Whether the request comes from a page of the shop or of an allowed client, or from no browser. */
export function isFromOwnSite(request: FastifyRequest, config: Addressing): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === publicBase(request, config) || isAllowedOrigin(origin, config);
  return request.headers['sec-fetch-site'] !== 'cross-site';
}

/** The origin to which the shopper returns after paying: the page's origin if it is allowed, else the shop's. */
export function returnBase(request: FastifyRequest, config: Addressing): string {
  const { origin } = request.headers;
  return origin !== undefined && isAllowedOrigin(origin, config) ? origin : publicBase(request, config);
}

/** The origin of the page that linked here, when it is allowed, else null. */
export function refererOrigin(request: FastifyRequest, config: Addressing): string | null {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { origin } = new URL(referer);
  return isAllowedOrigin(origin, config) ? origin : null;
}
