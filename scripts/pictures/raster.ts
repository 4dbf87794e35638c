import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/** One file to make: its path and the work that gives its bytes. */
export interface PictureJob {
  path: string;
  render: () => Promise<Buffer>;
}

/** WebP with alpha of an SVG document, at the size the document states; `effort` 0 to 6 trades time for bytes. */
export function toWebp(svg: string, effort: number, quality = 88): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .webp({ quality, alphaQuality: Math.min(quality + 4, 92), effort })
    .toBuffer();
}

/** Runs the jobs, as many at once as there are cores (four at most), and tells after each how many are done. */
export async function runJobs(jobs: PictureJob[], onDone: (done: number) => void): Promise<void> {
  const waiting = jobs.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const { path, render } of waiting) {
      await writeFile(path, await render());
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
}
