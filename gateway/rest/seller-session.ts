import type { CookieJar } from './cookies.ts';
import type { Outcome } from './outcome.ts';
import type { RestClient } from './rest-client.ts';
import type { RestSeller } from './shapes.ts';
import { readSessionVerdict } from './shopper-session.ts';

/** GET /api/seller/is-auth, asked at most once until something changes: whether the seller is acting in this request. */
export class SellerSession {
  readonly #rest: RestClient;
  readonly #jar: CookieJar;
  #verdict: Promise<Outcome> | undefined;

  constructor(rest: RestClient, jar: CookieJar) {
    this.#rest = rest;
    this.#jar = jar;
  }

  /** The logged-in seller, or null. @throws Fault when the store cannot tell */
  async seller(): Promise<RestSeller | null> {
    if (!this.#verdict && !this.#jar.has('seller')) return null;
    return (await this.#ask()).success ? { isAuthenticated: true } : null;
  }

  /** Null when the seller is logged in, else the store's refusal. */
  async refusal(): Promise<Outcome | null> {
    const verdict = await this.#ask();
    return verdict.success ? null : verdict;
  }

  forget(): void {
    this.#verdict = undefined;
  }

  #ask(): Promise<Outcome> {
    this.#verdict ??= this.#load();
    return this.#verdict;
  }

  async #load(): Promise<Outcome> {
    const reply = await this.#rest.send({
      method: 'GET',
      path: '/api/seller/is-auth',
      kind: 'read',
      roles: ['seller'],
    });
    return readSessionVerdict(reply, 'seller');
  }
}
