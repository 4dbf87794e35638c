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
