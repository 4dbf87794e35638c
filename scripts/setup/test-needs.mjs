import { parseArgs } from 'node:util';

/**
 * The things that the tests of a project use besides the installed packages. A project that is not listed here needs
 * everything.
 * @typedef {'builds' | 'chromium' | 'otherBrowsers' | 'postgres' | 'haproxy'} Need
 * @type {Record<string, Need[]>}
 */
const needsOfProject = {
  unit: [],
  web: [],
  gateway: [],
  contract: [],
  german: [],
  spanish: [],
  'replaced-modules': [],
  'replaced-modules-web': [],
  statements: ['postgres'],
  backend: [],
  spreadsheets: [],
  'dropped-clauses': [],
  postgres: ['postgres'],
  e2e: ['builds', 'chromium'],
  'e2e-drifting': ['builds', 'chromium'],
  'e2e-classic': ['builds', 'chromium'],
  'other-browsers': ['builds', 'otherBrowsers'],
  cluster: ['builds', 'postgres', 'haproxy'],
};

/**
 * The projects that run the tests of a folder, where their names differ from the folder's.
 * @type {Record<string, string[]>}
 */
const projectsOfFolder = { backend: ['backend', 'postgres'], e2e: ['e2e', 'e2e-drifting'] };

/** @type {Need[]} */
const everything = ['builds', 'chromium', 'otherBrowsers', 'postgres', 'haproxy'];
/** What the first part of the tests uses, which `npm test` runs. @type {Need[]} */
const ofFirstPart = ['builds', 'chromium', 'postgres'];

/**
 * Reads from the arguments of vitest what the chosen tests need. Unknown arguments mean everything.
 * @param {string[]} args
 * @param {'first' | 'rest'} [part] the part of the tests, if all tests of it run
 * @returns {Set<Need>}
 */
export function needsOf(args, part) {
  if (part === 'first') return new Set(ofFirstPart);
  const { named, files } = read(args);
  // `!postgres` leaves a project out of those that the files have.
  const chosen = named.filter((name) => !name.startsWith('!'));
  const projects = chosen.length > 0 ? chosen : files.flatMap(projectsOfFile);
  if (projects.length === 0) return new Set(everything);
  return new Set(projects.flatMap((project) => needsOfProject[project] ?? everything));
}

/**
 * Whether these arguments of vitest choose all tests.
 * @param {string[]} args
 */
export function isWhole(args) {
  const { named, files, isNamed } = read(args);
  return named.length === 0 && files.length === 0 && !isNamed;
}

/** @param {string[]} args */
function read(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { project: { type: 'string', multiple: true }, testNamePattern: { type: 'string', short: 't' } },
    strict: false,
    allowPositionals: true,
  });
  return {
    named: values.project?.map(String) ?? [],
    files: positionals,
    isNamed: values.testNamePattern !== undefined,
  };
}

/** @param {string} path for example `tests/unit/text-fold.test.ts` */
function projectsOfFile(path) {
  const folder = /(?:^|\/)tests\/([\w-]+)\//.exec(path)?.[1] ?? 'unknown';
  return projectsOfFolder[folder] ?? [folder];
}
