import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { refusedFields, type FieldError, type Refusal } from '#backend/refusal.ts';
import { findProducts, lockCatalogue } from '../products/product-repository.ts';
import { bitsOf } from './food-editing.ts';
import { isSame, noFacts, withChanges, type Food } from './food-facts.ts';
import { auditedFood, findFood, saveFood } from './food-repository.ts';
import type { OriginsChange } from './origins-input.ts';
import * as texts from './texts.ts';

/**
 * The next version of the facts, or `before` when nothing changes. The person at the crate says the origin: the other facts stay
 * checked.
 */
function nextOrigins(before: Food | null, change: OriginsChange, now: number): Food | null {
  const { origins, originsAt: saidAt = now, qualityClass, variety } = change;
  const old = before?.facts ?? noFacts;
  const facts = withChanges(old, { origins, qualityClass, variety });
  const lastAt = origins === undefined ? (before?.originsAt ?? null) : Math.min(saidAt, now);
  const originsAt = facts.origins.length === 0 ? null : lastAt;
  if (isSame(old, facts) && originsAt === (before?.originsAt ?? null)) return before;
  return {
    version: (before?.version ?? 0) + 1,
    facts,
    checkedAt: before?.checkedAt ?? null,
    originsAt,
    createdAt: now,
  };
}

/** States origins, classes and varieties of all products, or of none: then the refusal names every product at fault. */
export async function saveOrigins(
  database: Database,
  changes: readonly OriginsChange[],
  { actor, now }: { actor: Staff; now: number },
): Promise<Refusal | null> {
  return database.write(async (trx) => {
    const ids = changes.map(({ id }) => id).filter(isRecordId);
    await lockCatalogue(database, trx);
    await database.lockIds(trx, ids, 'exclusive');
    const products = await findProducts(trx, ids);
    const [fault, ...others] = changes.flatMap(({ id }, at): FieldError[] =>
      products.has(id) ? [] : [{ code: 'UNKNOWN_PRODUCT', field: `products.${at}.id`, message: texts.unknownProduct }],
    );
    if (fault) return refusedFields([fault, ...others]);
    const version = await raiseCatalogueVersion(trx);
    for (const change of changes) {
      const before = await findFood(trx, change.id);
      const food = nextOrigins(before, change, now);
      if (food === null || food === before) continue;
      await saveFood(trx, change.id, { food, bits: bitsOf(food) }, version);
      await recordAudit(trx, {
        actor,
        action: 'PRODUCT_FOOD_CHANGED',
        subject: { kind: 'PRODUCT', id: change.id, name: products.get(change.id)?.name ?? '' },
        before: auditedFood(before),
        after: auditedFood(food),
        at: now,
      });
    }
    return null;
  });
}
