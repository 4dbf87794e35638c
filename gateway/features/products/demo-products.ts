import { isRecord, readOutcome, type RemoveDemoProductsOutcome } from '#gateway/rest/outcome.ts';
import type { RestReply } from '#gateway/rest/rest-call.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import type { SellerSession } from '#gateway/rest/seller-session.ts';

/** Shared by all requests: until when the store counts as one without these calls. */
export interface DemoCalls {
  missingUntilMs: number;
}

interface DemoProductsOptions {
  rest: RestClient;
  seller: SellerSession;
  calls: DemoCalls;
  /** Called after the catalogue changed. */
  onChange: () => void;
}

/** A store may be replaced by a newer version while the gateway runs. */
const memoryMs = 10 * 60_000;

/** GET /api/product/demo, POST /api/product/remove-demo: not among the seventeen calls, so another store may lack them. */
export function createDemoProducts({ rest, seller, calls, onChange }: DemoProductsOptions) {
  const areMissing = () => Date.now() < calls.missingUntilMs;

  const noteMissing = () => {
    calls.missingUntilMs = Date.now() + memoryMs;
  };

  const notSupported: RemoveDemoProductsOutcome = {
    success: false,
    message: 'This store has no demonstration products that can be removed.',
    removed: null,
  };

  return {
    /** Null where the store does not tell. @throws Fault when there is no reply at all */
    async removable(): Promise<number | null> {
      if (areMissing()) return null;
      const reply = await rest.send({ method: 'GET', path: '/api/product/demo', kind: 'read', roles: ['seller'] });
      const count = wholeNumber(reply, 'removable');
      // The seller is known to be logged in, so another answer means that the store has no such call.
      if (count === null && !isTemporary(reply)) noteMissing();
      return count;
    },

    async remove(): Promise<RemoveDemoProductsOutcome> {
      if (areMissing()) return notSupported;
      const refusal = await seller.refusal();
      if (refusal) return { ...refusal, removed: null };
      try {
        const path = '/api/product/remove-demo';
        const reply = await rest.send({ method: 'POST', path, kind: 'change', roles: ['seller'], json: {} });
        if ([404, 405, 501].includes(reply.status) || (reply.isOk && !isRecord(reply.body))) {
          noteMissing();
          return notSupported;
        }
        return { ...readOutcome(reply), removed: wholeNumber(reply, 'removed') };
      } finally {
        onChange();
      }
    },
  };
}

export type DemoProducts = ReturnType<typeof createDemoProducts>;

function wholeNumber({ isOk, body }: RestReply, field: string): number | null {
  const value = isOk && isRecord(body) && body['success'] === true ? body[field] : null;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** Whether the answer says nothing about what the store can do: it is closed, busy or failing now. */
function isTemporary({ status }: RestReply): boolean {
  return [401, 403, 429].includes(status) || (status >= 500 && status !== 501);
}
