import type { DeliveryOfferQuery } from '#web/__generated__/cart.ts';
import { deliveryCost } from '#web/shared/lib/delivery-cost.ts';
import { formatCents, toCents } from '#web/shared/lib/money.ts';

type Terms = NonNullable<NonNullable<DeliveryOfferQuery['store']>['deliveryTerms']>;

export interface Cost {
  /** The known part of the delivery fee. */
  shippingCents: number;
  /** The words to show instead of a fee. */
  shippingText?: string;
  /** Whether the shopper pays a fee that is not known yet. */
  isFeeOpen?: true;
  /** A sentence about what prevents the delivery or makes it free. */
  note?: string;
}

/** The delivery cost while the terms of the address are not known. */
export function costBefore(amountCents: number): Cost {
  const cost = deliveryCost(amountCents);
  if (cost === 'free' || cost === 'collected') return { shippingCents: 0 };
  if (cost === 'unknown') return { shippingCents: 0, shippingText: 'by your address', isFeeOpen: true };
  const { fromCents, isFreeInSomeAreas } = cost;
  const shippingText = `${isFreeInSomeAreas ? 'free or ' : ''}from ${formatCents(fromCents)}`;
  return { shippingCents: 0, shippingText, isFeeOpen: true };
}

/** The delivery cost at the chosen address. Shoppers who collect their order pay no fee. */
export function costAt(
  terms: Terms,
  isPickup: boolean,
  { amountCents, offersPickup }: { amountCents: number; offersPickup: boolean },
): Cost {
  if (isPickup) return { shippingCents: 0 };
  if (!terms.isDelivered) {
    const collect = offersPickup ? ' or a time to collect your order' : '';
    const note = `We do not deliver to this address. Choose another address${collect}.`;
    return { shippingCents: 0, shippingText: 'not delivered', note };
  }
  const isFree = terms.freeFrom !== null && amountCents >= toCents(terms.freeFrom);
  const shippingCents = isFree ? 0 : toCents(terms.fee);
  const missing = toCents(terms.minimum) - amountCents;
  if (missing > 0) {
    const note = `Deliveries to your address start at ${formatCents(toCents(terms.minimum))}. Add products for ${formatCents(missing)} more.`;
    return { shippingCents, note };
  }
  if (shippingCents === 0 || terms.freeFrom === null) return { shippingCents };
  const left = toCents(terms.freeFrom) - amountCents;
  return { shippingCents, note: `Delivery is free when you add products for ${formatCents(left)} more.` };
}
