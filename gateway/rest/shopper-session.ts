import type { CookieJar } from './cookies.ts';
import { badStoreResponse, logInMessage } from './faults.ts';
import { isRecord, refusal, type Outcome } from './outcome.ts';
import type { RestClient } from './rest-client.ts';
import { readSessionOutcome } from './session-outcome.ts';
import { userShape, type RestUser } from './shapes.ts';

/** The logged-in shopper, or why there is none. */
type SessionState = { user: RestUser } | { refusal: Outcome };

export type ShopperSession = ReturnType<typeof createShopperSession>;

/** GET /api/user/is-auth: which shopper makes this request. The store is asked once, until something changes. */
export function createShopperSession(rest: RestClient, jar: CookieJar) {
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
      return { refusal: refusal('NOT_LOGGED_IN', logInMessage) };
    }
    const parsed = userShape.safeParse(user);
    if (!parsed.success) throw badStoreResponse({ ...response.detail, issues: parsed.error.issues });
    return { user: parsed.data };
  }

  return {
    /** The logged-in shopper, or null. @throws Fault when the store cannot tell */
    async user(): Promise<RestUser | null> {
      // Without a cookie no shopper is logged in, and the store need not be asked.
      if (!state && !jar.has('shopper')) return null;
      const current = await currentState();
      return 'user' in current ? current.user : null;
    },

    /**
     * The logged-in shopper, or the store's refusal. Call it before every change: some stores accept changes without a
     * session, or report success for them.
     */
    require: (): Promise<SessionState> => currentState(),

    /** Call it after a login, a logout or a change of the cart: the store is asked again. */
    forget(): void {
      state = undefined;
    },
  };
}
