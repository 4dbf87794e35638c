import { readPriceMove } from '#gateway/__generated__/store-documents.ts';
import { readList } from '#gateway/documents/read-list.ts';
import { toOptionalPrice } from '#gateway/documents/read-values.ts';
import type { Parts } from '#gateway/parts.ts';
import { isRecord } from '#gateway/refusals/outcome.ts';

/** GET /api/product/prices: the feature `prices.history` */
export function createPriceHistoryApi({ rest, features, log }: Parts) {
  return {
    /** The prices that the product had; null when the store cannot tell. @throws Fault */
    async of(productId: string) {
      if (!features.has('PRICES_HISTORY')) return null;
      const path = '/api/product/prices';
      const response = await rest.send({
        method: 'GET',
        path,
        kind: 'read',
        cookies: ['seller'],
        query: { productId },
      });
      const moves = readList(response, 'moves', { read: readPriceMove, log });
      return { moves, lowestPrice: isRecord(response.body) ? toOptionalPrice(response.body['lowestPrice']) : null };
    },
  };
}
