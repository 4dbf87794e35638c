import type { CookieJar, Role } from '#gateway/rest/cookies.ts';
import { Fault, storeNotUnderstood } from '#gateway/rest/faults.ts';
import { isRecord, readOutcome, type Outcome } from '#gateway/rest/outcome.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import type { SellerSession } from '#gateway/rest/seller-session.ts';
import type { RestSeller, RestUser } from '#gateway/rest/shapes.ts';
import type { ShopperSession } from '#gateway/rest/shopper-session.ts';
import type { Log } from '#gateway/rest/store-connection.ts';
import { sameNames } from '#gateway/rest/user-errors.ts';

interface SessionsApiOptions {
  rest: RestClient;
  jar: CookieJar;
  shopper: ShopperSession;
  seller: SellerSession;
  log: Log;
  /** @throws Fault RATE_LIMITED after too many tries */
  countAttempt: () => Promise<void>;
}

const loggedOut: Outcome = { success: true, message: 'You are logged out.' };

/**
 * POST /api/user/register, POST /api/user/login, GET /api/user/logout, GET /api/user/is-auth, POST /api/seller/login,
 * GET /api/seller/logout, GET /api/seller/is-auth
 */
export class SessionsApi {
  readonly #options: SessionsApiOptions;

  constructor(options: SessionsApiOptions) {
    this.#options = options;
  }

  /** The logged-in shopper. After a login this completes what the store's answer to it left out. */
  user(): Promise<RestUser | null> {
    return this.#options.shopper.user();
  }

  seller(): Promise<RestSeller | null> {
    return this.#options.seller.seller();
  }

  /** Null when the seller is logged in, else the store's refusal. */
  sellerRefusal(): Promise<Outcome | null> {
    return this.#options.seller.refusal();
  }

  register(input: { name: string; email: string; password: string }): Promise<Outcome> {
    const { name, email, password } = input;
    return this.#open('shopper', '/api/user/register', { name, email, password });
  }

  login({ email, password }: { email: string; password: string }): Promise<Outcome> {
    return this.#open('shopper', '/api/user/login', { email, password });
  }

  sellerLogin({ email, password }: { email: string; password: string }): Promise<Outcome> {
    return this.#open('seller', '/api/seller/login', { email, password });
  }

  logout(): Promise<Outcome> {
    return this.#close('shopper', '/api/user/logout');
  }

  sellerLogout(): Promise<Outcome> {
    return this.#close('seller', '/api/seller/logout');
  }

  /** The session that the browser has goes along, so that the store can end it: a login brings its own. */
  async #open(role: Role, path: string, json: Record<string, string>): Promise<Outcome> {
    const { rest, jar, countAttempt } = this.#options;
    await countAttempt();
    const reply = await rest.send({ method: 'POST', path, kind: 'change', roles: [role, 'browser'], json });
    this.#options[role].forget();
    const outcome = readOutcome(reply, {
      hasPayload: (body) => role === 'shopper' && isRecord(body['user']),
      toInput: sameNames('name', 'email', 'password'),
    });
    if (outcome.success && !jar.wasSet(role)) {
      throw storeNotUnderstood({ ...reply.detail, why: 'a login that opens no session' });
    }
    return outcome;
  }

  /**
   * A GET, but one that changes something: never repeated. The gateway drops the browser's cookie, which ends the session
   * there also when the store refuses (most do for an expired token) or is down: so a logout always succeeds.
   */
  async #close(role: Role, path: string): Promise<Outcome> {
    const { rest, jar, log } = this.#options;
    try {
      const outcome = readOutcome(await rest.send({ method: 'GET', path, kind: 'change', roles: [role] }));
      return outcome.success ? outcome : loggedOut;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { code, detail } = error;
      log.warn({ code, detail }, 'the store did not confirm a logout');
      return loggedOut;
    } finally {
      jar.drop(role);
      this.#options[role].forget();
    }
  }
}
