import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId, newRecordId } from '#backend/db/record-id.ts';
import type { ProductsTable } from '#backend/db/tables.ts';
import { recordPriceMoves } from '../prices/price-move-repository.ts';
import { insertPictures, type PictureToSave } from './picture-repository.ts';
import { newColumns, readFields, type ProductToAdd } from './product-fields.ts';
import type { Product, StoredPicture } from './product.ts';

function toProduct(row: Selectable<ProductsTable>, pictures: StoredPicture[]): Product {
  return {
    id: row.id,
    ...readFields(row),
    onHand: row.stock_on_hand,
    foodVersion: row.food_version,
    allergenBits: row.allergen_bits,
    pictures,
    version: row.version,
    isArchived: row.archived_at !== null,
    isBestSeller: row.is_best_seller === 1,
    position: row.position,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The query of pictures with their products, in order. */
const picturesIn = (source: Database['query'] | DatabaseTransaction) =>
  source
    .selectFrom('product_images')
    .innerJoin('images', 'images.hash', 'product_images.hash')
    .select(['product_images.product_id', 'images.hash', 'images.width', 'images.height'])
    .orderBy('product_images.product_id')
    .orderBy('product_images.position');

function groupPictures(rows: (StoredPicture & { product_id: string })[]): Map<string, StoredPicture[]> {
  const pictures = new Map<string, StoredPicture[]>();
  for (const { product_id, hash, width, height } of rows) {
    const list = pictures.get(product_id);
    if (list) list.push({ hash, width, height });
    else pictures.set(product_id, [{ hash, width, height }]);
  }
  return pictures;
}

/** All products, also archived ones, in the seller's order. */
export async function listProducts(database: Database): Promise<Product[]> {
  const rows = await database.query
    .selectFrom('products')
    .selectAll()
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const pictures = groupPictures(await picturesIn(database.query).execute());
  return rows.map((row) => toProduct(row, pictures.get(row.id) ?? []));
}

/** The products changed or added after that version, the newest version of them, and the number of all products. */
export async function listChanges(
  database: Database,
  version: number,
): Promise<{ changed: Product[]; newest: number; count: number }> {
  const rows = await database.query
    .selectFrom('products')
    .leftJoin('product_images', 'product_images.product_id', 'products.id')
    .leftJoin('images', 'images.hash', 'product_images.hash')
    .selectAll('products')
    .select(['images.hash', 'images.width', 'images.height'])
    .where('products.changed_in', '>', version)
    .orderBy('products.position')
    .orderBy('products.created_at')
    .orderBy('products.id')
    .orderBy('product_images.position')
    .execute();
  const pictures = groupPictures(
    rows.flatMap(({ id, hash, width, height }) => (hash === null ? [] : [{ product_id: id, hash, width, height }])),
  );
  const { count } = await database.query
    .selectFrom('products')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    changed: [...byId.values()].map((row) => toProduct(row, pictures.get(row.id) ?? [])),
    newest: rows.reduce((newest, row) => Math.max(newest, row.changed_in), 0),
    count: Number(count),
  };
}

/**
 * The products of these ids, locked until the transaction ends: their price and stock cannot change before, and only this
 * transaction can take pieces of the counted ones. Locks are taken in the order of ids, so that two orders never wait for
 * each other.
 */
export async function lockProducts(
  database: Database,
  trx: DatabaseTransaction,
  ids: string[],
): Promise<Map<string, Product>> {
  const wellFormed = ids.filter(isRecordId);
  if (wellFormed.length === 0) return new Map();
  const counted = await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', wellFormed)
    .where('stock_on_hand', 'is not', null)
    .execute();
  const exclusiveIds = counted.map(({ id }) => id);
  await database.lockIds(trx, wellFormed, exclusiveIds);
  const read = () =>
    trx.selectFrom('products').selectAll().where('id', 'in', wellFormed).orderBy('id').forShare().execute();
  let rows = await read();
  const countedSince = rows.filter((row) => row.stock_on_hand !== null && !exclusiveIds.includes(row.id));
  if (countedSince.length > 0) {
    await database.lockIds(
      trx,
      countedSince.map(({ id }) => id),
      'exclusive',
    );
    rows = await read();
  }
  const pictures = groupPictures(await picturesIn(trx).where('product_images.product_id', 'in', wellFormed).execute());
  return new Map(rows.map((row) => [row.id, toProduct(row, pictures.get(row.id) ?? [])]));
}

/** The products of these ids with their pictures, as the transaction sees them, by id. */
export async function findProductsWithPictures(trx: Database['query'], ids: string[]): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const pictures = groupPictures(await picturesIn(trx).where('product_images.product_id', 'in', ids).execute());
  return new Map(rows.map((row) => [row.id, toProduct(row, pictures.get(row.id) ?? [])]));
}

/** The product of that id as the transaction sees it, or null. */
export async function findProduct(trx: DatabaseTransaction, id: string): Promise<Product | null> {
  return isRecordId(id) ? ((await findProductsWithPictures(trx, [id])).get(id) ?? null) : null;
}

/** The product with that article number or barcode, also an archived one. */
export async function findByNumber(
  trx: DatabaseTransaction,
  column: 'sku' | 'gtin',
  number: string,
): Promise<{ id: string; name: string } | undefined> {
  return trx.selectFrom('products').select(['id', 'name']).where(column, '=', number).executeTakeFirst();
}

/** Ids in one statement: SQLite takes at most 32766 parameters. */
const idsPerStatement = 1000;

/** The products of these ids by id, without their pictures. */
export async function findProducts(trx: DatabaseTransaction, ids: readonly string[]): Promise<Map<string, Product>> {
  const found = new Map<string, Product>();
  for (let from = 0; from < ids.length; from += idsPerStatement) {
    const some = ids.slice(from, from + idsPerStatement);
    const rows = await trx.selectFrom('products').selectAll().where('id', 'in', some).execute();
    for (const row of rows) found.set(row.id, toProduct(row, []));
  }
  return found;
}

/**
 * Lets one transaction at a time change what the seller keeps: adding, editing, archiving, arranging and importing. Take it
 * before the locks of products and before `raiseCatalogueVersion`, so that no two transactions wait for each other.
 */
export async function lockCatalogue(database: Database, trx: DatabaseTransaction): Promise<void> {
  await database.lockIds(trx, ['catalogue'], 'exclusive');
}

/** Adds a product with its pictures as the last of the list, as part of that version of the catalogue; returns its id. */
export async function insertProduct(
  trx: DatabaseTransaction,
  product: ProductToAdd,
  pictures: readonly PictureToSave[],
  { now, version }: { now: number; version: number },
): Promise<string> {
  const id = newRecordId(now);
  const { last } = await trx
    .selectFrom('products')
    .select((is) => is.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('products')
    .values({
      id,
      ...newColumns(product),
      created_at: now,
      updated_at: now,
      changed_in: version,
      version: 1,
      archived_at: null,
      position: (last ?? 0) + 1,
      is_best_seller: 0,
      stock_on_hand: null,
      food_version: null,
      allergen_bits: null,
      // With the type, the compiler asks for new columns that may be null too.
    } satisfies Selectable<ProductsTable>)
    .execute();
  await recordPriceMoves(trx, [id], now);
  await insertPictures(trx, id, pictures, now);
  return id;
}
