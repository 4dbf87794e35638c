import { z } from 'zod';
import type { ShortReason, SubstitutionWish } from '../__generated__/schema.ts';

/** The weight of one piece of goods sold by weight; null for other goods, and without the feature `orders.picked`. */
interface RestWeight {
  expectedGrams: number | null;
  leastGrams: number | null;
  likelyGrams: { from: number; to: number } | null;
}

export interface RestSubstitute extends RestWeight {
  productId: string;
  name: string;
  image: string | null;
  /** The price in currency units. */
  price: number;
  weight: string | null;
}

interface RestPick {
  quantity: number;
  grams: number | null;
  reason: ShortReason | null;
  /** The amount in currency units. */
  amount: number;
  substitute: RestSubstitute | null;
}

/** The fields of an order's line with the feature `orders.picked`; all are null without it. */
export interface RestPickedItem extends RestWeight {
  substitution: SubstitutionWish | null;
  picked: RestPick | null;
}

/** The fields of an order with the feature `orders.picked`; all are null without it. Amounts are in currency units. */
export interface RestSettledOrder {
  substitution: SubstitutionWish | null;
  settled: { subtotal: number; tax: number; amount: number; at: string } | null;
}

/** The values of these enums of the schema, by name, so that the compiler misses none. */
const wishes: Record<SubstitutionWish, true> = { NONE: true, SIMILAR_NOT_DEARER: true };
const reasons: Record<ShortReason, true> = { MISSING: true, DAMAGED: true, OTHER: true };

const oneOf = <Value extends string>(values: Record<Value, true>) =>
  z
    .custom<Value>((value) => typeof value === 'string' && Object.hasOwn(values, value))
    .nullable()
    .catch(null);

const amount = z
  .number()
  .nonnegative()
  .transform((value) => Math.round(value * 100) / 100);

const text = z.string().min(1).nullable().catch(null);
const grams = z.int().positive().nullable().catch(null);

const bound = z.number().nonnegative();

export const weightShape = {
  expectedGrams: grams,
  leastGrams: grams,
  likelyGrams: z.object({ from: bound, to: bound }).nullable().catch(null),
};

const itemShape = z.object({
  ...weightShape,
  substitution: oneOf(wishes),
  picked: z
    .object({
      quantity: z.int().nonnegative(),
      grams,
      reason: oneOf(reasons),
      amount,
      substitute: z
        .object({
          productId: z.string().min(1),
          name: z.string().min(1),
          image: text,
          price: amount,
          sizeText: text,
          ...weightShape,
        })
        .transform(({ sizeText, ...substitute }) => ({ ...substitute, weight: sizeText }))
        .nullable()
        .catch(null),
    })
    .nullable()
    .catch(null),
});

const settledShape = z.object({
  substitution: oneOf(wishes),
  settled: z
    .object({
      subtotal: amount,
      tax: amount,
      amount,
      at: z.iso.datetime(),
    })
    .nullable()
    .catch(null),
});

/** Reads them from a line of an order. */
export function readPickedItem(item: Record<string, unknown>): RestPickedItem {
  // Most orders of most stores say nothing of it, and this runs for every line.
  if (item['substitution'] === undefined) {
    return { expectedGrams: null, leastGrams: null, likelyGrams: null, substitution: null, picked: null };
  }
  return itemShape.parse(item);
}

/** Reads them from the document of an order. */
export function readSettledOrder(order: Record<string, unknown>): RestSettledOrder {
  if (order['substitution'] === undefined) return { substitution: null, settled: null };
  const { substitution, settled } = settledShape.parse(order);
  return { substitution, settled };
}
