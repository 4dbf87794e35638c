import { expect, test } from 'vitest';
import { needsOf } from '../../scripts/setup/test-needs.mjs';

const everything = ['builds', 'chromium', 'otherBrowsers', 'postgres', 'haproxy'];

test.each([
  ['--project unit', []],
  ['--project=web --project gateway', []],
  ['--project postgres', ['postgres']],
  ['--project e2e', ['builds', 'chromium']],
  ['tests/unit/text-fold.test.ts', []],
  ['tests/gateway/uploads.test.ts -t upload', []],
  ['tests/backend/seeding.test.ts', ['postgres']],
  ['--project backend tests/backend/seeding.test.ts', []],
  ['/home/ada/greengate/tests/e2e/shell.test.ts', ['builds', 'chromium']],
  ['tests/e2e-classic/classic-store.test.ts', ['builds', 'chromium']],
  ['', everything],
  ['uploads', everything],
  ['--project e2e*', everything],
  ['--project !unit', everything],
  ['--project=!postgres tests/unit/text-fold.test.ts tests/e2e/shell.test.ts', ['builds', 'chromium']],
  ['tests/unit/text-fold.test.ts uploads', everything],
])('npm test -- %s prepares %j', (args, needs) => {
  expect([...needsOf(args.split(' ').filter(Boolean))].toSorted()).toEqual(needs.toSorted());
});

test('the first part needs no other browser and no balancer, the rest needs everything', () => {
  expect([...needsOf([], 'first')].toSorted()).toEqual(['builds', 'chromium', 'postgres']);
  expect([...needsOf([], 'rest')].toSorted()).toEqual(everything.toSorted());
});
