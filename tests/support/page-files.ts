import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).default([]) }));

function chunkOf(source: string) {
  const built = manifest.parse(JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')));
  const chunk = built[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
  return chunk;
}

/** The addresses of the styles of a page in the built web app. `source` is the page's file below `web/`. */
export const stylesOf = (source: string): string[] => chunkOf(source).css.map((file) => `/${file}`);

/** The address of the script of a part that is loaded later. `source` is its file below `web/`. */
export const scriptOf = (source: string): string => `/${chunkOf(source).file}`;
