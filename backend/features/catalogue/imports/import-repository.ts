import { randomBytes } from 'node:crypto';
import type { Database } from '#backend/db/database.ts';
import { raiseCatalogueVersion, readShopValue } from '#backend/db/shop-values.ts';
import {
  changeProduct,
  setBestSeller,
  type ProductChanges,
} from '#backend/features/catalogue/products/product-edit-repository.ts';
import { changedStock, countStock, type StockCount } from '../stock/stock-count-repository.ts';
import { saveFood } from '../food/food-repository.ts';
import { auditImport, type ImportChange } from './import-audit-repository.ts';
import type { Staff } from '../../../audit/audit.ts';
import { insertProduct, lockCatalogue } from '#backend/features/catalogue/products/product-repository.ts';

const lifeMs = 60 * 60 * 1000;

/** Stores what a preview would write and returns its token. Removes previews older than an hour. */
export async function savePreview(
  database: Database,
  preview: { catalogueVersion: number; faultCount: number; writes: readonly ImportChange[] },
  now: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await database.write(async (trx) => {
    await trx
      .deleteFrom('imports')
      .where('created_at', '<', now - lifeMs)
      .execute();
    await trx
      .insertInto('imports')
      .values({
        token,
        catalogue_version: preview.catalogueVersion,
        fault_count: preview.faultCount,
        changes: JSON.stringify(preview.writes),
        created_at: now,
      })
      .execute();
  });
  return token;
}

type Applied =
  | 'UNKNOWN'
  | 'CHANGED_SINCE'
  | 'FAULTY'
  /** The names of products whose stock is no longer as in the preview. */
  | { otherStock: string[] }
  | { added: number; changed: number };

/**
 * Writes a preview in one transaction, unless the catalogue or a counted stock has changed since.
 *
 * @param skipsFaulty whether a file with faulty rows is written without them
 */
export async function applyPreview(
  database: Database,
  { token, skipsFaulty, actor }: { token: string; skipsFaulty: boolean; actor: Staff },
  now: number,
): Promise<Applied> {
  return database.write(async (trx): Promise<Applied> => {
    await lockCatalogue(database, trx);
    const saved = await trx.selectFrom('imports').selectAll().where('token', '=', token).executeTakeFirst();
    if (!saved || saved.created_at < now - lifeMs) return 'UNKNOWN';
    if (saved.fault_count > 0 && !skipsFaulty) return 'FAULTY';
    // Written by savePreview only.
    const writes = JSON.parse(saved.changes) as ImportChange[];
    const ids = writes.flatMap(({ id }) => id ?? []);
    if (ids.length > 0) await database.lockIds(trx, ids, 'exclusive');
    const before = Number((await readShopValue(trx, 'catalogue-version')) ?? 0);
    if (before !== saved.catalogue_version) return 'CHANGED_SINCE';
    const known = writes.flatMap(({ id, stock }) => (id === null || !stock ? [] : [{ productId: id, ...stock }]));
    const otherStock = await changedStock(trx, known);
    if (otherStock.length > 0) return { otherStock };
    const version = await raiseCatalogueVersion(trx);
    // Another process has changed something between the two statements.
    if (version !== before + 1) throw new Error('The catalogue changed while an import began.');
    await auditImport(trx, writes, { actor, now });
    const counts: StockCount[] = [];
    for (const [at, write] of writes.entries()) {
      // Each product gets its own time, so that new products keep the order of the file.
      const stamp = { now: now + at, version };
      let { id } = write;
      if (write.id === null) {
        const { isBestSeller, isArchived, ...product } = write.product;
        id = await insertProduct(trx, product, [], stamp);
        if (isArchived) await changeProduct(trx, id, { isArchived }, stamp);
        if (isBestSeller) await setBestSeller(trx, id, isBestSeller, version);
        if (write.stock) counts.push({ productId: id, ...write.stock });
      } else {
        const { isBestSeller, ...changes } = write.changes;
        if (Object.keys(changes).length > 0)
          await changeProduct(trx, write.id, changes satisfies ProductChanges, stamp);
        if (isBestSeller !== undefined) await setBestSeller(trx, write.id, isBestSeller, version);
        if (write.stock) counts.push({ productId: write.id, ...write.stock });
      }
      if (id === null || !write.food) continue;
      const { food, bits } = write.food;
      await saveFood(trx, id, { food: { ...food, createdAt: stamp.now }, bits }, version);
    }
    await countStock(trx, counts, { actor, now });
    await trx.deleteFrom('imports').where('token', '=', token).execute();
    const added = writes.filter(({ id }) => id === null).length;
    return { added, changed: writes.length - added };
  });
}
