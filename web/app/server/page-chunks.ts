import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageComponents } from '../page-components.ts';
import type { PageName } from '../pages.ts';
import type { StyleRule } from '../style-rules.ts';
import { shownStylesOf, type ShownStyles } from './shown-styles.ts';

/** Vite's build manifest: for each source file, its built file with the chunks and styles that it needs. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The styles and scripts that a page needs beside its HTML. */
export interface PageFiles {
  /** The styles of its elements. */
  shownStyles: (html: string) => ShownStyles;
  /** The link elements that load all its styles and preload its own chunks. */
  chunks: string;
}

/** @param folder the folder of the built web app */
export function pageFilesIn(folder: string): (page: PageName) => PageFiles {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, '.vite', file), 'utf8'));
  const manifest: Manifest = read('manifest.json');
  const rules: Record<string, StyleRule[]> = read('style-rules.json');
  const known = new Map<PageName, PageFiles>();
  return (page) => {
    const files = known.get(page) ?? filesOf(manifest, chunkOf(manifest, page), rules);
    known.set(page, files);
    return files;
  };
}

/** The manifest's key of a page's own chunk. */
function chunkOf(manifest: Manifest, page: PageName): string {
  const file = `/${pageComponents[page].name}.tsx`;
  const key = Object.keys(manifest).find((source) => source.endsWith(file));
  if (!key) throw new Error(`The build has no chunk for the page ${page}: its file must be named after its component.`);
  return key;
}

function filesOf(manifest: Manifest, source: string, rules: Record<string, StyleRule[]>): PageFiles {
  const app = chunksOf(manifest, 'index.html');
  const own = [...chunksOf(manifest, source)].filter((key) => !app.has(key));
  const stylesOf = (keys: Iterable<string>) => [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
  const styleFiles = stylesOf([...app, ...own]);
  return {
    shownStyles: shownStylesOf(styleFiles.flatMap((file) => rules[file] ?? [])),
    chunks: [
      // No media has them until all are loaded, see web/public/first-paint.js. Vite's loader finds these links and does not load
      // the styles again.
      ...styleFiles.map((file) => `<link rel="stylesheet" media="not all" href="/${file}">`),
      ...own.map((key) => `<link fetchpriority="low" rel="modulepreload" href="/${manifest[key]?.file}">`),
    ].join(''),
  };
}

/** A chunk after those that it imports, as Vite's loader has them: its styles come after theirs. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return found;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(manifest, next, found, seen);
  return found.add(key);
}
