import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';

type StopOrder = Pick<ChosenOrder_orderFragment, 'id' | 'joins'>;

// A list that an older version of this page has kept lacks `joins`.
const stopOf = ({ id, joins }: StopOrder) => joins?.id ?? id;

/** The orders by their stops: those that were added to another one are at its stop, behind it. Otherwise they stay as they are sorted. */
export function stopsOf<Order extends StopOrder>(orders: readonly Order[]): Order[][] {
  const stops = new Map<string, Order[]>();
  for (const order of orders) stops.set(stopOf(order), [...(stops.get(stopOf(order)) ?? []), order]);
  return [...stops.values()].map((stop) => stop.toSorted((one, other) => rank(one) - rank(other)));
}

const rank = ({ joins }: StopOrder) => Number(Boolean(joins));

/** The same as one list. */
export const byStop = <Order extends StopOrder>(orders: readonly Order[]): Order[] => stopsOf(orders).flat();
