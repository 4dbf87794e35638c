import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { findProduct, lockCatalogue } from '../products/product-repository.ts';
import { isChecked, toAllergenBits } from '#backend/rules/allergens.ts';
import { isEmpty, isSame, noFacts, withChanges, type Food } from './food-facts.ts';
import type { FactChanges } from './food-input.ts';
import { auditedFood, findFood, readFoodRequirement, saveFood } from './food-repository.ts';
import * as texts from './texts.ts';

/** The facts after a change, or why they were not changed; `food` is then the newest. Null stands for a product without facts. */
export type FoodChange = { food: Food | null } | { refusal: Refusal; food?: Food | null };

/** What a person wants to change: some facts, and whether all of them are checked now. */
export interface WantedFood {
  facts: FactChanges;
  checked: boolean | undefined;
}

/** The next version of the facts, or `before` when nothing changes; a refusal when facts without allergens should be checked. */
export function nextFood(before: Food | null, { facts: changes, checked }: WantedFood, now: number): FoodChange {
  const old = before?.facts ?? noFacts;
  const facts = withChanges(old, changes);
  if (checked === true && facts.allergens === null) {
    return { refusal: refused('INVALID', texts.stateAllergens, 'facts.allergens') };
  }
  const hasChanged = !isSame(old, facts);
  const kept = hasChanged || facts.allergens === null || checked === false ? null : (before?.checkedAt ?? null);
  const checkedAt = checked === true ? now : kept;
  const isOriginSaid = checked === true || !isSame(old.origins, facts.origins);
  const originsAt = facts.origins.length === 0 ? null : isOriginSaid ? now : (before?.originsAt ?? null);
  if (!hasChanged && checkedAt === (before?.checkedAt ?? null)) return { food: before };
  return { food: { version: (before?.version ?? 0) + 1, facts, checkedAt, originsAt, createdAt: now } };
}

/** What lists of products say about allergens; null when nothing at all is stated. */
export const bitsOf = ({ facts, checkedAt }: Food): number | null =>
  isEmpty(facts) ? null : toAllergenBits({ ...facts, checkedAt });

/** Changes the facts of a product in one transaction. */
export async function updateFood(
  database: Database,
  { id, ifVersion, ...wanted }: WantedFood & { id: string; ifVersion: number | undefined },
  { actor, now }: { actor: Staff; now: number },
): Promise<FoodChange> {
  const unknown = { refusal: refused('UNKNOWN_PRODUCT', texts.unknownProduct, 'id') };
  if (!isRecordId(id)) return unknown;
  return database.write(async (trx): Promise<FoodChange> => {
    await lockCatalogue(database, trx);
    await database.lockIds(trx, [id], 'exclusive');
    const product = await findProduct(trx, id);
    if (product === null) return unknown;
    const before = await findFood(trx, id);
    // Cleared facts read as none.
    const shownVersion = before === null || isEmpty(before.facts) ? 0 : before.version;
    if (ifVersion !== undefined && ifVersion !== shownVersion && ifVersion !== (before?.version ?? 0)) {
      return { refusal: refused('CHANGED_SINCE', texts.changedSince), food: before };
    }
    const next = nextFood(before, wanted, now);
    if ('refusal' in next) return { ...next, food: before };
    const { food } = next;
    if (food === null || food === before) return { food: before };
    const bits = bitsOf(food);
    const isSold = product.inStock && !product.isArchived;
    if (
      isSold &&
      isChecked(product.allergenBits) &&
      !isChecked(bits) &&
      (await readFoodRequirement(trx))(product.category)
    ) {
      return { refusal: refused('INVALID', texts.confirmOrSwitchOff(product.name), 'checked'), food: before };
    }
    await saveFood(trx, id, { food, bits }, await raiseCatalogueVersion(trx));
    await recordAudit(trx, {
      actor,
      action: 'PRODUCT_FOOD_CHANGED',
      subject: { kind: 'PRODUCT', id, name: product.name },
      before: auditedFood(before),
      after: auditedFood(food),
      at: now,
    });
    return { food };
  });
}
