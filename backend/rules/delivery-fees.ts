// Tested by tests/backend/store-settings.test.ts and tests/backend/delivery-slots.test.ts.
import type { SlotKind } from '#backend/db/tables.ts';
import type { DeliveryArea, DeliveryPlan } from '#backend/features/orders/delivery/delivery-plan.ts';

/** The ways in which orders reach the shopper, and the costs of deliveries before an address is known. */
export interface DeliveryFees {
  kinds: SlotKind[];
  /** The fees of all areas, equal ones once, the lowest first. Empty when the store has no areas and delivers everywhere, free. */
  fees: Pick<DeliveryArea, 'feeCents' | 'freeFromCents'>[];
}

/** Without windows, the store delivers orders without a promised time. */
export function deliveryFees({ areas, windows }: Pick<DeliveryPlan, 'areas' | 'windows'>): DeliveryFees {
  const kinds = windows.length === 0 ? (['DELIVERY'] as const) : windows.map(({ kind }) => kind);
  const fees = new Map(
    areas.map(({ feeCents, freeFromCents }) => [`${feeCents} ${freeFromCents}`, { feeCents, freeFromCents }]),
  );
  return {
    kinds: [...new Set(kinds)].sort(),
    fees: [...fees.values()].sort(
      (one, other) =>
        one.feeCents - other.feeCents || (one.freeFromCents ?? Infinity) - (other.freeFromCents ?? Infinity),
    ),
  };
}
