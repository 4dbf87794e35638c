import { z } from 'zod';
import type { Log } from '#gateway/log.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { readList } from '#gateway/documents/read-list.ts';
import type { RestClient } from '#gateway/transport/rest-client.ts';
import type { SellerSession } from '#gateway/store/seller-session.ts';
import type { RestOrder } from '#gateway/documents/shapes.ts';
import type { StoreFeatures } from '#gateway/store/store-features.ts';
import type { InputPath } from '#gateway/refusals/user-errors.ts';

interface UnpaidOrdersApiOptions {
  rest: RestClient;
  seller: SellerSession;
  features: StoreFeatures;
  log: Log;
  /** Reads an order in a list; null when it cannot be read. */
  readOrder: (entry: unknown) => RestOrder | null;
  /** Called after the stock may have changed. */
  onChange: () => void;
}

const toInput: InputPath = ([name]) => (name === 'orderId' ? ['id'] : null);

export type UnpaidOrdersApi = ReturnType<typeof createUnpaidOrdersApi>;

/** GET /api/order/unpaid and POST /api/order/release: the feature `orders.unpaid`. */
export function createUnpaidOrdersApi(options: UnpaidOrdersApiOptions) {
  const { rest, seller, features, log, readOrder, onChange } = options;

  const holdShape = z.looseObject({ heldUntil: z.iso.datetime() }).transform((entry, context) => {
    const order = readOrder(entry);
    if (order) return { order, heldUntil: entry.heldUntil };
    context.addIssue('The order cannot be read.');
    return z.NEVER;
  });

  return {
    /** Null when the store cannot tell. @throws Fault */
    async list() {
      if (!features.has('ORDERS_UNPAID')) return null;
      const call = { method: 'GET', path: '/api/order/unpaid', kind: 'read' } as const;
      const response = await rest.send({ ...call, cookies: ['seller'] });
      const holds = readList(response, 'orders', { shape: holdShape, log });
      return { holds, hasMore: isRecord(response.body) && response.body['hasMore'] === true };
    },

    async release(orderId: string): Promise<Outcome> {
      if (!features.has('ORDERS_UNPAID')) {
        return refusal('NOT_SUPPORTED', 'This store cannot release unpaid orders. Nothing was changed.');
      }
      const notSeller = await seller.refusal();
      if (notSeller) return notSeller;
      try {
        const call = { method: 'POST', path: '/api/order/release', kind: 'change' } as const;
        return readOutcome(await rest.send({ ...call, cookies: ['seller'], json: { orderId } }), { toInput });
      } finally {
        onChange();
      }
    },
  };
}
