import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendConfig } from '#backend/config.ts';
import { sessionLifetimes, type SessionRole } from './session-repository.ts';

const names: Record<SessionRole, string> = { shopper: 'token', seller: 'sellerToken' };

/** The cookie of `KnownBrowsers`, which stays when the shopper logs out. */
const browserCookie = 'knownBrowser';
const browserCookieSeconds = 365 * 86_400;

function attributes(config: BackendConfig) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: config.publicUrl?.startsWith('https://') ?? false,
  };
}

/** The session id in the cookie of that role, if the browser sent one. */
export function readSessionCookie(request: FastifyRequest, role: SessionRole): string | undefined {
  return request.cookies[names[role]];
}

export function setSessionCookie(reply: FastifyReply, role: SessionRole, id: string, config: BackendConfig): void {
  reply.setCookie(names[role], id, {
    ...attributes(config),
    maxAge: Math.floor(sessionLifetimes[role].absoluteMs / 1000),
  });
}

export function clearSessionCookie(reply: FastifyReply, role: SessionRole, config: BackendConfig): void {
  reply.clearCookie(names[role], attributes(config));
}

/** The `KnownBrowsers` cookie, if the browser sent one. */
export function readBrowserCookie(request: FastifyRequest): string | undefined {
  return request.cookies[browserCookie];
}

export function setBrowserCookie(reply: FastifyReply, value: string, config: BackendConfig): void {
  reply.setCookie(browserCookie, value, { ...attributes(config), maxAge: browserCookieSeconds });
}
