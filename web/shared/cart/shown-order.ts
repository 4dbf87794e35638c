import { isRecord } from '../lib/is-record.ts';
import { toCents } from '#web/shared/lib/format/money.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';

interface Line {
  productId: string;
  quantity: number;
}

/** An order as the cart page showed it when the shopper placed it. */
export interface ShownOrder {
  userId: string;
  items: readonly Line[];
  payment: 'COD' | 'ONLINE';
  /** The shown total in cents. */
  total: number;
  /** The time of sending, in milliseconds since 1970. */
  sentAt: number;
  /** The order's id; null when the store does not tell it. */
  orderId: string | null;
}

const entry = inTab('greengate.payment');
/** The time by which the clocks of the browser and the store may differ. */
const clockToleranceMs = 600_000;

/** The order whose payment page the browser has gone to, stored for this tab. */
export const leftToPay = {
  read: () => entry.read(asShownOrder),
  write: (order: ShownOrder) => entry.write(order),
  forget: entry.forget,
};

/** Reads the order from a location's `state`. */
export function shownOrderIn(state: unknown): ShownOrder | undefined {
  return isRecord(state) ? asShownOrder(state['shownOrder']) : undefined;
}

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

function asShownOrder(value: unknown): ShownOrder | undefined {
  if (!isRecord(value)) return undefined;
  const { userId, items, payment, total, sentAt, orderId = null } = value;
  if (typeof userId !== 'string' || typeof total !== 'number' || typeof sentAt !== 'number') return undefined;
  if ((payment !== 'COD' && payment !== 'ONLINE') || !Array.isArray(items) || !items.every(isLine)) return undefined;
  if (orderId !== null && typeof orderId !== 'string') return undefined;
  return { userId, items, payment, total, sentAt, orderId };
}

function isLine(value: unknown): value is Line {
  return isRecord(value) && typeof value['productId'] === 'string' && typeof value['quantity'] === 'number';
}
