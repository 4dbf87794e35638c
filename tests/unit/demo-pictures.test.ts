import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
const thumbnailOf = (content: Buffer) => sharp(content).flatten({ background: 'white' }).resize(8, 8).raw().toBuffer();

/** The mean difference of the levels of two thumbnails: at most 2.8 for files of the same picture, at least 3.4 for others. */
const differenceOf = (first: Buffer, second: Buffer) =>
  first.reduce((sum, level, at) => sum + Math.abs(level - (second[at] ?? 0)), 0) / first.length;

test('each demonstration picture has a file of each width, and no other file is shipped', () => {
  const files = pictures.flatMap((name) => widths.map((width) => `${name}-${width}.webp`));
  expect(new Set(readdirSync(folder))).toEqual(new Set(files));
});

test('the three files of a demonstration picture are squares of their widths and show the same', async () => {
  // The store's encoder forbids sharp to read files in its whole process, which tests share: sharp gets buffers here.
  const contentOf = (name: string, width: number) => readFile(path.join(folder, `${name}-${width}.webp`));
  for (const name of pictures) {
    const widest = await thumbnailOf(await contentOf(name, 960));
    for (const width of widths) {
      const content = await contentOf(name, width);
      const { format, ...size } = await sharp(content).metadata();
      expect({ name, format, width: size.width, height: size.height }).toEqual({
        name,
        format: 'webp',
        width,
        height: width,
      });
      const difference = differenceOf(await thumbnailOf(content), widest);
      expect({ name, width, isSame: difference < 3 }).toEqual({ name, width, isSame: true });
    }
  }
});
