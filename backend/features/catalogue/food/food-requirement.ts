import type { DatabaseTransaction } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { isChecked } from '#backend/allergens.ts';
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
