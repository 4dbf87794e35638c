import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfPicture, type Picture } from '#backend/picture.ts';
import type { SeedProduct } from './products/seed-product.ts';

/** The demonstration pictures are squares with this side in pixels. */
const side = 960;

/** The picture with the files `<name>-320.webp`, `<name>-640.webp` and `<name>-960.webp`; null when one cannot be read. */
async function readSeedPicture(name: string): Promise<Picture | null> {
  const read = (width: number) => readFile(`${name}-${width}.webp`);
  try {
    const [small, middle, widest] = await Promise.all([read(320), read(640), read(side)]);
    return {
      hash: hashOfPicture(widest),
      width: side,
      height: side,
      files: [
        { width: 320, content: small },
        { width: 640, content: middle },
        { width: side, content: widest },
      ],
    };
  } catch {
    return null;
  }
}

/** The pictures of one product from `folder`, and the number of missing ones. */
export async function readSeedPictures(
  product: SeedProduct,
  folder: string,
): Promise<{ pictures: Picture[]; missing: number }> {
  const numbers = Array.from({ length: product.pictures }, (_, index) => index + 1);
  const read = await Promise.all(
    numbers.map((number) => readSeedPicture(path.join(folder, `${product.slug}-${number}`))),
  );
  const pictures = read.filter((picture) => picture !== null);
  return { pictures, missing: product.pictures - pictures.length };
}
