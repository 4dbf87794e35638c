import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = /\.(js|css|svg|json)$/;

/**
 * Writes beside every text file of a build its smallest Brotli (.br) and gzip (.gz) version, for the gateway to send.
 * @param {string} folder
 */
export async function compressTexts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => textFiles.test(file));
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
