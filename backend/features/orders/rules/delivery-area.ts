import type { DeliveryArea } from '../delivery/delivery-plan.ts';

/** A postal code in the form in which codes are compared. */
export function plainPostalCode(text: string): string {
  return text.replaceAll(/\s/gu, '').toUpperCase();
}

/**
 * The number of characters of the code that an entry names; whole codes count more than beginnings. Null when it does
 * not match.
 */
function matchLength(entry: string, code: string): number | null {
  const plain = plainPostalCode(entry);
  if (plain.endsWith('*')) return code.startsWith(plain.slice(0, -1)) ? plain.length - 1 : null;
  return plain === code ? plain.length + 1 : null;
}

/** The area of a postal code: the one whose entry names most of the code. Null outside of all areas. */
export function areaOf(areas: DeliveryArea[], postalCode: string): DeliveryArea | null {
  const code = plainPostalCode(postalCode);
  let best: { area: DeliveryArea; length: number } | null = null;
  for (const area of areas) {
    for (const entry of area.postalCodes) {
      const length = matchLength(entry, code);
      if (length !== null && (best === null || length > best.length)) best = { area, length };
    }
  }
  return best?.area ?? null;
}

/** The delivery fee of an order in that area. */
export function feeOf({ feeCents, freeFromCents }: DeliveryArea, subtotalCents: number): number {
  return freeFromCents !== null && subtotalCents >= freeFromCents ? 0 : feeCents;
}
