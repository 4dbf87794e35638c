import type { SlotKind } from '#backend/db/tables.ts';
import type { SlotTemplate } from '#backend/features/orders/delivery/delivery-plan.ts';
import { dateAfter, dateAt, momentAt, weekdayOf } from './local-time.ts';

export const slotKinds = ['DELIVERY', 'PICKUP'] as const satisfies readonly SlotKind[];

/** A period of a date. Moments are milliseconds since 1970. */
export interface DatedSlot {
  /** Names kind and period, so the same promise has the same id whatever happens to the template. */
  id: string;
  kind: SlotKind;
  start: number;
  end: number;
  cutOff: number;
  capacity: number;
  isClosedDay: boolean;
}

function slotId(kind: SlotKind, start: number, end: number): string {
  const compact = new Date(start).toISOString().slice(0, 16).replaceAll(/[-:]/g, '');
  return `${kind.toLowerCase()}-${compact}Z-${(end - start) / 60_000}`;
}

/** The slots of today and the days ahead, earliest first, also those that can no longer be chosen; ended ones are left out. */
export function slotsAhead(
  { windows, daysAhead, closedDays }: SlotTemplate,
  timeZone: string,
  now: number,
): DatedSlot[] {
  const today = dateAt(now, timeZone);
  const slots = new Map<string, DatedSlot>();
  for (let day = 0; day < daysAhead; day += 1) {
    const date = dateAfter(today, day);
    for (const window of windows.filter(({ weekday }) => weekday === weekdayOf(date))) {
      const { kind, capacity } = window;
      const start = momentAt(date, window.start, timeZone);
      const end = momentAt(date, window.end, timeZone);
      // Clocks that are put forward can leave a whole period out.
      if (end <= start || end <= now) continue;
      const cutOff = momentAt(dateAfter(date, -window.cutOffDaysBefore), window.cutOffTime, timeZone);
      const id = slotId(kind, start, end);
      const isClosedDay = closedDays.includes(date);
      if (!slots.has(id)) slots.set(id, { id, kind, start, end, cutOff, capacity, isClosedDay });
    }
  }
  return [...slots.values()].sort((one, other) => one.start - other.start || one.end - other.end);
}

export const closedReasons = ['FULL', 'PAST_CUT_OFF', 'CLOSED_DAY', 'NO_DELIVERY'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** What an order by exception exceeds. */
export type Exceeded = Extract<ClosedReason, 'FULL' | 'PAST_CUT_OFF'>;

/** What one more order of this slot would exceed: its last time to order, its places, or both. */
export function exceededBy(slot: DatedSlot, { taken, now }: { taken: number; now: number }): Exceeded[] {
  return [
    ...(now >= slot.cutOff ? (['PAST_CUT_OFF'] as const) : []),
    ...(taken >= slot.capacity ? (['FULL'] as const) : []),
  ];
}

/**
 * The reason why a slot cannot be chosen, or null. `isDelivered` says whether the store delivers to the shopper's
 * address.
 */
export function closedBecause(
  slot: DatedSlot,
  { taken, isDelivered, now }: { taken: number; isDelivered: boolean; now: number },
): ClosedReason | null {
  if (slot.kind === 'DELIVERY' && !isDelivered) return 'NO_DELIVERY';
  if (slot.isClosedDay) return 'CLOSED_DAY';
  return exceededBy(slot, { taken, now })[0] ?? null;
}
