import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, type Shopper } from '#backend/features/sessions/session-repository.ts';
import type { AppContext } from '#backend/app-context.ts';
import type { App } from '#backend/http/app.ts';
import { readSessionCookie } from './session-cookies.ts';
import { refused } from '#backend/http/envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireShopper`. */
    shopper: Shopper | null;
  }
}

/** To be called once per server, before the routes. */
export function decorateWithShopper(app: App): void {
  app.decorateRequest('shopper', null);
}

/** The shopper of this request's session, or null. A seller's cookie is not looked at. */
export async function findShopper(request: FastifyRequest, context: AppContext): Promise<Shopper | null> {
  const id = readSessionCookie(request, 'shopper');
  if (id === undefined) return null;
  const session = await findSession(context.database, 'shopper', id, context.clock());
  return session?.shopper ?? null;
}

/** Whether this request's session is the seller's. A shopper's cookie is not looked at. */
export async function isSeller(request: FastifyRequest, context: AppContext): Promise<boolean> {
  const id = readSessionCookie(request, 'seller');
  if (id === undefined) return false;
  return (await findSession(context.database, 'seller', id, context.clock())) !== null;
}

/** Hook: only a logged-in shopper goes on, before any of the body is read. */
export function requireShopper(context: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.shopper = await findShopper(request, context);
    if (request.shopper === null) await reply.send(refused('Not authorized. Please log in.'));
  };
}

/** Hook: only the seller goes on, before any of the body is read. */
export function requireSeller(context: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!(await isSeller(request, context))) await reply.send(refused('Not authorized. Please log in as the seller.'));
  };
}

/** The shopper a route behind `requireShopper` works for. */
export function shopperOf(request: FastifyRequest): Shopper {
  if (request.shopper === null) throw new Error('This route lacks requireShopper.');
  return request.shopper;
}

function claims(source: unknown): unknown[] {
  if (typeof source !== 'object' || source === null) return [];
  const { userId, userID } = source as { userId?: unknown; userID?: unknown };
  return [userId, userID];
}

/** Hook: a request may name its own user or nobody; naming anybody else is refused, never obeyed. */
export async function refuseForeignUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const named = [...claims(request.body), ...claims(request.query)];
  const own = shopperOf(request).id;
  if (named.some((id) => id !== undefined && id !== null && id !== '' && id !== own)) {
    await reply.send(refused('Not authorized: this request names another user than the one logged in.'));
  }
}
