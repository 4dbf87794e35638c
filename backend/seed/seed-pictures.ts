import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '#backend/picture.ts';
import type { ImageEncoder } from '#backend/images/image-encoder.ts';
import type { SeedProduct } from './products/seed-product.ts';

async function readPictureFile(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

/** The encoded pictures of one product from `folder`, and the number of missing files. */
export async function encodeSeedPictures(
  product: SeedProduct,
  folder: string,
  encoder: ImageEncoder,
): Promise<{ pictures: Picture[]; missing: number }> {
  const numbers = Array.from({ length: product.pictures }, (_, index) => index + 1);
  const files = await Promise.all(
    numbers.map((number) => readPictureFile(path.join(folder, `${product.slug}-${number}.webp`))),
  );
  const found = files.filter((file) => file !== null);
  const pictures = await Promise.all(found.map((file) => encoder.encodeSeed(file)));
  return { pictures, missing: product.pictures - pictures.length };
}
