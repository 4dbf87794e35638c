import type { DeliveryOfferQuery } from '#web/__generated__/cart.ts';
import { deliveryCost } from '#web/shared/lib/format/delivery-cost.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import * as texts from './delivery/texts.ts';

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
  if (cost === 'unknown') return { shippingCents: 0, shippingText: texts.byAddress, isFeeOpen: true };
  const { fromCents, isCertain, isFreeInSomeAreas } = cost;
  if (isCertain) return { shippingCents: fromCents };
  const shippingText = texts.feeFrom(formatCents(fromCents), isFreeInSomeAreas);
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
    return { shippingCents: 0, shippingText: texts.notDelivered, note: texts.noDelivery(offersPickup) };
  }
  const isFree = terms.freeFrom !== null && amountCents >= toCents(terms.freeFrom);
  const shippingCents = isFree ? 0 : toCents(terms.fee);
  const missing = toCents(terms.minimum) - amountCents;
  if (missing > 0) {
    const note = texts.belowMinimum(formatPrice(terms.minimum), formatCents(missing));
    return { shippingCents, note };
  }
  if (shippingCents === 0 || terms.freeFrom === null) return { shippingCents };
  const left = toCents(terms.freeFrom) - amountCents;
  return { shippingCents, note: texts.freeWith(formatCents(left)) };
}
