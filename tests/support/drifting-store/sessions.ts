import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Has, Id, Json, Records, Shopper } from './records.ts';

const oneWeek = 'Max-Age=604800';
export const theSeller = Symbol('the seller');

export type Sessions = ReturnType<typeof createSessions>;

interface SessionParts {
  has: Has;
  records: Records;
  cookieNames: { shopper: string; seller: string };
}

/** The logged-in people, by the session cookies of a request. */
export function createSessions({ has, records, cookieNames }: SessionParts) {
  const sessions = new Map<string, Id | typeof theSeller>();
  const whoIs = ({ headers }: IncomingMessage, cookieName: string) =>
    sessions.get(new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '');
  const bySession = (request: IncomingMessage) => {
    const id = whoIs(request, cookieNames.shopper);
    return id === undefined ? undefined : records.shoppers.find(({ _id }) => _id === id);
  };

  return {
    bySession,

    /** The shopper of the session cookie; with `trustedUserId`, the one that the request names. */
    shopperOf: (request: IncomingMessage, given: Json): Shopper | undefined => {
      const shopper = bySession(request);
      return has('trustedUserId') && shopper ? records.shoppers.find(({ _id }) => _id === given['userId']) : shopper;
    },

    isSeller: (request: IncomingMessage) => whoIs(request, cookieNames.seller) === theSeller,

    /** Opens a session. @returns its token */
    open: (who: Id | typeof theSeller): string => {
      const token = `jwt.${randomBytes(16).toString('hex')}`;
      sessions.set(token, who);
      return token;
    },

    /** Ends the shopper's session. */
    end(request: IncomingMessage): boolean {
      const shopper = bySession(request);
      for (const [token, id] of sessions) if (shopper && id === shopper._id) sessions.delete(token);
      return shopper !== undefined;
    },

    cookie: (role: 'shopper' | 'seller', value: string, life = oneWeek) =>
      `${cookieNames[role]}=${value}; ${life}; Path=/; HttpOnly; ${has('bareRefusals') ? 'SameSite=None; Secure' : 'SameSite=Strict'}`,
  };
}
