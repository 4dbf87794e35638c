import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { recordPriceMoves } from '../prices/price-move-repository.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import type { Refusal } from '#backend/refusal.ts';
import { refuseUnchecked } from '../food/food-requirement.ts';

/**
 * Sets the seller's switch of a product. A counted product with nothing on hand cannot be switched on, and in a shop that asks for
 * checked food facts none without them.
 */
export async function setStock(
  database: Database,
  id: string,
  inStock: boolean,
  { actor, now }: { actor: Staff; now: number },
): Promise<'set' | 'unknown' | { noneOnHand: string } | { refusal: Refusal }> {
  if (!isRecordId(id)) return 'unknown';
  return database.write(async (trx) => {
    await database.lockIds(trx, [id], 'exclusive');
    const known = await trx
      .selectFrom('products')
      .select(['name', 'category', 'in_stock', 'stock_on_hand', 'allergen_bits'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return 'unknown';
    if (inStock && known.stock_on_hand === 0) return { noneOnHand: known.name };
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
