import { isRecord, readOutcome, refusal, type RemoveDemoProductsOutcome } from '#gateway/rest/outcome.ts';
import type { RestResponse } from '#gateway/rest/rest-call.ts';
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

/** After this time the store is asked again: it may have been updated while the gateway runs. */
const missingCallsCacheMs = 10 * 60_000;

const notSupported: RemoveDemoProductsOutcome = {
  ...refusal('NOT_SUPPORTED', 'This store has no demonstration products that can be removed.'),
  removed: null,
};

export type DemoProducts = ReturnType<typeof createDemoProducts>;

/** GET /api/product/demo, POST /api/product/remove-demo: not among the seventeen calls, so a store may lack them. */
export function createDemoProducts({ rest, seller, calls, onChange }: DemoProductsOptions) {
  const areMissing = () => Date.now() < calls.missingUntilMs;

  const rememberMissing = () => {
    calls.missingUntilMs = Date.now() + missingCallsCacheMs;
  };

  return {
    /** How many there are; null when the store cannot tell. @throws Fault when there is no response at all */
    async removable(): Promise<number | null> {
      if (areMissing()) return null;
      const response = await rest.send({ method: 'GET', path: '/api/product/demo', kind: 'read', cookies: ['seller'] });
      const count = readCount(response, 'removable');
      // The seller is logged in, so a response without the count means that the store lacks the call.
      if (count === null && !isTemporary(response)) rememberMissing();
      return count;
    },

    async remove(): Promise<RemoveDemoProductsOutcome> {
      if (areMissing()) return notSupported;
      const notSeller = await seller.refusal();
      if (notSeller) return { ...notSeller, removed: null };
      try {
        const path = '/api/product/remove-demo';
        const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], json: {} });
        if ([404, 405, 501].includes(response.status) || (response.isOk && !isRecord(response.body))) {
          rememberMissing();
          return notSupported;
        }
        return { ...readOutcome(response), removed: readCount(response, 'removed') };
      } finally {
        onChange();
      }
    },
  };
}

function readCount({ isOk, body }: RestResponse, field: string): number | null {
  const value = isOk && isRecord(body) && body['success'] === true ? body[field] : null;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** Whether the response does not tell if the store has the call: the session is refused, or the store is busy or failing. */
function isTemporary({ status }: RestResponse): boolean {
  return [401, 403, 429].includes(status) || (status >= 500 && status !== 501);
}
