import { isRecord } from '../lib/is-record.ts';
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
