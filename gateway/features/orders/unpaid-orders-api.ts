import { z } from 'zod';
import type { ReleaseOrderInput } from '#gateway/__generated__/schema.ts';
import { readList } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

const holdShape = z.object({ heldUntil: z.iso.datetime() });
const toInput = inputPath<ReleaseOrderInput>({ id: 'orderId' });

/** GET /api/order/unpaid and POST /api/order/release: the feature `orders.unpaid`. */
export function createUnpaidOrdersApi({ rest, seller, features, log, orders, products }: Parts) {
  function readHold(entry: unknown) {
    const order = orders.lists.readOrder(entry);
    const { data } = holdShape.safeParse(entry);
    return order && data && { order, heldUntil: data.heldUntil };
  }

  return {
    /** The unpaid orders; null when the store cannot tell. @throws Fault */
    async list() {
      if (!features.has('ORDERS_UNPAID')) return null;
      const call = { method: 'GET', path: '/api/order/unpaid', kind: 'read' } as const;
      const response = await rest.send({ ...call, cookies: ['seller'] });
      const holds = readList(response, 'orders', { read: readHold, log });
      return { holds, hasMore: isRecord(response.body) && response.body['hasMore'] === true };
    },

    async release(orderId: string): Promise<Outcome> {
      if (!features.has('ORDERS_UNPAID')) {
        return refusal('NOT_SUPPORTED', texts.notSupported.release);
      }
      const notSeller = await seller.refusal();
      if (notSeller) return notSeller;
      try {
        const call = { method: 'POST', path: '/api/order/release', kind: 'change' } as const;
        return readOutcome(await rest.send({ ...call, cookies: ['seller'], json: { orderId } }), { toInput });
      } finally {
        products.forget();
      }
    },
  };
}
