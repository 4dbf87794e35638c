// Tested by tests/backend/product-pictures.test.ts and tests/backend/demo-products.test.ts.
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { Picture } from '#backend/picture.ts';

/** Stores the picture, unless one with the same content is stored already. */
export async function savePicture(trx: DatabaseTransaction, picture: Picture, now: number): Promise<void> {
  const added = await trx
    .insertInto('images')
    .values({ hash: picture.hash, created_at: now, width: picture.width, height: picture.height })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!added) return;
  await trx
    .insertInto('image_files')
    .values(picture.files.map(({ width, content }) => ({ hash: picture.hash, width, content })))
    .execute();
}

/** The WebP file of that picture in that width (in pixels), or null. */
export async function readPicture(database: Database, hash: string, width: number): Promise<Buffer | null> {
  const row = await database.query
    .selectFrom('image_files')
    .select('content')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Deletes the pictures among these that neither a product nor a category nor the shop's logo uses. */
export async function deleteUnusedPictures(trx: DatabaseTransaction, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .deleteFrom('images')
    .where('hash', 'in', hashes)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('product_images').select('hash').whereRef('product_images.hash', '=', 'images.hash')),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('categories').select('slug').whereRef('categories.picture_hash', '=', 'images.hash')),
      ),
    )
    .where('hash', 'not in', (facts) =>
      facts
        .selectFrom('shop_facts')
        .select('value')
        .where('name', 'in', ['store-logo', 'guarantee-picture', 'banner-picture']),
    )
    .execute();
}

/** A picture of a product to be written: a new one, or only the hash of one that the store has already. */
export type PictureToSave = Picture | Pick<Picture, 'hash'>;

/** Writes the pictures of a product in this order. It must have none. */
export async function insertPictures(
  trx: DatabaseTransaction,
  productId: string,
  pictures: readonly PictureToSave[],
  now: number,
): Promise<void> {
  for (const [position, picture] of pictures.entries()) {
    if ('files' in picture) await savePicture(trx, picture, now);
    await trx.insertInto('product_images').values({ product_id: productId, position, hash: picture.hash }).execute();
  }
}
