import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createImageEncoder } from '#backend/images/image-encoder.ts';

/**
 * `node --import tsx backend/seed/make-small-pictures.ts`: makes the smaller files of the demonstration pictures from the
 * widest ones, as an upload gets them. Run it after a change of a picture.
 */
const folder = 'backend/seed/pictures';
const encoder = createImageEncoder();

for (const name of await readdir(folder)) {
  if (!name.endsWith('-960.webp')) continue;
  const encoded = await encoder.encode(await readFile(path.join(folder, name)));
  if ('refusal' in encoded) throw new Error(`${name}: ${encoded.refusal}`);
  for (const { width, content } of encoded.picture.files)
    if (width < 960) await writeFile(path.join(folder, name.replace('-960', `-${width}`)), content);
}
