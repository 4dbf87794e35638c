import type { StartTourInput } from '#gateway/__generated__/schema.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import { readEntries } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

export interface StartTourOutcome extends Outcome {
  /** The orders in the driving order; none after a refusal. */
  orders: RestOrder[];
}

const toInput = inputPath<StartTourInput>({ orderIds: true });

/** POST /api/order/tour: the feature `orders.tours`. */
export function createToursApi({ rest, seller, features, orders }: Parts) {
  return {
    async start({ orderIds }: StartTourInput): Promise<StartTourOutcome> {
      if (!features.has('ORDERS_TOURS')) return { ...refusal('NOT_SUPPORTED', texts.notSupported.tour), orders: [] };
      const notSeller = await seller.refusal();
      if (notSeller) return { ...notSeller, orders: [] };
      const path = '/api/order/tour';
      const response = await rest.send({
        method: 'POST',
        path,
        kind: 'change',
        cookies: ['seller'],
        json: { orderIds },
      });
      const sent = isRecord(response.body) ? response.body['orders'] : undefined;
      const read = Array.isArray(sent) ? readEntries(sent, orders.lists.readOrder) : [];
      return { ...readOutcome(response, { toInput }), orders: read };
    },
  };
}
