import { createHash } from 'node:crypto';
import { access, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';

/** A hash of everything the pictures are made from: these scripts, the catalogue, the mark and the libraries. */
export async function inputsHash(root: string, catalogue: { slug: string; pictures: number }[]): Promise<string> {
  const hash = createHash('sha256');
  const folder = join(root, 'scripts/pictures');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  for (const name of scripts) hash.update(name).update(await readFile(join(folder, name)));
  hash.update(JSON.stringify(catalogue.map(({ slug, pictures }) => [slug, pictures])));
  hash.update(await readFile(join(root, 'web/public/favicon.svg')));
  const vectors = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/package.json');
  hash.update(await readFile(vectors)).update(JSON.stringify(sharp.versions));
  return hash.digest('hex');
}

/** Whether the stamp says the same and every file it lists is still there. */
export async function isFresh(stampPath: string, hash: string): Promise<boolean> {
  try {
    const [stamped, ...paths] = (await readFile(stampPath, 'utf8')).trim().split('\n');
    if (stamped !== hash) return false;
    await Promise.all(paths.map((path) => access(path)));
    return true;
  } catch {
    return false;
  }
}

/** Writes the stamp: the hash, then the files made, one to a line. */
export async function writeStamp(stampPath: string, hash: string, paths: string[]): Promise<void> {
  await writeFile(stampPath, `${[hash, ...paths].join('\n')}\n`);
}
