import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { webpHeaderBytes, webpSize } from './webp-size.ts';

/** The size of each picture's widest file in pixels. Old pictures get theirs from that file. */
export const pictureSizesMigration: Migration = {
  id: 5,
  name: 'picture-sizes',
  statements: [`alter table images add column width integer`, `alter table images add column height integer`],
  async fill(trx) {
    const files = await trx
      .selectFrom('image_files')
      .select(['hash', sql<Buffer>`substr(content, 1, ${sql.lit(webpHeaderBytes)})`.as('header')])
      .where('width', '=', 960)
      .execute();
    for (const { hash, header } of files) {
      const size = webpSize(Buffer.from(header));
      if (size) await trx.updateTable('images').set(size).where('hash', '=', hash).execute();
    }
  },
};
