import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/seed.ts';
import type { SeedProduct } from '#backend/seed/products/seed-product.ts';
import { makeDatabase, startBackend, testConfig, absentPostgres } from '#tests/support/open-backend.ts';
import { writeSeedPicture } from '#tests/support/pictures.ts';

const absent = absentPostgres();

const product = (slug: string, fields: Partial<SeedProduct> = {}): SeedProduct => ({
  slug,
  name: slug,
  category: 'Fruits',
  priceCents: 300,
  offerPriceCents: 250,
  description: ['One', 'Two'],
  weight: '1 kg',
  inStock: true,
  pictures: 1,
  ...fields,
});

test.skipIf(absent !== null)(
  'an empty shop gets the demonstration products once, in order, with the existing pictures',
  async () => {
    const made = await makeDatabase();
    const picturesDir = path.join(made.folder, 'pictures');
    await mkdir(picturesDir);
    await writeSeedPicture(picturesDir, 'apple-1', { r: 200, g: 30, b: 30 });
    await writeSeedPicture(picturesDir, 'apple-2', { r: 30, g: 200, b: 30 });
    // Of this picture, one file is missing.
    await writeSeedPicture(picturesDir, 'pear-1');
    await rm(path.join(picturesDir, 'pear-1-640.webp'));
    const backend = await startBackend(testConfig(made.folder, made.database, {}));
    const warnings: unknown[] = [];
    const seeding = {
      database: backend.context.database,
      products: [product('apple', { pictures: 2 }), product('pear', { inStock: false })],
      picturesDir,
      log: { warn: (facts: unknown) => void warnings.push(facts) },
    };
    const counts = await Promise.all([seedShop(seeding), seedShop(seeding)]);
    expect(new Set(counts)).toEqual(new Set([0, 2]));
    expect(warnings[0]).toMatchObject({ missing: 1 });
    const { products } = (await backend.visitor().get('/api/product/list')).body;
    expect(products).toMatchObject([
      { name: 'apple', price: 3, offerPrice: 2.5, weight: '1 kg', inStock: true, description: ['One', 'Two'] },
      { name: 'pear', inStock: false, image: [] },
    ]);
    expect(products[0].image).toHaveLength(2);
    for (const width of [320, 640, 960]) {
      const file = await fetch(products[0].image[0].replace(/\d+(?=\.webp$)/, String(width)));
      expect(file.status).toBe(200);
      expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ width });
    }
    expect(await seedShop(seeding)).toBe(0);
    await backend.close();
    await made.remove();
  },
);
