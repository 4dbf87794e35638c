import { availableParallelism, tmpdir } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { oneLanguage } from '../scripts/setup/languages-plugin.mjs';
import { pseudoLanguage } from '../scripts/setup/language.mjs';
import {
  drifting,
  firstOnPostgres,
  firstProjects,
  isFirstPart,
  isRest,
  onlyOnPostgres,
  piecesInBrowsers,
  piecesOfGateway,
  restInBrowsers,
  restOfBackend,
  restOfGateway,
  restOnPostgres,
  restProjects,
} from './parts.ts';
import { LongestFirst } from './support/longest-first.ts';
import { styleNames } from './support/web/style-names.ts';

const root = new URL('..', import.meta.url).pathname;

/** The timeout of `expect.poll` in milliseconds. Vitest's default of a second is too short for a browser on a busy machine. */
const poll = { timeout: 10_000 };

/**
 * Many of these tests wait: for a deadline, a slow store, a process that starts. One file more than there are cores keeps the
 * cores busy meanwhile.
 */
const busyCores = { maxWorkers: availableParallelism() + 1 };

/** Files of one process share the modules that they import, because importing them takes longer than most tests. */
const sharedModules = { isolate: false };

/** Some of these tests start a server as a process. */
const serverBuilds = 'tests/support/server-builds.ts';

/** Tests that drive a browser: after all others, because a browser and a whole shop need the cores. */
const inBrowsers = {
  testTimeout: 90_000,
  hookTimeout: 180_000,
  ...busyCores,
  sequence: { groupOrder: 1 },
};

/** Whether a project of one part only belongs to the part that runs. */
const runs = ({ test: { name } }: { test: { name: string } }) =>
  !(isFirstPart ? restProjects : isRest ? firstProjects : new Set()).has(name);

const sqlRecorder = 'tests/support/sql-recorder.ts';

/**
 * Projects take transformed modules from each other, and from earlier runs. A file's text is the key, so a project whose plugin reads
 * another file in its place must not.
 */
const sharedTransforms = { experimental: { fsModuleCache: true } };
const ownTransforms = { experimental: { fsModuleCache: false } };

/** Settings of the tests of every project. */
const everywhere = { testTimeout: 60_000, expect: { poll }, ...sharedModules, ...sharedTransforms };

/** A project that runs in Node. */
const onNode = (name: string, include: string | string[], rest: object = {}) => ({
  root,
  resolve: {
    alias: [
      // The copy that Node resolves too, because two copies of graphql refuse each other's schemas.
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      { find: '@node-rs/argon2', replacement: `${root}tests/support/quick-passwords.ts` },
    ],
  },
  test: {
    name,
    include: [include].flat(),
    environment: 'node',
    hookTimeout: 120_000,
    ...everywhere,
    ...rest,
  },
});

/** A project of the web's parts, in jsdom. */
const inWindow = (name: string, include: string, rest: object = {}) => ({
  root,
  plugins: [react(), styleNames],
  test: {
    name,
    include: [include],
    environment: 'jsdom',
    setupFiles: ['tests/support/web/web-setup.ts'],
    ...everywhere,
    ...busyCores,
    ...rest,
  },
});

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      onNode('unit', 'tests/unit/**/*.test.ts', busyCores),
      onNode('gateway', isRest ? [...restOfGateway, ...piecesOfGateway] : 'tests/gateway/**/*.test.ts', {
        ...busyCores,
        exclude: isFirstPart ? restOfGateway : [],
        globalSetup: [serverBuilds],
      }),
      onNode('backend', isRest ? restOfBackend : 'tests/backend/**/*.test.ts', {
        ...busyCores,
        exclude: isFirstPart ? [...restOfBackend, ...onlyOnPostgres] : [],
        globalSetup: [serverBuilds],
        setupFiles: [sqlRecorder],
      }),
      // These tests run on a temporary PostgreSQL, which the global setup starts.
      onNode('postgres', isFirstPart ? firstOnPostgres : isRest ? restOnPostgres : 'tests/backend/**/*.test.ts', {
        ...busyCores,
        // The written answers have the columns of tables in the order of SQLite.
        exclude: [...restOfBackend, 'tests/backend/written-answers.test.ts'],
        globalSetup: [serverBuilds, 'tests/support/postgres-cluster.ts'],
      }),
      // The servers' modules in German.
      {
        ...onNode('german', 'tests/german/**/*.test.ts', { ...busyCores, ...ownTransforms, env: { LANGUAGE: 'de' } }),
        plugins: [oneLanguage('de')],
      },
      // The search and the shopping lists of the gateway in Spanish.
      {
        ...onNode('spanish', 'tests/spanish/**/*.test.ts', { ...busyCores, ...ownTransforms, env: { LANGUAGE: 'es' } }),
        plugins: [oneLanguage('es')],
      },
      // After the backend's tests: what they have sent to SQLite is prepared on PostgreSQL.
      onNode('statements', 'tests/statements/**/*.test.ts', {
        ...busyCores,
        sequence: { groupOrder: 1 },
        globalSetup: ['tests/support/postgres-cluster.ts'],
      }),
      onNode('contract', 'tests/contract/**/*.test.ts', busyCores),
      // Each of these files, and of those in jsdom below, replaces a module that other files import as it is, or needs a page
      // that no other file has used.
      onNode('replaced-modules', 'tests/replaced-modules/*.test.ts', { ...busyCores, isolate: true }),
      onNode('e2e', isRest ? [...restInBrowsers, ...piecesInBrowsers] : 'tests/e2e/**/*.test.ts', {
        ...inBrowsers,
        exclude: isFirstPart ? restInBrowsers : [],
        globalSetup: ['tests/support/shared-shop.ts'],
      }),
      // This project runs the same tests over a drifting store.
      onNode('e2e-drifting', drifting, {
        ...inBrowsers,
        globalSetup: ['tests/support/drifting-shop.ts'],
      }),
      // A short walk over the bundled store without its extensions.
      onNode('e2e-classic', 'tests/e2e-classic/**/*.test.ts', {
        ...inBrowsers,
        globalSetup: ['tests/support/classic-shop.ts'],
      }),
      // A shop in the pseudo-language. Its processes would need builds of their own, so its servers run in the tests' process.
      {
        ...onNode('languages', 'tests/languages/**/*.test.ts', {
          ...inBrowsers,
          ...ownTransforms,
          globalSetup: ['tests/support/shared-shop.ts', 'tests/support/languages/pseudo-build.ts'],
        }),
        plugins: [oneLanguage(pseudoLanguage)],
      },
      // One test in Firefox and in WebKit, if this machine has them.
      onNode('other-browsers', 'tests/other-browsers/**/*.test.ts', {
        ...inBrowsers,
        testTimeout: 300_000,
        globalSetup: ['tests/support/shared-shop.ts'],
      }),
      // Files that LibreOffice and Gnumeric open and save, if this machine has them. `npm test -- --all` installs them.
      onNode('spreadsheets', 'tests/spreadsheets/**/*.test.ts', { ...busyCores, sequence: { groupOrder: 1 } }),
      // Queries of the changed repositories without one of their clauses. Alone, because a test that fails by a busy machine looks
      // as if it noticed.
      onNode('dropped-clauses', 'tests/dropped-clauses/**/*.test.ts', {
        testTimeout: 900_000,
        sequence: { groupOrder: 3 },
      }),
      // These tests run two of each process behind a balancer. They come late, because they need both cores.
      // Their machines have a `/dev` of their own, so the files of these tests stay on the disk.
      onNode('cluster', 'tests/cluster/**/*.test.ts', {
        env: { TMPDIR: process.env['DISK_TMPDIR'] ?? tmpdir() },
        testTimeout: 120_000,
        hookTimeout: 180_000,
        maxWorkers: 2,
        sequence: { groupOrder: 2 },
      }),
      inWindow('web', 'tests/web/**/*.test.{ts,tsx}'),
      inWindow('replaced-modules-web', 'tests/replaced-modules/web/**/*.test.{ts,tsx}', { isolate: true }),
    ].filter(runs),
  },
});
