import { z } from 'zod';
import { isRecord } from '../refusals/outcome.ts';
import { toId, toOptionalText, toPrice, toQuantity } from './read-values.ts';

/** The deposit of one piece of a product, in currency units. */
export interface RestDeposit {
  typeId: string;
  name: string;
  count: number;
  amount: number;
}

/** The deposit in the document of a product or of a line of an order; null without one, or when it cannot be read. */
export function readDeposit(value: unknown): RestDeposit | null {
  if (!isRecord(value)) return null;
  const [typeId, name] = [toId(value['type']), toOptionalText(value['name'])];
  const [count, amount] = [toQuantity(value['count']), toPrice(value['amount'])];
  if (typeId === undefined || name === null || count === undefined || amount === undefined) return null;
  return { typeId, name, count, amount };
}

/** The same in the shape of a product. */
export const productDeposit = z.unknown().optional().transform(readDeposit);
