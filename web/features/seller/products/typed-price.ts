import { formatNumber, plainAmount } from '#web/shared/lib/format/numbers.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import * as texts from './texts.ts';

/** The bundled store's highest price, in whole currency units. */
const maxPrice = 100_000;

/** A typed price in currency units; 0 for a text that is not a price. */
export function amountOf(text: string): number {
  return readAmount(text) ?? 0;
}

/** The price that shoppers pay. */
export const sellingPrice = ({ price, offerPrice }: { price: string; offerPrice: string }) =>
  amountOf(offerPrice.trim() === '' ? price : offerPrice);

/** A price is above zero, has at most two decimals, and is not above the limit. */
export function amountError(text: string, field: 'price' | 'offerPrice', example: number) {
  const amount = amountOf(text);
  if (amount === 0) return texts.enterAmount(field, plainAmount(example));
  if (amount > maxPrice) return texts.amountTooHigh(field, formatNumber(maxPrice));
  return undefined;
}

/** Whether two texts are the same price. Texts that are not prices must be equal. */
export function isSamePrice(one: string, other: string): boolean {
  return one.trim() === other.trim() || (amountOf(one) !== 0 && amountOf(one) === amountOf(other));
}
