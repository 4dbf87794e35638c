import type { CookieJar } from './cookies.ts';
import { Fault, logIn, storeNotUnderstood } from './faults.ts';
import { isRecord, readOutcome, type Outcome } from './outcome.ts';
import type { RestReply } from './rest-call.ts';
import type { RestClient } from './rest-client.ts';
import { userShape, type RestUser } from './shapes.ts';

interface SessionState {
  user: RestUser | null;
  /** Why there is nobody, in the store's words. */
  message: string | null;
}

/** GET /api/user/is-auth, asked at most once until something changes: who is acting in this request. */
export class ShopperSession {
  readonly #rest: RestClient;
  readonly #jar: CookieJar;
  #state: Promise<SessionState> | undefined;

  constructor(rest: RestClient, jar: CookieJar) {
    this.#rest = rest;
    this.#jar = jar;
  }

  /** The logged-in shopper, or null. @throws Fault when the store cannot tell */
  async user(): Promise<RestUser | null> {
    // Without a cookie there is nobody, and no need to trouble the store.
    if (!this.#state && !this.#jar.has('shopper')) return null;
    return (await this.#ask()).user;
  }

  /**
   * The logged-in shopper, or the store's refusal. Some stores let changes through without a session, or claim success
   * for nobody: so this is asked before every change.
   */
  async require(): Promise<{ user: RestUser } | { refusal: Outcome }> {
    const { user, message } = await this.#ask();
    return user ? { user } : { refusal: { success: false, message } };
  }

  /** After a login, logout or change of the cart the next question goes to the store again. */
  forget(): void {
    this.#state = undefined;
  }

  #ask(): Promise<SessionState> {
    this.#state ??= this.#load();
    return this.#state;
  }

  async #load(): Promise<SessionState> {
    const reply = await this.#rest.send({ method: 'GET', path: '/api/user/is-auth', kind: 'read', roles: ['shopper'] });
    const verdict = readSessionVerdict(reply, 'user');
    if (!verdict.success) return { user: null, message: verdict.message };
    const user = isRecord(reply.body) ? reply.body['user'] : undefined;
    if (user === null || user === undefined) {
      // The account is gone, but its cookie still proves a session to some stores.
      this.#jar.drop('shopper');
      return { user: null, message: logIn };
    }
    const parsed = userShape.safeParse(user);
    if (!parsed.success) throw storeNotUnderstood({ ...reply.detail, issues: parsed.error.issues });
    return { user: parsed.data, message: null };
  }
}

/**
 * The outcome of a session check: 400, 401, 403 and a refusal all mean that nobody is logged in, with or without words.
 *
 * @throws Fault when the store is down or makes no sense
 */
export function readSessionVerdict(reply: RestReply, payload: string): Outcome {
  const loggedOut = [400, 401, 403].includes(reply.status);
  try {
    const outcome = readOutcome(reply, { hasPayload: (body) => isRecord(body[payload]), noWords: logIn });
    // A store that fails inside has not said who is there.
    if (!outcome.success && reply.status >= 500) throw storeNotUnderstood(reply.detail);
    return loggedOut ? { success: false, message: outcome.message ?? logIn } : outcome;
  } catch (error) {
    const isUnreachable = error instanceof Fault && error.code === 'UPSTREAM_UNREACHABLE';
    if (!isUnreachable && (loggedOut || saysTokenIsBad(reply))) return { success: false, message: logIn };
    throw error;
  }
}

/** A cookie that has run out comes back as the token library's text in most stores: still only a state. */
function saysTokenIsBad({ body }: RestReply): boolean {
  return isRecord(body) && body['success'] === false && /\b(jwt|token|signature)\b/i.test(String(body['message']));
}
