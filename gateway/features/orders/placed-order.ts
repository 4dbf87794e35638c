import type { RestAddress, RestDeliveryAddress, RestOrder } from '#gateway/rest/shapes.ts';
import { quantitiesOf, type OrderContents, type SentOrder } from './order-attempts.ts';

/** A cash order, to be recognised among the shopper's orders. */
export interface CashOrder {
  lines: OrderContents['lines'];
  address: RestAddress;
}

// The clocks of stores differ, and some write local times as UTC. This only keeps old orders out that appear late.
const clockToleranceMs = 86_400_000;
/** Where no list was read before, the time is all there is to tell the order from an earlier equal one. */
const strictToleranceMs = 60_000;

/** The identifiers of orders with the same contents. */
export function idsOfEqualOrders(orders: readonly RestOrder[], wanted: CashOrder): string[] {
  return orders.filter((order) => hasContents(order, wanted)).map(({ _id }) => _id);
}

/** The order that was sent without an answer, if the store has placed it. */
export function findSentOrder(
  orders: readonly RestOrder[],
  wanted: CashOrder,
  { startedAt, knownIds }: SentOrder,
): RestOrder | undefined {
  const earliest = startedAt - (knownIds ? clockToleranceMs : strictToleranceMs);
  return orders.find((order) => {
    if (!hasContents(order, wanted) || knownIds?.includes(order._id)) return false;
    return order.createdAt === null ? knownIds !== null : Date.parse(order.createdAt) >= earliest;
  });
}

function hasContents({ items, address, paymentType }: RestOrder, wanted: CashOrder): boolean {
  if (/online|stripe/i.test(paymentType)) return false;
  const lines = items.map(({ productId, quantity }) => ({ productId: productId ?? '', quantity }));
  if (JSON.stringify(quantitiesOf(lines)) !== JSON.stringify(quantitiesOf(wanted.lines))) return false;
  // Some stores list orders without their addresses.
  return address === null || placeOf(address) === placeOf(wanted.address);
}

function placeOf({ firstName, lastName, street, city, zipcode }: RestDeliveryAddress): string {
  return JSON.stringify([firstName, lastName, street, city, zipcode]);
}
