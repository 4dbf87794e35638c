import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { recordPriceMoves } from '../prices/price-move-repository.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { isInStock } from '#backend/rules/availability.ts';
import { portionIn } from '#backend/rules/portions.ts';
import type { Refusal } from '#backend/refusal.ts';
import { refuseUnchecked } from '../food/food-requirement.ts';

/**
 * Sets the seller's switch of a product. A counted product with less on hand than the least amount that can be ordered cannot be switched on, and in a shop that asks for
 * checked food facts none without them.
 */
export async function setStock(
  database: Database,
  id: string,
  inStock: boolean,
  { actor, now }: { actor: Staff; now: number },
): Promise<'set' | 'unknown' | { noneOnHand: string } | { lessOnHand: string } | { refusal: Refusal }> {
  if (!isRecordId(id)) return 'unknown';
  return database.write(async (trx) => {
    await database.lockIds(trx, [id], 'exclusive');
    const known = await trx
      .selectFrom('products')
      .select(['name', 'category', 'in_stock', 'stock_on_hand', 'allergen_bits'])
      .select(['portion_grams', 'portion_from', 'portion_to'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return 'unknown';
    const { stock_on_hand: onHand } = known;
    if (inStock && onHand === 0) return { noneOnHand: known.name };
    if (inStock && !isInStock({ inStock, onHand, portion: portionIn(known) })) return { lessOnHand: known.name };
    const { name, category, allergen_bits: allergenBits } = known;
    const refusal = inStock ? await refuseUnchecked(trx, { name, category, allergenBits }, 'inStock') : null;
    if (refusal !== null) return { refusal };
    await trx
      .updateTable('products')
      .set({ in_stock: inStock ? 1 : 0, updated_at: now, changed_in: await raiseCatalogueVersion(trx) })
      .where('id', '=', id)
      .execute();
    await recordPriceMoves(trx, [id], now);
    await recordAudit(trx, {
      actor,
      action: 'STOCK_SWITCHED',
      subject: { kind: 'PRODUCT', id, name: known.name },
      before: { inStock: known.in_stock === 1 },
      after: { inStock },
      at: now,
    });
    return 'set';
  });
}
