import { join } from 'node:path';
import sharp from 'sharp';
import type { Produce } from './produce-vectors.ts';
import { type PictureJob, toWebp } from './raster.ts';
import type { Scene } from './scene.ts';
import { categoryScenes, emptyScenes, heroScene } from './web-scenes.ts';
import { wordmark } from './wordmark.ts';

const PAPER = '#FBFAF5';
const BRAND_INK = '#0C4A26';

/** The picture shown where a link to the shop is shared, 1200 by 630. */
function shareCard(produce: Produce, mark: string): string {
  const table = heroScene(produce).toSvg(780);
  const name = wordmark(BRAND_INK);
  const scale = 344 / name.width;
  const at = (svg: string, x: number, y: number, size: string) =>
    svg.replace('<svg ', `<svg x="${x}" y="${y}" ${size} `);
  const markOnly = mark.replace('<svg ', '<svg width="120" height="120" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
    <rect width="1200" height="630" fill="${PAPER}"/><circle cx="880" cy="300" r="430" fill="#EAF6EC"/><circle cx="930" cy="330" r="330" fill="#D3EDD9"/>
    <path d="M84 436H260" stroke="#FFC53D" stroke-width="14" stroke-linecap="round"/>
    ${at(markOnly, 76, 172, '')}
    <g transform="translate(76 326) scale(${scale})">${name.svg}</g>${at(table, 416, 26, '')}</svg>`;
}

/** The jobs that make the web's pictures in `folder`. */
export function artJobs(folder: string, produce: Produce, mark: string): PictureJob[] {
  const webp = (name: string, scene: () => Scene, pixels: number, quality?: number): PictureJob => ({
    path: join(folder, `${name}.webp`),
    render: () => toWebp(scene().toSvg(pixels), 5, quality),
  });
  const icon = (pixels: number): PictureJob => ({
    path: join(folder, `icon-${pixels}.png`),
    render: () =>
      sharp(Buffer.from(mark), { density: (72 * pixels) / 64 })
        .resize(pixels, pixels)
        .png()
        .toBuffer(),
  });
  const share: PictureJob = {
    path: join(folder, 'og.png'),
    render: () =>
      sharp(Buffer.from(shareCard(produce, mark)))
        .png({ palette: true, quality: 90 })
        .toBuffer(),
  };
  return [
    // The largest picture of the shop, and the first that most people see: every byte is waited for.
    ...[640, 960, 1200].map((pixels) => webp(`hero-${pixels}`, () => heroScene(produce), pixels, 70)),
    ...Object.entries(categoryScenes(produce)).map(([slug, scene]) => webp(`category-${slug}`, () => scene, 320)),
    ...Object.entries(emptyScenes(produce)).map(([name, scene]) => webp(name, () => scene, 480)),
    icon(192),
    icon(512),
    share,
  ];
}
