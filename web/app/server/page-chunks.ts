import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '../pages.ts';

/** Vite's list of what it built: by source file, the file that came of it and what that one needs. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** What a page of this name needs beside its HTML. */
export interface PageFiles {
  /** The style element with all its styles. */
  style: string;
  /** The SHA-256 of the styles in base64. */
  styleHash: string;
  /** The elements that fetch its own chunks together with the app's. */
  chunks: string;
}

/** Where each page's chunk comes from, seen from the web's folder. Others are loaded by the app. */
const sources: Partial<Record<PageName | 'home', string>> = {
  productList: 'features/catalog/ProductListPage.tsx',
  category: 'features/catalog/CategoryPage.tsx',
  product: 'features/catalog/ProductPage.tsx',
  cart: 'features/cart/CartPage.tsx',
  notFound: 'app/NotFoundPage.tsx',
};

/** @param folder where the built web app is */
export function pageFilesIn(folder: string): (page: PageName | 'home') => PageFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const known = new Map<PageName | 'home', PageFiles>();
  return (page) => {
    const files = known.get(page) ?? filesOf(manifest, sources[page], folder);
    known.set(page, files);
    return files;
  };
}

function filesOf(manifest: Manifest, source: string | undefined, folder: string): PageFiles {
  const app = chunksOf(manifest, 'index.html');
  const own = source ? [...chunksOf(manifest, source)].filter((key) => !app.has(key)) : [];
  const stylesOf = (keys: Iterable<string>) => [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
  const ownStyles = stylesOf(own);
  const styles = [...stylesOf(app), ...ownStyles].map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  return {
    style: `<style>${styles}</style>`,
    styleHash: createHash('sha256').update(styles).digest('base64'),
    chunks: [
      // The chunk's loader looks for the link and would wait for the styles again. Nothing waits for those of print.
      ...ownStyles.map((file) => `<link rel="stylesheet" media="print" crossorigin href="/${file}">`),
      ...own.map((key) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="/${manifest[key]?.file}">`),
    ].join(''),
  };
}

function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(manifest, next, found);
  return found;
}
