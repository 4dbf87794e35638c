import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { gradeVector } from './colour-grading.ts';
import type { Drawing } from './drawing.ts';

/** The vectors used, by their names in the Fluent Emoji collection. */
const names = [
  'tomato',
  'strawberry',
  'bread',
  'baguette-bread',
  'croissant',
  'pretzel',
  'cookie',
  'broccoli',
  'carrot',
  'potato',
  'eggplant',
  'bell-pepper',
  'leafy-green',
  'ear-of-corn',
  'red-apple',
  'banana',
  'grapes',
  'lemon',
  'tangerine',
  'peach',
  'pineapple',
  'cherries',
  'blueberries',
  'coconut',
  'avocado',
  'pancakes',
  'cheese-wedge',
  'butter',
  'egg',
  'cooked-rice',
  'curry-rice',
  'spaghetti',
  'steaming-bowl',
  'soft-ice-cream',
  'beans',
  'popcorn',
  'honey-pot',
  'herb',
  'cow-face',
  'receipt',
  'package',
  'magnifying-glass-tilted-left',
] as const;

export type ProduceName = (typeof names)[number];
export type Produce = Record<ProduceName, Drawing>;

const SOURCE_UNITS = 32;
const PROBE = 128;

/** Large enough for 205 of the 400 units of a product picture, which is 960 pixels wide. */
const SMALL_PIXELS = 492;

/** The drawing as an embedded picture in the drawing's own coordinates. */
async function embedded({ svg, width, height }: Drawing): Promise<string> {
  const scale = SMALL_PIXELS / Math.max(width, height);
  const size = `width="${Math.ceil(width * scale)}" height="${Math.ceil(height * scale)}"`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>${svg}</svg>`;
  const png = await sharp(Buffer.from(whole)).png({ compressionLevel: 3 }).toBuffer();
  return `<image width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** Cuts the empty margin off a vector, so that it stands on the floor and not above it. */
async function trimmed(body: string): Promise<Drawing> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${PROBE}" height="${PROBE}">${body}</svg>`;
  const { data } = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [PROBE, PROBE, 0, 0];
  for (let pixel = 0; pixel < PROBE * PROBE; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) < 40) continue;
    const x = pixel % PROBE;
    const y = Math.floor(pixel / PROBE);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const unit = SOURCE_UNITS / PROBE;
  const drawing = {
    svg: `<g transform="translate(${-left * unit} ${-top * unit})">${body}</g>`,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  };
  return body.includes('filter=') ? { ...drawing, small: await embedded(drawing) } : drawing;
}

/** Reads the produce vectors from the installed Fluent Emoji package (MIT), each trimmed to what is visible. */
export async function loadProduce(): Promise<Produce> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  const { icons } = JSON.parse(await readFile(path, 'utf8')) as { icons: Record<string, { body: string }> };
  const entries = await Promise.all(
    names.map(async (name) => {
      const icon = icons[name];
      if (!icon) throw new Error(`The Fluent Emoji package has no "${name}".`);
      return [name, await trimmed(gradeVector(name, icon.body))] as const;
    }),
  );
  return Object.fromEntries(entries) as Produce;
}
