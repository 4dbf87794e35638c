import { matchedLengths } from '#readers/delivery-entry.ts';
import type { DeliveryArea } from '#backend/features/orders/delivery/delivery-plan.ts';

/** The area of a postal code: the one whose entry names most of the code. Null outside of all areas. */
export function areaOf(areas: DeliveryArea[], postalCode: string): DeliveryArea | null {
  const lengthOf = matchedLengths(postalCode);
  let best: { area: DeliveryArea; length: number } | null = null;
  for (const area of areas) {
    for (const entry of area.postalCodes) {
      const length = lengthOf(entry);
      if (length !== null && (best === null || length > best.length)) best = { area, length };
    }
  }
  return best?.area ?? null;
}

/** The delivery fee of an order in that area. */
export function feeOf({ feeCents, freeFromCents }: DeliveryArea, subtotalCents: number): number {
  return freeFromCents !== null && subtotalCents >= freeFromCents ? 0 : feeCents;
}
