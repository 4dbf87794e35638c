import type { FinishPickingInput, PickLineInput } from '#gateway/__generated__/schema.ts';
import type { Parts } from '#gateway/parts.ts';
import { toOptionalText } from '#gateway/documents/read-values.ts';
import { isRecord, readOutcome, refusal } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import type { ChangeOrderOutcome } from './order-changes-api.ts';
import * as texts from './texts.ts';

const toInput = inputPath<PickLineInput & FinishPickingInput>({
  grams: true,
  idempotencyKey: true,
  ifVersion: true,
  isWeightConfirmed: true,
  line: true,
  orderId: true,
  quantity: true,
  reason: true,
  substituteId: true,
});
export interface FinishOutcome extends ChangeOrderOutcome {
  /** A sentence for the seller about the stock, or null. */
  notice: string | null;
}

const notSupported: FinishOutcome = {
  ...refusal('NOT_SUPPORTED', texts.notSupported.pick),
  order: null,
  notice: null,
};

/** POST /api/order/pick and POST /api/order/finish-picking: the feature `orders.picked`. */
export function createPickingApi({ rest, seller, features, orders }: Parts) {
  async function send(path: string, json: Record<string, unknown>): Promise<FinishOutcome> {
    if (!features.has('ORDERS_PICKED')) return notSupported;
    const notSeller = await seller.refusal();
    if (notSeller) return { ...notSeller, order: null, notice: null };
    const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], json });
    const notice = isRecord(response.body) ? toOptionalText(response.body['notice']) : null;
    return { ...readOutcome(response, { toInput }), order: orders.lists.readChanged(response), notice };
  }

  return {
    async pick({ orderId, line, quantity, ...others }: PickLineInput): Promise<ChangeOrderOutcome> {
      return await send('/api/order/pick', { orderId, line, quantity: quantity ?? null, ...given(others) });
    },

    async finish({ orderId, ifVersion }: FinishPickingInput): Promise<FinishOutcome> {
      return await send('/api/order/finish-picking', { orderId, ...given({ ifVersion }) });
    },
  };
}
