import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What a visit may load, in kilobytes of 1000 bytes after gzip. Over it, the build of the web app fails. */
const LIMITS = {
  firstLoad: 150,
  firstLoadBrotli: 131,
  firstStyles: 10,
  shopperRoute: 12,
  onFirstUse: 6,
  seller: 45,
  shopperStyles: 14,
  font: 21,
  hero: 30,
};
const HERO_ON_A_PHONE = 'art/hero-640.webp';

/** Loaded when somebody first uses them, not with a page. */
const ON_FIRST_USE = /\/(LoginModal|SearchSuggestions|MobileMenu|ProfileMenu|InstallShop|AddAddressPage)\.tsx$/;
const SELLER = /features\/seller\//;

/** Strings that only the parser of GraphQL and the tag for it contain: documents are compiled before. */
const BUILD_TIME_ONLY = ['Syntax Error: ', 'graphql-tag'];
/** An operation's text: browsers send hashes. */
const PRINTED_OPERATION = /["'`](query|mutation) [A-Z]\w*\s*[({]/;

/**
 * Weighs a build of the web app by its manifest: for each page what its static imports add to the first load.
 * @param {string} folder the build's output
 * @param {Record<string, { file: string, imports?: string[], css?: string[], assets?: string[], isDynamicEntry?: boolean }>} manifest
 * @param {(file: string) => Buffer} read a file of the output
 * @returns {{ rows: { name: string, kilobytes: number, limit: number }[], faults: string[] }}
 */
export function weighWeb(folder, manifest = readManifest(folder), read = (file) => readFileSync(join(folder, file))) {
  const first = loadedBy('index.html');
  const pages = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
  const shopperPages = pages.filter((key) => !SELLER.test(key));
  const sellerChunks = new Set(
    pages.filter((key) => SELLER.test(key)).flatMap((key) => [...loadedBy(key)].filter((chunk) => SELLER.test(chunk))),
  );
  const shopperChunks = new Set([...first, ...shopperPages.flatMap((key) => [...loadedBy(key)])]);

  const rows = [
    row('first load, scripts', scripts(first), LIMITS.firstLoad),
    row('first load, scripts in Brotli', scripts(first), LIMITS.firstLoadBrotli, (bytes) => brotliCompressSync(bytes)),
    row('first load, styles', styles(first), LIMITS.firstStyles),
    ...shopperPages.map((key) =>
      row(
        key,
        scripts(without(loadedBy(key), first)),
        ON_FIRST_USE.test(key) ? LIMITS.onFirstUse : LIMITS.shopperRoute,
      ),
    ),
    row(
      'seller, all scripts',
      scripts(
        without(new Set(pages.filter((key) => SELLER.test(key)).flatMap((key) => [...loadedBy(key)])), shopperChunks),
      ),
      LIMITS.seller,
    ),
    row('shopper, all styles', styles(shopperChunks), LIMITS.shopperStyles),
    row('fonts', fontFiles(), LIMITS.font, asItIs),
    row('the first picture of the home page, on a phone', [HERO_ON_A_PHONE], LIMITS.hero, asItIs),
  ];

  const faults = rows
    .filter(({ kilobytes, limit }) => kilobytes > limit)
    .map(({ name, kilobytes, limit }) => `${name}: ${kilobytes.toFixed(1)} kB, the limit is ${limit} kB`);
  for (const chunk of sellerChunks)
    if (shopperChunks.has(chunk)) faults.push(`${chunk} belongs to the seller, but shoppers load it`);
  for (const file of new Set(Object.values(manifest).map((chunk) => chunk.file))) {
    if (!file.endsWith('.js')) continue;
    const text = read(file).toString('utf8');
    if (PRINTED_OPERATION.test(text)) faults.push(`${file} contains the text of an operation`);
    for (const sign of BUILD_TIME_ONLY) if (text.includes(sign)) faults.push(`${file} contains "${sign}"`);
  }
  return { rows, faults };

  function loadedBy(key, seen = new Set()) {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) loadedBy(next, seen);
    return seen;
  }
  function scripts(keys) {
    return [...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'));
  }
  function styles(keys) {
    return [...keys].flatMap((key) => manifest[key]?.css ?? []);
  }
  function fontFiles() {
    return Object.values(manifest).flatMap(({ file, assets = [] }) =>
      [file, ...assets].filter((each) => each.endsWith('.woff2')),
    );
  }
  function row(name, files, limit, pack = (bytes) => gzipSync(bytes, { level: 9 })) {
    const bytes = [...new Set(files)].reduce((sum, file) => sum + pack(read(file)).length, 0);
    return { name, kilobytes: bytes / 1000, limit };
  }
}

/** Fonts and pictures are compressed already. */
function asItIs(bytes) {
  return bytes;
}

function without(keys, others) {
  return new Set([...keys].filter((key) => !others.has(key)));
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** Fails, naming every breach, when a build is over its budget. */
export function holdWebBudget(folder) {
  const { faults } = weighWeb(folder);
  if (faults.length > 0) throw new Error(`The web app is over its budget.\n${faults.join('\n')}`);
}

/** `node scripts/setup/web-budget.mjs` prints the scales. */
if (process.argv[1] === import.meta.filename) {
  const { rows, faults } = weighWeb(process.argv[2] ?? 'dist/web');
  for (const { name, kilobytes, limit } of rows)
    console.log(`${kilobytes.toFixed(1).padStart(7)} kB of ${String(limit).padStart(3)}  ${name}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
