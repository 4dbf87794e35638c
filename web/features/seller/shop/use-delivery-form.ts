import { useSaveDeliveryMutation, type Delivery_deliveryFragment } from '#web/__generated__/seller-shop.ts';
import { notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { isLate, useVersionedDraft, type Sent } from '../shell/use-versioned-draft.ts';
import { isSameIn, parsePlan, toDraft, toInput, unreadable } from './delivery-draft.ts';
import type { DeliveryDraft } from './delivery-types.ts';
import * as texts from './texts.ts';

/** The form of the delivery plan. Typed values survive a reload, a refusal and a failed send. */
export function useDeliveryForm(opened: Delivery_deliveryFragment) {
  const [update] = useSaveDeliveryMutation();

  async function send(
    draft: DeliveryDraft,
    { version }: Delivery_deliveryFragment,
  ): Promise<Sent<Delivery_deliveryFragment>> {
    const wrong = unreadable(draft);
    if (wrong !== undefined) return { failures: [wrong] };
    const { input, rowOfWindow } = toInput(draft, version);
    const reply = (await update({ variables: { input } })).data?.saveDelivery;
    if (reply?.success && reply.delivery) {
      notifySuccess(reply.message ?? texts.planSaved);
      return { saved: reply.delivery };
    }
    const refused = reply?.errors ?? [];
    const sentences = refused.map(({ field, message }) => withPlace(field, message, rowOfWindow));
    return {
      newer: isLate(refused) && reply?.delivery,
      failures: sentences.length > 0 ? [...new Set(sentences)] : [reply?.message ?? texts.planRefused],
    };
  }

  return useVersionedDraft({
    key: 'greengate-delivery-draft',
    opened,
    toDraft,
    parse: parsePlan,
    isSame: isSameIn,
    send,
  });
}

/** The message about a refused field, with the row of the field. */
function withPlace(field: readonly string[] | null, message: string, rowOfWindow: readonly number[]): string {
  const [name, index] = field ?? [];
  if (index === undefined) return message;
  if (name === 'windows') return texts.aboutTime((rowOfWindow[Number(index)] ?? 0) + 1, message);
  return name === 'areas' ? texts.aboutArea(Number(index) + 1, message) : message;
}
