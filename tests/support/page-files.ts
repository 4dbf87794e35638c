import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.record(z.string(), z.object({ css: z.array(z.string()).default([]) }));

/** The addresses of the styles of a page in the built web app. `source` is the page's file below `web/`. */
export function stylesOf(source: string): string[] {
  const built = manifest.parse(JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')));
  const page = built[source];
  if (!page) throw new Error(`The build has no chunk for ${source}.`);
  return page.css.map((file) => `/${file}`);
}
