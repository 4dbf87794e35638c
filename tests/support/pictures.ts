import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

type Rgb = { r: number; g: number; b: number };

/** A picture of one colour in that format. */
export async function makePicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff',
  width = 1200,
  height = 800,
  background: Rgb & { alpha?: number } = { r: 200, g: 30, b: 30 },
): Promise<Buffer> {
  const channels = background.alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background } }).toFormat(format).toBuffer();
}

/** A JPEG of a phone held sideways, with EXIF orientation and other metadata. */
export async function makeSidewaysPhoto(): Promise<Buffer> {
  const wide = await makePicture('jpeg', 800, 400);
  return sharp(wide)
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'SECRET-PLACE' } } })
    .jpeg()
    .toBuffer();
}

/** A JPEG that hardly compresses, like a detailed photo. */
export async function makeNoisyPhoto(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Writes the three files of a demonstration picture of one colour, `<name>-<width>.webp`. */
export async function writeSeedPicture(folder: string, name: string, colour?: Rgb): Promise<void> {
  for (const width of [320, 640, 960]) {
    await writeFile(path.join(folder, `${name}-${width}.webp`), await makePicture('webp', width, width, colour));
  }
}
