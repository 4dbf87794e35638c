import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names classes and values by the place of their file among all style files, in two digits: `_0a0`. Every rendered page carries the
 * names of its classes, and these are shorter than vanilla-extract's hashes. The builds of the browser and of the renderer get the same names.
 */
export function shortClassNames() {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .toSorted();
  const hashes = new Map<string, string>();

  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const place = files.indexOf(filePath);
    if (place === -1) throw new Error(`${filePath} is not among the style files of the web app.`);
    // The given hash is that of the file and a number within the file. The first number has one digit.
    const fileHash = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, fileHash);
    return `_${place.toString(36).padStart(2, '0')}${hash.slice(fileHash.length)}`;
  };
}
