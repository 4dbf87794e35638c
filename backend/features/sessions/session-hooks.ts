import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, type Shopper } from './session-repository.ts';
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

/** Declares `request.shopper`. Call it once per server, before the routes. */
export function decorateWithShopper(app: App): void {
  app.decorateRequest('shopper', null);
}

/** The shopper of this request's session, or null. Ignores a seller's cookie. */
export async function findShopper(request: FastifyRequest, context: AppContext): Promise<Shopper | null> {
  const id = readSessionCookie(request, 'shopper');
  if (id === undefined) return null;
  const session = await findSession(context.database, 'shopper', id, context.clock());
  return session?.shopper ?? null;
}

/** Whether this request has a session of the seller. Ignores a shopper's cookie. */
export async function isSeller(request: FastifyRequest, context: AppContext): Promise<boolean> {
  const id = readSessionCookie(request, 'seller');
  if (id === undefined) return false;
  return (await findSession(context.database, 'seller', id, context.clock())) !== null;
}

/** `onRequest` hook: refuses a request without a shopper's session, before its body is read. */
export function requireShopper(context: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.shopper = await findShopper(request, context);
    if (request.shopper === null) await reply.send(refused('NOT_LOGGED_IN', 'Not authorized. Please log in.'));
  };
}

/** `onRequest` hook: refuses a request without a seller's session, before its body is read. */
export function requireSeller(context: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!(await isSeller(request, context))) {
      await reply.send(refused('NOT_LOGGED_IN', 'Not authorized. Please log in as the seller.'));
    }
  };
}

/** The shopper of a request that has passed `requireShopper`. */
export function shopperOf(request: FastifyRequest): Shopper {
  if (request.shopper === null) throw new Error('This route lacks requireShopper.');
  return request.shopper;
}

function claims(source: unknown): unknown[] {
  if (typeof source !== 'object' || source === null) return [];
  const { userId, userID } = source as { userId?: unknown; userID?: unknown };
  return [userId, userID];
}

/** `preHandler` hook: refuses a request whose `userId` or `userID` is not the user of the session. */
export async function refuseForeignUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const named = [...claims(request.body), ...claims(request.query)];
  const own = shopperOf(request).id;
  if (named.some((id) => id !== undefined && id !== null && id !== '' && id !== own)) {
    await reply.send(
      refused('NOT_LOGGED_IN', 'Not authorized: this request names another user than the one logged in.'),
    );
  }
}
