import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, type SessionStaff, type Shopper } from './session-repository.ts';
import type { AppContext } from '#backend/app-context.ts';
import type { App } from '#backend/http/app.ts';
import { readSessionCookie } from './session-cookies.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { hasRole } from '../staff/staff-roles.ts';
import * as fixedMessages from '#backend/fixed-messages.ts';
import * as texts from './texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in shopper, whom `requireShopper` sets. */
    shopper: Shopper | null;
    /** The logged-in member of staff, whom `requireSeller` sets. */
    staff: SessionStaff | null;
  }
}

/** Declares `request.shopper` and `request.staff`. Call it once per server, before the routes. */
export function decorateWithShopper(app: App): void {
  app.decorateRequest('shopper', null);
  app.decorateRequest('staff', null);
}

/** The shopper of this request's session, or null. Ignores a seller's cookie. */
export async function findShopper(request: FastifyRequest, context: AppContext): Promise<Shopper | null> {
  const id = readSessionCookie(request, 'shopper');
  if (id === undefined) return null;
  const session = await findSession(context.database, 'shopper', id, context.clock());
  return session?.shopper ?? null;
}

/** The member of staff of this request's session, or null. Ignores a shopper's cookie. */
export async function findStaff(request: FastifyRequest, context: AppContext): Promise<SessionStaff | null> {
  const id = readSessionCookie(request, 'seller');
  if (id === undefined) return null;
  const session = await findSession(context.database, 'seller', id, context.clock());
  return session?.staff ?? null;
}

const ownPasswordPath = '/api/staff/password';
const mustChangePassword = refused('FORBIDDEN', texts.mustChangePassword);
const notAllowed = refused('FORBIDDEN', texts.notAllowed);

/** The reason why this member may not use the call of the request, or null. */
export function refuseRole(request: FastifyRequest, staff: SessionStaff): Refusal | null {
  const { url, config } = request.routeOptions;
  if (staff.mustChangePassword && url !== ownPasswordPath) return mustChangePassword;
  // A call without a role is for owners only.
  return hasRole(staff.role, config.role ?? 'OWNER') ? null : notAllowed;
}

/** `onRequest` hook: refuses a request without a shopper's session, before its body is read. */
export function requireShopper(context: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.shopper = await findShopper(request, context);
    if (request.shopper === null) await reply.send(refused('NOT_LOGGED_IN', fixedMessages.notLoggedIn));
  };
}

/**
 * `onRequest` hook: refuses a request without a seller's session, and one of a member of staff whose role may not use the
 * call, before its body is read. The `config` of the route names the lowest role.
 */
export function requireSeller(context: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.staff = await findStaff(request, context);
    const refusal =
      request.staff === null
        ? refused('NOT_LOGGED_IN', fixedMessages.sellerNotLoggedIn)
        : refuseRole(request, request.staff);
    if (refusal !== null) await reply.send(refusal);
  };
}

/** The member of staff of a request that has passed `requireSeller`. */
export function staffOf(request: FastifyRequest): SessionStaff {
  if (request.staff === null) throw new Error('This route lacks requireSeller.');
  return request.staff;
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
    await reply.send(refused('NOT_LOGGED_IN', fixedMessages.otherUser));
  }
}
