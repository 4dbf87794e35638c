import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/seed.ts';
import type { SeedProduct } from '#backend/seed/products/seed-product.ts';
import { makeDatabase, startBackend, testConfig, absentPostgres } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';

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
    await writeFile(path.join(picturesDir, 'apple-1.webp'), await makePicture('webp', 960, 960));
    await writeFile(path.join(picturesDir, 'apple-2.webp'), await makePicture('webp', 500, 500));
    const backend = await startBackend(testConfig(made.folder, made.database, {}));
    const warnings: unknown[] = [];
    const progress: string[] = [];
    const seeding = {
      database: backend.context.database,
      encoder: backend.context.images,
      products: [product('apple', { pictures: 2 }), product('pear', { inStock: false })],
      picturesDir,
      log: { warn: (facts: unknown) => void warnings.push(facts) },
      signal: new AbortController().signal,
      report: (text: string) => void progress.push(text),
    };
    const counts = await Promise.all([seedShop(seeding), seedShop(seeding)]);
    expect(new Set(counts)).toEqual(new Set([0, 2]));
    expect(warnings[0]).toMatchObject({ missing: 1 });
    expect(progress.at(-1)).toBe('Adding demonstration products: 2 of 2');
    const { products } = (await backend.visitor().get('/api/product/list')).body;
    expect(products).toMatchObject([
      { name: 'apple', price: 3, offerPrice: 2.5, weight: '1 kg', inStock: true, description: ['One', 'Two'] },
      { name: 'pear', inStock: false, image: [] },
    ]);
    expect(products[0].image).toHaveLength(2);
    expect((await fetch(products[0].image[0])).status).toBe(200);
    expect(await seedShop(seeding)).toBe(0);
    await backend.close();
    await made.remove();
  },
);
