// Tested by tests/gateway/food-facts.test.ts.
import type { Allergen } from '#gateway/__generated__/schema.ts';
import { isFreeFrom, namesAny } from '#gateway/documents/allergens.ts';

/**
 * What the food facts of a product say about a condition. Checked facts that name none of `shownWithout` show that the product meets
 * it. Facts that name one of `refutedBy` show that it does not, whatever its words say.
 */
const factsOf = {
  gluten: { shownWithout: ['GLUTEN'], refutedBy: ['GLUTEN'] },
  // The cereals with gluten are wheat and others, and facts do not tell which.
  wheat: { shownWithout: ['GLUTEN'], refutedBy: ['GLUTEN'] },
  milk: { shownWithout: ['MILK'], refutedBy: ['MILK'] },
  // Lactose-free milk still has the allergen milk.
  lactose: { shownWithout: ['MILK'], refutedBy: [] },
  // Peanuts are another allergen, and people mean both.
  nuts: { shownWithout: ['NUTS', 'PEANUTS'], refutedBy: ['NUTS', 'PEANUTS'] },
  eggs: { shownWithout: ['EGGS'], refutedBy: ['EGGS'] },
} satisfies Record<string, { shownWithout: Allergen[]; refutedBy: Allergen[] }>;

/** The substance that a product must not have, as far as food facts tell. */
export type Unwanted = keyof typeof factsOf;

/** What the food facts say; undefined when they say nothing. `allergens`: see `allergenBits`. */
export function factsFit(unwanted: Unwanted | undefined, allergens: number | null): boolean | undefined {
  if (unwanted === undefined) return undefined;
  const { shownWithout, refutedBy } = factsOf[unwanted];
  if (isFreeFrom(allergens, shownWithout)) return true;
  return namesAny(allergens, refutedBy) ? false : undefined;
}
