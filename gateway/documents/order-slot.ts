/** The time that an order is promised for. */
export interface RestOrderSlot {
  id: string;
  kind: 'DELIVERY' | 'PICKUP';
  /** The start in ISO 8601. */
  start: string;
  end: string;
}

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The slot, or null when the store sends none, or one that the feature `orders.slots` does not allow. */
export function readOrderSlot(value: unknown): RestOrderSlot | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, kind, start, end } = value as Partial<Record<keyof RestOrderSlot, unknown>>;
  if (typeof id !== 'string' || (kind !== 'DELIVERY' && kind !== 'PICKUP')) return null;
  return isMoment(start) && isMoment(end) ? { id, kind, start, end } : null;
}
