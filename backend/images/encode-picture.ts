import sharp, { type KernelEnum, type Sharp } from 'sharp';
import { pictureLimits } from '#common/limits.ts';
import { hashOfPicture, type Picture } from '#backend/picture.ts';
import * as texts from './texts.ts';

/** The encoding itself. It is loaded with the first picture, because libvips takes 20 MB and 70 ms. */

/** An encoded picture, or the sentence that refuses the file. */
export type EncodeResult = { picture: Picture } | { refusal: string };

const standardSide = 960;

const accepted = new Set(['gif', 'jpeg', 'png', 'webp']);
const input = { limitInputPixels: pictureLimits.megapixels * 1_000_000, failOn: 'truncated', pages: 1 } as const;
const quality = { quality: 82, alphaQuality: 90, effort: 2 };
/**
 * Quality for screens with a high pixel density, where a lower quality is not visible: it saves a quarter of the bytes.
 */
const middleQuality = { quality: 75, alphaQuality: 80, effort: 2 };
/**
 * Quality for product cards. A page has two dozen of them, so the steps are tried until the file has at most
 * `maxBytes`.
 */
const card = {
  maxBytes: 8000,
  steps: [
    { quality: 60, alphaQuality: 80 },
    { quality: 60, alphaQuality: 70 },
    { quality: 45, alphaQuality: 70 },
    { quality: 35, alphaQuality: 60 },
  ],
  effort: 4,
};

sharp.concurrency(1);
sharp.cache(false);
// Only these loaders: without this, an SVG of 5 MB would be parsed for a second of CPU time before it is refused.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});

async function refusalOf(file: Buffer): Promise<string | null> {
  try {
    // This reads only the header. Without a limit, so that a picture that is too large is not reported as a broken one.
    const { format, width, height } = await sharp(file, { ...input, limitInputPixels: false }).metadata();
    if (!accepted.has(format)) return texts.invalidPicture;
    if (width * height > input.limitInputPixels) {
      return texts.tooManyPixels(pictureLimits.megapixels, width, height);
    }
    return null;
  } catch {
    return texts.invalidPicture;
  }
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

function resized({ data, info }: Pixels, side: number, kernel: keyof KernelEnum = 'lanczos3'): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).resize(side, side, {
    fit: 'inside',
    withoutEnlargement: true,
    kernel,
  });
}

async function toCard(pixels: Pixels): Promise<Buffer> {
  // A soft kernel: the halos of sharp edges would be a quarter of the bytes.
  const small = resized(pixels, 320, 'mitchell');
  let content = Buffer.alloc(0);
  for (const step of card.steps) {
    content = await small
      .clone()
      .webp({ ...step, effort: card.effort })
      .toBuffer();
    if (content.length <= card.maxBytes) break;
  }
  return content;
}

/** @param pixels the pixels of the widest file */
async function toPicture(pixels: Pixels, widest: Buffer): Promise<Picture> {
  const { width, height } = pixels.info;
  return {
    hash: hashOfPicture(widest),
    width,
    height,
    files: [
      { width: 320, content: await toCard(pixels) },
      { width: 640, content: await resized(pixels, 640).webp(middleQuality).toBuffer() },
      { width: 960, content: widest },
    ],
  };
}

async function encodeUpload(file: Buffer, side: number): Promise<Picture> {
  const pixels = await sharp(file, input)
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 10 })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toPicture(
    pixels,
    await resized(pixels, side)
      .webp(side > standardSide ? middleQuality : quality)
      .toBuffer(),
  );
}

/** See `ImageEncoder`. */
export async function encodePicture(file: Buffer, side = standardSide): Promise<EncodeResult> {
  const refusal = await refusalOf(file);
  if (refusal !== null) return { refusal };
  try {
    return { picture: await encodeUpload(file, side) };
  } catch {
    return { refusal: texts.invalidPicture };
  }
}
