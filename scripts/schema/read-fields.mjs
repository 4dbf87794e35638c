import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { Kind, parse, visit } from 'graphql';

/**
 * Fields that are read for all documents. The cache reads the first two, and `query`, the part of a payload that brings
 * the newest values. Of the refusals in payloads, `useFieldErrors` reads `field`, and the link that asks for the login
 * reads `code` of `errors`. `AddressLines` reads the parts of an address.
 */
const readForAll = ['id', '__typename', 'query', 'errors', 'field', 'code', 'postalCode', 'state'];

/**
 * A field that the web app fetches is read, as a property, in the folder of its fragment or operation: in a file of the folder or
 * of a folder that spreads the fragment, in a file that imports the folder's generated types, or in a module of shared that one
 * of these imports, except for lib and ui, which know nothing of the shop. A name that several types have counts as read when
 * one of them is.
 *
 * @param {Record<string, string>} files the texts of the web app's GraphQL, .ts and .tsx files by path, without generated ones
 * @returns {string[]} a sentence for each fault
 */
export function readFieldsFaults(files) {
  const definitions = Object.keys(files).flatMap((path) =>
    path.endsWith('.graphql') ? definitionsIn(path, files) : [],
  );
  const sources = Object.keys(files).flatMap((path) => (path.endsWith('.graphql') ? [] : [sourceOf(path, files)]));
  return definitions.flatMap(({ path, name, fields }) => {
    const folders = foldersWith(name, definitions);
    const readers = sources.filter(
      ({ folder, imports }) => folders.has(folder) || [...folders].some((each) => imports.has(generatedFor(each))),
    );
    const imported = new Set(readers.flatMap(({ imports }) => [...imports]));
    const shared = sources.filter(({ path: each }) => /^web\/shared\/(?!lib|ui)/.test(each) && imported.has(each));
    const read = [...readers, ...shared];
    const isRead = (/** @type {string} */ field) => read.some(({ names }) => names.has(field));
    return fields
      .filter((field) => !readForAll.includes(field) && !isRead(field))
      .map((field) => `${path} fetches ${name}.${field}, which nothing there reads: show it, or do not fetch it.`);
  });
}

/** The texts that `readFieldsFaults` takes. */
export function webFiles() {
  const paths = readdirSync('web', { recursive: true, encoding: 'utf8' }).map((path) => join('web', path));
  const read = paths.filter((path) => /\.(graphql|tsx?)$/.test(path) && !path.startsWith('web/__generated__/'));
  return Object.fromEntries(read.map((path) => [path, readFileSync(path, 'utf8')]));
}

/**
 * The fragments and operations of a GraphQL file.
 * @typedef {{ path: string, folder: string, name: string, fields: string[], spreads: Set<string> }} Definition
 * @param {string} path
 * @param {Record<string, string>} files
 * @returns {Definition[]}
 */
function definitionsIn(path, files) {
  return parse(files[path] ?? '').definitions.map((definition) => {
    /** @type {Set<string>} */
    const fields = new Set();
    /** @type {Set<string>} */
    const spreads = new Set();
    visit(definition, {
      Field: ({ name, alias }) => void fields.add((alias ?? name).value),
      FragmentSpread: ({ name }) => void spreads.add(name.value),
    });
    const isNamed = definition.kind === Kind.FRAGMENT_DEFINITION || definition.kind === Kind.OPERATION_DEFINITION;
    const name = (isNamed && definition.name?.value) || 'an operation';
    return { path, folder: folderOf(path), name, fields: [...fields], spreads };
  });
}

/**
 * @param {string} path
 * @param {Record<string, string>} files
 */
function sourceOf(path, files) {
  const text = (files[path] ?? '').replaceAll(/(?<=^|[\s{])(?:\/\*[^]*?\*\/|\/\/ .*)/gm, '');
  const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, address = '']) => address);
  const names = [...text.matchAll(/\.(\w+)|[{,]\s*(\w+)(?=\s*[,:}=])/g)].map(
    ([, read, listed]) => read ?? listed ?? '',
  );
  return {
    path,
    folder: folderOf(path),
    imports: new Set(imported.map((address) => address.replace(/^#/, '')).map((each) => resolved(each, path))),
    names: new Set(names),
  };
}

/**
 * @param {string} address
 * @param {string} importer
 */
function resolved(address, importer) {
  return address.startsWith('.') ? join(importer, '..', address) : address;
}

/**
 * The folders of a fragment or operation and of all that spreads it.
 * @param {string} name
 * @param {readonly Definition[]} definitions
 */
function foldersWith(name, definitions) {
  const names = new Set([name]);
  for (const each of names) {
    for (const { name: user, spreads } of definitions) if (spreads.has(each)) names.add(user);
  }
  return new Set(definitions.filter((each) => names.has(each.name)).map(({ folder }) => folder));
}

/**
 * The folder whose operations have one generated file, such as `web/features/cart`.
 * @param {string} path
 */
function folderOf(path) {
  return /^web\/(?:features\/seller\/)?(?:features\/|shared\/)?[^/]+/.exec(path)?.[0] ?? '';
}

/**
 * The generated file of a folder, as `codegen.ts` names it.
 * @param {string} folder
 */
function generatedFor(folder) {
  const name = folder.replace('web/features/seller/', 'seller-').replace(/^web\/(features|shared)\//, '');
  return `web/__generated__/${name}.ts`;
}
