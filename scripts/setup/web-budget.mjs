import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The limits of what a visit loads, in kilobytes of 1000 bytes after gzip. A build above a limit fails. */
const englishLimitsKb = {
  firstLoad: 144,
  firstLoadBrotli: 126,
  firstStyles: 10,
  shopperRoute: 14,
  onFirstUse: 7.2,
  sellerFrame: 11.5,
  sellerPage: 21.8,
  shopperStyles: 16,
  font: 21,
  hero: 30,
};
/** The words of other languages are longer. */
const otherLimitsKb = {
  ...englishLimitsKb,
  firstLoad: 147,
  firstLoadBrotli: 129,
  shopperRoute: 15,
  onFirstUse: 8.2,
  sellerFrame: 12.2,
  sellerPage: 23.3,
};
const phoneHero = 'art/hero-640.webp';

/** The files that load at their first use, not with a page. */
const onFirstUse = /\/(LoginModal|SearchSuggestions|MobileMenu|ProfileMenu|InstallShop|AddAddressPage)\.tsx$/;
const sellerFiles = /features\/seller\//;
/** The file that each of the seller's pages loads first. */
const sellerFrameFile = 'features/seller/SellerArea.tsx';

/** Strings of GraphQL's parser and of the tag for it: documents are compiled by the build. */
const parserTexts = ['Syntax Error: ', 'graphql-tag'];
/** The text of an operation: browsers send hashes instead. */
const operationText = /["'`](query|mutation) [A-Z]\w*\s*[({]/;

/**
 * Weighs a build of the web app by its manifest: for each page what its static imports add to the first load.
 * Plain JavaScript, because the build runs it before the dependencies are installed.
 * @typedef {Record<string, { file: string, imports?: string[], css?: string[], assets?: string[], isDynamicEntry?: boolean }>} Manifest
 * @param {string} folder the build's output
 * @param {Manifest} manifest
 * @param {(file: string) => Buffer} read a file of the output
 * @param {string} language
 * @returns {{ rows: { name: string, kilobytes: number, limit: number }[], faults: string[] }}
 */
export function weighWeb(
  folder,
  manifest = readManifest(folder),
  read = (file) => readFileSync(join(folder, file)),
  language = 'en',
) {
  const limitsKb = language === 'en' ? englishLimitsKb : otherLimitsKb;
  const first = loadedBy('index.html');
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const shopperPages = pages.filter((key) => !sellerFiles.test(key));
  const sellerChunks = new Set(
    pages
      .filter((key) => sellerFiles.test(key))
      .flatMap((key) => [...loadedBy(key)].filter((chunk) => sellerFiles.test(chunk))),
  );
  const sellerFrame = loadedBy(sellerFrameFile);
  const shopperChunks = new Set([...first, ...shopperPages.flatMap((key) => [...loadedBy(key)])]);

  const rows = [
    row('first load, scripts', scripts(first), limitsKb.firstLoad),
    row('first load, scripts in Brotli', scripts(first), limitsKb.firstLoadBrotli, (bytes) =>
      brotliCompressSync(bytes),
    ),
    row('first load, styles', styles(first), limitsKb.firstStyles),
    ...shopperPages.map((key) =>
      row(
        key,
        scripts(without(loadedBy(key), new Set([...first, ...loadedBefore(key)]))),
        onFirstUse.test(key) ? limitsKb.onFirstUse : limitsKb.shopperRoute,
      ),
    ),
    row('seller, frame', scripts(without(sellerFrame, shopperChunks)), limitsKb.sellerFrame),
    ...pages
      .filter((key) => sellerFiles.test(key) && key !== sellerFrameFile)
      .map((key) =>
        row(key, scripts(without(loadedBy(key), new Set([...shopperChunks, ...sellerFrame]))), limitsKb.sellerPage),
      ),
    row('shopper, all styles', styles(shopperChunks), limitsKb.shopperStyles),
    row('fonts', fontFiles(), limitsKb.font, asItIs),
    row('the first picture of the home page, on a phone', [phoneHero], limitsKb.hero, asItIs),
  ];

  const faults = rows
    .filter(({ kilobytes, limit }) => kilobytes > limit)
    .map(({ name, kilobytes, limit }) => `${name}: ${kilobytes.toFixed(1)} kB, the limit is ${limit} kB`);
  for (const chunk of sellerChunks)
    if (shopperChunks.has(chunk)) faults.push(`${chunk} belongs to the seller, but shoppers load it`);
  for (const file of new Set(Object.values(manifest).map((chunk) => chunk.file))) {
    if (!file.endsWith('.js')) continue;
    const text = read(file).toString('utf8');
    if (operationText.test(text)) faults.push(`${file} contains the text of an operation`);
    for (const sign of parserTexts) if (text.includes(sign)) faults.push(`${file} contains "${sign}"`);
  }
  return { rows, faults };

  /**
   * @param {string} key
   * @param {Set<string>} seen
   */
  function loadedBy(key, seen = new Set()) {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) loadedBy(next, seen);
    return seen;
  }
  /**
   * The files that the page of a part has loaded before the part: only that page loads it.
   * @param {string} key
   */
  function loadedBefore(key) {
    const page = manifest[key]?.imports?.filter((other) => manifest[other]?.isDynamicEntry) ?? [];
    return page.flatMap((other) => [...loadedBy(other)]);
  }
  /** @param {Set<string>} keys */
  function scripts(keys) {
    return [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  }
  /** @param {Set<string>} keys */
  function styles(keys) {
    return [...keys].flatMap((key) => manifest[key]?.css ?? []);
  }
  function fontFiles() {
    return Object.values(manifest).flatMap(({ file, assets = [] }) =>
      [file, ...assets].filter((each) => each.endsWith('.woff2')),
    );
  }
  /**
   * @param {string} name
   * @param {string[]} files
   * @param {number} limit
   * @param {(bytes: Buffer) => Buffer} pack
   */
  function row(name, files, limit, pack = (bytes) => gzipSync(bytes, { level: 9 })) {
    const bytes = [...new Set(files)].reduce((sum, file) => sum + pack(read(file)).length, 0);
    return { name, kilobytes: bytes / 1000, limit };
  }
}

/**
 * Leaves fonts and pictures as they are: they are compressed already.
 * @param {Buffer} bytes
 */
function asItIs(bytes) {
  return bytes;
}

/**
 * @param {Set<string>} keys
 * @param {Set<string>} others
 */
function without(keys, others) {
  return new Set([...keys].filter((key) => !others.has(key)));
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/**
 * Throws with every breach when a build is over its budget.
 * @param {string} folder
 * @param {string} language
 */
export function holdWebBudget(folder, language) {
  const { faults } = weighWeb(folder, undefined, undefined, language);
  if (faults.length > 0) throw new Error(`The web app is over its budget.\n${faults.join('\n')}`);
}

/** `node scripts/setup/web-budget.mjs dist/de/web de` prints all weights of a build. */
if (process.argv[1] === import.meta.filename) {
  const [folder = 'dist/web', language] = process.argv.slice(2);
  const { rows, faults } = weighWeb(folder, undefined, undefined, language);
  for (const { name, kilobytes, limit } of rows)
    console.log(`${kilobytes.toFixed(1).padStart(7)} kB of ${String(limit).padStart(3)}  ${name}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
