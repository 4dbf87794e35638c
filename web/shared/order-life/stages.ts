import type { OrderLife_orderFragment, OrderSlot_slotFragment } from '#web/__generated__/order-life.ts';
import { comma } from '../lib/texts.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import type { OrderStage } from './order-types.ts';
import * as texts from './texts.ts';

export { stageNames } from './texts.ts';

/** The stage of an order as shoppers and sellers read it: an order that is collected is not delivered. */
export function stageNameOf(stage: OrderStage, slot: Pick<OrderSlot_slotFragment, 'kind'> | null): string {
  if (slot?.kind === 'PICKUP' && stage === 'READY') return texts.readyToCollect;
  if (slot?.kind === 'PICKUP' && stage === 'DONE') return texts.collected;
  return texts.stageNames[stage];
}

const paymentNames: Record<string, string> = { COD: texts.cashOnDelivery, Online: texts.onlinePayment };

/** The payment method in words: collected orders are not paid on delivery. A store's own words stay. */
export function paymentWords(paymentText: string, slot: Pick<OrderSlot_slotFragment, 'kind'> | null): string {
  if (paymentText === 'COD' && slot?.kind === 'PICKUP') return texts.cashAtShop;
  return paymentNames[paymentText] ?? paymentText;
}

/** Says what is paid, paid back and still to pay; undefined for an order without stages. */
export function moneyText(
  order: Pick<OrderLife_orderFragment, 'paid' | 'refunded' | 'settled' | 'stage'> & { amount: number },
): string | undefined {
  const { amount, paid, refunded, settled, stage } = order;
  if (paid === null || stage === null) return undefined;
  const openCents = stage === 'CANCELLED' ? 0 : toCents(settled?.amount ?? amount) - toCents(paid);
  const parts = [
    paid > 0 && texts.paid(formatPrice(paid)),
    refunded !== null && refunded > 0 && texts.refunded(formatPrice(refunded)),
    openCents > 0 && texts.toPay(formatCents(openCents)),
  ].filter((part) => part !== false);
  return parts.length === 0 ? texts.nothingCharged : parts.join(comma);
}
