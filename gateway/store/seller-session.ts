import { readStaffSession } from '../__generated__/store-documents.ts';
import { withName, type RestSeller } from '../documents/shapes.ts';
import { isRecord, refusal, type Outcome } from '../refusals/outcome.ts';
import * as texts from '../refusals/texts.ts';
import { readSessionOutcome, type SessionParts } from './session-outcome.ts';

export type SellerSession = ReturnType<typeof createSellerSession>;

/** GET /api/seller/is-auth: whether the seller makes this request. The store is asked once, until something changes. */
export function createSellerSession({ rest, jar, features }: SessionParts) {
  let outcome: Promise<Outcome & Pick<RestSeller, 'me'>> | undefined;

  const currentOutcome = () => (outcome ??= loadOutcome());

  async function loadOutcome(): Promise<Outcome & Pick<RestSeller, 'me'>> {
    const path = '/api/seller/is-auth';
    const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'] });
    const staff = isRecord(response.body) && features.has('STAFF') ? response.body['staff'] : null;
    const member = readStaffSession(staff);
    return { ...readSessionOutcome(response, 'seller'), me: member ? withName(member) : null };
  }

  /** The refusal of the store; null when it says that the seller is logged in. */
  async function confirmedRefusal(): Promise<Outcome | null> {
    const { success, message, errors } = await currentOutcome();
    return success ? null : { success, message, errors };
  }

  return {
    /** The logged-in seller, or null. @throws Fault when the store cannot tell */
    async seller(): Promise<RestSeller | null> {
      if (!outcome && !jar.has('seller')) return null;
      const { success, me } = await currentOutcome();
      return success ? { isAuthenticated: true, me } : null;
    },

    confirmedRefusal,

    /** Call it before every change: null or the refusal. A store that checks its sessions itself is not asked. */
    async refusal(): Promise<Outcome | null> {
      if (!features.has('SESSIONS_OWN')) return await confirmedRefusal();
      return jar.has('seller') ? null : refusal('NOT_LOGGED_IN', texts.refusals.NOT_LOGGED_IN);
    },

    /** Call it after a login or logout: the store is asked again. */
    forget(): void {
      outcome = undefined;
    },
  };
}
