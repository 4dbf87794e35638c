import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { reached, usersOf } from './imports.mjs';
import { filesIn, modules, readTests, testsOf } from './tests-of.mjs';

/**
 * Which test files a change can break, for `npm test -- --changed`: those that import a changed module, or one that uses it. Files that
 * start processes or a browser, or that read files, import nothing of the program: the tables below name them.
 */

/** The tests that import what they test. */
const importing = /^tests\/(?:backend|contract|gateway|german|replaced-modules|spanish|unit|web)\/.*\.test\.tsx?$/;

/** A change of these can break every test. */
const ofAll = /^package(?:-lock)?\.json$|^tests\/vitest\.config\.ts$/;

/**
 * Modules that put all features of one side together. Nearly every test imports them, so a test that a change reaches only by them
 * runs when it is quick, or when its name, its imports or `tests/tested-by.json` say that it tests a module that the change reaches.
 */
const gates = [
  'backend/backend-app.ts',
  'gateway/apis.ts',
  'gateway/gateway-app.ts',
  'gateway/graphql/schema.ts',
  'web/app/App.tsx',
  'web/app/Shell.tsx',
  'web/app/page-components.ts',
  'web/app/server/server-entry.tsx',
  'web/features/seller/page-components.tsx',
];
const quickMs = 5000;

/**
 * The browser tests of the areas of the web app: those that walk through the area, and what the text of any test has that uses it.
 * @type {readonly { area: RegExp, walks: readonly string[], use: RegExp }[]}
 */
const areas = [
  {
    area: /^web\/features\/(cart|addresses)\//,
    walks: ['cart-sums', 'forms', 'guest-order'],
    use: /\/cart|add-address|addAddress|order\(/,
  },
  {
    area: /^web\/features\/(catalog|home|search|shopping-list)\/|^web\/shared\/(food|products|regulars|suits)\//,
    walks: ['browsing', 'product-page', 'shopping-list', 'suits-me'],
    use: /\/products|shopping list/i,
  },
  { area: /^web\/features\/(orders|withdrawal)\//, walks: ['guest-order', 'regulars'], use: /my-orders|withdraw/i },
  {
    area: /^web\/features\/(account|profile|password-reset|shop-pages)\//,
    walks: ['forms', 'shell'],
    use: /signUp|openLogin|\/pages\/|reset-password/,
  },
  {
    area: /^web\/features\/seller\/(customers|orders|picking|today|status)\//,
    walks: ['pick-sheets', 'scanned-kinds', 'telephone-order'],
    use: /seller\/orders|seller\/today|Pick list/,
  },
  {
    area: /^web\/features\/seller\/(products|food|imports|categories|stock)\//,
    walks: ['scanner', 'todays-origins'],
    use: /product-list|seller\/import|goods-received|count-stock|'\/seller'/,
  },
  {
    area: /^web\/features\/seller\/(shop|law|team)\//,
    walks: ['german-opening'],
    use: /seller\/shop|ready-to-open|seller\/team/,
  },
  { area: /^web\/features\/seller\/shell\//, walks: ['seller-keyboard'], use: /openSellerArea/ },
];

/** A change of more areas runs every browser test that uses one of them. */
const fewAreas = 2;

/**
 * The test files for changed files that no test imports.
 * @type {readonly (readonly [RegExp, readonly string[]])[]}
 */
const files = [
  [
    /^(web|gateway|backend|common|readers)\//,
    ['tests/e2e/shopping.test.ts', 'tests/e2e/selling.test.ts', 'tests/unit/tests-of.test.ts'],
  ],
  [/\.md$/, ['tests/unit/decisions.test.ts', 'tests/unit/page-links.test.ts', 'tests/unit/readme.test.ts']],
  [/^tests\/.*\.test\.tsx?$/, ['tests/unit/tests-page.test.ts']],
  [/\.graphql$/, ['tests/gateway/persisted-operations.test.ts', 'tests/gateway/web-operations.test.ts']],
  [
    /^contract\/|^scripts\/contract\//,
    ['tests/backend/contract-document.test.ts', 'tests/unit/contract-breaking.test.ts'],
  ],
  [/^texts\//, ['tests/unit/languages.test.ts']],
  [
    /^texts\/de\//,
    [
      'tests/e2e/german-day.test.ts',
      ...['history-labels', 'order-file', 'price-lists', 'search', 'shopping-lists', 'store-sentences'].map(
        (name) => `tests/german/${name}.test.ts`,
      ),
    ],
  ],
  [/^texts\/es\//, ['tests/spanish/search.test.ts', 'tests/spanish/shopping-lists.test.ts']],
  [/^(?:texts\/\w+\/)?gateway\/search\//, ['tests/unit/search-in-languages.test.ts']],
  [/^web\/worker\//, ['tests/e2e/offline-shop.test.ts']],
  [/^web\/theme\/|\.css\.ts$/, ['tests/e2e/narrow-screens.test.ts', 'tests/e2e/density.test.ts']],
  [/^gateway\/(pages|web-app)\/|^web\/app\/server/, ['tests/e2e/rendered-pages.test.ts']],
  [/^gateway\/(main|server|process)/, ['tests/gateway/process.test.ts']],
  [/^backend\/(main|config|environment)|^backend\/db\//, ['tests/backend/store-process.test.ts']],
  [/^scripts\/|^package(-lock)?\.json$/, ['tests/e2e/start-command.test.ts']],
  [/^deploy\/|^scripts\/(admin|release)/, ['tests/cluster/deploy-files.test.ts', 'tests/cluster/install.test.ts']],
];

const walkFile = (/** @type {string} */ name) => `tests/e2e/${name}.test.ts`;

/** All files that the tables name. */
export const namedFiles = [
  ...areas.flatMap(({ walks }) => walks.map(walkFile)),
  ...files.flatMap(([, named]) => named),
];

/**
 * The files that differ from a revision, also new ones.
 * @param {string} revision
 */
export function changedFiles(revision) {
  const listed = (/** @type {string[]} */ args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const paths = [
    ...listed(['diff', '--name-only', revision]),
    ...listed(['ls-files', '--others', '--exclude-standard']),
  ];
  return [...new Set(paths.filter(Boolean))];
}

/**
 * The revision before the last commits, or why there is none: a copy without its history, or a short one.
 * @param {number} commits
 * @param {string} [folder]
 * @returns {{ revision: string } | { missing: string }}
 */
export function revisionBefore(commits, folder = '.') {
  const revision = `HEAD~${commits}`;
  const { status, error } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {
    cwd: folder,
  });
  if (status === 0) return { revision };
  // Git ends with 1 for a revision that it does not know, and with 128 outside of a repository.
  if (error || status !== 1) return { missing: 'This copy has no history of git.' };
  return { missing: `This copy's history has no more than ${commits} commits.` };
}

/**
 * The files by the tables above.
 * @param {readonly string[]} changed
 * @param {readonly { path: string, text: string }[]} browserTests
 */
export function filesByTable(changed, browserTests) {
  const hit = areas.filter(({ area }) => changed.some((path) => area.test(path)));
  const byArea = hit.flatMap(({ walks, use }) =>
    hit.length <= fewAreas
      ? walks.map(walkFile)
      : browserTests.filter(({ text }) => use.test(text)).map(({ path }) => path),
  );
  const named = files.filter(([kind]) => changed.some((path) => kind.test(path))).flatMap(([, each]) => each);
  const own = changed.filter((path) => /^tests\/.*\.test\.tsx?$/.test(path));
  return [...new Set([...byArea, ...named, ...own])].toSorted();
}

/**
 * The milliseconds of test files when they were last measured.
 * @param {string} page `tests/lab/results/test-times.md`
 */
export function measuredMs(page) {
  const rows = page.matchAll(/^\| (tests\/\S+) +\| +(\d+) \| +(\d+) \| +(\d+) \|$/gm);
  return new Map([...rows].map(([, path = '', ...times]) => [path, times.reduce((sum, ms) => sum + Number(ms), 0)]));
}

/**
 * The test files that import what has changed, see `gates`.
 * @param {readonly string[]} changed
 */
export function filesByImports(changed) {
  const users = usersOf(
    ['backend', 'common', 'gateway', 'readers', 'scripts', 'tests', 'texts', 'web'].flatMap(filesIn),
  );
  const near = reached(changed, users, gates);
  const tests = readTests();
  const tested = new Set(modules());
  const named = near.filter((path) => tested.has(path)).flatMap((module) => testsOf(module, tests));
  const ms = measuredMs(readFileSync('tests/lab/results/test-times.md', 'utf8'));
  const quick = reached(changed, users).filter((path) => (ms.get(path) ?? 0) <= quickMs);
  return [...new Set([...near, ...named, ...quick])].filter((path) => importing.test(path) && existsSync(path));
}

/**
 * The test files that a change since a revision can break.
 * @param {string} revision
 */
export function changedTests(revision) {
  const changed = changedFiles(revision);
  const folder = 'tests/e2e';
  const browserTests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }));
  const imported = changed.some((path) => ofAll.test(path))
    ? filesIn('tests').filter((path) => importing.test(path))
    : filesByImports(changed);
  // A changed file may be one that is gone.
  const all = [...imported, ...filesByTable(changed, browserTests)].filter((path) => existsSync(path));
  return [...new Set(all)].toSorted();
}
