import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { seedProducts } from '#backend/seed/seed-products.ts';

const folder = 'backend/seed/pictures';
const widths = [320, 640, 960];
const pictures = seedProducts.flatMap(({ slug, pictures: count }) =>
  Array.from({ length: count }, (_, at) => `${slug}-${at + 1}`),
);

/** The picture in 8 × 8 pixels, on white. */
const thumbnailOf = (file: string) =>
  sharp(path.join(folder, file)).flatten({ background: 'white' }).resize(8, 8).raw().toBuffer();

/** The mean difference of the levels of two thumbnails: at most 2.8 for files of the same picture, at least 3.4 for others. */
const differenceOf = (first: Buffer, second: Buffer) =>
  first.reduce((sum, level, at) => sum + Math.abs(level - (second[at] ?? 0)), 0) / first.length;

test('each demonstration picture has a file of each width, and no other file is shipped', () => {
  const files = pictures.flatMap((name) => widths.map((width) => `${name}-${width}.webp`));
  expect(new Set(readdirSync(folder))).toEqual(new Set(files));
});

test('the three files of a demonstration picture are squares of their widths and show the same', async () => {
  for (const name of pictures) {
    const widest = await thumbnailOf(`${name}-960.webp`);
    for (const width of widths) {
      const file = `${name}-${width}.webp`;
      const { format, ...size } = await sharp(path.join(folder, file)).metadata();
      expect({ file, format, width: size.width, height: size.height }).toEqual({
        file,
        format: 'webp',
        width,
        height: width,
      });
      const difference = differenceOf(await thumbnailOf(file), widest);
      expect({ file, isSame: difference < 3 }).toEqual({ file, isSame: true });
    }
  }
});
