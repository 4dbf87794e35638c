import { createHash } from 'node:crypto';
import sharp, { type KernelEnum, type Sharp } from 'sharp';
import { Unavailable } from '#backend/faults.ts';
import { createWorkQueue } from '#backend/work-queue.ts';
import type { Picture } from '#backend/picture.ts';

/** What an upload may be at most. */
export const pictureLimits = { megabytes: 20, megapixels: 40, perProduct: 4 };

/** A picture ready to be stored, or a sentence saying why the file is none. */
type EncodeAnswer = { picture: Picture } | { refusal: string };

export interface ImageEncoder {
  /**
   * Decodes an upload whatever its name says, and makes the three WebP files. Of an animation it takes the first frame.
   * Metadata does not survive.
   */
  encode(file: Buffer): Promise<EncodeAnswer>;
  /** The same for a WebP of at most 960 × 960 that our own build made: it is kept as it is. */
  encodeOwn(file: Buffer): Promise<Picture>;
}

const accepted = new Set(['gif', 'jpeg', 'png', 'webp']);
const input = { limitInputPixels: pictureLimits.megapixels * 1_000_000, failOn: 'truncated', pages: 1 } as const;
const quality = { quality: 82, alphaQuality: 90, effort: 2 };
/** Shown on dense screens, which hide more: a quarter fewer bytes, and no difference to be seen. */
const middleQuality = { quality: 75, alphaQuality: 80, effort: 2 };
/** The one on a card, of which a page has two dozen: bytes it should take, and what is tried until it does. */
const card = {
  bytes: 8000,
  steps: [
    { quality: 60, alphaQuality: 80 },
    { quality: 60, alphaQuality: 70 },
    { quality: 45, alphaQuality: 70 },
    { quality: 35, alphaQuality: 60 },
  ],
  effort: 4,
};
const notPicture = 'Pictures must be JPEG, PNG, WebP or GIF files; one of these could not be read as such.';

/** A pipeline at a time per core is plenty: each already uses memory for a whole decoded picture. */
const atOnce = 2;
const lineLimit = 64;
sharp.concurrency(1);
sharp.cache(false);
// Other formats are told by their first bytes: an SVG of 5 MB, read only to be refused, kept a core busy for a second.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

async function refusalOf(file: Buffer): Promise<string | null> {
  try {
    // Unlimited here only reads the header: it is how a picture that is too large is told from a broken one.
    const { format, width, height } = await sharp(file, { ...input, limitInputPixels: false }).metadata();
    if (!accepted.has(format)) return notPicture;
    if (width * height > input.limitInputPixels) {
      return `Pictures can have at most ${pictureLimits.megapixels} megapixels; one of these is ${width} × ${height}.`;
    }
    return null;
  } catch {
    return notPicture;
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
  // Softer than the others: the halos of sharper edges are a quarter of the bytes.
  const small = resized(pixels, 320, 'mitchell');
  let content = Buffer.alloc(0);
  for (const step of card.steps) {
    content = await small
      .clone()
      .webp({ ...step, effort: card.effort })
      .toBuffer();
    if (content.length <= card.bytes) break;
  }
  return content;
}

async function toPicture(pixels: Pixels, widest: Buffer): Promise<Picture> {
  return {
    hash: hashOf(widest),
    files: [
      { width: 320, content: await toCard(pixels) },
      { width: 640, content: await resized(pixels, 640).webp(middleQuality).toBuffer() },
      { width: 960, content: widest },
    ],
  };
}

async function encodeUpload(file: Buffer): Promise<Picture> {
  const pixels = await sharp(file, input)
    .rotate()
    .resize(960, 960, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 10 })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toPicture(pixels, await resized(pixels, 960).webp(quality).toBuffer());
}

async function encodeOwn(file: Buffer): Promise<Picture> {
  return toPicture(await sharp(file).raw().toBuffer({ resolveWithObject: true }), file);
}

export function createImageEncoder(): ImageEncoder {
  const gate = createWorkQueue(
    atOnce,
    lineLimit,
    () => new Unavailable('Too many pictures at once. Please try again.'),
  );
  return {
    encode: (file) =>
      gate(async () => {
        const refusal = await refusalOf(file);
        if (refusal !== null) return { refusal };
        try {
          return { picture: await encodeUpload(file) };
        } catch {
          return { refusal: notPicture };
        }
      }),
    encodeOwn: (file) => gate(() => encodeOwn(file)),
  };
}
