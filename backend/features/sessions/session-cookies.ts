import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendConfig } from '#backend/config.ts';
import { lifetimes, type SessionRole } from '#backend/features/sessions/session-repository.ts';

const names: Record<SessionRole, string> = { shopper: 'token', seller: 'sellerToken' };

/** Kept through logouts; see `KnownBrowsers`. */
const browserCookie = 'knownBrowser';
const browserSeconds = 365 * 86_400;

function attributes(config: BackendConfig) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: config.publicUrl?.startsWith('https://') ?? false,
  };
}

/** The session id the browser holds for that role, if any. */
export function readSessionCookie(request: FastifyRequest, role: SessionRole): string | undefined {
  return request.cookies[names[role]];
}

export function setSessionCookie(reply: FastifyReply, role: SessionRole, id: string, config: BackendConfig): void {
  reply.setCookie(names[role], id, { ...attributes(config), maxAge: Math.floor(lifetimes[role].absolute / 1000) });
}

export function clearSessionCookie(reply: FastifyReply, role: SessionRole, config: BackendConfig): void {
  reply.clearCookie(names[role], attributes(config));
}

/** What the browser says about the accounts it has logged in to before, if anything. */
export function readBrowserCookie(request: FastifyRequest): string | undefined {
  return request.cookies[browserCookie];
}

export function setBrowserCookie(reply: FastifyReply, value: string, config: BackendConfig): void {
  reply.setCookie(browserCookie, value, { ...attributes(config), maxAge: browserSeconds });
}
