import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { pickedText } from '#web/shared/order-life/picked.ts';
import { weightOf, type FoundGoods, type QueuedPick } from './pick-queue.ts';

type Item = ChosenOrder_orderFragment['items'][number];

/**
 * The newest state of a line on this device: the newest pick that waits to be sent, or else the store's pick. Null when
 * the line is not picked.
 */
export function foundOf(
  item: Item,
  line: { orderId: string; at: number },
  waiting: readonly QueuedPick[],
): FoundGoods | null {
  const queued = waiting.findLast(({ orderId, line: at }) => orderId === line.orderId && at === line.at);
  if (queued) return queued.quantity === null ? null : queued;
  if (!item.picked) return null;
  const { grams, quantity, reason, substitute } = item.picked;
  return {
    quantity,
    grams,
    reason,
    substitute: substitute && { ...weightOf(substitute), id: substitute.productId, name: substitute.name },
    isWeightConfirmed: true,
  };
}

/** The text about what was found of a line; undefined when all that was ordered was found. */
export function foundText(item: Item, found: FoundGoods | null): string | undefined {
  if (!found || found.quantity === null) return undefined;
  const { grams, quantity, reason, substitute } = found;
  return pickedText({
    portionGrams: item.portionGrams,
    quantity: item.quantity,
    picked: {
      __typename: 'PickedGoods',
      amount: 0,
      grams,
      quantity,
      reason,
      substitute: substitute && { __typename: 'Substitute', name: substitute.name, productId: substitute.id },
    },
  });
}

/** The pick of all pieces of a line that is not weighed. */
export const allOf = ({ quantity }: Pick<Item, 'quantity'>): FoundGoods => ({
  quantity,
  grams: null,
  reason: null,
  substitute: null,
  isWeightConfirmed: false,
});
