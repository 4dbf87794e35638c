import { z } from 'zod';
import { toQuantity } from './read-values.ts';
import { isRecord } from '../refusals/outcome.ts';

/** The steps in which goods are sold by weight, in grams. */
export interface RestPortion {
  grams: number;
  from: number;
  to: number;
}

/** The portion in the document of a product; null without one, or when its amounts are no whole steps. */
function readPortion(value: unknown): RestPortion | null {
  if (!isRecord(value)) return null;
  const [grams, from, to] = [toQuantity(value['grams']), toQuantity(value['from']), toQuantity(value['to'])];
  if (grams === undefined || from === undefined || to === undefined || from > to) return null;
  return from % grams === 0 && to % grams === 0 ? { grams, from, to } : null;
}

/** The same in the shape of a product. */
export const productPortion = z.unknown().optional().transform(readPortion);
