import type { Parts } from '#gateway/parts.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';
import * as texts from './texts.ts';

export interface RemoveDemoProductsOutcome extends Outcome {
  removed: number | null;
}

const notSupported: RemoveDemoProductsOutcome = {
  ...refusal('NOT_SUPPORTED', texts.noDemoProducts),
  removed: null,
};

/** GET /api/product/demo, POST /api/product/remove-demo */
export function createDemoProductsApi({ rest, seller, features, products }: Parts) {
  return {
    /**
     * The number of demonstration products that can be removed; null when the store cannot tell.
     * @throws Fault when there is no response at all
     */
    async removable(): Promise<number | null> {
      if (!features.has('PRODUCTS_DEMO')) return null;
      const response = await rest.send({ method: 'GET', path: '/api/product/demo', kind: 'read', cookies: ['seller'] });
      return readCount(response, 'removable');
    },

    async remove(): Promise<RemoveDemoProductsOutcome> {
      if (!features.has('PRODUCTS_DEMO')) return notSupported;
      const notSeller = await seller.refusal();
      if (notSeller) return { ...notSeller, removed: null };
      try {
        const path = '/api/product/remove-demo';
        const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], json: {} });
        return { ...readOutcome(response), removed: readCount(response, 'removed') };
      } finally {
        products.forget();
      }
    },
  };
}

function readCount({ isOk, body }: RestResponse, field: string): number | null {
  const value = isOk && isRecord(body) && body['success'] === true ? body[field] : null;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
