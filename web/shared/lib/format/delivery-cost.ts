import { formatCents, toCents } from './money.ts';
import { collectsOnly, shop } from '#web/shared/lib/shop/shop.ts';
import * as texts from '#web/shared/lib/delivery/texts.ts';

/** The cost of the delivery of these products before an address is known. */
export type DeliveryCost =
  | 'free'
  /** The store does not tell the cost. */
  | 'unknown'
  /** Orders are not delivered: shoppers collect them. */
  | 'collected'
  | {
      /** The lowest fee above zero. */
      fromCents: number;
      /** The highest fee. */
      upToCents: number;
      /** Whether each order of these products pays the same fee: no address makes it cheaper, and none can be collected. */
      isCertain: boolean;
      isFreeInSomeAreas: boolean;
      /** The sum of the products from which delivery is free in every area; null when there is none. */
      freeFromCents: number | null;
    };

/** @param amountCents the sum of the products */
export function deliveryCost(amountCents: number): DeliveryCost {
  const { delivery } = shop();
  if (delivery === undefined) return 'free';
  if (delivery === null) return 'unknown';
  if (collectsOnly()) return 'collected';
  const paid = delivery.fees.filter(
    ({ fee, freeFrom }) => fee > 0 && (freeFrom === null || amountCents < toCents(freeFrom)),
  );
  if (paid.length === 0) return 'free';
  const sums = paid.map(({ freeFrom }) => (freeFrom === null ? Infinity : toCents(freeFrom)));
  const freeFromCents = Math.max(...sums);
  const fees = paid.map(({ fee }) => toCents(fee));
  const fromCents = Math.min(...fees);
  const upToCents = Math.max(...fees);
  const isFreeInSomeAreas = paid.length < delivery.fees.length;
  return {
    fromCents,
    upToCents,
    isCertain: fromCents === upToCents && !isFreeInSomeAreas && !delivery.kinds.includes('PICKUP'),
    isFreeInSomeAreas,
    freeFromCents: freeFromCents === Infinity ? null : freeFromCents,
  };
}

/** The delivery fee in a total before an address is known, and whether a fee may still come on top. */
export function feeInTotal(amountCents: number): { shippingCents: number; isFeeOpen: boolean } {
  const cost = deliveryCost(amountCents);
  if (cost === 'free' || cost === 'collected') return { shippingCents: 0, isFeeOpen: false };
  const isCertain = cost !== 'unknown' && cost.isCertain;
  return { shippingCents: isCertain ? cost.fromCents : 0, isFeeOpen: !isCertain };
}

/** Ends a sentence about the price of a product. */
export function withDeliveryCost(sentence: string, amountCents: number): string {
  const cost = deliveryCost(amountCents);
  if (cost === 'free') return texts.free(sentence);
  if (cost === 'collected') return texts.collected(sentence);
  if (cost === 'unknown') return texts.unknown(sentence);
  const { fromCents, isFreeInSomeAreas, freeFromCents } = cost;
  const freeFrom = freeFromCents === null ? null : formatCents(freeFromCents);
  return texts.from(sentence, formatCents(fromCents), isFreeInSomeAreas, freeFrom);
}
