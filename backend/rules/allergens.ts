import { allergens, type Allergen } from '#common/allergens.ts';

/** What a product says about allergens. `allergens` is null when nobody stated them; an empty list states that there are none. */
export interface AllergenFacts {
  allergens: readonly Allergen[] | null;
  mayContain: readonly Allergen[];
  /** When a person confirmed the facts; null when nobody has. */
  checkedAt: number | null;
}

const statedBit = 1;
const checkedBit = 2;
const firstContained = 2;
const firstTrace = firstContained + allergens.length;

const bitsOf = (list: readonly Allergen[], first: number) =>
  list.reduce((bits, allergen) => bits | (1 << (first + allergens.indexOf(allergen))), 0);

/**
 * The facts about allergens as one number, for lists of products. Bit 0: contained allergens are stated. Bit 1: a person has
 * checked the facts. Then 14 bits of contained allergens and 14 of traces. Facts without stated allergens are never checked.
 */
export const toAllergenBits = ({ allergens: contained, mayContain, checkedAt }: AllergenFacts): number =>
  (contained === null ? 0 : statedBit | (checkedAt === null ? 0 : checkedBit)) |
  bitsOf(contained ?? [], firstContained) |
  bitsOf(mayContain, firstTrace);

/** Whether a person has checked the facts that these bits are about; null stands for no facts. */
export const isChecked = (bits: number | null): boolean =>
  bits !== null && (bits & statedBit) !== 0 && (bits & checkedBit) !== 0;
