import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(js|css|svg|json)$/;

/** Puts beside every text of a build what it is sent as: the best that Brotli and gzip can make of it. */
export async function compressTexts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXTS.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = readFileSync(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(text, { level: 9 }),
      ]);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
    }),
  );
}
