// Tested by tests/backend/product-catalogue.test.ts and tests/backend/product-editing.test.ts.
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#backend/db/database.ts';
import { recordPriceMoves } from '../prices/price-move-repository.ts';
import { insertPictures, type PictureToSave } from './picture-repository.ts';
import { columnsOf, type NewProduct } from './product-fields.ts';

/** The fields of a product to be changed; absent ones stay. */
export type ProductChanges = Partial<NewProduct> & {
  isArchived?: boolean | undefined;
  /** All pictures in their new order. */
  pictures?: readonly PictureToSave[] | undefined;
};

/**
 * Writes the changed fields and raises the version of the product, as part of that version of the catalogue. Call it under
 * `lockCatalogue` and the product's exclusive lock; whether the fields fit together is for the caller to check.
 */
export async function changeProduct(
  trx: DatabaseTransaction,
  id: string,
  changes: ProductChanges,
  { now, version }: { now: number; version: number },
): Promise<void> {
  const { isArchived, inStock, pictures, priceCents, offerPriceCents, taxClass, portion } = changes;
  await trx
    .updateTable('products')
    .set({
      ...columnsOf(changes),
      ...(isArchived !== undefined && { archived_at: isArchived ? now : null }),
      updated_at: now,
      changed_in: version,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if ([isArchived, inStock, priceCents, offerPriceCents, taxClass, portion].some((value) => value !== undefined)) {
    await recordPriceMoves(trx, [id], now);
  }
  if (pictures === undefined) return;
  await trx.deleteFrom('product_images').where('product_id', '=', id).execute();
  await insertPictures(trx, id, pictures, now);
}

/** Rows written by one statement: each has two parameters, and SQLite takes at most 32766. */
const rowsPerStatement = 1000;

/** Lists the product after another one, or first when `after` is null. False when there is no such other product. */
export async function moveProduct(
  trx: DatabaseTransaction,
  id: string,
  after: string | null,
  version: number,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const others = rows.filter((row) => row.id !== id);
  const at = after === null ? 0 : others.findIndex((row) => row.id === after) + 1;
  if (after !== null && at === 0) return false;
  const moved = rows.filter((row) => row.id === id);
  const places = [...others.slice(0, at), ...moved, ...others.slice(at)]
    .map((row, index) => ({ id: row.id, before: row.position, position: index + 1 }))
    .filter(({ before, position }) => before !== position);
  for (let from = 0; from < places.length; from += rowsPerStatement) {
    const values = places
      .slice(from, from + rowsPerStatement)
      .map((row) => sql`(cast(${row.id} as text), cast(${row.position} as integer))`);
    await sql`update products set position = placed.column2, changed_in = ${version}
      from (values ${sql.join(values)}) as placed where placed.column1 = products.id`.execute(trx);
  }
  return true;
}

/** Says whether the product is a best seller, as part of that version of the catalogue. */
export async function setBestSeller(
  trx: DatabaseTransaction,
  id: string,
  isBestSeller: boolean,
  version: number,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ is_best_seller: Number(isBestSeller), changed_in: version })
    .where('id', '=', id)
    .execute();
}
