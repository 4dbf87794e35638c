import type { RestAddress, RestDeliveryAddress, RestOrder } from '#gateway/rest/shapes.ts';
import { quantitiesOf, type OrderContents, type SentOrder } from './order-attempts.ts';

/** What a cash order is recognised by among the shopper's orders. */
export interface CashOrder {
  lines: OrderContents['lines'];
  address: RestAddress;
}

// Clocks of stores differ, and some stores write local times as UTC. This only excludes old orders that appear late.
const clockToleranceMs = 86_400_000;
/** Without a list from before, only the time tells this order from an earlier equal one. */
const strictToleranceMs = 60_000;

/** The ids of the orders with the same contents. */
export function idsOfEqualOrders(orders: readonly RestOrder[], wanted: CashOrder): string[] {
  return orders.filter((order) => hasContents(order, wanted)).map(({ _id }) => _id);
}

/** The order to which the store did not respond, if it has placed it. */
export function findSentOrder(
  orders: readonly RestOrder[],
  wanted: CashOrder,
  { startedAtMs, knownIds }: SentOrder,
): RestOrder | undefined {
  const earliestMs = startedAtMs - (knownIds ? clockToleranceMs : strictToleranceMs);
  return orders.find((order) => {
    if (!hasContents(order, wanted) || knownIds?.includes(order._id)) return false;
    return order.createdAt === null ? knownIds !== null : Date.parse(order.createdAt) >= earliestMs;
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
