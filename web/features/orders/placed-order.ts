import type { ShownOrder } from '#web/shared/cart/shown-order.ts';
import { toCents } from '#web/shared/lib/format/money.ts';

/** The time by which the clocks of the browser and the store may differ. */
const clockToleranceMs = 600_000;

interface PlacedOrder {
  id: string;
  amount: number;
  createdAt?: string | null;
  isPaid: boolean;
  payment: 'COD' | 'ONLINE' | null;
  items: readonly { productId?: string | null; quantity: number }[];
}

/**
 * The amount that the store charges for the order, in cents, when it differs from the shown total.
 * @param orders newest first
 */
export function otherTotal(shown: ShownOrder, orders: readonly PlacedOrder[]): number | undefined {
  const placed = findPlaced(shown, orders);
  const charged = placed && toCents(placed.amount);
  return charged === shown.total ? undefined : charged;
}

/**
 * The order among the shopper's orders; undefined while the store does not list it.
 * @param orders newest first
 */
export function findPlaced<Order extends PlacedOrder>(shown: ShownOrder, orders: readonly Order[]): Order | undefined {
  const { orderId } = shown;
  return orders.find((order) => (orderId === null ? isPlacedNow(order, shown) : order.id === orderId));
}

/** Whether an order is the shown one, compared by its content, because the store did not tell the shown order's id. */
function isPlacedNow({ items, isPaid, payment, createdAt }: PlacedOrder, shown: ShownOrder): boolean {
  const wanted = new Map(shown.items.map(({ productId, quantity }) => [productId, quantity]));
  const hasLines =
    items.length === wanted.size && items.every((item) => wanted.get(item.productId ?? '') === item.quantity);
  // An unpaid online order does not match yet: the store may learn of its payment later.
  if (!hasLines || payment !== shown.payment || (payment === 'ONLINE' && !isPaid)) return false;
  return Boolean(createdAt) && Date.parse(createdAt ?? '') > shown.sentAt - clockToleranceMs;
}
