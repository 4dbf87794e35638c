import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, posix } from 'node:path';
import { importsOf } from './imports.mjs';

/**
 * Which test files test a module, for `npm test -- --of MODULE`: those of its name, those that import it, those that its first line
 * names, and those that `tests/tested-by.json` names for it or, when it names none, for its folder. A row of that table is a folder, a
 * module, or modules of a folder: `folder/{one,other}`.
 */

/** @type {Record<string, string>} test files without ending, divided by spaces */
export const testedBy = JSON.parse(readFileSync('tests/tested-by.json', 'utf8'));

const kebab = (/** @type {string} */ name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** The name of a module or of a test, without its folder, its ending and the part that says what kind of module it is. */
const subjectOf = (/** @type {string} */ path) =>
  kebab(basename(path, extname(path)).replace(/\.test$/, ''))
    .replace(/^(?:web|\d{4})-/, '')
    .replace(/-(api|document|input|page|repository|resolvers|routes)$/, '');

const sides = ['backend', 'gateway', 'web'];
const kinds = /\.(mjs|tsx?)$/;

/** The files of a folder, by paths with slashes. */
export const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => kinds.test(path));

/** @typedef {Map<string, Set<string>>} Found test files by what leads to them */

/** @param {Found} found @param {string} key @param {string} path */
const add = (found, key, path) => found.set(key, (found.get(key) ?? new Set()).add(path));

/** All test files by the subjects that they are named after, and by the modules that they import. */
export function readTests() {
  /** @type {Found} */
  const bySubject = new Map();
  /** @type {Found} */
  const byModule = new Map();
  for (const path of filesIn('tests').filter((each) => /\.test\.tsx?$/.test(each))) {
    add(bySubject, subjectOf(path), path);
    for (const module of importsOf(readFileSync(path, 'utf8'), path)) add(byModule, module, path);
  }
  return { bySubject, byModule };
}

/** The modules or the folder of a row. @param {string} row */
export function placesOf(row) {
  const [, folder = '', names = ''] = /^(.+)\/\{(.+)\}$/.exec(row) ?? [];
  return names === '' ? [row] : names.split(',').map((name) => `${folder}/${name}`);
}

/** @type {Map<string, string[]>} */
const rows = new Map(
  Object.entries(testedBy).flatMap(([row, tests]) => placesOf(row).map((place) => [place, tests.split(' ')])),
);

/** The test file that a row names without its ending. */
export const testFile = (/** @type {string} */ name) =>
  ['ts', 'tsx'].map((ending) => `tests/${name}.test.${ending}`).find((path) => existsSync(path));

/**
 * The test files of the module's name, those that import it, and those that its first line names: `// Tested by tests/… and tests/….`
 * @param {string} module its path
 * @param {{ bySubject: Found, byModule: Found }} tests
 */
export function ownTestsOf(module, { bySubject, byModule }) {
  const side = module.split('/', 1)[0] ?? '';
  /** The sides of the shop whose tests say nothing about this module. */
  const others = sides.includes(side) ? sides.filter((each) => each !== side) : [];
  const named = [...(bySubject.get(subjectOf(module)) ?? [])];
  const isMigration = module.includes('/migrations/');
  const ofSide = named.filter(
    (path) => !others.some((each) => path.split('/').includes(each)) && path.includes('/migrations/') === isMigration,
  );
  const [, written] = /^\/\/ Tested by (.+)\.\n/.exec(readFileSync(module, 'utf8')) ?? [];
  return [...new Set([...ofSide, ...(byModule.get(module) ?? []), ...(written?.split(' and ') ?? [])])];
}

/**
 * All test files of a module, the nearest first.
 * @param {string} module its path
 * @param {{ bySubject: Found, byModule: Found }} tests
 */
export function testsOf(module, tests) {
  const names = rows.get(module.replace(kinds, '')) ?? rows.get(dirname(module)) ?? [];
  const listed = names.flatMap((name) => testFile(name) ?? []);
  const own = ownTestsOf(module, tests);
  const importing = tests.byModule.get(module) ?? new Set();
  // What many tests import helps most of them, and few test it.
  const nearest = importing.size > 6 ? [...own.filter((path) => !importing.has(path)), ...listed] : own;
  return [...new Set([...nearest, ...own, ...listed])];
}

/** The modules that are tested: nothing tests texts, styles, types, data of the seed and what is generated. */
export const modules = () =>
  ['common', 'readers', ...sides]
    .flatMap(filesIn)
    .filter((path) => !/\/(?:__generated__|seed|texts)\/|\/texts\.ts$|\.(?:css|d)\.ts$/.test(path))
    .filter((path) =>
      /^(?:export )?(?:default |async )*(?:class|const|function|let)\b/m.test(readFileSync(path, 'utf8')),
    );

/**
 * The modules of a name: a path, its end, or a name without an ending.
 * @param {string} name
 */
export const modulesNamed = (name) =>
  modules().filter(
    (path) => name !== '' && `/${path.replace(kinds, '')}`.endsWith(posix.join('/', name.replace(kinds, ''))),
  );
