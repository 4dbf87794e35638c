import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedProducts } from '../../backend/db/seed/seed-products.ts';
import { artJobs } from './art-jobs.ts';
import { inputsHash, isFresh, writeStamp } from './picture-stamp.ts';
import { productShots } from './product-shots.ts';
import { type Produce, loadProduce } from './produce-vectors.ts';
import { type PictureJob, runJobs, toWebp } from './raster.ts';

const PRODUCT_PIXELS = 960;

function productJobs(folder: string, produce: Produce): PictureJob[] {
  const shots = productShots(produce);
  return seedProducts.flatMap(({ slug, pictures }) => {
    const own = shots[slug]?.slice(0, pictures) ?? [];
    if (own.length < pictures) throw new Error(`"${slug}" wants ${pictures} pictures and has ${own.length}.`);
    return own.map((shot, at) => ({
      path: join(folder, `${slug}-${at + 1}.webp`),
      render: () => toWebp(shot().toSvg(PRODUCT_PIXELS), 2),
    }));
  });
}

/** Removes pictures of products that are no longer in the catalogue. */
async function removeStrays(folder: string, jobs: PictureJob[]): Promise<void> {
  const wanted = new Set(jobs.map(({ path }) => basename(path)));
  const strays = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !wanted.has(name));
  await Promise.all(strays.map((name) => rm(join(folder, name))));
}

/**
 * Makes the pictures of the seed catalogue (`dist/seed-pictures`) and of the web (`web/public/art`) under `root`.
 * Does nothing, and answers `made: 0`, when nothing they are made from has changed.
 */
export async function makePictures(options: {
  root: string;
  onProgress?: (done: number, total: number) => void;
}): Promise<{ made: number }> {
  const { root, onProgress } = options;
  const seedFolder = join(root, 'dist/seed-pictures');
  const artFolder = join(root, 'web/public/art');
  const stampPath = join(seedFolder, '.stamp');
  const hash = await inputsHash(root, seedProducts);
  if (await isFresh(stampPath, hash)) return { made: 0 };
  const [produce, mark] = await Promise.all([loadProduce(), readFile(join(root, 'web/public/favicon.svg'), 'utf8')]);
  const products = productJobs(seedFolder, produce);
  const jobs = [...products, ...artJobs(artFolder, produce, mark)];
  await Promise.all([seedFolder, artFolder].map((folder) => mkdir(folder, { recursive: true })));
  await rm(stampPath, { force: true });
  await runJobs(jobs, (done) => onProgress?.(done, jobs.length));
  await removeStrays(seedFolder, products);
  await writeStamp(
    stampPath,
    hash,
    jobs.map(({ path }) => path),
  );
  return { made: jobs.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now();
  const { made } = await makePictures({
    root: process.cwd(),
    onProgress: (done, total) => {
      const text = `Pictures: ${done} of ${total}`;
      if (process.stdout.isTTY) process.stdout.write(`\r${text}`);
      else if (done % 10 === 0) console.log(text);
    },
  });
  if (process.stdout.isTTY && made > 0) process.stdout.write('\n');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(made > 0 ? `Made ${made} pictures in ${seconds} s.` : 'The pictures are up to date.');
}
