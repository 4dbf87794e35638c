import type { LinePick } from '#backend/features/orders/order-ledger.ts';
import type { Order } from '#backend/features/orders/order.ts';

/**
 * The age that the person at the door must have, by the goods of the order: the highest of those that were not missing. Null
 * when everybody may have them.
 */
export function minimumAgeOf({ lines }: Pick<Order, 'lines'>, picks: readonly Pick<LinePick, 'line' | 'quantity'>[]) {
  const ages = lines.flatMap(({ minimumAge }, at) => {
    const isMissing = picks.some(({ line, quantity }) => line === at && quantity === 0);
    return minimumAge === null || isMissing ? [] : [minimumAge];
  });
  return ages.length === 0 ? null : Math.max(...ages);
}
