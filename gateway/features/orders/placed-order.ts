import type { RestAddress, RestDeliveryAddress } from '#gateway/documents/address.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import { quantitiesOf, type OrderContents, type SentOrder } from './order-attempts.ts';
import { paymentIn } from './payment-method.ts';

/** The contents by which a cash order is found among the shopper's orders. */
export interface CashOrder {
  lines: OrderContents['lines'];
  /** The address; null for any. */
  address: RestAddress | null;
}

// Clocks of stores differ, and some stores write local times as UTC. This only excludes old orders that appear late.
const clockToleranceMs = 86_400_000;
/** If earlier orders are unknown, only the time tells this order from an earlier equal one. */
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

/**
 * The cash order that was just placed: the newest of the orders with the same contents. Null when dates are missing.
 */
export function newestEqualOrder(orders: readonly RestOrder[], lines: OrderContents['lines']): RestOrder | null {
  const equal = orders.filter((order) => hasContents(order, { lines, address: null }));
  const [only, ...others] = equal;
  if (!only || others.length === 0) return only ?? null;
  if (equal.some(({ createdAt }) => createdAt === null)) return null;
  return equal.reduce((newest, order) => ((order.createdAt ?? '') > (newest.createdAt ?? '') ? order : newest));
}

function hasContents({ items, address, paymentType }: RestOrder, wanted: CashOrder): boolean {
  if (paymentIn(paymentType) === 'ONLINE') return false;
  const lines = items.map(({ productId, quantity }) => ({ productId: productId ?? '', quantity }));
  if (JSON.stringify(quantitiesOf(lines)) !== JSON.stringify(quantitiesOf(wanted.lines))) return false;
  // Some stores list orders without their addresses.
  return address === null || wanted.address === null || placeOf(address) === placeOf(wanted.address);
}

function placeOf({ firstName, lastName, street, city, zipcode }: RestDeliveryAddress): string {
  return JSON.stringify([firstName, lastName, street, city, zipcode]);
}
