import sharp from 'sharp';
import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';
import { makeDatabase, startBackend, testConfig } from '#tests/support/open-backend.ts';

const database = databaseForTests();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 100, b: 0, alpha: 0.5 } } });

test('a shop from before the sizes of pictures gets them from its files', async () => {
  await migrateUntil(database, 5);
  const files = {
    lossy: await picture(960, 640).flatten().webp().toBuffer(),
    lossless: await picture(640, 959).webp({ lossless: true }).toBuffer(),
    transparent: await picture(31, 960).webp().toBuffer(),
    broken: Buffer.from('no picture, but longer than the header of one'),
  };
  for (const [hash, content] of Object.entries(files)) {
    await database.query
      .insertInto('images')
      .values({ hash, created_at: 1 } as never)
      .execute();
    for (const width of [320, 960])
      await database.query.insertInto('image_files').values({ hash, width, content }).execute();
  }

  await migrate(database);

  expect(
    await database.query.selectFrom('images').select(['hash', 'width', 'height']).orderBy('hash').execute(),
  ).toEqual([
    { hash: 'broken', width: null, height: null },
    { hash: 'lossless', width: 640, height: 959 },
    { hash: 'lossy', width: 960, height: 640 },
    { hash: 'transparent', width: 31, height: 960 },
  ]);
});

test('the product list has another ETag when the store hides the sizes, or shows them again', async () => {
  const own = await makeDatabase();
  const etagOf = async (isClassic: boolean) => {
    const store = await startBackend(
      testConfig(own.folder, own.database, { isClassic, publicUrl: 'https://shop.test' }),
    );
    try {
      return (await store.visitor().get('/api/product/list')).headers.get('etag');
    } finally {
      await store.close();
    }
  };
  const full = await etagOf(false);
  expect(await etagOf(true)).not.toBe(full);
  expect(await etagOf(false)).toBe(full);
  await own.remove();
});
