import type { CookieJar } from './cookies.ts';
import type { Outcome } from './outcome.ts';
import type { RestClient } from './rest-client.ts';
import { readSessionOutcome } from './session-outcome.ts';
import type { RestSeller } from './shapes.ts';

export type SellerSession = ReturnType<typeof createSellerSession>;

/** GET /api/seller/is-auth: whether the seller makes this request. The store is asked once, until something changes. */
export function createSellerSession(rest: RestClient, jar: CookieJar) {
  let outcome: Promise<Outcome> | undefined;

  const currentOutcome = () => (outcome ??= loadOutcome());

  async function loadOutcome(): Promise<Outcome> {
    const path = '/api/seller/is-auth';
    return readSessionOutcome(await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'] }), 'seller');
  }

  return {
    /** The logged-in seller, or null. @throws Fault when the store cannot tell */
    async seller(): Promise<RestSeller | null> {
      if (!outcome && !jar.has('seller')) return null;
      return (await currentOutcome()).success ? { isAuthenticated: true } : null;
    },

    /** Null when the seller is logged in, else the store's refusal. */
    async refusal(): Promise<Outcome | null> {
      const current = await currentOutcome();
      return current.success ? null : current;
    },

    /** Call it after a login or logout: the store is asked again. */
    forget(): void {
      outcome = undefined;
    },
  };
}
