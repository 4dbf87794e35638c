import type { LoginInput, RegisterInput, SellerLoginInput } from '#gateway/__generated__/schema.ts';
import type { Parts } from '#gateway/parts.ts';
import { badStoreResponse, Fault } from '#gateway/refusals/faults.ts';
import { keyError } from '#gateway/refusals/idempotency-key.ts';
import { accepted, isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import type { Role } from '#gateway/transport/cookies.ts';
import * as texts from './texts.ts';

const loggedOut = accepted(texts.loggedOut);

const loginInput = inputPath<RegisterInput & LoginInput & SellerLoginInput>({
  name: true,
  email: true,
  password: true,
  idempotencyKey: [],
});
const registerPath = '/api/user/register';

/**
 * POST /api/user/register, POST /api/user/login, GET /api/user/logout, GET /api/user/is-auth, POST /api/seller/login,
 * GET /api/seller/logout, GET /api/seller/is-auth
 */
export function createSessionsApi({ rest, jar, shopper, seller, log, countLoginAttempt }: Parts) {
  const sessions = { shopper, seller };

  /** Opens a session. It sends the browser's current one too, so that the store can end it. */
  async function openSession(role: Role, path: string, json: Record<string, string>): Promise<Outcome> {
    await countLoginAttempt();
    const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: [role, 'browser'], json });
    sessions[role].forget();
    const outcome = readOutcome(response, {
      hasPayload: (body) => role === 'shopper' && isRecord(body['user']),
      toInput: loginInput,
      isLogin: path !== registerPath,
    });
    if (outcome.success && !jar.wasSet(role)) {
      throw badStoreResponse({ ...response.detail, why: 'a login that opens no session' });
    }
    return outcome;
  }

  /**
   * Closes a session. The call is a GET, but it is never repeated because it changes something. The gateway always
   * deletes the browser's cookie, so a logout succeeds also when the store is down or refuses it, as most stores do for
   * an expired session.
   */
  async function closeSession(role: Role, path: string): Promise<Outcome> {
    try {
      const outcome = readOutcome(await rest.send({ method: 'GET', path, kind: 'change', cookies: [role] }));
      return outcome.success ? outcome : loggedOut;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { code, detail } = error;
      log.warn({ code, detail }, 'the store did not confirm a logout');
      return loggedOut;
    } finally {
      jar.drop(role);
      sessions[role].forget();
    }
  }

  const logIn = ({ email, password }: LoginInput) => openSession('shopper', '/api/user/login', { email, password });

  return {
    /** The logged-in shopper, or null. */
    user: () => shopper.user(),

    /** The logged-in seller, or null. */
    seller: () => seller.seller(),

    /** The refusal of the store; null when it says that the seller is logged in. */
    sellerRefusal: () => seller.confirmedRefusal(),

    /**
     * With a key, a refused registration becomes a login when the password is right: the browser may have sent again what the store
     * has done already.
     */
    async register({ name, email, password, idempotencyKey: key }: RegisterInput): Promise<Outcome> {
      const badKey = keyError(key);
      if (badKey) return refusal(badKey.code, badKey.message, badKey.field);
      const registered = await openSession('shopper', registerPath, { name, email, password });
      const isTaken = registered.errors.some(({ code }) => code === 'TAKEN');
      if (key == null || !isTaken) return registered;
      const loggedIn = await logIn({ email, password });
      return loggedIn.success ? loggedIn : registered;
    },

    login: logIn,

    sellerLogin: ({ email, password }: SellerLoginInput) =>
      openSession('seller', '/api/seller/login', { email, password }),

    logout: () => closeSession('shopper', '/api/user/logout'),

    sellerLogout: () => closeSession('seller', '/api/seller/logout'),
  };
}
