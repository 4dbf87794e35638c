import type { DatabaseTransaction } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { isChecked } from '#backend/rules/allergens.ts';
import { readFoodRequirement } from './food-repository.ts';
import * as texts from './texts.ts';

/**
 * The refusal to put a product on sale whose food facts nobody has checked, in a shop that sells only checked ones; else null.
 *
 * @param field the field of the request that would put it on sale
 */
export async function refuseUnchecked(
  trx: DatabaseTransaction,
  { name, category, allergenBits }: { name: string; category: string; allergenBits: number | null },
  field: string,
): Promise<Refusal | null> {
  if (isChecked(allergenBits) || !(await readFoodRequirement(trx))(category)) return null;
  return refused('INVALID', texts.checkFirst(name), field);
}

/**
 * The refusal to move a product on sale from a category without food to one whose products need checked facts; else null.
 */
export async function refuseFoodCategory(
  trx: DatabaseTransaction,
  product: { name: string; category: string; allergenBits: number | null; inStock: boolean; isArchived: boolean },
  category: string | undefined,
): Promise<Refusal | null> {
  const { name, category: before, allergenBits, inStock, isArchived } = product;
  if (category === undefined || category === before || !inStock || isArchived || isChecked(allergenBits)) return null;
  const isRequiredIn = await readFoodRequirement(trx);
  return isRequiredIn(category) && !isRequiredIn(before)
    ? refused('INVALID', texts.checkFirst(name), 'category')
    : null;
}
