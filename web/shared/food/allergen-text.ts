import type { Allergen } from '#web/__generated__/inputs-and-enums.ts';
import { comma } from '../lib/texts.ts';
import * as texts from './texts.ts';

/** What is known about the allergens of a product. `contains` is null when it is not stated. */
export interface KnownAllergens {
  contains: readonly Allergen[] | null;
  mayContain: readonly Allergen[];
  isChecked: boolean;
}

const namesOf = (allergens: readonly Allergen[]) => allergens.map((name) => texts.allergenNames[name]).join(comma);

/** Sentences about the allergens. Only checked facts say that there are none: what is not stated or checked is unknown. */
export function allergenText({ contains, mayContain, isChecked }: KnownAllergens): string[] {
  const traces = mayContain.length > 0 ? [texts.mayContain(namesOf(mayContain))] : [];
  if (contains === null) return [texts.notStated, ...traces];
  if (contains.length === 0) return [isChecked ? texts.containsNone : texts.notStated, ...traces];
  return [texts.contains(namesOf(contains)), ...traces, ...(isChecked ? [] : [texts.notChecked])];
}
