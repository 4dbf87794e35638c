import type { PlaceOrderInput, SubstitutionWish } from '#gateway/__generated__/schema.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath } from '#gateway/refusals/user-errors.ts';
import type { UserIds } from '#gateway/store/shopper-session.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';
import type { RestClient } from '#gateway/transport/rest-client.ts';
import type { PlaceOrderOutcome } from './order-attempts.ts';
import type { OrderContents } from './order-attempts.ts';

export interface NewOrder extends OrderContents {
  /** The total that the shopper saw, in currency units. Only stores with the feature `orders.totals` look at it. */
  expectedTotal?: number | undefined;
  idempotencyKey: string | undefined;
  /** The shopper's wish for products that are not there. Only stores with the feature `orders.picked` know of it. */
  substitution?: SubstitutionWish;
  /** Wishes by product id, where they differ from `substitution`. */
  substitutionExceptions?: Readonly<Record<string, SubstitutionWish>>;
  /** The notes of the shopper; only stores with the feature `orders.notes` get them. */
  notes?: { noteToShop?: string | undefined; noteToCourier?: string | undefined } | undefined;
}

interface SendOptions {
  ids: UserIds;
  publicOrigin: string;
  /** Reads the placed order in a response. */
  readPlaced: (response: RestResponse) => RestOrder | null;
}

/** POST /api/order/cod, POST /api/order/stripe. @throws Fault when the store's response cannot be understood */
export async function sendOrder(
  rest: RestClient,
  {
    addressId,
    joins,
    lines,
    isOnline,
    idempotencyKey,
    expectedTotal,
    substitution,
    substitutionExceptions,
    notes,
    slotId,
  }: NewOrder,
  { ids, publicOrigin, readPlaced }: SendOptions,
): Promise<PlaceOrderOutcome> {
  const { host, protocol } = new URL(publicOrigin);
  const response = await rest.send({
    method: 'POST',
    path: isOnline ? '/api/order/stripe' : '/api/order/cod',
    kind: 'change',
    cookies: ['shopper'],
    headers: {
      'idempotency-key': idempotencyKey,
      // Only online orders send an Origin: some stores fail on an Origin that they do not know.
      ...(isOnline && { origin: publicOrigin, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }),
    },
    json: {
      ...ids,
      items: lines.map((line) => ({ product: line.productId, ...line })),
      ...(joins === undefined ? { address: addressId } : { joins }),
      ...(expectedTotal !== undefined && { expectedTotal }),
      ...(substitution && { substitution }),
      ...(substitutionExceptions && { substitutionExceptions }),
      ...notes,
      ...(slotId !== undefined && { slotId }),
    },
  });
  const outcome = isOnline
    ? readCheckout(response)
    : { ...readOutcome(response, { toInput: orderInput }), redirectUrl: null };
  return outcome.success ? { ...outcome, order: readPlaced(response) } : outcome;
}

const orderFields = inputPath<PlaceOrderInput>({
  addressId: 'address',
  expectedTotal: true,
  idempotencyKey: 'Idempotency-Key',
  items: true,
  joins: true,
  noteToCourier: true,
  noteToShop: true,
  payment: [],
  slotId: true,
  substitution: true,
});

/** Maps names of the store to the input: `items.0.product` is `items.0.productId`. */
const orderInput: InputPath = ([name = '', index, ofLine]) => {
  if (name !== 'items' || index === undefined) return orderFields([name]);
  return orderFields([name, index, ...(ofLine === undefined ? [] : [ofLine === 'product' ? 'productId' : ofLine])]);
};

/** Reads the payment page's address. Without one, the response counts as a failure. */
function readCheckout(response: RestResponse): PlaceOrderOutcome {
  const url = isRecord(response.body) ? response.body['url'] : undefined;
  const outcome = readOutcome(response, { hasPayload: () => typeof url === 'string', toInput: orderInput });
  if (!outcome.success) return { ...outcome, redirectUrl: null };
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw badStoreResponse({ ...response.detail, why: 'no URL to pay at' });
  }
  return { ...outcome, redirectUrl: url };
}
