import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { escapeHtml } from '../escape-html.ts';
import { readPageTable, type PageTable } from './page-table.ts';
import type { PageTemplate } from './public-pages.ts';

/** The built web app: `index.html`, and the page table. */
interface WebBuild extends PageTemplate {
  pages: PageTable;
}

export type ReadBuild = () => Promise<WebBuild | undefined>;

/** Reads the build again only when it has changed. Undefined while there is none: `pages.json` is written last. */
export function createBuildReader(folder: string, currency: string): ReadBuild {
  const root = resolve(folder);
  const table = join(root, 'pages.json');
  let known: WebBuild | undefined;
  return async () => {
    const changedAt = await stat(table).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt === undefined) return undefined;
    if (known?.changedAt !== changedAt) {
      const [html, tableText] = await Promise.all([
        readFile(join(root, 'index.html'), 'utf8'),
        readFile(table, 'utf8'),
      ]);
      const pages = readPageTable(tableText);
      known = { html: html.replaceAll('__CURRENCY__', () => escapeHtml(currency)), changedAt, pages };
    }
    return known;
  };
}
