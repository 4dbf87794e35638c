import { readUser, type RestUser } from '../documents/user.ts';
import { badStoreResponse } from '../refusals/faults.ts';
import { isRecord, refusal, type Outcome } from '../refusals/outcome.ts';
import * as texts from '../refusals/texts.ts';
import { readSessionOutcome, type SessionParts } from './session-outcome.ts';

/** The fields that name a shopper to the store. */
export type UserIds = Record<string, string>;

/** The logged-in shopper, or why no shopper is logged in. */
type SessionState = { user: RestUser } | { refusal: Outcome };

export type ShopperSession = ReturnType<typeof createShopperSession>;

/** GET /api/user/is-auth: which shopper makes this request. The store is asked once, until something changes. */
export function createShopperSession({ rest, jar, features }: SessionParts) {
  let state: Promise<SessionState> | undefined;

  const currentState = () => (state ??= loadState());

  async function loadState(): Promise<SessionState> {
    const response = await rest.send({ method: 'GET', path: '/api/user/is-auth', kind: 'read', cookies: ['shopper'] });
    const outcome = readSessionOutcome(response, 'user');
    if (!outcome.success) return { refusal: outcome };
    const user = isRecord(response.body) ? response.body['user'] : undefined;
    if (user === null || user === undefined) {
      // The account was deleted, but some stores still accept its cookie as a session.
      jar.drop('shopper');
      return { refusal: refusal('NOT_LOGGED_IN', texts.refusals.NOT_LOGGED_IN) };
    }
    const shopper = readUser(user);
    if (!shopper) throw badStoreResponse({ ...response.detail, why: 'no user that can be read' });
    return { user: shopper };
  }

  /** Stores differ in the name of this field. Without it, a store that checks its sessions itself cannot be misled. */
  function idsOf(userId: string): UserIds {
    return features.has('SESSIONS_OWN') ? {} : { userId, userID: userId };
  }

  return {
    idsOf,

    /** The logged-in shopper, or null. @throws Fault when the store cannot tell */
    async user(): Promise<RestUser | null> {
      // Without a cookie no shopper is logged in, and the store need not be asked.
      if (!state && !jar.has('shopper')) return null;
      const current = await currentState();
      return 'user' in current ? current.user : null;
    },

    /**
     * The fields that name the shopper to the store, or a refusal. Call it before every change: some stores accept changes
     * without a session, or report success for them. A store that checks its sessions itself is not asked.
     */
    async actor(): Promise<{ ids: UserIds } | { refusal: Outcome }> {
      if (features.has('SESSIONS_OWN')) {
        return jar.has('shopper') ? { ids: {} } : { refusal: refusal('NOT_LOGGED_IN', texts.refusals.NOT_LOGGED_IN) };
      }
      const current = await currentState();
      return 'user' in current ? { ids: idsOf(current.user._id) } : current;
    },

    /** The shopper, for changes for which the gateway must know who it is; or a refusal, as `actor` gives it. */
    require: (): Promise<SessionState> => currentState(),

    /** Call it after a login, a logout or a change of the cart: the store is asked again. */
    forget(): void {
      state = undefined;
    },
  };
}
