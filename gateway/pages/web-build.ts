import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readPageTable, type PageTable } from './page-table.ts';
import type { PageTemplate } from './public-pages.ts';
import { fillManifest, fillShop, type ShopInPages } from './shop-in-pages.ts';

/** The built web app with the shop's name and facts: `index.html`, the manifest, and the page table. */
interface WebBuild extends PageTemplate {
  manifest: string;
  pages: PageTable;
}

export type ReadBuild = () => Promise<WebBuild | undefined>;

/**
 * Reads the build again only when it has changed, and fills it again when the shop has. Undefined while there is no build:
 * `pages.json` is written last.
 */
export function createBuildReader(folder: string, shop: () => ShopInPages): ReadBuild {
  const root = resolve(folder);
  const table = join(root, 'pages.json');
  let files: { html: string; manifest: string; changedAt: number; pages: PageTable } | undefined;
  let filled: { build: WebBuild; from: typeof files; shop: string } | undefined;
  return async () => {
    const changedAt = await stat(table).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt === undefined) return undefined;
    if (files?.changedAt !== changedAt) {
      const [html, manifest, tableText] = await Promise.all([
        readFile(join(root, 'index.html'), 'utf8'),
        readFile(join(root, 'manifest.webmanifest'), 'utf8').catch(() => '{}'),
        readFile(table, 'utf8'),
      ]);
      files = { html, manifest, changedAt, pages: readPageTable(tableText) };
    }
    const now = shop();
    const shopNow = JSON.stringify(now);
    if (filled?.from !== files || filled.shop !== shopNow) {
      const build = {
        html: fillShop(files.html, now),
        manifest: fillManifest(files.manifest, now),
        changedAt,
        pages: files.pages,
        shop: now,
      };
      filled = { build, from: files, shop: shopNow };
    }
    return filled.build;
  };
}
