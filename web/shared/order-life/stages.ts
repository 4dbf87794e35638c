import type { OrderLife_orderFragment, OrderSlot_slotFragment } from '#web/__generated__/order-life.ts';
import { formatCents, formatPrice, toCents } from '../lib/money.ts';

export type OrderStage = NonNullable<OrderLife_orderFragment['stage']>;

/** The stages as shoppers and sellers read them. */
export const stageNames: Record<OrderStage, string> = {
  PLACED: 'Placed',
  PICKING: 'Being packed',
  READY: 'Ready',
  OUT: 'On the way',
  DONE: 'Delivered',
  CANCELLED: 'Cancelled',
};

/** The stage of an order as shoppers and sellers read it: an order that is collected is not delivered. */
export function stageNameOf(stage: OrderStage, slot: Pick<OrderSlot_slotFragment, 'kind'> | null): string {
  if (slot?.kind === 'PICKUP' && stage === 'READY') return 'Ready to collect';
  if (slot?.kind === 'PICKUP' && stage === 'DONE') return 'Collected';
  return stageNames[stage];
}

const paymentNames: Record<string, string> = { COD: 'Cash on delivery', Online: 'Online payment' };

/** The payment method in words. A store's own words stay. */
export const paymentWords = (paymentText: string): string => paymentNames[paymentText] ?? paymentText;

/** Says what is paid, paid back and still to pay; undefined for an order without stages. */
export function moneyText(
  order: Pick<OrderLife_orderFragment, 'paid' | 'refunded' | 'settled' | 'stage'> & { amount: number },
): string | undefined {
  const { amount, paid, refunded, settled, stage } = order;
  if (paid === null || stage === null) return undefined;
  const openCents = stage === 'CANCELLED' ? 0 : toCents(settled?.amount ?? amount) - toCents(paid);
  const parts = [
    paid > 0 && `${formatPrice(paid)} paid`,
    refunded !== null && refunded > 0 && `${formatPrice(refunded)} refunded`,
    openCents > 0 && `${formatCents(openCents)} to pay`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing was charged' : parts.join(', ');
}
