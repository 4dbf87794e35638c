import type { Allergen } from '#web/__generated__/inputs-and-enums.ts';
import type { KnownAllergens } from '../food/allergen-text.ts';

/** What a product is for a shopper who avoids some allergens. The allergens are those of the shopper's. */
export type Verdict =
  { kind: 'contains' | 'mayContain' | 'free'; allergens: readonly Allergen[] } | { kind: 'notStated' | 'notChecked' };

/**
 * Tells whether a product suits a shopper. It is free of the allergens only when its facts are checked and name none of
 * them: what is not stated or not checked is unknown.
 * @param summary null when the product has no food facts
 * @param chosen the allergens that the shopper avoids, at least one
 */
export function suits(summary: KnownAllergens | null, chosen: readonly Allergen[]): Verdict {
  if (summary === null) return { kind: 'notStated' };
  const { contains, mayContain, isChecked } = summary;
  const contained = chosen.filter((each) => contains?.includes(each));
  if (contained.length > 0) return { kind: 'contains', allergens: contained };
  const traces = chosen.filter((each) => mayContain.includes(each));
  if (traces.length > 0) return { kind: 'mayContain', allergens: traces };
  if (contains === null || chosen.length === 0) return { kind: 'notStated' };
  return isChecked ? { kind: 'free', allergens: chosen } : { kind: 'notChecked' };
}
