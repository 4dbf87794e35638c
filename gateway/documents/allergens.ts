import { z } from 'zod';
import { allergens } from '#common/allergens.ts';
import type { Allergen } from '../__generated__/schema.ts';

const statedBit = 1;
const checkedBit = 2;
const firstContained = 2;
const firstTrace = firstContained + allergens.length;

/** What the list of products says about the allergens of a product; null without food facts, and when it cannot be read. */
export const allergenBits = z
  .int()
  .min(0)
  .max(2 ** (firstTrace + allergens.length) - 1)
  .nullable()
  .default(null)
  .catch(null);

/** What a product says about allergens. `contains` is null when that is not stated. */
interface AllergenSummary {
  contains: Allergen[] | null;
  mayContain: Allergen[];
  isChecked: boolean;
}

/** Reads the bits of a product: what is not stated stays unknown, and is never checked. */
export function allergenSummary(bits: number | null): AllergenSummary | null {
  if (bits === null) return null;
  const listFrom = (first: number) => allergens.filter((_name, at) => (bits & (1 << (first + at))) !== 0);
  const isStated = (bits & statedBit) !== 0;
  return {
    contains: isStated ? listFrom(firstContained) : null,
    mayContain: listFrom(firstTrace),
    isChecked: isStated && (bits & checkedBit) !== 0,
  };
}

const namedIn = (bits: number, allergen: Allergen) => {
  const at = allergens.indexOf(allergen);
  return ((bits >> (firstContained + at)) & 1) !== 0 || ((bits >> (firstTrace + at)) & 1) !== 0;
};

/** Whether the facts name one of the allergens, as contained or as a trace. */
export const namesAny = (bits: number | null, wanted: readonly Allergen[]): boolean =>
  bits !== null && wanted.some((allergen) => namedIn(bits, allergen));

/** Whether checked facts name none of the allergens. What is not stated or not checked is never free. */
export const isFreeFrom = (bits: number | null, wanted: readonly Allergen[]): boolean =>
  bits !== null && statesAllergens(bits) && (bits & checkedBit) !== 0 && !namesAny(bits, wanted);

/** Whether the facts state which allergens the product contains. */
export const statesAllergens = (bits: number | null): boolean => bits !== null && (bits & statedBit) !== 0;
