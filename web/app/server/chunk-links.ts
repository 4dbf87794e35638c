import type { PageName } from '../pages.ts';

/** Vite's list of what it built: by source file, the file that came of it and what that one needs. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Where each page's chunk comes from, seen from the web's folder. */
const SOURCES: Partial<Record<PageName, string>> = {
  productList: 'features/catalog/ProductListPage.tsx',
  category: 'features/catalog/CategoryPage.tsx',
  product: 'features/catalog/ProductPage.tsx',
  notFound: 'app/NotFoundPage.tsx',
};

/** The links that fetch a page's scripts and styles together with the document, those it has not anyway. */
export function chunkLinks(manifest: Manifest, page: PageName | 'home'): string {
  const known = chunksOf(manifest, 'index.html');
  const source = page === 'home' ? undefined : SOURCES[page];
  const needed = source ? [...chunksOf(manifest, source)].filter((key) => !known.has(key)) : [];
  const chunks = needed.flatMap((key) => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(manifest, next, found);
  return found;
}
