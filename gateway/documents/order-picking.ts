import { z } from 'zod';
import { isRecord } from '../refusals/outcome.ts';
import { readDeposit, type RestDeposit } from './deposits.ts';
import { isCount, toDateTime, toOneOf, toOptionalPrice, toOptionalText, toPrice, toQuantity } from './read-values.ts';
import {
  shortReasons,
  substitutionWishes,
  type ShortReason,
  type SubstitutionWish,
} from '#common/__generated__/contract.ts';

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
  deposit: RestDeposit | null;
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
  settled: { subtotal: number; deposits: number | null; tax: number; amount: number; at: string } | null;
}

const grams = z.int().positive().nullable().default(null).catch(null);
const bound = z.number().nonnegative();

export const weightShape = {
  expectedGrams: grams,
  leastGrams: grams,
  likelyGrams: z.object({ from: bound, to: bound }).nullable().default(null).catch(null),
};

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function readBounds(value: unknown): RestWeight['likelyGrams'] {
  if (!isRecord(value)) return null;
  const { from, to } = value;
  return isAmount(from) && isAmount(to) ? { from, to } : null;
}

const readWeight = (entry: Record<string, unknown>): RestWeight => ({
  expectedGrams: toQuantity(entry['expectedGrams']) ?? null,
  leastGrams: toQuantity(entry['leastGrams']) ?? null,
  likelyGrams: readBounds(entry['likelyGrams']),
});

function readSubstitute(value: unknown): RestSubstitute | null {
  if (!isRecord(value)) return null;
  const [productId, name] = [toOptionalText(value['productId']), toOptionalText(value['name'])];
  const price = toPrice(value['price']);
  if (productId === null || name === null || price === undefined) return null;
  const [image, weight] = [toOptionalText(value['image']), toOptionalText(value['sizeText'])];
  const deposit = readDeposit(value['deposit']);
  return { productId, name, image, price, weight, deposit, ...readWeight(value) };
}

function readPick(value: unknown): RestPick | null {
  if (!isRecord(value)) return null;
  const { quantity } = value;
  const amount = toPrice(value['amount']);
  if (!isCount(quantity) || amount === undefined) return null;
  return {
    quantity,
    grams: toQuantity(value['grams']) ?? null,
    reason: toOneOf(shortReasons, value['reason']),
    amount,
    substitute: readSubstitute(value['substitute']),
  };
}

function readSettled(value: unknown): RestSettledOrder['settled'] {
  if (!isRecord(value)) return null;
  const [subtotal, tax, amount] = [toPrice(value['subtotal']), toPrice(value['tax']), toPrice(value['amount'])];
  const at = toDateTime(value['at']);
  if (subtotal === undefined || tax === undefined || amount === undefined || at === null) return null;
  return { subtotal, deposits: toOptionalPrice(value['deposits']), tax, amount, at };
}

/** Reads them from a line of an order. */
export function readPickedItem(item: Record<string, unknown>): RestPickedItem {
  // Most orders of most stores say nothing of it, and this runs for every line.
  if (item['substitution'] === undefined) {
    return { expectedGrams: null, leastGrams: null, likelyGrams: null, substitution: null, picked: null };
  }
  return {
    ...readWeight(item),
    substitution: toOneOf(substitutionWishes, item['substitution']),
    picked: readPick(item['picked']),
  };
}

/** Reads them from the document of an order. */
export function readSettledOrder(order: Record<string, unknown>): RestSettledOrder {
  if (order['substitution'] === undefined) return { substitution: null, settled: null };
  return { substitution: toOneOf(substitutionWishes, order['substitution']), settled: readSettled(order['settled']) };
}
