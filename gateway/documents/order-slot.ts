/** The time that an order is promised for. */
export interface RestOrderSlot {
  id: string;
  kind: 'DELIVERY' | 'PICKUP';
  /** In ISO 8601. */
  start: string;
  end: string;
}

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Null when the store sends none, or not as the feature `orders.slots` says. */
export function readOrderSlot(value: unknown): RestOrderSlot | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, kind, start, end } = value as Partial<Record<keyof RestOrderSlot, unknown>>;
  if (typeof id !== 'string' || (kind !== 'DELIVERY' && kind !== 'PICKUP')) return null;
  return isMoment(start) && isMoment(end) ? { id, kind, start, end } : null;
}
