import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { bin } from './builds.mjs';

/**
 * Which test files a change can break, for `npm test -- --changed`. Vitest knows the files that import a changed module. Files that
 * start processes or a browser import nothing of the program: the tables below name them.
 */

/** The projects whose tests import what they test. */
const importing = [
  'unit',
  'web',
  'gateway',
  'backend',
  'contract',
  'german',
  'spanish',
  'replaced-modules',
  'replaced-modules-web',
];

/**
 * What a browser test has in its text that uses an area of the web app.
 * @type {readonly (readonly [RegExp, RegExp])[]}
 */
const areas = [
  [/^web\/features\/(cart|addresses)\//, /\/cart|add-address|addAddress|order\(/],
  [
    /^web\/features\/(catalog|search|shopping-list)\/|^web\/shared\/(food|suits|regulars)\//,
    /\/products|shopping list/i,
  ],
  [/^web\/features\/(orders|withdrawal)\//, /my-orders|withdraw/i],
  [/^web\/features\/(account|profile|password-reset|shop-pages)\//, /signUp|openLogin|\/pages\/|reset-password/],
  [/^web\/features\/seller\/(orders|picking|today|status)\//, /seller\/orders|seller\/today|Pick list/],
  [
    /^web\/features\/seller\/(products|food|imports|categories|stock)\//,
    /product-list|seller\/import|goods-received|count-stock|'\/seller'/,
  ],
  [/^web\/features\/seller\/(shop|law|team)\//, /seller\/shop|ready-to-open|seller\/team/],
  [/^web\/features\/seller\/shell\//, /openSellerArea/],
];

/**
 * The test files for changed files that no test imports.
 * @type {readonly (readonly [RegExp, readonly string[]])[]}
 */
const files = [
  [/^(web|gateway|backend|common|readers)\//, ['tests/e2e/shopping.test.ts', 'tests/e2e/selling.test.ts']],
  [
    /^contract\/|^scripts\/contract\//,
    ['tests/backend/contract-document.test.ts', 'tests/unit/contract-breaking.test.ts'],
  ],
  [/^texts\//, ['tests/unit/languages.test.ts', 'tests/e2e/german-day.test.ts']],
  [/^web\/worker\//, ['tests/e2e/offline-shop.test.ts']],
  [/^web\/theme\/|\.css\.ts$/, ['tests/e2e/narrow-screens.test.ts', 'tests/e2e/density.test.ts']],
  [/^gateway\/(pages|web-app)\/|^web\/app\/server/, ['tests/e2e/rendered-pages.test.ts']],
  [/^gateway\/(main|server|process)/, ['tests/gateway/process.test.ts']],
  [/^backend\/(main|config|environment)|^backend\/db\//, ['tests/backend/store-process.test.ts']],
  [/^scripts\/|^package(-lock)?\.json$/, ['tests/e2e/start-command.test.ts']],
  [/^deploy\/|^scripts\/(admin|release)/, ['tests/cluster/deploy-files.test.ts', 'tests/cluster/install.test.ts']],
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
  const byArea = areas
    .filter(([area]) => changed.some((path) => area.test(path)))
    .flatMap(([, use]) => browserTests.filter(({ text }) => use.test(text)).map(({ path }) => path));
  const named = files.filter(([kind]) => changed.some((path) => kind.test(path))).flatMap(([, each]) => each);
  const own = changed.filter((path) => /^tests\/.*\.test\.tsx?$/.test(path));
  return [...new Set([...byArea, ...named, ...own])].toSorted();
}

/**
 * The test files that a change since a revision can break.
 * @param {string} revision
 */
export function changedTests(revision) {
  const folder = 'tests/e2e';
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const browserTests = names.map((name) => {
    const path = `${folder}/${name}`;
    return { path, text: readFileSync(path, 'utf8') };
  });
  const list = execFileSync(
    process.execPath,
    [
      bin('vitest'),
      'list',
      '--config=tests/vitest.config.ts',
      '--filesOnly',
      `--changed=${revision}`,
      ...importing.map((name) => `--project=${name}`),
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const imported = list.split('\n').flatMap((line) => /tests\/\S+\.test\.tsx?$/.exec(line)?.[0] ?? []);
  return [...new Set([...imported, ...filesByTable(changedFiles(revision), browserTests)])].toSorted();
}
