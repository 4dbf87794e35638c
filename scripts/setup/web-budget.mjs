import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * What each page weighed when its figure was last accepted, by its parts: bytes of the English build after compression. A heavier page
 * needs new figures in the same commit: `node scripts/setup/web-budget.mjs --accept` writes them.
 */
const figuresFile = join(import.meta.dirname, 'web-weights.json');
/**
 * The bytes that a page may have when these are accepted. Small pages may grow by some bytes more; the words of other languages are
 * longer, and their pages have no figures of their own.
 * @param {number} accepted
 * @param {string} language
 */
function allowedBytes(accepted, language) {
  return language === 'en' ? Math.max(accepted * 1.02, accepted + 100) : accepted * 1.05 + 1000;
}
const phoneHero = 'art/hero-640.webp';

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
 * @typedef {Record<string, { file: string, name?: string, src?: string, imports?: string[], css?: string[], assets?: string[], isDynamicEntry?: boolean }>} Manifest
 * @typedef {Record<string, Record<string, number>>} Weights the bytes of each part of each page
 * @param {string} folder the build's output
 * @param {Manifest} manifest
 * @param {(file: string) => Buffer} read a file of the output
 * @returns {{ weights: Weights, faults: string[] }} `faults`: what no page may load
 */
export function weighWeb(folder, manifest = readManifest(folder), read = (file) => readFileSync(join(folder, file))) {
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

  const pageOf = (/** @type {string} */ key, /** @type {Set<string>} */ before) => [
    key,
    weigh(scripts(without(loadedBy(key), before))),
  ];
  /** @type {Weights} */
  const weights = Object.fromEntries([
    ['first load, scripts', weigh(scripts(first))],
    ['first load, scripts in Brotli', weigh(scripts(first), (bytes) => brotliCompressSync(bytes))],
    ['first load, styles', weigh(styles(first))],
    ...shopperPages.map((key) => pageOf(key, new Set([...first, ...loadedBefore(key)]))),
    ['seller, frame', weigh(scripts(without(sellerFrame, shopperChunks)))],
    ...pages
      .filter((key) => sellerFiles.test(key) && key !== sellerFrameFile)
      .map((key) => pageOf(key, new Set([...shopperChunks, ...sellerFrame]))),
    ['shopper, all styles', weigh(styles(shopperChunks))],
    ['fonts', weigh(fontFiles(), asItIs)],
    ['the first picture of the home page, on a phone', weigh([phoneHero], asItIs)],
  ]);

  const faults = [];
  for (const chunk of sellerChunks)
    if (shopperChunks.has(chunk)) faults.push(`${chunk} belongs to the seller, but shoppers load it`);
  for (const file of new Set(Object.values(manifest).map((chunk) => chunk.file))) {
    if (!file.endsWith('.js')) continue;
    const text = read(file).toString('utf8');
    if (operationText.test(text)) faults.push(`${file} contains the text of an operation`);
    for (const sign of parserTexts) if (text.includes(sign)) faults.push(`${file} contains "${sign}"`);
  }
  return { weights, faults };

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
   * @param {string[]} files
   * @param {(bytes: Buffer) => Buffer} pack
   */
  function weigh(files, pack = (bytes) => gzipSync(bytes, { level: 9 })) {
    /** @type {Record<string, number>} */
    const parts = {};
    for (const file of new Set(files)) {
      const part = partOf(file);
      parts[part] = (parts[part] ?? 0) + pack(read(file)).length;
    }
    return parts;
  }
  /**
   * A name of a file that stays the same when its content changes.
   * @param {string} file
   */
  function partOf(file) {
    const chunk = Object.values(manifest).find((each) => each.file === file || each.css?.includes(file));
    const name = chunk?.src?.split('/').at(-1) ?? chunk?.name;
    return name ?? file;
  }
}

/**
 * Which pages have grown too much since their figures were accepted, and by which parts.
 * @param {Weights} weights
 * @param {Weights} accepted
 * @param {string} language of the build
 * @returns {string[]}
 */
export function grownPages(weights, accepted, language) {
  return Object.entries(weights).flatMap(([page, parts]) => {
    const before = accepted[page];
    const bytes = sumOf(parts);
    if (before === undefined) return [`${page} is new, with ${bytes} bytes`];
    if (bytes <= allowedBytes(sumOf(before), language)) return [];
    const grown = Object.entries(parts)
      .map(([part, size]) => ({ part, more: size - (before[part] ?? 0) }))
      .filter(({ more }) => more > 0)
      .toSorted((one, other) => other.more - one.more)
      .map(({ part, more }) => `${part} +${more}`);
    return [`${page} has ${bytes} bytes, ${sumOf(before)} are accepted: ${grown.join(', ')}`];
  });
}

/** @param {Record<string, number>} parts */
function sumOf(parts) {
  return Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
}

/** @returns {Weights} */
function readAccepted() {
  return JSON.parse(readFileSync(figuresFile, 'utf8'));
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
 * Throws with every reason when a build is too heavy.
 * @param {string} folder
 * @param {string} language
 */
export function holdWebBudget(folder, language) {
  const { weights, faults } = weighWeb(folder);
  const grown = grownPages(weights, readAccepted(), language);
  if (grown.length > 0) grown.push('If it must be so: node scripts/setup/web-budget.mjs --accept');
  if (faults.length + grown.length > 0) throw new Error(['The web app is too heavy.', ...faults, ...grown].join('\n'));
}

/** `node scripts/setup/web-budget.mjs` prints the weights of the English build; `--accept` keeps them as its figures. */
if (process.argv[1] === import.meta.filename) {
  const { weights } = weighWeb('dist/web');
  if (process.argv.includes('--accept')) writeFileSync(figuresFile, `${JSON.stringify(weights, null, 2)}\n`);
  for (const [page, parts] of Object.entries(weights)) console.log(`${String(sumOf(parts)).padStart(7)} B  ${page}`);
}
