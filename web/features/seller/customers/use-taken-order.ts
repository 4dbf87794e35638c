import { useState } from 'react';
import {
  usePlaceCustomerOrderMutation,
  type PlaceCustomerOrderInput,
  type PlaceCustomerOrderMutation,
} from '#web/__generated__/seller-customers.ts';
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import { notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { forgetCall } from './call-draft.ts';
import { forgetAllProducts } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

export type TakenOrder = NonNullable<PlaceCustomerOrderMutation['placeCustomerOrder']['order']> & { message: string };

interface TakeRefusal {
  message: string;
  errors: readonly PayloadError[];
  isPriceChanged: boolean;
  /** The number of the order that this call has placed before, with another address. */
  takenBefore?: string | undefined;
}

/** Takes an order for a customer. A repeated request has the same key, so that it is one order. */
export function useTakenOrder() {
  const formKey = useFormKey();
  const [send, { client, loading }] = usePlaceCustomerOrderMutation();
  const [taken, setTaken] = useState<TakenOrder>();

  /** Returns the refusal of an order that was not taken. */
  async function take(content: PlaceCustomerOrderInput): Promise<TakeRefusal | undefined> {
    // An order that is taken again with other notes or wishes is still the same order. With another address, the store names it.
    const { customerId, exceptionReason, items, payment, slotId } = content;
    const goods = items.map(({ productId, quantity }) => ({ productId, quantity }));
    try {
      const key = formKey.of({ customerId, exceptionReason, goods, payment, slotId });
      const input = { ...content, idempotencyKey: key };
      const reply = (await send({ variables: { input } })).data?.placeCustomerOrder;
      if (!reply?.success || !reply.order) {
        const errors = reply?.errors ?? [];
        // The store has answered what became of this key's order: who sends again wants a new one.
        if (errors.some(({ code }) => code === 'TAKEN')) formKey.end();
        const isPriceChanged = errors.some(({ code }) => code === 'PRICE_CHANGED');
        return {
          message: reply?.message ?? texts.notPlaced,
          errors,
          isPriceChanged,
          takenBefore: reply?.order?.number,
        };
      }
      formKey.end();
      forgetCall();
      const message = reply.message ?? '';
      if (message !== '') notifySuccess(message);
      setTaken({ ...reply.order, message });
      forgetAllProducts(client.cache);
    } catch (error) {
      notifyThrown(error, 'order');
    }
    return undefined;
  }

  return { take, taken, isSending: loading };
}
