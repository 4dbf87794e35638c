import type { Database, DatabaseTransaction } from '#backend/db/database.ts';

/** The widths every picture is kept in, in pixels. A small original keeps its size under all three names. */
const pictureWidths = [320, 640, 960] as const;

type PictureWidth = (typeof pictureWidths)[number];

/** A re-encoded picture. `hash` is 32 hex digits made from the widest file. */
export interface Picture {
  hash: string;
  files: { width: PictureWidth; content: Buffer }[];
}

/** Keeps the picture; one of the same content is already there. */
export async function savePicture(trx: DatabaseTransaction, picture: Picture, now: number): Promise<void> {
  const added = await trx
    .insertInto('images')
    .values({ hash: picture.hash, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!added) return;
  await trx
    .insertInto('image_files')
    .values(picture.files.map(({ width, content }) => ({ hash: picture.hash, width, content })))
    .execute();
}

/** The WebP file of that picture in that width, or null. */
export async function readPicture(database: Database, hash: string, width: number): Promise<Buffer | null> {
  const row = await database.query
    .selectFrom('image_files')
    .select('content')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .executeTakeFirst();
  return row?.content ?? null;
}
