import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take more than a minute, the longest first. */
export const longFiles = [
  'tests/languages/pseudo-language.test.ts',
  'tests/e2e/languages.test.ts',
  'tests/e2e/rendered-pages.test.ts',
  'tests/e2e/page-walk.test.ts',
  'tests/e2e/order-life.test.ts',
  'tests/e2e/offline-shop.test.ts',
  'tests/cluster/cluster.test.ts',
  'tests/cluster/upgrade-and-rollback.test.ts',
];

/** Begins with the long files, so that no core waits at the end of a group for one of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longFiles.findIndex((file) => moduleId.endsWith(file));
      return place === -1 ? longFiles.length : place;
    };
    // Vitest keeps this order within each group.
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
