import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { stageNameOf } from '#web/shared/order-life/stages.ts';
import type { OrderStage } from '#web/shared/order-life/order-types.ts';
import * as texts from './texts.ts';

type Order = Pick<SellerOrder_orderFragment, 'actions' | 'stage' | 'isPaid' | 'slot' | 'minimumAge'>;

const stagesByAction = {
  MOVE_TO_PICKING: 'PICKING',
  MOVE_TO_READY: 'READY',
  MOVE_TO_OUT: 'OUT',
  MOVE_TO_DONE: 'DONE',
} as const satisfies Record<string, OrderStage>;

/** The usual next stage of each stage. */
const usualNext: Partial<Record<OrderStage, OrderStage>> = {
  PLACED: 'PICKING',
  PICKING: 'READY',
  READY: 'OUT',
  OUT: 'DONE',
};

/** The stages to which the seller may move the order now: the usual next one first. */
export function movesOf({ actions, stage }: Order): OrderStage[] {
  const moves = (actions ?? []).flatMap((action) =>
    action in stagesByAction ? [stagesByAction[action as keyof typeof stagesByAction]] : [],
  );
  const next = stage === null ? undefined : usualNext[stage];
  return moves.toSorted((one, other) => Number(other === next) - Number(one === next));
}

/**
 * The stage to which a bulk move takes the order, or the reason why the order stays. A bulk move does not mark orders as collected:
 * the seller marks each one when its shopper is there. Nor does it deliver orders whose shopper's age must be checked.
 */
export function bulkMoveOf(order: Order): { to: OrderStage } | { staysBecause: string } {
  const { actions, minimumAge, slot, stage } = order;
  const next = stage === null ? undefined : usualNext[stage];
  if (next === 'DONE' && minimumAge) return { staysBecause: texts.needsAgeCheck(minimumAge) };
  if (next && movesOf(order).includes(next)) return { to: next };
  if (slot?.kind === 'PICKUP' && stage === 'READY') return { staysBecause: texts.isCollectedAtShop };
  if (stage === 'PICKING' && actions?.includes('PICK')) return { staysBecause: texts.isNotPicked };
  return { staysBecause: stage === null ? texts.hasNoNextStep : texts.isInStage(stageNameOf(stage, slot)) };
}

/** The label of the button that moves the order to this stage. */
export function moveLabel({ stage, isPaid, slot }: Order, to: OrderStage): string {
  const name = stageNameOf(to, slot);
  if (stage === 'OUT' && to === 'READY') return texts.backTo(name);
  return to === 'DONE' && !isPaid ? texts.markAsPaid(name) : texts.markAs(name);
}
