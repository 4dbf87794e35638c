import type { FastifyBaseLogger } from 'fastify';
import { readWeight } from '#readers/weight.ts';
import type { Picture } from '#backend/picture.ts';
import { insertProduct } from '#backend/features/catalogue/products/product-repository.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { readSeedPictures } from './seed-pictures.ts';
import type { SeedProduct } from './products/seed-product.ts';
import { textsOf } from './goods-texts.ts';

/** The parts that `seedShop` needs. */
export interface Seeding {
  database: Database;
  products: SeedProduct[];
  /** Folder of the pictures, `<slug>-<n>-<width>.webp`. */
  picturesDir: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

async function hasProducts(source: Database['query'] | DatabaseTransaction): Promise<boolean> {
  return (await source.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function readPictures({ products, picturesDir, log }: Seeding): Promise<Map<SeedProduct, Picture[]>> {
  const pictures = new Map<SeedProduct, Picture[]>();
  let missing = 0;
  for (const product of products) {
    const read = await readSeedPictures(product, picturesDir);
    pictures.set(product, read.pictures);
    missing += read.missing;
  }
  if (missing > 0) log.warn({ missing, picturesDir }, 'seed pictures are missing');
  return pictures;
}

/**
 * Adds the products to a shop without any, and returns how many: 0 when the shop has products. They are written in one
 * transaction, so that the next start begins again if the process is killed.
 */
export async function seedShop(seeding: Seeding): Promise<number> {
  const { database, products } = seeding;
  if (products.length === 0) return 0;
  if (await hasProducts(database.query)) return 0;
  const pictures = await readPictures(seeding);
  return database.write(async (trx) => {
    // This locks a row: of several processes that start on an empty database, the first one adds the products.
    const version = await raiseCatalogueVersion(trx);
    if (await hasProducts(trx)) return 0;
    const start = Date.now() - products.length;
    for (const [index, product] of products.entries()) {
      await insertProduct(
        trx,
        { ...product, ...textsOf(product), size: readWeight(product.weight)?.size ?? null },
        pictures.get(product) ?? [],
        {
          now: start + index,
          version,
        },
      );
    }
    return products.length;
  });
}
