import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reached, usersOf } from '../../scripts/setup/imports.mjs';
import {
  filesIn,
  modules,
  modulesNamed,
  ownTestsOf,
  placesOf,
  readTests,
  testedBy,
  testFile,
  testsOf,
} from '../../scripts/setup/tests-of.mjs';

const all = modules();
const tests = readTests();
/** These tests start processes or a browser, or load the search in a language: they import nothing of what they test. */
const importsNothing = /^tests\/(?:cluster|e2e)\/|\/(?:process|search-in-languages|store-process)\.test\.ts$/;

test('every module leads to a test: by its name, an import, its first line, or the table', () => {
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((module) => testsOf(module, tests).length === 0)).toEqual([]);
});

test('rules, readers, queries and the search lead to their tests without the table', () => {
  const withRules = all.filter((module) =>
    /^(?:backend\/rules|gateway\/search|readers)\/|-repository\.ts$/.test(module),
  );
  expect(withRules.length).toBeGreaterThan(100);
  expect(withRules.filter((module) => ownTestsOf(module, tests).length === 0)).toEqual([]);
});

test('each test that a first line or the table names is there and imports the code, directly or by others', () => {
  const users = usersOf(['backend', 'common', 'gateway', 'readers', 'tests', 'texts', 'web'].flatMap(filesIn));
  const testsReached = new Map(all.map((module) => [module, new Set(reached([module], users))]));
  const withoutEnding = (module: string) => module.replace(/\.\w+$/, '');
  const places = new Set(Object.keys(testedBy).flatMap(placesOf));
  const rows = Object.entries(testedBy).flatMap(([row, names]) =>
    placesOf(row).flatMap((place) => names.split(' ').map((name) => ({ place, file: testFile(name) ?? name }))),
  );
  const ofPlace = (place: string) =>
    all.filter(
      (module) =>
        withoutEnding(module) === place || (path.dirname(module) === place && !places.has(withoutEnding(module))),
    );
  const lines = all.flatMap((module) => {
    const [, files] = /^\/\/ Tested by (.+)\.\n/.exec(readFileSync(module, 'utf8')) ?? [];
    return files?.split(' and ').map((file) => ({ place: withoutEnding(module), file })) ?? [];
  });
  const wrong = [...rows, ...lines].filter(
    ({ place, file }) =>
      !existsSync(file) ||
      !ofPlace(place).some((module) => importsNothing.test(file) || testsReached.get(module)?.has(file)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  // By its name, by an import, by its first line, by its own row, and by that of its folder.
  ['held-taxes', 'tests/unit/held-taxes.test.ts'],
  ['web/features/cart/CartPage.tsx', 'tests/web/cart-page.test.tsx'],
  ['backend/rules/slots', 'tests/unit/delivery-slots.test.ts'],
  ['tour-repository', 'tests/backend/tours.test.ts'],
  ['backend/db/lease.ts', 'tests/backend/exclusive-work.test.ts'],
  ['orders/joining/open-order.ts', 'tests/backend/joined-orders.test.ts'],
])('%s leads to %s', (name, first) => {
  const found = modulesNamed(name);
  expect(found).toHaveLength(1);
  expect(testsOf(found[0]!, tests)[0]).toBe(first);
});

test('no module has an unknown name', () => {
  expect([...modulesNamed('no-such-module'), ...modulesNamed('')]).toEqual([]);
});
