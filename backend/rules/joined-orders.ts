import type { Order } from '#backend/features/orders/order.ts';
import type { DatedSlot } from './slots.ts';
import { isPlaced, shopperCancelMs } from './stages.ts';

/** The number of orders that can be added to one order. */
export const maxAdded = 10;

/** The parts of an order that decide whether another one can be added to it. */
export type JoinableOrder = Pick<
  Order,
  'createdAt' | 'isPaid' | 'joinedOrderId' | 'paymentType' | 'slot' | 'stage' | 'withdrawnAt'
>;

/**
 * Until when another order can be added to this one, in milliseconds since 1970; null when none can. `slots` are those ahead: an order
 * with a time is open until the time's last moment to order. Without one, it is open as long as its shopper could cancel it: some shops
 * never move their orders on.
 */
export function openUntil(order: JoinableOrder, slots: readonly DatedSlot[], now: number): number | null {
  if (order.joinedOrderId !== null || order.stage !== 'PLACED' || !isPlaced(order) || order.withdrawnAt !== null) {
    return null;
  }
  const { slot } = order;
  const dated = slot && slots.find(({ id }) => id === slot.id);
  const until = slot === null ? order.createdAt + shopperCancelMs : dated && !dated.isClosedDay ? dated.cutOff : now;
  return until > now ? until : null;
}
